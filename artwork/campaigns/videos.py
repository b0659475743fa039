"""Posters of the ten films, 1920 x 1080: each title in its own voice over an abstract of its own.

The films are the Blender Studio's open movies. Nothing is taken from their artwork.
"""
import random

from drawing import disc, dome, lines, move, path, polygon, rect, ring, wedge, within, words


def credit(year, fill, on, x=90, y=1000):
    return words(x, y, 34, f'Blender open movie, {year}', 'archivo-text', fill, on)


def bunny():
    g, ink = '#BFE07A', '#1E3B16'
    s = rect(0, 0, 1920, 1080, g)
    for x, top, turn in ((1300, 120, -9), (1560, 60, 8)):
        s += (
            f'<g transform="rotate({turn} {x} 1080)">'
            + rect(x - 120, top, 240, 1100, '#F7F2E6', 120)
            + rect(x - 56, top + 90, 112, 1000, '#F2A7A0', 56)
            + '</g>'
        )
    s += path('M1000 1080C1080 900 1240 830 1430 830S1800 900 1920 1080Z', '#5E9B3A')
    for x, y in ((1090, 1000), (1780, 990), (1650, 930)):
        s += ''.join(
            disc(x + 22 * k, y + 22 * j, 13, '#FFF') for k, j in ((1, 0), (-1, 0), (0, 1), (0, -1))
        ) + disc(x, y, 12, '#FFC53D')
    return s + lines(84, 300, 220, 226, ['Big', 'Buck', 'Bunny'], 'bowlby', ink, g) + credit(2008, ink, g)


def sintel():
    g, c = '#1C1320', '#F6E9D8'
    s = rect(0, 0, 1920, 1080, g)
    for r in range(9):
        for k in range(12):
            x, y = 780 + k * 130 + (65 if r % 2 else 0), 1130 - r * 118
            hot = (r, k) == (4, 4)
            s += (
                disc(x, y, 92, '#E2542A' if hot else ('#33202F', '#3D2536', '#2A1A2A')[(r + k) % 3])
                + disc(x, y, 64, '#FFB347' if hot else '#1C1320')
                + disc(x, y, 40, '#FFE3A8' if hot else ('#3D2536', '#472C3E', '#33202F')[(r * 2 + k) % 3])
            )
    s += polygon([(0, 0), (1010, 0), (700, 1080), (0, 1080)], g)
    return s + words(84, 460, 330, 'Sintel', 'instrument', c, g) + credit(2010, c, g)


def steel():
    g, ink = '#C9CED2', '#14181C'
    s = rect(0, 0, 1920, 1080, g)
    for c in range(16):
        for r in range(7):
            x, y = 60 + c * 120, 40 + r * 160 + (80 if c % 2 else 0)
            k = 0.5 + 0.5 * (c / 15)
            hot = (c, r) == (11, 2)
            s += move(
                x,
                y,
                path(
                    'M0 -70C26 -24 42 2 42 30A42 42 0 0 1 -42 30C-42 2 -26 -24 0 -70Z',
                    '#C8282D' if hot else ('#9AA3AA', '#7E888F', '#AEB6BC')[(c + r) % 3],
                ),
                k,
            )
    s += rect(0, 560, 1920, 520, ink)
    return (
        s
        + lines(80, 760, 176, 176, ['TEARS', 'OF STEEL'], 'archivo', '#F1F3F4', ink)
        + credit(2012, '#F1F3F4', ink, 1440, 1000)
    )


def elephants():
    g, c = '#E9E2C8', '#2A2B20'
    s = rect(0, 0, 1920, 1080, g)
    rnd = random.Random(12)
    nodes = [
        (1060, 210, 130),
        (1420, 340, 210),
        (1760, 170, 110),
        (1180, 640, 160),
        (1600, 780, 190),
        (1860, 560, 90),
        (980, 920, 90),
    ]
    for a in nodes:
        for b in nodes:
            if a < b and rnd.random() < 0.6:
                s += path(
                    f'M{a[0]} {a[1]}C{a[0]} {(a[1] + b[1]) / 2} {b[0]} {(a[1] + b[1]) / 2} {b[0]} {b[1]}',
                    'none',
                    c,
                    12,
                )
    for i, (x, y, r) in enumerate(nodes):
        s += (
            disc(x, y, r, ('#5C7A5A', '#B6562E', '#D9A441')[i % 3])
            + ''.join(wedge(x, y, r * 0.5, r * 1.12, k * 30, r * 0.2, r * 0.2, c) for k in range(12))
            + disc(x, y, r * 0.72, g)
            + disc(x, y, r * 0.5, c)
            + disc(x, y, r * 0.2, ('#D9A441', '#E9E2C8', '#B6562E')[i % 3])
        )
    return (
        s
        + rect(0, 0, 860, 1080, g)
        + lines(84, 400, 170, 180, ['Elephants', 'Dream'], 'young', c, g)
        + credit(2006, c, g)
    )


