"""The first deal of a beginner, guided by sentences; nothing of it is kept."""
