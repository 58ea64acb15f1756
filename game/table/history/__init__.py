"""Every match that was played: a folder of records, and an index that can be made anew from them."""
