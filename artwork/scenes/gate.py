"""A housing society's gate with boards at both sides. shot: view ('hero' | 'pylon'), tex (left, right)."""
from kit import *


def _gate(open_left=False, sign='gate-sign'):
    box(0, 60, -0.3, 300, 300, 0.28, mat('#C9B48E', 0.95, noise=0.06), 0)
    box(0, 60, -0.03, 7.4, 300, 0.035, mat('#8E857A', 0.9, noise=0.08), 0)
    for i in range(16):
        box(0, -6 + i * 2.1, 0.004, 7.4, 0.07, 0.006, mat('#6F675E', 0.9), 0)
    jali = mat('#8E3A22', 0.7)
    for s in (-1, 1):
        kerb(s * 3.85, -12, 40)
        box(s * 14.2, 8.6, 0, 16.4, 0.4, 2.1, mat('cream', 0.85, noise=0.05), 0.05)
        box(s * 14.2, 8.6, 2.1, 16.6, 0.62, 0.16, mat('terra', 0.7), 0.04)
        for k in range(6):
            box(s * (7.4 + k * 2.5), 8.37, 0.35, 1.7, 0.1, 1.35, mat('#E6D2AE', 0.85), 0.03)
        box(s * 5.0, 8.5, 0, 1.9, 1.9, 6.4, mat('terra', 0.8, noise=0.06), 0.06)
        box(s * 5.0, 8.5, 0, 2.2, 2.2, 0.7, mat('cream', 0.8), 0.05)
        box(s * 5.0, 8.5, 6.4, 2.3, 2.3, 0.3, mat('cream', 0.8), 0.06)
        lit = mat('#FFC878', 0.5, emit=1.6) if Time.dusk else jali
        for r in range(7):
            for c in range(3):
                box(s * 5.0 - 0.5 + c * 0.5, 7.53, 1.5 + r * 0.62, 0.32, 0.06, 0.42, lit, 0.02)
        hedge([(s * 6.1, -3.2), (s * 6.1, 7.2)], 5 + s, 7, 0.46)
        hedge([(s * 7.1, -2.4), (s * 7.1, 7.2)], 9 + s, 0, 0.75)
        box(s * 5.9, 2, 0, 3.9, 11, 0.12, mat('#6F7A45', 0.95, noise=0.12), 0.02)
    box(0, 8.5, 6.72, 14.2, 1.3, 1.2, mat('#F6E9D2', 0.8), 0.06)
    box(0, 8.5, 7.92, 14.7, 1.7, 0.18, mat('terra', 0.7), 0.05)
    if sign:
        panel(8.6, 0.86, poster(sign, 0.22 if Time.dusk else 0.12), (0, 7.838, 6.89))
    box(-3.3, 6.2, 0, 0.36, 0.36, 1.05, mat('mari', 0.5), 0.05)
    ang = math.radians(34)
    for k in range(10):
        a, b = k * 0.6, (k + 1) * 0.6
        rod(
            (-3.3 + a * math.cos(ang), 6.05, 0.95 + a * math.sin(ang)),
            (-3.3 + b * math.cos(ang), 6.05, 0.95 + b * math.sin(ang)),
            0.055,
            mat('terra' if k % 2 else 'white', 0.5),
            14,
        )
    box(6.9, 12.5, 0, 2.2, 2.2, 2.6, mat('sand', 0.85), 0.05)
    box(6.9, 12.5, 2.6, 2.9, 2.9, 0.18, mat('terra'), 0.04)
    for i, (x, y, w, fl, c) in enumerate(
        (
            (-15, 34, 11, 9, 'cream'),
            (15, 36, 11, 9, 'blush'),
            (-4.5, 58, 12, 12, 'sand'),
            (10, 66, 11, 11, 'cream'),
            (-28, 50, 11, 10, 'terra'),
            (29, 54, 11, 10, 'cream'),
        )
    ):
        if not (open_left and i in (0, 4)):
            tower(x, y, w, fl, c, seed=i)
    for k, (x, y, h) in enumerate(
        (
            (-9.8, 14, 6.2),
            (10.4, 17, 6.4),
            (-6.6, 24, 6),
            (6.6, 25, 6),
            (-13.4, 12, 6),
            (14.2, 13, 6),
            (-20, 14, 6.4),
            (20, 15, 6.2),
            (-8.7, 36, 6),
            (8.2, 38, 6),
        )
    ):
        tree(x, y, h, k)
    palm(-7.6, 10.8, 8.2, 2)
    palm(7.9, 10.4, 8.6, 6)


