"""Zaikapur: a chilli as long as the board, and one small glass. "Keep the water close.\""""
from drawing import mark, path, polygon, rect, words

FLAME, CHILLI, DARK, STEM, CREAM, WATER, HOT = (
    '#FF7A2F',
    '#C4101F',
    '#3A0610',
    '#1F6B3A',
    '#FFF1DC',
    '#BFE6F2',
    '#E3342B',
)


def chilli(x, y, s, turn, shine=HOT):
    o = path(
        (
            'M0 -150C130 -160 260 -110 420 -60C720 30 1000 60 1330 -40C1380 -54 1400 -6 1360 22C1080 210 '
            '640 250 330 160C120 100 -60 60 -70 -40C-76 -110 -50 -146 0 -150Z'
        ),
        CHILLI,
    )
    o += path(
        'M60 -90C240 -90 420 10 640 60C760 88 900 90 1010 72', 'none', shine, 34, ' stroke-linecap="round"'
    )
    o += path(
        (
            'M40 -176C-60 -196 -130 -130 -120 -30C-112 60 -40 96 40 92C-10 40 -14 10 30 -20C0 -60 10 -120 '
            '40 -176Z'
        ),
        STEM,
    )
    o += path('M-110 -60C-210 -80 -280 -150 -300 -260', 'none', STEM, 52, ' stroke-linecap="round"')
    return f'<g transform="translate({x} {y}) rotate({turn}) scale({s})">{o}</g>'


def glass(x, y, s, ink=DARK):
    """A tumbler of water; (x, y) is the middle of its foot."""
    o = polygon([(-80, -230), (80, -230), (62, 0), (-62, 0)], CREAM) + polygon(
        [(-73, -150), (73, -150), (62, 0), (-62, 0)], WATER
    )
    return (
        f'<g transform="translate({x} {y}) scale({s})">{o}'
        + path('M-80 -230H80L62 0H-62Z', 'none', ink, 12, ' stroke-linejoin="round"')
        + '</g>'
    )


def hoarding():
    return (
        rect(0, 0, 2400, 1200, FLAME)
        + chilli(600, 700, 1.28, 0)
        + words(104, 300, 204, 'Paani paas rakhiye.', 'shrikhand', DARK, FLAME)
        + rect(0, 1120, 2400, 80, DARK)
        + glass(2190, 1120, 0.98)
        + mark('zaika', 96, 920, 150, DARK)
        + words(262, 1024, 104, 'Zaikapur', 'shrikhand', DARK, FLAME)
    )


def portrait():
    return (
        rect(0, 0, 1200, 2000, '#FFD9C7')
        + chilli(330, 330, 0.98, 52)
        + rect(0, 1840, 1200, 160, DARK)
        + glass(1040, 1840, 1.15)
        + words(64, 1540, 178, 'Paani paas', 'shrikhand', '#9C0B18', '#FFD9C7')
        + words(64, 1740, 178, 'rakhiye.', 'shrikhand', '#9C0B18', '#FFD9C7')
        + mark('zaika', 64, 1866, 110, FLAME)
        + words(190, 1948, 84, 'Zaikapur', 'shrikhand', CREAM, DARK)
    )


def square():
    # the open mouth: tongue, teeth, and a chilli for a tongue's guest
    cx, cy = 700, 610
    s = rect(0, 0, 1400, 1400, FLAME)
    s += (
        f'<ellipse cx="{cx}" cy="{cy}" rx="600" ry="500" fill="{CHILLI}"/>'
        f'<ellipse cx="{cx}" cy="{cy}" rx="500" ry="392" fill="{DARK}"/>'
    )
    s += path(
        (
            f'M{cx - 432} {cy - 196}A500 392 0 0 1 {cx + 432} {cy - 196}V{cy - 150}A40 40 0 0 1 '
            f'{cx + 392} {cy - 110}H{cx - 392}A40 40 0 0 1 {cx - 432} {cy - 150}Z'
        ),
        CREAM,
    )
    s += path(
        (
            f'M{cx - 330} {cy + 294}C{cx - 330} {cy + 40} {cx - 140} {cy - 10} {cx} {cy + 60}C{cx + 140} '
            f'{cy - 10} {cx + 330} {cy + 40} {cx + 330} {cy + 294}A500 392 0 0 1 {cx - 330} {cy + 294}Z'
        ),
        '#F26A5B',
    )
    s += chilli(470, 640, 0.42, -6, '#FF5A4A')
    s += rect(0, 1170, 1400, 230, DARK)
    s += words(70, 1322, 110, 'Paani paas rakhiye.', 'shrikhand', CREAM, DARK)
    return s + mark('zaika', 1218, 1218, 130, FLAME)


def story():
    s = rect(0, 0, 1080, 1920, CHILLI)
    for i, (t, g) in enumerate((('Kam', 1), ('Theek', 2), ('Tez', 3), ('Zaikapur', 7))):
        y = 360 + i * 250
        s += words(72, y, 150, t, 'shrikhand', CREAM, CHILLI)
        for k in range(g):
            s += glass(706 + k * 138, y + 30, 0.78) if i < 3 else glass(138 + k * 134, y + 270, 0.76)
    s += rect(0, 1560, 1080, 360, DARK)
    s += words(72, 1712, 112, 'Paani paas', 'shrikhand', CREAM, DARK) + words(
        72, 1836, 112, 'rakhiye.', 'shrikhand', CREAM, DARK
    )
    return s + mark('zaika', 826, 1640, 190, FLAME)
