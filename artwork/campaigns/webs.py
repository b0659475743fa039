"""Home pages of five clients in a browser's frame, 1600 x 1000."""
import random

from clients import amaltas, gati, kalam, mayurika, zaika
from drawing import disc, dome, lines, mark, path, polygon, rect, ring, within, words

BAR, GREY = '#ECE7DD', '#5C574D'


def frame(host, inner):
    """A browser's window: its bar, then the page 1600 x 930 below it."""
    s = rect(0, 0, 1600, 70, BAR) + ''.join(
        disc(40 + i * 34, 35, 10, c) for i, c in enumerate(('#C8502B', '#F5A300', '#1F5B4D'))
    )
    s += rect(170, 14, 1260, 42, '#FFFFFF', 21) + words(
        800, 43, 22, host, 'anek-text', GREY, '#FFFFFF', 'middle'
    )
    s += path('M1476 26h30M1476 35h30M1476 44h30', 'none', GREY, 3)
    return s + within('page', rect(0, 70, 1600, 930, '#fff'), f'<g transform="translate(0 70)">{inner}</g>')


def jewels():
    m = mayurika
    s = rect(0, 0, 1600, 930, m.NIGHT) + m.feather(1130, 360, 0.66) + m.jhumka(1130, 190, 0.72)
    s += mark('mayurika', 64, 34, 60, m.GOLD) + words(
        138, 78, 40, 'Mayurika', 'fraunces', m.CREAM, m.NIGHT, track=-0.01
    )
    for i, t in enumerate(('Jhumkas', 'Bangles', 'Bridal', 'Old gold', 'The shop')):
        s += words((430, 560, 690, 1340, 1450)[i], 74, 24, t, 'fraunces-text', m.CREAM, m.NIGHT)
    s += lines(64, 300, 128, 122, ['Tomorrow’s', 'heirlooms,'], 'fraunces', m.CREAM, m.NIGHT) + words(
        64, 544, 128, 'today.', 'fraunces-italic', m.GOLD, m.NIGHT
    )
    s += rect(64, 604, 296, 74, m.GOLD) + words(
        212, 651, 28, 'See the collection', 'fraunces-text', m.NIGHT, m.GOLD, 'middle'
    )
    s += rect(0, 740, 1600, 190, m.CREAM)
    for i, (t, sub) in enumerate(
        (
            ('Karnphool', '22 carat'),
            ('Suta', 'the solid necklet'),
            ('Ainthi', 'twisted bangles'),
            ('Paijan', 'anklets in silver'),
        )
    ):
        x = 64 + i * 384
        s += rect(x, 766, 130, 138, m.NIGHT)
        s += {
            0: dome(x + 65, 850, 42, m.GOLD)
            + disc(x + 65, 796, 12, m.PALE)
            + ''.join(disc(x + 32 + k * 22, 866, 7, m.PALE) for k in range(4)),
            1: ring(x + 65, 828, 40, 12, m.GOLD) + disc(x + 65, 872, 12, m.RUBY),
            2: ring(x + 52, 836, 32, 9, m.GOLD) + ring(x + 80, 836, 32, 9, m.PALE),
            3: path(f'M{x + 24} 806Q{x + 65} 886 {x + 106} 806', 'none', m.PALE, 9)
            + ''.join(disc(x + 40 + k * 17, 852 + (8 if k in (1, 2) else 0), 6, m.GOLD) for k in range(4)),
        }[i]
        s += words(x + 150, 828, 32, t, 'fraunces', m.NIGHT, m.CREAM, track=-0.01) + words(
            x + 150, 866, 22, sub, 'fraunces-text', m.NIGHT, m.CREAM
        )
    return frame('mayurika.example', s)


