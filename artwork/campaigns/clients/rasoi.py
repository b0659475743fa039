"""Rasoi Bazaar: a pressure cooker counts the family home."""
from drawing import disc, lines, mark, path, rect, words

RED, DEEP, CREAM, STEEL, DARK, MUSTARD = '#C2261C', '#9E1A14', '#FFF1D6', '#E9E2D6', '#2A1310', '#FFB81F'


def cooker(cx, base, s):
    o = ''
    w, h = 640 * s, 330 * s
    o += path(f'M{cx - w * .58} {base - h * .86}h{w * .1}v{h * .26}h-{w * .1}Z', DARK)
    o += rect(cx + w * .46, base - h - 58 * s, 430 * s, 66 * s, DARK, 33 * s)
    o += rect(cx + w * .42, base - h + 26 * s, 300 * s, 58 * s, DARK, 20 * s)
    o += path(f'M{cx - w / 2} {base - h}H{cx + w / 2}V{base - 70 * s}A70 70 0 0 1 {cx + w / 2 - 70 * s} {base}H{cx - w / 2 + 70 * s}A70 70 0 0 1 {cx - w / 2} {base - 70 * s}Z'.replace('A70 70', f'A{70 * s} {70 * s}'), STEEL)
    o += rect(cx - w / 2, base - 78 * s, w, 26 * s, '#CFC5B5')
    o += path(f'M{cx - w * .36} {base - h + 70 * s}V{base - 130 * s}', 'none', '#FFFFFF', 34 * s, ' stroke-linecap="round"')
    o += rect(cx - w / 2 - 24 * s, base - h - 44 * s, w + 48 * s, 56 * s, DARK, 12 * s)
    o += path(f'M{cx - w / 2 + 10 * s} {base - h - 44 * s}C{cx - w * .44} {base - h - 170 * s} {cx - w * .2} {base - h - 196 * s} {cx} {base - h - 196 * s}S{cx + w * .44} {base - h - 170 * s} {cx + w / 2 - 10 * s} {base - h - 44 * s}Z', STEEL)
    o += path(f'M{cx - w * .34} {base - h - 100 * s}C{cx - w * .26} {base - h - 140 * s} {cx - w * .14} {base - h - 154 * s} {cx - w * .06} {base - h - 156 * s}', 'none', '#FFFFFF', 26 * s, ' stroke-linecap="round"')
    o += rect(cx - 26 * s, base - h - 240 * s, 52 * s, 60 * s, DARK) + rect(cx - 74 * s, base - h - 300 * s, 148 * s, 66 * s, MUSTARD, 16 * s)
    return o


def puff(x, y, r, fill):
    """A whistle's worth of steam."""
    return ''.join(disc(x + dx * r, y + dy * r, k * r, fill) for dx, dy, k in ((0, 0, 1), (-.82, .28, .66), (.84, .24, .7), (-.42, -.62, .62), (.46, -.66, .66), (-.1, .62, .6), (.55, .66, .5), (-.62, .7, .46)))


def hoarding():
    s = rect(0, 0, 2400, 1200, RED)
    s += puff(1640, 440, 108, CREAM) + puff(1900, 300, 150, CREAM) + puff(2236, 190, 196, CREAM)
    s += cooker(1640, 1120, 1.02) + rect(0, 1120, 2400, 80, DEEP)
    s += words(1640, 500, 168, '1', 'bowlby', RED, CREAM, 'middle') + words(1904, 382, 232, '2', 'bowlby', RED, CREAM, 'middle') + words(2240, 300, 310, '3', 'bowlby', RED, CREAM, 'middle')
    s += lines(96, 262, 168, 178, ['Three', 'whistles,', 'and every-', 'one’s home.'], 'bowlby', CREAM, RED)
    s += mark('rasoi', 96, 918, 150, MUSTARD) + words(272, 1022, 84, 'Rasoi Bazaar', 'bowlby', CREAM, RED)
    return s
