"""The chowk: two avenues cross at a round island, seen from a roof at its corner.

shot: tex (four hoardings).
"""
from kit import *


def _island():
    """Kerbed ring of marigolds, a stepped plinth, a mast of lamps."""
    R = 6.2
    n = 34
    for k in range(n):
        a = 2 * math.pi * (k + 0.5) / n
        box(
            R * math.cos(a),
            R * math.sin(a),
            0,
            0.3,
            2 * math.pi * R / n * 0.97,
            0.34,
            mat('#26282d' if k % 2 else '#F0B52A', 0.75),
            0.03,
            a,
        )
    cyl(0, 0, 0, R - 0.1, 0.3, mat('#6F7A45', 0.95, noise=0.12), 96)
    for r, f in ((5.2, 6), (4.3, 6), (3.4, 5)):
        ring = [(r * math.cos(2 * math.pi * k / 40), r * math.sin(2 * math.pi * k / 40)) for k in range(41)]
        hedge(ring, int(r * 10), f, 0.5)
    for r, h, c in ((2.6, 0.5, 'cream'), (2.0, 0.95, 'terra'), (1.4, 1.4, 'cream')):
        cyl(0, 0, 0.2, r, h, mat(c, 0.8, noise=0.04), 8 if c == 'terra' else 64, bev=0.03)
    # four arms of the chowk's sign: a ring on a pillar
    cyl(0, 0, 1.4, 0.34, 6.2, mat('terra', 0.7, noise=0.04), 32, 0.26)
    ring = [(1.55 * math.cos(a), 1.55 * math.sin(a), 6.9) for a in [i * 2 * math.pi / 48 for i in range(49)]]
    path(ring, 0.12, mat('mari', 0.5), 10)
    for k in range(4):
        a = math.pi / 4 + k * math.pi / 2
        rod((0, 0, 6.4), (1.55 * math.cos(a), 1.55 * math.sin(a), 6.9), 0.07, mat('ink', 0.5))
        ico(
            1.55 * math.cos(a),
            1.55 * math.sin(a),
            7.15,
            0.2,
            mat('#FFE3B0', 0.4, emit=9 if Time.dusk else 0.5),
            3,
        )
    ico(0, 0, 7.75, 0.42, mat('mari', 0.45), 3)