def _lamps():
    for s in (-1, 1):
        rod((s * 3.95, 3.2, 0), (s * 3.95, 3.2, 1.0), 0.05, mat('ink', 0.4), 12)
        ico(s * 3.95, 3.2, 1.08, 0.11, mat('#FFE3B0', 0.4, emit=9 if Time.dusk else 0.5), 3)
        if Time.dusk:
            point((s * 3.95, 3.2, 1.3), 55, '#FFC98A')
    if Time.dusk:
        area((0, 5.2, 6.4), (0, 8, 7.2), 5, 160, '#FFE0B0', 0.4)
        area((0, 8.5, 6.6), (0, 8.5, 0), 4.5, 260, '#FFD39A', 1)


def hero(shot):
    """The gate stands right of the middle; left of it sky, for the title."""
    _gate(open_left=True)
    _lamps()
    a, b = shot['tex']
    pylon(-4.75, 2.4, a, math.radians(9), w=1.16, h=1.93, z=0.95)
    pylon(4.75, 2.4, b, math.radians(-9), w=1.16, h=1.93, z=0.95)
    for x, y, rz, t, bt in (
        (1.5, 11.5, 0.1, 'mari', 'cream'),
        (0.9, 11.9, 0.1, 'teal', 'ink'),
        (-2.0, 16, 3.1, 'cream', 'ink'),
    ):
        person(x, y, rz, t, bt)
    car(1.7, 21, 0, 'ink')
    outdoors(228, 20, (-1, 0.45, 0.10), 6.6)
    for x, y, h in ((-11, -9, 6.4), (-16, -6, 6.4), (-9, -16, 6.4)):
        tree(x, y, h, int(h + x))
    camera((0, -9.4, 1.62), (0, 20, 1.62), lens=26, dof=(4.7, 2.4, 1.6), fstop=2.8, shift=(-0.13, 0.085))


def pylon_close(shot):
    """One 3 x 5 ft board beside the drive, the gate behind it."""
    _gate()
    _lamps()
    a, b = shot['tex']
    pylon(4.95, 1.6, a, math.radians(-16), w=1.16, h=1.93, z=0.95)
    pylon(-4.75, 5.2, b, math.radians(9), w=1.16, h=1.93, z=0.95)
    person(-1.6, 13.5, 0.2, 'teal', 'cream')
    person(-0.9, 13.9, 0.1, 'mari', 'ink')
    scooter(1.2, 9.0, 2.9, 'teal')
    outdoors(228, 20, (-1, 0.45, 0.10), 6.6)
    for x, y, h in ((-9, -9, 6.4), (-14, -7, 6.4)):
        tree(x, y, h, int(h + x))
    camera((2.55, -3.2, 1.55), (4.15, 4, 1.55), lens=31, dof=(4.95, 1.6, 1.8), fstop=1.6, shift=(0.0, 0.045))


def display(shot):
    """A display board over the hedge beside another gate's drive, the gate behind it."""
    _gate(sign=None)
    _lamps()
    W, H, z, rz = 4.6, 2.3, 1.55, math.radians(24)
    st, fr = mat('steel', 0.5), mat('ink', 0.4)
    P = [
        box(0, 0.05, z - 0.09, W + 0.18, 0.14, H + 0.18, fr, 0.02),
        panel(W, H, poster(shot['tex'], 0.62 if Time.dusk else 0.2), (0, -0.023, z)),
    ]
    for x in (-1.5, 1.5):
        P += [
            box(x, 0.2, 0, 0.16, 0.16, z + H, st, 0.01),
            box(x, 0.2, 0, 0.5, 0.5, 0.18, mat('#D8C9B0', 0.9), 0.03),
        ]
    for x in (-1.4, 0, 1.4):
        P += [
            rod((x, 0, z + H + 0.08), (x, -0.55, z + H + 0.3), 0.022, st, 8),
            box(x, -0.58, z + H + 0.2, 0.3, 0.16, 0.1, fr, 0.02),
        ]
    group(P, (-9.3, 5.0, 0), rz)
    if Time.dusk:
        area((-8.6, 3.2, 4.3), (-9.3, 5.0, 2.4), 1.6, 60, '#FFE6BE', 0.3)
    person(-3.9, 6.6, 0.5, '#8FA5A8', 'ink', walk=0.04)
    person(-1.2, 12.5, 0.1, 'mari', 'cream')
    car(2.0, 13.5, 0, 'cream')
    outdoors(228, 20, (-1, 0.45, 0.10), 6.6)
    for x, y, h in ((-13, -8, 6.4), (-18, -6, 6.4)):
        tree(x, y, h, int(h + x))
    camera((-2.4, -5.6, 1.6), (-6.8, 8, 1.6), lens=34, dof=(-9, 5, 2.4), fstop=2.8, shift=(0, 0.075))


def build(shot):
    {'hero': hero, 'pylon': pylon_close, 'display': display}[shot['view']](shot)
