"""The pages of an OGG file (RFC 3533): give its stream a number of our own, so that bytes can be repeated."""

from __future__ import annotations

HEADER = 27
"""Bytes of a page before its table of segments."""
SERIAL, CHECKSUM = slice(14, 18), slice(22, 26)
SEGMENTS = 26
"""The byte that tells how many entries the table has."""


def _entry(number: int) -> int:
    value = number << 24
    for _ in range(8):
        value = (value << 1) ^ (0x04C11DB7 if value & 0x80000000 else 0)
    return value & 0xFFFFFFFF


TABLE = tuple(_entry(number) for number in range(256))


def checksum(page: bytes) -> int:
    """The CRC-32 of a page whose own checksum is zero."""
    value = 0
    for byte in page:
        value = ((value << 8) & 0xFFFFFFFF) ^ TABLE[(value >> 24) ^ byte]
    return value


def numbered(ogg: bytes, serial: int) -> bytes:
    """The file with that serial number on each page; ValueError if it is no OGG file."""
    pages, start = bytearray(), 0
    while start < len(ogg):
        if ogg[start : start + 4] != b"OggS":
            raise ValueError(f"expected an OGG page at byte {start}")
        sizes = ogg[start + HEADER : start + HEADER + ogg[start + SEGMENTS]]
        page = bytearray(ogg[start : start + HEADER + len(sizes) + sum(sizes)])
        start += len(page)
        page[SERIAL], page[CHECKSUM] = serial.to_bytes(4, "little"), bytes(4)
        page[CHECKSUM] = checksum(page).to_bytes(4, "little")
        pages += page
    return bytes(pages)