def _roads():
    box(0, 40, -0.3, 420, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    asphalt = mat('asphalt', 0.85, noise=0.10)
    box(0, 60, -0.01, 15, 330, 0.03, asphalt, 0)
    box(60, 0, -0.012, 330, 15, 0.03, asphalt, 0)
    cyl(0, 0, -0.008, 17.5, 0.032, asphalt, 96)
    for s in (-1, 1):
        for t in (-1, 1):
            box(s * 9.6, t * 104, 0, 3.9, 174, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
            box(s * 104, t * 9.6, 0, 174, 3.9, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
            kerb(s * 7.55, 17.5 if t > 0 else -40, 90 if t > 0 else -17.5)
            kerb_along_x(t * 7.55, 17.5 if s > 0 else -40, 90 if s > 0 else -17.5)
    for x, y, w, d in ((0, 62, 1.7, 84), (62, 0, 84, 1.7)):
        box(x, y, 0, w, d, 0.25, mat('#8A6646', 0.95), 0.03)
    for s in (-0.82, 0.82):
        kerb(s, 20, 90, 1.2, 0.34, 0.2)
        kerb_along_x(s, 20, 90, 1.2, 0.34, 0.2)
    bed(0, 20.4, 70, r0=0.5)
    hedge([(20.4, 0), (60, 0)], 9, 8, 0.5)
    for i in range(14):
        for s in (-1, 1):
            box(s * 3.9, 21 + i * 4.2, 0.022, 0.14, 2.2, 0.006, mat('white', 0.8), 0)
            box(21 + i * 4.2, s * 3.9, 0.022, 2.2, 0.14, 0.006, mat('white', 0.8), 0)
    for k in range(6):
        box(-6.6 + k * 0.98, 18.6, 0.022, 0.52, 2.6, 0.007, mat('white', 0.8), 0)
        box(1.6 + k * 0.98, 18.6, 0.022, 0.52, 2.6, 0.007, mat('white', 0.8), 0)
        box(18.6, -6.6 + k * 0.98, 0.022, 2.6, 0.52, 0.007, mat('white', 0.8), 0)
        box(18.6, 1.6 + k * 0.98, 0.022, 2.6, 0.52, 0.007, mat('white', 0.8), 0)
        for s in (-6.6, 1.6):
            box(s + k * 0.98, -18.6, 0.022, 0.52, 2.6, 0.007, mat('white', 0.8), 0)
            box(-18.6, s + k * 0.98, 0.022, 2.6, 0.52, 0.007, mat('white', 0.8), 0)
    for y in (34, 56, 78):
        lamp(0, y)


def _on_roof(x, y, z, tex, w, rz, legs=(0.2, 0.8)):
    hoarding(x, y, tex, w, w / 2, 1.2, rz, legs=legs, lamps=4).location.z = z


def build(shot):
    a, b, c, d = shot['tex']
    _roads()
    _island()
    # corner houses, their boards turned to the crossing
    house(-17.6, 14.2, 11, 11, 3, 'terra', 0, seed=3)
    _on_roof(-17.2, 15.2, 10.1, a, 9.4, math.radians(2))
    house(20.5, 14.6, 12, 11, 3, 'cream', 0, seed=8)
    _on_roof(19.6, 15.6, 10.1, b, 10.4, math.radians(-30))
    unipole(26.0, 9.3, c, 9, 4.5, 7.6, math.radians(-50), lamps=4)
    for i, (x, w, fl, col) in enumerate(
        ((34.5, 12, 4, 'blush'), (48, 12, 3, '#D8A25E'), (62, 12, 5, 'cream'), (76, 12, 4, 'terra'))
    ):
        house(x + 1, 16.5, w, 10, fl, col, 0, seed=50 + i)
    for i, (x, w, fl, col) in enumerate(((-33, 12, 4, '#D8A25E'), (-47, 12, 3, 'blush'))):
        house(x, 15, w, 10, fl, col, 0, seed=58 + i)
    row(1, 37, 14.4, (4, 3, 5, 4, 6), (1.6, 2.4, 0.8), 6, 2)
    row(-1, 28, 14.4, (3, 5, 4, 5, 4), (2, 3, 1), 7, 4)
    hoarding(14.6, 30.5, d, 8.5, 4.25, 4.2, math.radians(-24), lamps=4)
    for i, (x, w, fl) in enumerate(((22, 12, 4), (36, 12, 5), (51, 13, 4), (66, 12, 6))):
        house(x + 2, -14.5, w, 10, fl, FACADES[(i * 3 + 2) % 8], 0, seed=70 + i, shop=False).rotation_euler[
            2
        ] = math.pi
    far(4, n=22)
    shrubs(4)
    for k, (x, y) in enumerate(
        (
            (-10.4, 24),
            (10.4, 22.5),
            (10.4, 40),
            (-10.4, 44),
            (10.4, 55),
            (-10.4, 58),
            (24, 10.2),
            (43, 10.4),
            (56, 10.4),
            (-25, 10.4),
            (-38, 10.4),
            (26, -10.4),
            (40, -10.4),
            (54, -10.4),
        )
    ):
        tree(x, y, 4.6 + (k * 37 % 9) / 9, k + 3)
    for x, y, h in ((-12.6, 19, 7.6), (13, 20.5, 8.2), (19, -12.4, 7.8)):
        palm(x, y, h, int(x + 30))
    # round the island, clockwise as traffic keeps left
    for r, deg, kind, col in (
        (10.6, 212, 'car', 'terra'),
        (9.4, 262, 'auto', '#2E7A4F'),
        (9.4, 330, 'auto', '#20242c'),
        (11.6, 12, 'car', 'cream'),
        (9.8, 110, 'car', 'teal'),
    ):
        t = math.radians(deg)
        p = (r * math.cos(t), r * math.sin(t))
        (auto if kind == 'auto' else car)(*p, t, col)
    bus(-4.2, 27, math.pi * 0, 'teal')
    car(-2.7, 44, 0, 'mari')
    auto(4.6, 25, math.pi)
    car(2.9, 36, math.pi, 'ink')
    auto(27, -4.4, math.pi / 2 * -1, '#2E7A4F')
    car(36, 3.2, math.pi / 2, 'terra')
    q = random.Random(8)
    for x, y in (
        (-10.2, 19.6),
        (-9.4, 20.3),
        (9.8, 19.8),
        (19.5, 9.4),
        (22, 9.9),
        (10.4, 28),
        (-10.4, 31),
        (30, 9.8),
        (-17, 10.4),
        (-20.5, 9.9),
        (20.5, -9.6),
        (24, -9.9),
    ):
        person(
            x,
            y,
            q.uniform(0, 6.3),
            q.choice(('mari', 'teal', 'terra', 'cream', 'ink')),
            q.choice(('ink', 'cream')),
            walk=0.14,
        )
    chai_cart(-14.4, 10.6, 0.2)
    birds(((-9, 20, 0.5), (-6.5, 21, 0.42), (-4, 20.4, 0.46)))
    outdoors(222, 17)
    camera((-15.5, -22.5, 11.6), (-3.0, 6, 11.6), lens=25, dof=(0, 8, 4), fstop=5.6, shift=(0, -0.135))
