"""Colours."""


def linear(code):
    """Converts '#rrggbb' to scene-linear RGB."""
    parts = [int(code[i:i + 2], 16) / 255 for i in (1, 3, 5)]
    return tuple(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in parts)


def shade(colour, factor):
    return tuple(min(1.0, c * factor) for c in colour)


def blend(a, b, t):
    return tuple(p + (q - p) * t for p, q in zip(a, b))