def scooters():
    m = gati
    s = rect(0, 0, 1600, 930, m.LIME)
    for i, c in enumerate(('#C4EC3F', '#B9E235', '#ABD42A')):
        s += m.ghost(540 + i * 115, 700, 0.84, c)
    s += m.scooter(890, 700, 0.84) + rect(0, 700, 1600, 230, m.BLACK)
    s += mark('gati', 60, 34, 64, m.BLACK) + words(
        140, 78, 32, 'GATIYAAN', 'archivo-italic', m.BLACK, m.LIME, track=-0.02
    )
    for i, t in enumerate(('Scooters', 'Charging', 'Service', 'Showrooms')):
        s += words(800 + i * 150, 76, 23, t, 'archivo-text', m.BLACK, m.LIME)
    s += rect(1400, 40, 150, 54, m.BLACK) + words(
        1475, 75, 22, 'Test ride', 'archivo-text', m.LIME, m.BLACK, 'middle'
    )
    s += words(60, 240, 54, 'chupchaap', 'archivo-thin', m.BLACK, m.LIME) + words(
        44, 440, 240, 'TEZ.', 'archivo-italic', m.BLACK, m.LIME
    )
    s += words(62, 512, 27, 'Five colours. No sound. Charges where', 'archivo-text', m.BLACK, m.LIME) + words(
        62, 548, 27, 'your phone does.', 'archivo-text', m.BLACK, m.LIME
    )
    s += ''.join(
        disc(84 + i * 62, 622, 22, c)
        for i, c in enumerate((m.BLACK, '#FFFFFF', '#E5442F', '#2B6BE0', '#7A4BD0'))
    ) + ring(84, 622, 30, 4, m.BLACK)
    for i, (a, b) in enumerate(
        (('Book', 'a ride at your door'), ('Swap', 'your petrol scooter'), ('Charge', 'map of the city'))
    ):
        s += words(64 + i * 520, 826, 62, a, 'archivo-italic', m.LIME, m.BLACK) + words(
            66 + i * 520, 874, 25, b, 'archivo-text', m.WHITE, m.BLACK
        )
    return frame('gatiyaan.example', s)


