"""Pankh Gym: a barbell's plates are the wings. "Before you fly, you rise.\""""
from drawing import disc, mark, path, rect, stopped, words

BLACK, FIRE, BONE = '#120F10', '#FF4A1C', '#FFF3E6'


def lifter(cx, y, s, skin=BONE, vest=FIRE):
    """From the waist up, arms overhead; y is the bar, the body hangs below it."""
    o = path('M-170 0L-196 210L-120 330', 'none', skin, 74, ' stroke-linejoin="round"') + path(
        'M170 0L196 210L120 330', 'none', skin, 74, ' stroke-linejoin="round"'
    )
    o += disc(0, 150, 96, skin)
    o += path('M-210 330C-150 262 -60 270 0 300C60 270 150 262 210 330L150 760H-150Z', vest)
    o += rect(-206, -44, 72, 88, skin, 30) + rect(134, -44, 72, 88, skin, 30)
    return f'<g transform="translate({cx} {y}) scale({s})">{o}</g>'


def wings(cx, y, first, step, w, count, h0, grow, lift, colours):
    """Plates on both ends of the bar, each taller and higher than the last."""
    o = ''
    for i in range(count):
        dx, h, up = first + i * step, h0 + i * grow, i * lift
        for sx in (-1, 1):
            x = cx + sx * dx - w / 2
            o += rect(x, y - h / 2 - up, w, h, colours[i % len(colours)], w / 2)
    return o


def hoarding():
    s = rect(0, 0, 2400, 1200, BLACK)
    s += rect(780, 372, 840, 24, BONE)
    s += wings(1200, 384, 330, 104, 66, 9, 120, 60, 6, (FIRE,))
    s += lifter(1200, 384, 0.92)
    s += rect(0, 880, 2400, 320, FIRE)
    s += words(1200, 1144, 258, 'UDNE SE PEHLE, UTHNA.', 'anton', BLACK, FIRE, 'middle', track=0.004)
    s += mark('pankh', 96, 724, 120, BONE) + words(240, 812, 82, 'PANKH GYM', 'anton', BONE, BLACK)
    return s + words(2304, 812, 62, '5 a.m. to 10 p.m.', 'archivo-slim', BONE, BLACK, 'end')


def portrait():
    s = rect(0, 0, 1200, 2000, FIRE)
    s += rect(150, 838, 900, 28, BLACK)
    s += wings(600, 852, 300, 88, 60, 4, 300, 170, 40, (BLACK,))
    s += lifter(600, 852, 1.12, BONE, BLACK)
    s += rect(0, 1480, 1200, 520, BLACK)
    s += words(64, 262, 190, 'UDNE SE PEHLE,', 'anton', BLACK, FIRE)
    s += words(58, 1812, 330, 'UTHNA.', 'anton', FIRE, BLACK)
    s += mark('pankh', 66, 1846, 110, BONE) + words(204, 1926, 74, 'PANKH GYM', 'anton', BONE, BLACK)
    return s + words(1134, 1926, 46, '5 a.m. to 10 p.m.', 'archivo-slim', BONE, BLACK, 'end')


def story():
    s = rect(0, 0, 1080, 1920, BONE)
    for i, (t, fill) in enumerate((('उठ।', BLACK), ('उठ।', BLACK), ('उठ।', BLACK), ('उड़।', '#C42E06'))):
        s += words(70, 442 + i * 300, 392, stopped(t, 0.08), 'deva-slim', fill, BONE)
    for i, w in enumerate((1, 2, 3)):
        y = 352 + i * 300
        s += rect(640, y - 8, 400, 16, BLACK)
        for k in range(w):
            s += rect(690 - k * 30, y - 90 + k * 14, 22, 180 - k * 28, BLACK, 11) + rect(
                968 + k * 30, y - 90 + k * 14, 22, 180 - k * 28, BLACK, 11
            )
    s += wings(846, 1290, 46, 34, 24, 5, 90, 40, 20, (FIRE,)) + rect(800, 1282, 92, 16, FIRE)
    s += rect(0, 1560, 1080, 360, BLACK)
    s += mark('pankh', 60, 1660, 150, FIRE) + words(246, 1774, 100, 'PANKH GYM', 'anton', BONE, BLACK)
    return s
