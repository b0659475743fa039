"""Gatiyaan: an electric scooter that is gone before it is heard. "Quietly fast.\""""
from drawing import disc, lines, mark, path, rect, ring, words

LIME, BLACK, WHITE, MINT, GREEN = '#CDF545', '#101510', '#FFFFFF', '#A6DB2E', '#2C5B12'


def scooter(x, y, s, body=BLACK, trim=WHITE, tyre=BLACK, hub=LIME):
    """A scooter that runs to the right; (x, y) is the ground under its rear wheel's middle."""
    o = ''
    # front fork and apron
    o += path('M520 -330L640 -118', 'none', tyre, 34)
    o += path('M468 -440C520 -452 556 -420 566 -372L600 -214C606 -186 590 -168 562 -168H470C456 -168 452 -180 452 -192C452 -260 440 -330 424 -404C420 -424 440 -436 468 -440Z', body)
    # floor, rear body, tail
    o += path('M486 -226V-128H196C120 -128 84 -178 30 -190C-70 -208 -128 -250 -138 -310C-60 -330 60 -332 190 -318C232 -312 246 -290 246 -262C246 -240 256 -226 282 -226Z', body)
    # seat
    o += path('M-148 -334C-60 -382 40 -352 120 -366C176 -376 236 -372 252 -338C240 -326 200 -334 150 -332C40 -326 -60 -312 -148 -334Z', tyre)
    # handlebar and lamp
    o += path('M470 -430L440 -530', 'none', tyre, 30)
    o += path('M380 -520C430 -556 480 -556 520 -530', 'none', tyre, 28, ' stroke-linecap="round"')
    o += path('M486 -492C540 -500 572 -470 566 -430L488 -424Z', body) + path('M548 -474C566 -462 572 -446 568 -428L546 -428Z', trim)
    # wheels
    for wx in (0, 640):
        o += disc(wx, -104, 104, tyre) + disc(wx, -104, 56, hub) + disc(wx, -104, 24, tyre)
    # mudguard
    o += path('M528 -120A116 116 0 0 1 752 -120', 'none', body, 30)
    o += path('M-112 -300H-40', 'none', trim, 18, ' stroke-linecap="round"')
    return f'<g transform="translate({x} {y}) scale({s})">{o}</g>'


def hoarding():
    s = rect(0, 0, 2400, 1200, LIME)
    for i, c in enumerate(('#BEE53A', '#ADD42F', '#95BC22')):
        s += scooter(1010 + i * 170, 1096, 1.34, c, c, c, c)
    s += scooter(1530, 1096, 1.34)
    s += rect(0, 1096, 2400, 104, BLACK)
    s += words(104, 214, 92, 'chupchaap', 'archivo-thin', BLACK, LIME)
    s += words(70, 640, 520, 'TEZ.', 'archivo-italic', BLACK, LIME)
    s += mark('gati', 100, 800, 150, BLACK) + words(276, 898, 74, 'GATIYAAN', 'archivo-italic', BLACK, LIME, track=-.02)
    return s
