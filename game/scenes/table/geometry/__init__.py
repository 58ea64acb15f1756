"""Where everything on the table lies: places, poses and the layout of a window size; no pictures."""
