"""Work in progress on the street.

shot: view ('scaffold' | 'wall' | 'stand' | 'lit'), tex (one name or several), tall.
"""
from kit import *


def _bamboo(p, q, r=0.045):
    m = mat('#C9A35E', 0.7, noise=0.08)
    rod(p, q, r, m, 10)


def scaffold(shot):
    """A hoarding without its poster, bamboo scaffolding before its sides, two painters on planks."""
    box(0, 90, -0.3, 400, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, 20, -0.29, 90, 40, 0.3, mat('#8B8A52', 0.95, noise=0.12), 0)
    box(0, 3.0, -0.0, 70, 5.0, 0.06, mat('#CDB79A', 0.9, noise=0.06), 0.01)
    kerb_along_x(0.4, -30, 30)
    box(0, -6, -0.0, 90, 12.4, 0.035, mat('asphalt', 0.85, noise=0.10), 0)
    W, H, Z, Y = 13.0, 6.5, 2.9, 12.0
    hoarding(0, Y, shot['tex'], W, H, Z, 0, legs=(0.2, 0.8), lamps=0)
    # scaffold: standards, ledgers, planks
    for x0, x1 in ((-9.6, -6.7), (4.3, 8.4)):
        n = 4
        for k in range(n):
            x = x0 + (x1 - x0) * k / (n - 1)
            for y in (Y - 1.75, Y - 0.75):
                _bamboo((x + 0.06 * (k % 2), y, 0), (x, y, Z + H + 0.9 - 0.35 * (k % 2)))
        for z in (1.5, 3.3, 5.1, 6.9, 8.6):
            for y in (Y - 1.75, Y - 0.75):
                _bamboo((x0 - 0.4, y, z), (x1 + 0.4, y, z + 0.05), 0.04)
            for k in range(n):
                x = x0 + (x1 - x0) * k / (n - 1)
                _bamboo((x, Y - 2.0, z), (x, Y - 0.5, z), 0.035)
        _bamboo((x0, Y - 1.8, 0.3), (x1, Y - 1.8, 5.2), 0.04)
        for z in ((5.1, 3.3)[x0 > 0],):
            for y in (Y - 1.5, Y - 1.2, Y - 0.95):
                box((x0 + x1) / 2, y, z + 0.07, x1 - x0 + 0.7, 0.27, 0.05, wood('oak', 'wood', 1, 0.7), 0.008)
    for x, z, rz, top, arm in (
        (-7.0, 5.22, math.pi + 0.5, 'mari', (0.44, -0.20, 1.80)),
        (5.0, 3.42, math.pi - 0.2, 'teal', (0.40, -0.25, 1.75)),
    ):
        person(x, Y - 1.2, rz, top, 'cream', z=z, walk=0.06, arm=arm)
        lathe(
            x + (-0.9 if x < 0 else 0.8),
            Y - 1.25,
            z,
            [(0, 0), (0.14, 0), (0.17, 0.3), (0.16, 0.3), (0.15, 0.26)],
            mat('terra', 0.5),
            24,
        )
        cyl(x + (-0.9 if x < 0 else 0.8), Y - 1.25, z + 0.25, 0.15, 0.01, mat('cream', 0.4), 24)
    # a ladder, pots, sacks, cones
    for s in (-0.22, 0.22):
        rod((6.6 + s, Y - 2.9, 0), (6.0 + s, Y - 1.8, 3.5), 0.035, mat('wood', 0.7))
    for k in range(9):
        t = (k + 0.6) / 10
        rod(
            (6.38 - 0.6 * t, Y - 2.9 + 1.1 * t, 3.5 * t),
            (6.82 - 0.6 * t, Y - 2.9 + 1.1 * t, 3.5 * t),
            0.025,
            mat('wood', 0.7),
        )
    for x, y, c in ((-2.2, 8.6, 'terra'), (-1.7, 8.9, 'mari'), (-1.9, 8.2, 'teal')):
        lathe(x, y, 0.0, [(0, 0), (0.16, 0), (0.2, 0.36), (0.19, 0.36), (0.18, 0.3)], mat(c, 0.5), 24)
        cyl(x, y, 0.29, 0.18, 0.01, mat(c, 0.3), 24)
    for x in (-5.2, -2.9, -0.6, 1.7, 4.0):
        lathe(
            x,
            4.6,
            0.06,
            [(0.26, 0), (0.26, 0.05), (0.17, 0.06), (0.04, 0.68), (0, 0.7)],
            mat('#E8661F', 0.5),
            24,
        )
        cyl(x, 4.6, 0.32, 0.118, 0.13, mat('white', 0.5), 24, 0.085)
    for i, (bx, w, fl) in enumerate(
        ((-27, 11, 3), (-15, 11, 4), (15.5, 11, 3), (27.5, 11, 4), (-39, 11, 4), (39, 11, 3))
    ):
        house(bx, 34 + (i % 2) * 2, w, 9, fl, FACADES[(i * 3 + 1) % 8], 0, seed=30 + i, shop=False)
    far(6, y0=120)
    for i, (x, y, h) in enumerate(
        (
            (-13.5, 19, 5.4),
            (-19, 23, 5.8),
            (12.6, 20, 5.6),
            (18, 23, 6.0),
            (-25, 20, 5.4),
            (24, 19, 5.4),
            (-10, 27, 6),
            (9.6, 28, 6),
        )
    ):
        tree(x, y, h, i + 3)
    hedge([(-24, 16.5), (-9, 16.5)], 3, 2, 0.5)
    hedge([(9, 16.5), (24, 16.5)], 4, 2, 0.5)
    auto(-9.6, -2.4, -math.pi / 2)
    outdoors(226, 18, (-0.8, 1, 0.02), 6.4)
    if Time.dusk:
        area((-6, 3, 6), (-2, 12, 5), 1.2, 420, '#FFE2B4')
        area((6, 3, 6), (2, 12, 5), 1.2, 420, '#FFE2B4')
        area((0, -4, 8), (0, 0, 0), 1.5, 500, '#FFD09A')
    for x, y, h in ((-15, -8, 5.6), (-22, -4, 6.4)):
        tree(x, y, h, int(h))
    if shot.get('tall'):
        auto(2.5, -3.2, -math.pi / 2)
        for k in range(7):
            box(-8.4 + 2.8 * k, -6.0, 0.036, 1.5, 0.13, 0.004, mat('white', 0.8), 0)
        camera((0, -13.4, 1.9), (0, 12, 1.9), lens=30, dof=(0, 12, 5), fstop=4, shift=(0, 0.11))
    else:
        camera((0, -6.6, 1.7), (0, 12, 1.7), lens=30, dof=(0, 12, 5), fstop=4, shift=(0, 0.13))


