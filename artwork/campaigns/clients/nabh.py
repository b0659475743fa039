"""Nabh Hospital: the heartbeat draws a house. "Get well. Get home.\""""
from drawing import disc, lines, mark, path, rect, words

SKY, INK, RED, WHITE = '#BFE0F4', '#0E2C4E', '#C8282D', '#FFFFFF'


def beat(x, y, w, colour, stroke, at, s):
    """A heart's trace from x across w; the house stands `at` px from x, at scale s. Ends flat."""
    h = x + at
    d = (
        f'M{x} {y}H{x + at * .42}l{26 * s} {-60 * s}l{40 * s} {120 * s}l{46 * s} {-190 * s}l{40 * s} '
        f'{150 * s}l{22 * s} {-20 * s}H{h}'
        f'V{y - 300 * s}L{h + 260 * s} {y - 560 * s}L{h + 520 * s} {y - 300 * s}V{y}H{x + w}'
    )
    return path(d, 'none', colour, stroke, ' stroke-linejoin="miter" stroke-miterlimit="6"')


def window(cx, cy, s, colour, pane):
    """A window whose bars are a cross."""
    return (
        rect(cx - 78 * s, cy - 78 * s, 156 * s, 156 * s, pane)
        + rect(cx - 15 * s, cy - 78 * s, 30 * s, 156 * s, colour)
        + rect(cx - 78 * s, cy - 15 * s, 156 * s, 30 * s, colour)
    )


def cloud(x, y, s, fill=WHITE):
    return (
        f'<g transform="translate({x} {y}) scale({s})">'
        + rect(-190, -56, 380, 112, fill, 56)
        + disc(-60, -60, 88, fill)
        + disc(64, -40, 70, fill)
        + '</g>'
    )


def hoarding():
    y = 946
    return (
        rect(0, 0, 2400, 1200, SKY)
        + cloud(1330, 330, 1.1)
        + cloud(2230, 250, 1.5)
        + cloud(2010, 200, 0.6)
        + path(f'M1560 {y}V{y - 330}L1846 {y - 616}L2132 {y - 330}V{y}Z', WHITE)
        + beat(0, y, 2400, RED, 40, 1560, 1.1)
        + window(1846, y - 250, 1.25, RED, '#FFE08A')
        + words(100, 356, 300, 'Get well.', 'instrument', INK, SKY)
        + words(100, 640, 300, 'Get home.', 'instrument', INK, SKY)
        + mark('nabh', 100, 1022, 116, INK)
        + words(242, 1108, 90, 'Nabh Hospital', 'instrument', INK, SKY, track=-0.015)
    )


def portrait():
    y = 1610
    return (
        rect(0, 0, 1200, 2000, SKY)
        + cloud(170, 910, 1.2)
        + cloud(1120, 770, 1.3)
        + cloud(690, 640, 0.55)
        + path(f'M560 {y}V{y - 330}L820 {y - 590}L1080 {y - 330}V{y}Z', WHITE)
        + beat(0, y, 1200, RED, 38, 560, 1.0)
        + window(820, y - 250, 1.15, RED, '#FFE08A')
        + words(72, 300, 286, 'Get well.', 'instrument', INK, SKY)
        + words(72, 560, 286, 'Get home.', 'instrument', INK, SKY)
        + mark('nabh', 72, 1790, 120, INK)
        + words(222, 1880, 96, 'Nabh Hospital', 'instrument', INK, SKY, track=-0.015)
    )


def newspaper():
    paper, ink = '#F3ECDF', '#1B1A1E'
    y = 800
    copy = [
        'The best room in our hospital is the one you already have.',
        'It has your own pillow in it, and somebody who knows how',
        'you take your tea. We will get you back there as soon as',
        'you are well, and not a day later.',
    ]
    return (
        rect(0, 0, 1200, 1600, paper)
        + path(f'M520 {y}V{y - 360}L810 {y - 650}L1100 {y - 360}V{y}Z', '#FFFFFF')
        + path(
            (
                f'M0 {y}H220l26 -60l38 100l46 -190l40 166l22 -16H520V{y - 360}L810 {y - 650}L1100 '
                f'{y - 360}V{y}H1200'
            ),
            'none',
            '#B3201F',
            30,
            ' stroke-linejoin="miter" stroke-miterlimit="10"',
        )
        + window(810, y - 270, 1.25, '#B3201F', paper)
        + rect(0, 0, 40, 1600, paper)
        + rect(1160, 0, 40, 1600, paper)
        + path('M40 40H1160V1560H40Z', 'none', ink, 6)
        + words(92, 1066, 204, 'Get well.', 'instrument', ink, paper)
        + words(92, 1240, 204, 'Get home.', 'instrument', ink, paper)
        + lines(96, 1338, 42, 50, copy, 'instrument', ink, paper, track=0)
        + mark('nabh', 92, 100, 100, ink)
        + words(92, 272, 66, 'Nabh', 'instrument', ink, paper)
        + words(92, 336, 66, 'Hospital', 'instrument', ink, paper)
    )