def cosmos():
    g, c = '#F4B8C4', '#2B1A5A'
    s = (
        rect(0, 0, 1920, 1080, g)
        + rect(900, 0, 1020, 1080, '#F9F1E7')
        + rect(900, 0, 1020, 150, '#E8DCCB')
        + disc(1000, 75, 34, c)
        + rect(1560, 46, 260, 58, c, 29)
    )
    x, y = 1410, 620
    s += disc(x, y, 400, '#C9BCA8') + disc(x, y, 350, c)
    s += within(
        'door',
        disc(x, y, 350, '#fff'),
        ''.join(
            ring(x + 60, y + 90, r, 22, k)
            for r, k in ((150, '#F4B8C4'), (240, '#5B3FA6'), (330, '#F0C24B'), (420, '#5B3FA6'))
        )
        + disc(x + 60, y + 90, 96, '#F0C24B')
        + disc(x - 150, y + 20, 44, '#EF6B4A')
        + disc(x + 190, y - 130, 30, '#9FE0D8')
        + disc(x - 90, y - 210, 20, '#FFF')
        + path(
            (
                f'M{x - 400} {y + 260}Q{x - 200} {y + 180} {x} {y + 260}T{x + 400} '
                f'{y + 260}V{y + 400}H{x - 400}Z'
            ),
            '#9FE0D8',
        ),
    )
    return s + lines(78, 420, 142, 150, ['Cosmos', 'Laundromat'], 'gabarito', c, g) + credit(2015, c, g)


def spring():
    g, ink = '#DCE9F2', '#16324A'
    s = rect(0, 0, 1920, 1080, g) + disc(1380, 620, 330, '#F7D774')
    s += path('M0 760C300 700 560 720 860 770S1500 860 1920 740V1080H0Z', '#FFFFFF')
    s += path('M1380 812C1370 640 1400 470 1380 300', 'none', '#3D8B4A', 30, ' stroke-linecap="round"')
    for y, k in ((330, 1), (470, 1.25), (620, 1.5)):
        s += move(
            1384,
            y,
            path('M0 60C20 -40 110 -90 210 -80C190 20 110 70 0 60Z', '#58B05C')
            + path('M0 60C-20 -40 -110 -90 -210 -80C-190 20 -110 70 0 60Z', '#3D8B4A'),
            k,
        )
    return s + words(76, 480, 340, 'Spring', 'fraunces-italic', ink, g) + credit(2019, ink, '#FFFFFF')


def agent():
    g, cream = '#14233F', '#FBF3E4'
    s = rect(0, 0, 1920, 1080, g)
    pole = rect(1320, -40, 330, 1180, cream)
    for i in range(12):
        y = -260 + i * 230
        pole += polygon([(1320, y + 190), (1650, y), (1650, y + 76), (1320, y + 266)], '#D12B2B') + polygon(
            [(1320, y + 305), (1650, y + 115), (1650, y + 191), (1320, y + 381)], '#2A66B8'
        )
    s += (
        within('pole', rect(1320, 150, 330, 780, '#fff'), pole)
        + rect(1280, 60, 410, 96, '#E5B93C', 20)
        + rect(1280, 924, 410, 96, '#E5B93C', 20)
        + disc(1485, 50, 70, '#E5B93C')
    )
    return (
        s
        + words(80, 390, 284, 'AGENT 327', 'anton', cream, g)
        + words(84, 552, 103, 'OPERATION BARBERSHOP', 'anton', '#F0C955', g)
        + credit(2017, cream, g)
    )


