"""Indravati Dairy: a cow with nothing to add. "It's milk. That's all.\""""
from drawing import disc, mark, path, rect, within, words

SKY, INK, WHITE, PINK, ROSE, HORN, HIDE = (
    '#8FD0EE',
    '#15233F',
    '#FFFFFF',
    '#F6A9B0',
    '#DE7F8B',
    '#F3D9A6',
    '#2B2430',
)


def cow(cx, y, s, patch=HIDE):
    """A cow's face from the front; (cx, y) is the point between her eyes."""
    head = (
        'M-210 -250C-120 -300 120 -300 210 -250C232 -120 226 20 190 170L-190 170C-226 20 -232 -120 -210 -250Z'
    )
    o = path('M-190 -230C-290 -260 -330 -350 -300 -470C-250 -390 -180 -350 -90 -330Z', HORN) + path(
        'M190 -230C290 -260 330 -350 300 -470C250 -390 180 -350 90 -330Z', HORN
    )
    for k in (-1, 1):
        o += (
            f'<g transform="scale({k} 1)">'
            + path('M200 -190C290 -250 410 -250 500 -180C470 -70 350 -20 210 -60Z', patch if k < 0 else WHITE)
            + path('M250 -160C310 -196 380 -196 440 -166C410 -104 330 -84 250 -96Z', PINK)
            + '</g>'
        )
    o += path(head, WHITE)
    o += within(
        f'cow{cx}',
        path(head, '#fff'),
        path('M-260 -330H-40C-20 -200 -70 -20 -140 60C-190 110 -240 110 -260 60Z', patch)
        + path('M120 -330H260V-60C190 -90 130 -200 120 -330Z', patch),
    )
    o += path('M-40 -320C-60 -240 -10 -190 10 -240C30 -180 70 -230 50 -320Z', patch)
    for k in (-1, 1):
        o += (
            f'<ellipse cx="{k * 122}" cy="-60" rx="40" ry="46" fill="{WHITE}"/>'
            f'<circle cx="{k * 122}" cy="-54" r="30" fill="{INK}"/>'
            f'<circle cx="{k * 122 + 10}" cy="-66" r="9" fill="{WHITE}"/>'
        )
        o += path(f'M{k * 122 - 52} -74A52 46 0 0 1 {k * 122 + 52} -74Z', patch if k < 0 else '#E4E6EE')
    o += path(
        (
            'M-190 120C-260 150 -290 220 -280 290C-262 400 -140 440 0 440S262 400 280 290C290 220 260 150 '
            '190 120C100 90 -100 90 -190 120Z'
        ),
        PINK,
    )
    o += (
        f'<ellipse cx="-110" cy="232" rx="34" ry="44" fill="{ROSE}"/>'
        f'<ellipse cx="110" cy="232" rx="34" ry="44" fill="{ROSE}"/>'
    )
    o += path('M-120 352H120', 'none', ROSE, 20, ' stroke-linecap="round"')
    return f'<g transform="translate({cx} {y}) scale({s})">{o}</g>'


def hoarding():
    return (
        rect(0, 0, 2400, 1200, SKY)
        + path('M1260 1200C1320 1020 1480 970 1640 990H2020C2180 970 2340 1020 2400 1200Z', WHITE)
        + cow(1850, 610, 1.2)
        + words(98, 390, 246, 'Doodh hai.', 'gabarito', INK, SKY, track=-0.035)
        + words(98, 640, 246, 'Bas.', 'gabarito', INK, SKY, track=-0.035)
        + mark('indravati', 96, 916, 160, INK)
        + words(284, 1026, 92, 'Indravati Dairy', 'gabarito', INK, SKY)
    )


def portrait():
    return (
        rect(0, 0, 1200, 2000, '#F9C6CB')
        + path('M-40 2000C40 1790 260 1730 420 1740H780C940 1730 1160 1790 1240 2000Z', WHITE)
        + cow(600, 1340, 1.22)
        + rect(934, 1250, 216, 236, '#FFC629', 26)
        + disc(1042, 1278, 14, INK)
        + mark('indravati', 978, 1304, 128, INK)
        + words(1042, 1466, 40, 'Indravati', 'gabarito', INK, '#FFC629', 'middle')
        + words(600, 330, 220, 'Doodh hai.', 'gabarito', INK, '#F9C6CB', 'middle', track=-0.035)
        + words(600, 550, 220, 'Bas.', 'gabarito', INK, '#F9C6CB', 'middle', track=-0.035)
    )


def square():
    spots = (
        'M-60 -40H420C500 60 470 230 360 270C250 300 180 230 60 300C0 330 -60 300 -60 240Z',
        'M900 -40H1460V420C1380 470 1260 420 1230 310C1200 200 1010 220 940 130C900 70 890 0 900 -40Z',
        'M-60 900C60 840 230 880 300 1000C360 1110 300 1210 330 1300C350 1380 300 1460 300 1460H-60Z',
        'M1060 1040C1160 960 1300 1000 1460 940V1460H980C940 1330 980 1110 1060 1040Z',
        'M560 -40C560 60 640 110 720 80C790 50 780 -40 780 -40Z',
    )
    return (
        rect(0, 0, 1400, 1400, WHITE)
        + ''.join(path(d, HIDE) for d in spots)
        + words(700, 700, 240, 'Doodh hai.', 'gabarito', INK, WHITE, 'middle', track=-0.035)
        + words(700, 920, 240, 'Bas.', 'gabarito', INK, WHITE, 'middle', track=-0.035)
        + mark('indravati', 450, 1120, 120, INK)
        + words(590, 1202, 66, 'Indravati', 'gabarito', INK, WHITE)
    )
