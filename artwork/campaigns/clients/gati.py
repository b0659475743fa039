"""Gatiyaan: an electric scooter that is gone before it is heard. "Quietly fast.\""""
from drawing import disc, mark, path, rect, words

LIME, BLACK, WHITE, MOSS = '#CDF545', '#101510', '#FFFFFF', '#3C4A33'


def scooter(x, y, s, body=BLACK, trim=WHITE, tyre=BLACK, hub=LIME, seat=MOSS):
    """A scooter that runs to the right; (x, y) is the ground under its rear wheel's middle."""
    o = path('M560 -400L662 -118', 'none', tyre, 36)
    # tail, rear body and floor in one sweep, up into the apron
    o += path(
        (
            'M-170 -352C-60 -372 90 -366 210 -344C262 -334 286 -300 300 -252C308 -224 322 -212 352 '
            '-212H420C452 -212 468 -228 462 -262L430 -452C424 -488 446 -508 480 -508H506C538 -508 556 '
            '-490 562 -462L606 -248C614 -208 596 -148 540 -148H214C206 -224 150 -280 74 -284C-40 -288 '
            '-120 -292 -170 -352Z'
        ),
        body,
    )
    o += path(
        (
            'M-150 -372C-70 -430 20 -404 120 -412C176 -416 236 -418 262 -380C268 -368 256 -360 240 '
            '-362C120 -376 -20 -374 -110 -360C-132 -356 -156 -360 -150 -372Z'
        ),
        seat,
    )
    o += path('M486 -500L452 -592', 'none', tyre, 30)
    o += path('M372 -592C420 -612 470 -614 512 -596', 'none', tyre, 30, ' stroke-linecap="round"')
    o += path('M500 -470L540 -270', 'none', trim, 14, ' stroke-linecap="round"') + path(
        'M-96 -330C-20 -336 70 -334 150 -322', 'none', trim, 14, ' stroke-linecap="round"'
    )
    o += disc(556, -440, 26, trim)
    for wx in (20, 668):
        o += disc(wx, -112, 112, tyre) + disc(wx, -112, 62, hub) + disc(wx, -112, 26, tyre)
    o += path('M548 -160A128 128 0 0 1 786 -160L762 -152A106 106 0 0 0 572 -152Z', body)
    return f'<g transform="translate({x} {y}) scale({s})">{o}</g>'


def ghost(x, y, s, tint):
    return scooter(x, y, s, tint, tint, tint, tint, tint)


def hoarding():
    s = rect(0, 0, 2400, 1200, LIME)
    for i, c in enumerate(('#C4EC3F', '#B9E235', '#ABD42A')):
        s += ghost(1010 + i * 160, 1090, 1.08, c)
    s += scooter(1500, 1090, 1.08)
    s += rect(0, 1090, 2400, 110, BLACK)
    s += words(108, 196, 104, 'chupchaap', 'archivo-thin', BLACK, LIME)
    s += words(80, 570, 470, 'TEZ.', 'archivo-italic', BLACK, LIME)
    s += mark('gati', 100, 790, 150, BLACK) + words(
        276, 890, 76, 'GATIYAAN', 'archivo-italic', BLACK, LIME, track=-0.02
    )
    return s


def portrait():
    s = rect(0, 0, 1200, 2000, LIME)
    for i, c in enumerate(('#C8F042', '#C0E83B', '#B4DD2F', '#A4CE24')):
        s += ghost(-150 + i * 250, 1640, 1.5, c)
    s += scooter(960, 1640, 1.5) + rect(0, 1640, 1200, 360, BLACK)
    s += words(80, 250, 118, 'chupchaap', 'archivo-thin', BLACK, LIME)
    s += words(56, 610, 385, 'TEZ.', 'archivo-italic', BLACK, LIME)
    s += mark('gati', 76, 1760, 120, LIME) + words(
        216, 1842, 72, 'GATIYAAN', 'archivo-italic', LIME, BLACK, track=-0.02
    )
    s += words(1124, 1840, 42, 'Electric scooters', 'archivo-text', WHITE, BLACK, 'end')
    return s


def story():
    s = rect(0, 0, 1080, 1920, BLACK) + rect(0, 1300, 1080, 14, LIME)
    for i, t in enumerate(('#1B241A', '#263322', '#34472B')):
        s += ghost(-330 + i * 150, 1300, 1.12, t)
    s += scooter(150, 1300, 1.12, LIME, BLACK, '#F4F7EC', BLACK, WHITE)
    s += words(76, 300, 96, 'chupchaap', 'archivo-thin', WHITE, BLACK)
    s += words(58, 600, 342, 'TEZ.', 'archivo-italic', LIME, BLACK)
    s += words(80, 1510, 54, 'Stadium Chowk se ghar,', 'archivo-text', WHITE, BLACK) + words(
        80, 1580, 54, 'aur padosi so raha hai.', 'archivo-text', WHITE, BLACK
    )
    s += mark('gati', 76, 1700, 120, LIME) + words(
        218, 1782, 70, 'GATIYAAN', 'archivo-italic', LIME, BLACK, track=-0.02
    )
    return s
