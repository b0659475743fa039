"""Rasoi Bazaar: a pressure cooker counts the family home."""
from drawing import disc, lines, mark, path, rect, words

TEAL, DEEP, CREAM, STEEL, DARK, MUSTARD, PEACH = (
    '#0A666E',
    '#074A52',
    '#FFF1D6',
    '#D8DEDC',
    '#10262B',
    '#FFB81F',
    '#F9BFA3',
)


def cooker(cx, base, s):
    o = ''
    w, h = 640 * s, 330 * s
    o += path(f'M{cx - w * .58} {base - h * .86}h{w * .1}v{h * .26}h-{w * .1}Z', DARK)
    o += rect(cx + w * 0.46, base - h - 58 * s, 430 * s, 66 * s, DARK, 33 * s)
    o += rect(cx + w * 0.42, base - h + 26 * s, 300 * s, 58 * s, DARK, 20 * s)
    o += path(
        (
            f'M{cx - w / 2} {base - h}H{cx + w / 2}V{base - 70 * s}A{70 * s} {70 * s} 0 0 1 '
            f'{cx + w / 2 - 70 * s} {base}H{cx - w / 2 + 70 * s}A{70 * s} {70 * s} 0 0 1 {cx - w / 2} '
            f'{base - 70 * s}Z'
        ),
        STEEL,
    )
    o += rect(cx - w / 2, base - 78 * s, w, 26 * s, '#B4BFBD')
    o += path(
        f'M{cx - w * .36} {base - h + 70 * s}V{base - 130 * s}',
        'none',
        '#FFFFFF',
        34 * s,
        ' stroke-linecap="round"',
    )
    o += rect(cx - w / 2 - 24 * s, base - h - 44 * s, w + 48 * s, 56 * s, DARK, 12 * s)
    o += path(
        (
            f'M{cx - w / 2 + 10 * s} {base - h - 44 * s}C{cx - w * .44} {base - h - 170 * s} '
            f'{cx - w * .2} {base - h - 196 * s} {cx} {base - h - 196 * s}S{cx + w * .44} '
            f'{base - h - 170 * s} {cx + w / 2 - 10 * s} {base - h - 44 * s}Z'
        ),
        STEEL,
    )
    o += path(
        (
            f'M{cx - w * .34} {base - h - 100 * s}C{cx - w * .26} {base - h - 140 * s} {cx - w * .14} '
            f'{base - h - 154 * s} {cx - w * .06} {base - h - 156 * s}'
        ),
        'none',
        '#FFFFFF',
        26 * s,
        ' stroke-linecap="round"',
    )
    o += rect(cx - 26 * s, base - h - 240 * s, 52 * s, 60 * s, DARK) + rect(
        cx - 74 * s, base - h - 300 * s, 148 * s, 66 * s, MUSTARD, 16 * s
    )
    return o


def puff(x, y, r, fill):
    """A whistle's worth of steam."""
    return ''.join(
        disc(x + dx * r, y + dy * r, k * r, fill)
        for dx, dy, k in (
            (0, 0, 1),
            (-0.82, 0.28, 0.66),
            (0.84, 0.24, 0.7),
            (-0.42, -0.62, 0.62),
            (0.46, -0.66, 0.66),
            (-0.1, 0.62, 0.6),
            (0.55, 0.66, 0.5),
            (-0.62, 0.7, 0.46),
        )
    )


def hoarding():
    s = rect(0, 0, 2400, 1200, TEAL)
    s += puff(1660, 330, 104, CREAM) + puff(1925, 270, 150, CREAM) + puff(2262, 210, 206, CREAM)
    s += cooker(1640, 1120, 1.02) + rect(0, 1120, 2400, 80, DEEP)
    s += (
        words(1660, 390, 168, '1', 'bowlby', TEAL, CREAM, 'middle')
        + words(1928, 354, 236, '2', 'bowlby', TEAL, CREAM, 'middle')
        + words(2256, 326, 320, '3', 'bowlby', TEAL, CREAM, 'middle')
    )
    s += lines(96, 240, 176, 184, ['Three', 'whistles,', 'everyone’s', 'home.'], 'bowlby', CREAM, TEAL)
    s += mark('rasoi', 96, 914, 150, MUSTARD) + words(272, 1018, 84, 'Rasoi Bazaar', 'bowlby', CREAM, TEAL)
    return s


def portrait():
    s = rect(0, 0, 1200, 2000, TEAL)
    s += puff(590, 930, 112, CREAM) + puff(760, 740, 160, CREAM) + puff(610, 330, 330, CREAM)
    s += cooker(500, 1880, 1.3) + rect(0, 1860, 1200, 140, DEEP)
    s += words(590, 984, 150, '1', 'bowlby', TEAL, CREAM, 'middle') + words(
        764, 812, 210, '2', 'bowlby', TEAL, CREAM, 'middle'
    )
    s += lines(
        610, 200, 104, 112, ['Three', 'whistles,', 'everyone’s', 'home.'], 'bowlby', TEAL, CREAM, 'middle'
    )
    s += (
        mark('rasoi', 268, 1540, 130, TEAL)
        + words(416, 1600, 62, 'Rasoi', 'bowlby', TEAL, STEEL)
        + words(416, 1664, 62, 'Bazaar', 'bowlby', TEAL, STEEL)
    )
    return s


def square():
    s = rect(0, 0, 1400, 1400, PEACH)
    s += '<g transform="rotate(0)">' + puff(1000, 330, 210, CREAM) + '</g>'
    s += cooker(560, 1500, 1.5)
    s += words(1000, 420, 250, '3', 'bowlby', TEAL, CREAM, 'middle')
    s += lines(84, 190, 124, 130, ['Dinner', 'in three.'], 'bowlby', DARK, PEACH)
    s += (
        mark('rasoi', 330, 1100, 150, TEAL)
        + words(500, 1166, 68, 'Rasoi', 'bowlby', TEAL, STEEL)
        + words(500, 1238, 68, 'Bazaar', 'bowlby', TEAL, STEEL)
    )
    return s