def flats():
    m = amaltas
    s = rect(0, 0, 1600, 930, m.CREAM)
    # the plan from above: walks, blocks, and every tree a dot
    s += rect(760, 0, 840, 930, m.GROUND)
    for x, y, w, h in (
        (830, 120, 220, 110),
        (830, 280, 220, 110),
        (1310, 110, 110, 230),
        (1460, 110, 110, 230),
        (840, 680, 200, 130),
        (1290, 640, 250, 110),
        (1290, 790, 250, 100),
    ):
        s += (
            rect(x, y, w, h, m.LEAFY)
            + rect(x + 10, y + 10, w - 20, h - 20, '#2D7259')
            + ''.join(
                disc(x + 28 + k * 38, y + h / 2, 9, m.YELLOW if k % 3 else m.SHADE)
                for k in range(int((w - 30) // 38))
            )
        )
    rnd = random.Random(8)
    blocks = (
        (830, 120, 220, 110),
        (830, 280, 220, 110),
        (1310, 110, 110, 230),
        (1460, 110, 110, 230),
        (840, 680, 200, 130),
        (1290, 640, 250, 110),
        (1290, 790, 250, 100),
    )
    placed = 0
    while placed < 118:
        x, y, r = rnd.uniform(784, 1580), rnd.uniform(20, 910), rnd.choice((13, 17, 22))
        if any(
            bx - r - 6 < x < bx + w + r + 6 and by - r - 6 < y < by + h + r + 6 for bx, by, w, h in blocks
        ):
            continue
        s += disc(x, y, r, m.YELLOW if rnd.random() < 0.3 else ('#3E8A5F', '#2D7259')[placed % 2])
        placed += 1
    s += path('M760 520C960 480 1000 640 1180 600S1420 420 1600 470', 'none', '#E9DDBB', 46) + path(
        'M1120 930C1130 760 1180 700 1180 600S1150 300 1230 0', 'none', '#E9DDBB', 34
    )
    s += mark('amaltas', 56, 34, 66, m.GROUND) + words(
        134, 82, 38, 'Amaltas Greens', 'young', m.GROUND, m.CREAM
    )
    for i, t in enumerate(('Trees', 'Flats', 'Plan', 'Visit')):
        s += words(440 + i * 82 + 10, 78, 22, t, 'anek', m.GROUND, m.CREAM)
    s += words(56, 350, 124, 'Pehle ped.', 'young', '#1D5A45', m.CREAM) + words(
        56, 482, 124, 'Phir pata.', 'young', m.GROUND, m.CREAM
    )
    s += lines(
        60,
        562,
        27,
        40,
        ['Walk the plan tree by tree. Tap a window', 'to see the flat behind it.'],
        'anek-text',
        m.GROUND,
        m.CREAM,
    )
    s += (
        rect(56, 660, 262, 74, m.YELLOW)
        + words(187, 706, 27, 'Walk the plan', 'anek', m.GROUND, m.YELLOW, 'middle')
        + rect(338, 660, 250, 74, m.GROUND)
        + words(463, 706, 27, 'Book a visit', 'anek', m.CREAM, m.GROUND, 'middle')
    )
    s += (
        path('M56 810H700', 'none', m.GROUND, 2)
        + words(56, 862, 25, '2 and 3 bedrooms', 'anek', m.GROUND, m.CREAM)
        + words(330, 862, 25, 'Ready in phases', 'anek', m.GROUND, m.CREAM)
        + words(580, 862, 25, 'Raipur', 'anek', m.GROUND, m.CREAM)
    )
    return frame('amaltasgreens.example', s)


def books():
    m = kalam
    s = (
        rect(0, 0, 1600, 930, m.CREAM)
        + rect(0, 0, 1600, 520, m.NIGHT)
        + m.stars(1600, 300, 24, 2)
        + m.moon(1440, 180, 66)
    )
    s += '<g transform="translate(0 0) scale(.62)">' + m.shelf(860, 2600, 838, 190, 360, 8, 6) + '</g>'
    s += mark('kalam', 60, 32, 58, m.LAMP) + words(136, 76, 38, 'Kalam Books', 'tiro', m.CREAM, m.NIGHT)
    for i, t in enumerate(('हिन्दी', 'छत्तीसगढ़ी', 'English', 'Children')):
        s += words(560 + i * 160, 74, 27, t, 'tiro', m.CREAM, m.NIGHT)
    s += words(60, 290, 118, 'बस एक', 'tiro', m.CREAM, m.NIGHT) + words(
        60, 430, 118, 'पन्ना और।', 'tiro', m.CREAM, m.NIGHT
    )
    s += words(60, 592, 38, 'Awake in Raipur tonight', 'tiro', m.NIGHT, m.CREAM)
    covers = (
        ('#7C2A3A', '#FFC94A'),
        ('#2C5C6E', '#FFF3DC'),
        ('#C06A34', '#141B3C'),
        ('#4B6B4A', '#FFC94A'),
        ('#32406F', '#E3735E'),
        ('#B58A3C', '#141B3C'),
        ('#56324F', '#FFF3DC'),
    )
    for i, (a, b) in enumerate(covers):
        x, y = 60 + i * 214, 630
        s += rect(x, y, 186, 268, a)
        s += (
            disc(x + 93, y + 134, 58, b),
            polygon([(x + 20, y + 248), (x + 93, y + 60), (x + 166, y + 248)], b),
            ''.join(rect(x + 22, y + 40 + k * 42, 142, 20, b) for k in range(5)),
            dome(x + 93, y + 268, 80, b) + disc(x + 93, y + 110, 34, b),
            path(f'M{x} {y + 268}L{x + 186} {y + 60}V{y + 268}Z', b),
            ring(x + 93, y + 134, 62, 22, b) + disc(x + 93, y + 134, 20, b),
            ''.join(disc(x + 46 + k % 3 * 47, y + 70 + k // 3 * 64, 16, b) for k in range(9)),
        )[i]
        s += rect(x, y, 12, 268, '#00000033')
    return frame('kalambooks.example', s)


def menu():
    m = zaika
    s = rect(0, 0, 1600, 930, m.FLAME) + rect(0, 0, 620, 930, m.DARK)
    s += mark('zaika', 52, 32, 64, m.FLAME) + words(126, 82, 46, 'Zaikapur', 'shrikhand', m.CREAM, m.DARK)
    s += lines(56, 380, 108, 118, ['Paani', 'paas', 'rakhiye.'], 'shrikhand', m.CREAM, m.DARK)
    s += rect(56, 690, 280, 76, m.FLAME) + words(
        196, 738, 30, 'Book a table', 'shrikhand', m.DARK, m.FLAME, 'middle'
    )
    s += lines(56, 838, 26, 36, ['Open noon to eleven.', 'Water is on the house.'], 'anek', m.CREAM, m.DARK)
    for i, t in enumerate(('Menu', 'Thali', 'Home delivery', 'Where')):
        s += words(700 + (0, 130, 260, 470)[i], 78, 27, t, 'anek', m.DARK, m.FLAME)
    dishes = (
        ('Fara', 'rice rolls, steamed, then turned in mustard seed', 1),
        ('Chila', 'off the griddle with tomato chutney', 2),
        ('Dubki kadhi', 'urad dumplings, sour buttermilk', 2),
        ('Chausela', 'puffed rice-flour puris', 1),
        ('Mirchi ki sabzi', 'you have been told', 5),
    )
    for i, (a, b, hot) in enumerate(dishes):
        y = 196 + i * 142
        s += (
            words(700, y, 62, a, 'shrikhand', m.DARK, m.FLAME)
            + words(702, y + 44, 27, b, 'anek', m.DARK, m.FLAME)
            + path(f'M700 {y + 72}H1540', 'none', m.DARK, 3)
        )
        s += ''.join(mark('zaika', 1484 - k * 54, y - 38, 58, '#8E0613') for k in range(hot))
    return frame('zaikapur.example', s)


PIECES = {'mayurika': jewels, 'gati': scooters, 'amaltas': flats, 'kalam': books, 'zaika': menu}
