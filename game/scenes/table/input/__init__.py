"""From an event of a device to what the player wants; nothing here changes anything."""
