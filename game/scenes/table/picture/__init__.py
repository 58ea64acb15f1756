"""What is drawn of a table: functions from plain values to pictures, which read and change nothing."""