def llamigos():
    g, ink = '#FFD9B0', '#3B1E2B'
    s = rect(0, 0, 1920, 1080, g) + disc(1440, 380, 220, '#F4714A')
    s += (
        polygon([(700, 800), (1000, 380), (1240, 800)], '#8FB6C9')
        + polygon([(900, 520), (1000, 380), (1080, 520), (1000, 480)], '#FFFFFF')
        + polygon([(1260, 800), (1640, 300), (1960, 800)], '#6F9CB3')
        + polygon([(1520, 458), (1640, 300), (1742, 458), (1640, 410)], '#FFFFFF')
    )
    s += rect(0, 780, 1920, 300, '#FFFFFF')
    for x, k, c, f in ((1240, 1, '#C98B4F', 1), (1640, 1.1, '#7D3F34', -1)):
        o = (
            rect(-60, -420, 120, 460, c, 60)
            + rect(-60, -420, 210, 120, c, 60)
            + polygon([(-50, -390), (-30, -500), (0, -400)], c)
            + polygon([(-6, -400), (20, -500), (46, -400)], c)
            + disc(70, -370, 13, ink)
            + path('M-260 140C-260 20 -200 -40 -60 -40H60V140Z', c)
            + rect(-240, 100, 56, 170, c)
            + rect(0, 100, 56, 170, c)
        )
        s += f'<g transform="translate({x} 790) scale({k * f} {k})">{o}</g>'
    return (
        s
        + words(76, 250, 190, 'Llamigos', 'caprasimo', ink, g)
        + words(84, 360, 66, 'Caminandes 3', 'caprasimo', ink, g)
        + credit(2016, ink, '#FFFFFF')
    )


def sprite():
    g, c = '#12261F', '#FFE9C9'
    s = rect(0, 0, 1920, 1080, g)
    for x, base, w, h, cap in (
        (1010, 1080, 150, 240, '#C8324A'),
        (1300, 1080, 230, 470, '#E8572F'),
        (1640, 1080, 190, 340, '#C8324A'),
        (1850, 1080, 140, 210, '#E8572F'),
        (820, 1080, 100, 130, '#E8572F'),
    ):
        s += rect(x - w * 0.22, base - h, w * 0.44, h, '#F3DDBB') + dome(x, base - h + 20, w, cap, w * 0.82)
        s += ''.join(
            f'<ellipse cx="{x + dx * w}" cy="{base - h - dy * w}" rx="{w * q:.0f}" '
            f'ry="{w * q * .8:.0f}" fill="{c}"/>'
            for dx, dy, q in ((-0.5, 0.2, 0.13), (0.05, 0.42, 0.17), (0.52, 0.16, 0.11))
        )
    for x, y in ((1480, 900), (1140, 960), (1760, 1000)):
        s += ''.join(
            f'<ellipse cx="{x + k}" cy="{y}" rx="17" ry="26" fill="#D6FF5C"/>'
            f'<circle cx="{x + k}" cy="{y + 6}" r="8" fill="#12261F"/>'
            for k in (-26, 26)
        )
    return s + lines(80, 300, 240, 226, ['Sprite', 'Fright'], 'shrikhand', c, g) + credit(2021, c, g, 90, 640)


def coffee():
    g, c, b = '#2B1710', '#FFE9C9', '#E8572F'
    s = rect(0, 0, 1920, 1080, g)
    s += ''.join(
        rect(700 - k * 90, 190 + k * 110, 600, 26, (b, '#F5A300', '#8A4B2A')[k], 13) for k in range(3)
    )
    cup = (
        path('M-190 -150H190L140 300H-140Z', c)
        + rect(-215, -210, 430, 74, b, 20)
        + path('M-175 -20H175L157 130H-157Z', '#8A4B2A')
        + disc(0, 55, 46, c)
    )
    s += f'<g transform="translate(1480 520) rotate(16) scale(1.35)">{cup}</g>'
    s += ''.join(
        disc(x, y, r, '#8A4B2A')
        for x, y, r in ((1180, 250, 26), (1090, 330, 17), (1240, 180, 14), (1010, 270, 11))
    )
    return s + lines(76, 700, 210, 200, ['Coffee', 'Run'], 'caprasimo', c, g) + credit(2020, c, g)


PIECES = {
    '1': bunny,
    '2': sintel,
    '3': steel,
    '4': elephants,
    '5': cosmos,
    '6': spring,
    '7': agent,
    '8': llamigos,
    '9': sprite,
    '10': coffee,
}
