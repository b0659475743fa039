"""mitti furniture: the evening takes the good chair. "The evening sits right here.\""""
from drawing import disc, mark, path, rect, within, words

PLUM, BERRY, CLAY, SUN, CREAM, WOOD = '#3A1630', '#7A2440', '#B8432F', '#FFC24A', '#FFF0DC', '#241018'


def seat(x, y, s, wood=WOOD, cloth=CREAM):
    """An easy chair seen from the side, facing left; (x, y) is the floor under its front foot."""
    o = path('M120 0L70 -300', 'none', wood, 46) + path('M640 0L700 -330', 'none', wood, 46)
    o += path(
        'M0 -330C150 -250 330 -236 470 -270C600 -300 690 -420 800 -800',
        'none',
        cloth,
        92,
        ' stroke-linecap="round" stroke-linejoin="round"',
    )
    o += path(
        'M-30 -300C150 -196 350 -182 500 -222C640 -262 740 -400 852 -790',
        'none',
        wood,
        34,
        ' stroke-linecap="round"',
    )
    o += (
        path('M-40 -486H560', 'none', wood, 46, ' stroke-linecap="round"')
        + path('M80 -486V-290', 'none', wood, 34)
        + path('M560 -486L660 -440', 'none', wood, 46, ' stroke-linecap="round"')
    )
    return f'<g transform="translate({x} {y}) scale({s})">{o}</g>'


def evening(w, h, floor, bands):
    o = ''
    for y, c in bands:
        o += rect(0, y, w, h - y, c)
    return o + rect(0, floor, w, h - floor, PLUM)


def hoarding():
    s = evening(
        2400,
        1200,
        1060,
        ((0, PLUM), (190, '#5A1D3A'), (380, BERRY), (570, '#9A3339'), (740, CLAY), (890, '#CF5A34')),
    )
    s += disc(1880, 540, 286, SUN) + seat(1500, 1060, 1.03)
    s += words(104, 330, 208, 'Shaam yahin', 'caprasimo', CREAM, BERRY) + words(
        104, 566, 208, 'baithti hai.', 'caprasimo', CREAM, '#9A3339'
    )
    return (
        s
        + mark('mitti', 104, 1076, 104, SUN)
        + words(232, 1156, 82, 'mitti furniture', 'caprasimo', CREAM, PLUM)
    )


def portrait():
    s = rect(0, 0, 1200, 2000, CLAY)
    for y, c in (
        (0, PLUM),
        (260, '#5A1D3A'),
        (520, BERRY),
        (780, '#9A3339'),
        (1040, CLAY),
        (1300, '#CF5A34'),
    ):
        s += rect(0, y, 1200, 2000 - y, c)
    s += rect(0, 1650, 1200, 350, PLUM)
    s += disc(600, 1010, 350, SUN)
    s += (
        path('M110 1150A110 110 0 0 1 330 1150V1330H870V1150A110 110 0 0 1 1090 1150V1570H110Z', CREAM)
        + rect(330, 1316, 540, 16, '#D9B98E')
        + path('M330 1200V1570M870 1200V1570', 'none', '#D9B98E', 10)
    )
    s += path('M180 1570H250L232 1650H200ZM950 1570H1020L1000 1650H968Z', WOOD)
    s += words(600, 290, 176, 'Shaam yahin', 'caprasimo', CREAM, '#5A1D3A', 'middle') + words(
        600, 490, 176, 'baithti hai.', 'caprasimo', CREAM, '#5A1D3A', 'middle'
    )
    return (
        s
        + mark('mitti', 280, 1760, 120, SUN)
        + words(428, 1850, 88, 'mitti furniture', 'caprasimo', CREAM, PLUM)
    )


def square():
    ground = '#F2C9A1'
    s = rect(0, 0, 1400, 1400, ground)
    # a set of four: each chair keeps an hour of the evening
    for i, (c, sun) in enumerate((('#CF5A34', -80), (CLAY, -20), (BERRY, 34), (PLUM, 84))):
        x, yy = (i % 2) * 700, (i // 2) * 520
        s += within(
            f'q{i}',
            rect(x, yy, 700, 520, '#fff'),
            rect(x, yy, 700, 520, c) + disc(x + 350, yy + 210 + sun, 118, SUN),
        )
        s += (
            f'<g transform="translate({x + 170} {yy + 120}) scale(3.6)">'
            + path(
                (
                    'M6 45A10.500 10.500 0 0 1 27 45V60H73V45A10.500 10.500 0 0 1 94 45V83H6ZM13 '
                    '87.500H23L21 97H15.500ZM77 87.500H87L84.500 97H79Z'
                ),
                CREAM,
            )
            + '</g>'
        )
    s += words(70, 1200, 104, 'Shaam yahin baithti hai.', 'caprasimo', PLUM, ground, track=-0.035)
    return (
        s
        + mark('mitti', 72, 1262, 92, PLUM)
        + words(186, 1334, 66, 'mitti furniture', 'caprasimo', PLUM, ground)
    )
