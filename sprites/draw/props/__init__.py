"""Things that figures hold, wear or stand among."""