def wall(shot):
    """Painters at a wall: the line half done, ladder, buckets."""
    box(0, 20, -0.3, 200, 120, 0.3, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, 1.0, 0, 80, 4.6, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    kerb_along_x(-1.35, -24, 24)
    box(0, -6, -0.03, 90, 9.4, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    box(0, 3.4, 0.2, 26, 0.3, 4.4, mat('#F2E2C2', 0.9, noise=0.04), 0.02)
    box(0, 3.4, 4.6, 26.2, 0.5, 0.16, mat('terra', 0.7), 0.02)
    W, H = 7.6, 3.8
    panel(W, H, poster(shot['tex'], 0.05), (-0.55, 3.243, 0.56))
    # unpainted right end: primer laid over the print in strokes
    q = random.Random(5)
    for k in range(13):
        z = 0.56 + k * 0.292
        L = 1.3 + q.uniform(-0.25, 0.35)
        box(
            -0.55 + W / 2 - L / 2 + 0.02,
            3.236,
            z,
            L,
            0.012,
            0.30,
            mat('#F6EBD3' if k % 2 else '#F2E5CA', 0.9),
            0.004,
        )
    for x, h, lean in ((2.75, 3.6, 0.9), (-5.35, 3.2, 0.8)):
        for s in (-0.22, 0.22):
            rod((x + s, 3.2 - lean, 0.2), (x + s, 3.15, 0.2 + h), 0.035, mat('wood', 0.7))
        for k in range(9):
            t = (k + 0.7) / 10
            rod(
                (x - 0.22, 3.2 - lean * (1 - t), 0.2 + h * t),
                (x + 0.22, 3.2 - lean * (1 - t), 0.2 + h * t),
                0.024,
                mat('wood', 0.7),
            )
    person(2.72, 2.62, math.pi + 0.1, 'mari', 'ink', z=1.55, walk=0.04, arm=(0.30, -0.36, 1.75))
    person(1.2, 2.35, math.pi - 0.3, 'teal', 'cream', z=0.2, walk=0.06, arm=(0.33, -0.4, 1.5))
    person(-7.2, 1.0, 1.9, 'cream', 'ink', z=0.2, walk=0.16)
    for x, y, c in ((0.55, 1.9, 'terra'), (0.15, 2.15, 'mari'), (0.7, 2.35, 'cream'), (-4.7, 2.0, 'teal')):
        lathe(x, y, 0.2, [(0, 0), (0.13, 0), (0.16, 0.3), (0.15, 0.3), (0.14, 0.25)], mat(c, 0.5), 24)
        cyl(x, y, 0.44, 0.145, 0.01, mat(c, 0.3), 24)
    box(0.5, 2.2, 0.2, 2.2, 1.3, 0.012, mat('#E9DEC6', 0.95), 0)
    for i, (x, w, fl, c) in enumerate(
        ((-13, 10, 3, 'terra'), (-1.5, 11, 4, 'cream'), (10.5, 11, 3, '#D8A25E'), (23, 11, 4, 'blush'))
    ):
        house(x, 12, w, 9, fl, c, 0, seed=70 + i, shop=False)
    for i, (x, y, h) in enumerate(((-8.6, 6.5, 6.2), (7.8, 6.6, 6.4), (1.8, 7.5, 5.8), (14, 6.4, 6))):
        tree(x, y, h, i + 5)
    tree(6.3, 0.9, 4.6, 4)
    outdoors(230, 26, (-0.8, 1, 0.02), 6.0)
    _street_lamps_before_wall(-5.4, 0.2, 4.6)
    for x, y, h in ((-11, -8, 6.0),):
        tree(x, y, h, int(h))
    camera((-2.9, -5.4, 1.62), (-0.7, 3.3, 1.62), lens=30, dof=(0, 3, 2), fstop=4, shift=(0, 0.05))


def _street_lamps_before_wall(*xs):
    """At dusk: lamps on posts out of the picture, over the kerb, each with its pool of light."""
    if Time.dusk:
        for x in xs:
            area((x, -1.6, 6.6), (x + 0.4, 3.4, 1.9), 0.5, 330, '#FFD09A')


def stand(shot):
    """A painted wall, and before it autos waiting in a line with posters on their backs."""
    art, *backs = shot['tex']
    box(0, 20, -0.3, 200, 120, 0.3, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, 1.0, 0, 120, 4.6, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    kerb_along_x(-1.35, -24, 40)
    box(0, -6, 0, 120, 9.4, 0.02, mat('asphalt', 0.85, noise=0.10), 0)
    box(8, 3.4, 0.2, 44, 0.3, 4.4, mat('#F2E2C2', 0.9, noise=0.04), 0.02)
    box(8, 3.4, 4.6, 44.2, 0.5, 0.16, mat('terra', 0.7), 0.02)
    panel(7.8, 3.9, poster(art, 0.05), (0.2, 3.243, 0.55))
    for k, tex in enumerate(backs):
        auto(
            -0.2 + 3.5 * k,
            -2.75 + 0.12 * (k % 2),
            math.pi / 2 + 0.03 * (k % 2),
            ('#2E7A4F', '#20242c', '#2E7A4F')[k % 3],
            ad=tex,
        )
    for x, y, rz, a, b in (
        (1.6, -0.4, 1.2, 'cream', 'ink'),
        (2.3, -0.2, -1.6, 'terra', 'cream'),
        (9.5, 1.2, 1.5, 'teal', 'ink'),
    ):
        person(x, y, rz, a, b, z=0.2, walk=0.05)
    for i, (x, w, fl, c) in enumerate(
        (
            (-13, 10, 3, 'terra'),
            (-1.5, 11, 4, 'cream'),
            (10.5, 11, 3, '#D8A25E'),
            (23, 11, 4, 'blush'),
            (36, 12, 5, '#8FA5A8'),
        )
    ):
        house(x, 12, w, 9, fl, c, 0, seed=80 + i, shop=False)
    for i, (x, y, h) in enumerate(
        ((-8.6, 6.5, 6.2), (7.8, 6.6, 6.4), (14.5, 6.4, 6), (22, 6.6, 6.4), (31, 6.5, 6))
    ):
        tree(x, y, h, i + 5)
    for i, x in enumerate((11.5, 19, 27)):
        tree(x, 0.9, 4.8, 14 + i)
    outdoors(230, 26, (-0.8, 1, 0.02), 6.0)
    _street_lamps_before_wall(-3.4, 2.6, 9.2, 15.5)
    tree(-14, -9, 6.2, 6)
    camera((-6.4, -5.9, 1.62), (1.1, 1.5, 1.62), lens=27, dof=(0, 1, 1.8), fstop=4, shift=(0, 0.045))


def lit(shot):
    """A lit board at dusk, its left half left empty for words. Always dusk."""
    avenue(crossing=None, lamps=(30, 52, 74, 96), flowers=(-4.5, 70))
    lamp_light((-2, 30, 52))
    row(1, 24, 14.4, (3, 5, 4, 6, 4, 5), (1, 2.4, 0.8), 13, 0)
    row(-1, 26, 14.2, (3, 4, 3, 5, 4), (2, 4, 1), 12, 2)
    far(9)
    shrubs(9)
    for s in (-1, 1):
        for k, y in enumerate((27, 38, 50, 64, 80)):
            tree(s * 10.5, y, 5 + (k % 3) * 0.3, k + 10 * (s > 0), near=y < 60)
    hoarding(10.6, 19, shot['tex'], 12, 6, 3.2, math.radians(-10), lamps=6)
    auto(3.1, 15, 0.02)
    car(5.6, 27, 0, 'ink')
    auto(-5.4, 22, math.pi)
    bus(-3.2, 36, math.pi, 'teal')
    for a in ((8.9, 11.5, 2.9, 'mari', 'cream'), (-9.4, 20, 3.1, 'teal', 'cream')):
        person(*a)
    outdoors(224, 13, (-0.2, 1, 0))
    camera((0.2, -5.2, 1.65), (2.4, 20, 1.65), lens=29, dof=(10, 19, 6), fstop=2.8, shift=(0, 0.1))


def blank(shot):
    """Dusk; a lit board without a poster at the left, where the contact page stands its form."""
    avenue(crossing=None, lamps=(34, 56, 78, 100), flowers=(-2, 70))
    lamp_light((0, 14, 34, 56))
    row(1, 17, 14.4, (3, 5, 4, 6, 4, 5), (1, 2.4, 0.8), 13, 0)
    row(-1, 27, 16.2, (3, 4, 3, 5, 4), (2, 4, 1), 12, 2)
    far(9)
    shrubs(9)
    for s in (-1, 1):
        for k, y in enumerate((25, 37, 50, 64, 80)):
            tree(s * 10.6, y, 4.8 + (k % 3) * 0.3, k + 10 * (s > 0), near=y < 60)
    hoarding(-11.2, 19, 'blank', 13, 6.5, 3.0, 0, legs=(0.2, 0.8), lamps=6, glow=1.1)
    hedge([(-22, 23), (-10, 23)], 3, 3, 0.5)
    auto(2.9, 13.5, 0.03)
    car(5.6, 24, 0, 'ink')
    auto(-4.9, 17.5, math.pi)
    bus(-3.0, 38, math.pi, 'teal')
    for x, y, rz, a, b in (
        (9.3, 15.5, 2.9, 'mari', 'cream'),
        (9.9, 16.1, 3.2, 'terra', 'ink'),
        (-9.2, 12.5, 0.2, 'teal', 'cream'),
    ):
        person(x, y, rz, a, b)
    outdoors(224, 13, (0.25, 1, 0))
    camera((-7.3, -0.2, 1.65), (-7.3, 20, 1.65), lens=27.5, dof=(-11, 19, 6), fstop=4, shift=(0, 0.1))


def build(shot):
    {'scaffold': scaffold, 'wall': wall, 'stand': stand, 'blank': blank, 'lit': lit}[shot['view']](shot)
