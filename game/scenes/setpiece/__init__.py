"""Set pieces: the short scenes of great moments, each of which ends on a picture worth keeping."""
