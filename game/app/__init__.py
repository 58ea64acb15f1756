"""The program around the table: window, loop, folders, settings, crash file."""
