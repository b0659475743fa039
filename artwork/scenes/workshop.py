"""Where the work is planned. shot: view ('map' | 'identity' | 'desk'), tex (dict)."""
from kit import *


def _pin(x, y, z, colour, s=1.0, tilt=(0, 0)):
    P = [
        rod((0, 0, 0), (0, 0, 0.42 * s), 0.012 * s, mat('chrome', 0.3, 1), 8),
        lathe(
            0,
            0,
            0.3 * s,
            [
                (0, 0),
                (0.07 * s, 0.02 * s),
                (0.05 * s, 0.1 * s),
                (0.055 * s, 0.2 * s),
                (0.1 * s, 0.26 * s),
                (0.095 * s, 0.31 * s),
                (0, 0.33 * s),
            ],
            mat(colour, 0.3, spec=0.6),
            24,
        ),
    ]
    return group(P, (x, y, z), 0, rx=tilt[0], ry=tilt[1])


def city_map(shot):
    """The map of an imagined city on a table, pins where boards stand; its left stays calm.

    1 unit = 10 cm.
    """
    t = shot['tex']
    box(0, 0, -0.5, 80, 60, 0.5, wood('#B9794A', 'wood', 0.3, 0.5), 0.05)
    wide = shot.get('wide')
    sheet(14.0, 9.8, t['map'], 1.6, 0.4, math.radians(-6), 0.0, 0.02, wave=0.02)
    a = math.radians(-6)

    def at(u, v):
        return (
            1.6 + math.cos(a) * (u - 0.5) * 14 - math.sin(a) * (v - 0.5) * 9.8,
            0.4 + math.sin(a) * (u - 0.5) * 14 + math.cos(a) * (v - 0.5) * 9.8,
        )

    q = random.Random(4)
    for k, (u, v, c) in enumerate(
        (
            (0.56, 0.5, 'terra'),
            (0.70, 0.60, 'mari'),
            (0.63, 0.33, 'terra'),
            (0.42, 0.62, 'teal'),
            (0.80, 0.44, 'terra'),
            (0.47, 0.36, 'mari'),
            (0.73, 0.80, 'teal'),
            (0.36, 0.44, 'terra'),
            (0.86, 0.66, 'mari'),
            (0.60, 0.74, 'terra'),
            (0.47, 0.12, 'teal'),
            (0.27, 0.66, 'mari'),
            (0.90, 0.28, 'terra'),
        )
    ):
        x, y = at(u, v)
        _pin(x, y, 0.02, c, 1.0, (q.uniform(-0.12, 0.12), q.uniform(-0.1, 0.1)))
    pts = [at(u, v) for u, v in ((0.36, 0.44), (0.47, 0.36), (0.56, 0.5), (0.70, 0.60), (0.86, 0.66))]
    for p, n in zip(pts, pts[1:]):
        rod((p[0], p[1], 0.3), (n[0], n[1], 0.3), 0.012, mat('terra', 0.8), 6)
    # little boards standing on the map
    for u, v, tex, rz in (
        ((0.2, 0.77) if wide else (0.555, 0.62)) + (t['a'], 8),
        (0.40, 0.36, t['b'], 6),
        (0.725, 0.33, t['c'], -12),
    ):
        x, y = at(u, v)
        P = [
            box(0, 0.03, 0.42, 1.24, 0.06, 0.64, mat('ink', 0.5), 0.008),
            panel(1.2, 0.6, poster(tex, 0.12), (0, -0.003, 0.44)),
            cyl(0, 0.05, 0, 0.04, 0.46, mat('steel', 0.5), 16),
            cyl(0, 0.05, 0, 0.13, 0.03, mat('cream', 0.8), 24),
        ]
        group(P, (x, y, 0.02), math.radians(rz), 1.75)
    pencil(2.4, -3.4, math.radians(24), 'mari', 2.2, 0.06, 0.03)
    for k in range(3):
        box(
            -7.4,
            2.0 + 0.02 * k,
            0.0 + 0.16 * k,
            2.0 - 0.15 * k,
            2.7 - 0.2 * k,
            0.15,
            mat(('green', 'terra', 'cream')[k], 0.7),
            0.02,
            math.radians(8 - 7 * k),
        )
    lathe(9.9, 3.2, 0, [(0, 0), (0.6, 0), (0.7, 0.3), (0.66, 0.3), (0.6, 0.06)], mat('cream', 0.5))
    for k in range(9):
        b = q.uniform(0, 6.28)
        ico(
            9.9 + 0.3 * math.cos(b),
            3.2 + 0.3 * math.sin(b),
            0.22 + 0.05 * (k % 3),
            0.1,
            mat(('terra', 'mari', 'teal')[k % 3], 0.3, spec=0.6),
            2,
        )
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.55)
    sun(258, 28, 5.0, '#FFCD98', 1.0)
    window_shadow(-16, 7, 7.5, 7.5, 12, 2, 3)
    camera(
        (0.1, -11.6, 6.6) if not wide else (-0.9, -9.8, 3.9),
        (1.9, 0.2, 0.3) if wide else (0.9, 0.2, 0.3),
        37 if not wide else 33,
        dof=(2.4, 0.3, 0.4),
        fstop=0.75,
    )


def identity(shot):
    """Identity sheets pinned to a cork wall."""
    t = shot['tex']
    box(0, 0, -4, 24, 0.2, 12, mat('#C79A66', 0.95, noise=0.10, scale=9), 0)
    y = -0.11

    def pinned(x, z, tex, w, h, rz, pin):
        o = panel(w, h, poster(tex, 0.06), (0, 0, -h / 2))
        g = group([o], (x, y - 0.02, z), 0, ry=math.radians(rz))
        box(x, y, z - h * 0.0, 0.01, 0.004, 0.01, mat('ink'), 0)
        ico(
            x + math.sin(math.radians(rz)) * h * 0.46,
            y - 0.055,
            z + h * 0.46,
            0.045,
            mat(pin, 0.3, spec=0.6),
            3,
        )
        md = o.modifiers.new('s', 'SOLIDIFY')
        md.thickness = 0.012
        md.offset = 1
        return g

    pinned(0.1, 0.1, t['a'], 2.83, 2.0, -1.2, 'terra')
    pinned(-2.45, 0.75, t['b'], 1.55, 1.1, 2.5, 'mari')
    pinned(-2.4, -0.75, t['c'], 1.55, 1.1, -2.0, 'teal')
    pinned(2.35, 0.25, t['d'], 1.05, 1.75, 2.2, 'terra')
    pinned(0.15, -1.52, t['e'], 1.7, 0.85, 1.0, 'mari')
    pinned(3.55, 0.75, t['f'], 1.06, 1.06, -2.8, 'teal')
    pinned(3.6, -0.65, t['g'], 1.1, 1.1, 2.0, 'mari')
    for k, c in enumerate(('#F5A300', '#C8502B', '#12233D', '#1F5B4D', '#EBB995')):
        P = [
            box(0, 0, -0.3, 0.24, 0.012, 0.4, mat(c, 0.7), 0.003),
            box(0, -0.001, -0.3, 0.24, 0.014, 0.1, mat('white', 0.7), 0.002),
        ]
        group(P, (1.55 + 0.27 * k, y - 0.012 - 0.002 * k, -1.3), 0, ry=math.radians(4 * (k - 2)))
    rod((2.35, y - 0.06, 1.06), (3.55, y - 0.06, 1.24), 0.007, mat('terra', 0.7), 6)
    rod((-2.45, y - 0.06, 1.26), (0.1, y - 0.06, 1.03), 0.007, mat('terra', 0.7), 6)
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.6)
    sun(236, 34, 4.2, '#FFCD98', 1.0)
    for k in range(9):
        tt = k / 8
        a = math.radians(40 + tt * 100)
        rod(
            (-4.6 + tt * 1.6, -3.6, 3.9 - tt * 0.5),
            (-4.6 + tt * 1.6 + 1.6 * math.cos(a - 1.6), -3.6, 3.9 + 1.6 * math.sin(a - 1.6)),
            0.06,
            mat('leaf2'),
            6,
        )
    camera((0.5, -6.0, -0.12), (0.42, 0, -0.12), 33, dof=(0.1, -0.1, 0), fstop=2.8)


def desk(shot):
    """Two screens on a wall-side desk, prints above them; chair pushed back. Metres."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    box(0, -1, -0.1, 14, 8, 0.1, wood('#B9794A', 'wood', 1.2, 0.5), 0)
    box(0, 2.0, 0, 14, 0.2, 4, mat(t.get('wall', '#2C6B6A'), 0.9, noise=0.03), 0)
    box(0, 1.88, 0, 14, 0.04, 0.12, mat('cream', 0.7), 0.01)
    slab(0.3, 1.35, 0.72, 3.3, 0.9, 0.045, wood('oak', 'wood', 2, 0.45), 0.04)
    for x in (-1.2, 1.8):
        for y in (1.05, 1.65):
            rod((x, y, 0), (x * 0.96 + 0.02, y, 0.72), 0.025, mat('ink', 0.4))
    k = mat('#15181E', 0.4)

    def monitor(x, y, rz, tex, w=0.96):
        h = w * 9 / 16
        P = [
            slab(0, 0, 0, 0.3, 0.2, 0.015, k, 0.04),
            box(0, 0.03, 0.01, 0.07, 0.03, 0.28, k, 0.008),
            box(0, 0, 0.2, w + 0.03, 0.035, h + 0.03, k, 0.01),
            panel(w, h, screen(tex, 1.35), (0, -0.0185, 0.215)),
        ]
        group(P, (x, y, 0.765), math.radians(rz))

    monitor(-0.28, 1.5, 10, t['left'])
    monitor(0.86, 1.5, -12, t['right'])
    P = [slab(0, 0, 0, 0.44, 0.14, 0.018, mat('#D8D5CE', 0.5), 0.02)]
    for r in range(4):
        for c in range(13):
            P.append(
                box(
                    -0.195 + c * 0.0325,
                    -0.045 + r * 0.03,
                    0.018,
                    0.027,
                    0.024,
                    0.006,
                    mat('#F6F2E8', 0.6),
                    0.002,
                )
            )
    group(P, (0.2, 1.08, 0.765), math.radians(3))
    slab(0.62, 1.08, 0.765, 0.065, 0.11, 0.03, mat('#F6F2E8', 0.5), 0.03)
    headphones(-0.95, 1.3, 0.765, math.radians(30), 1.2)
    group([sheet(0.21, 0.297, t['sheet'], 0, 0, 0, 0, 0.003)], (-0.62, 1.05, 0.766), math.radians(12))
    # lamp
    path([(1.55, 1.6, 0.77), (1.6, 1.65, 1.25), (1.28, 1.45, 1.5)], 0.012, mat('mari', 0.4))
    lathe(1.26, 1.43, 1.38, [(0.1, 0), (0.085, 0.07), (0.03, 0.13), (0, 0.14)], mat('mari', 0.4))
    cyl(1.55, 1.6, 0.765, 0.09, 0.02, mat('mari', 0.4), 32)
    cyl(1.26, 1.43, 1.385, 0.075, 0.006, mat('#FFF1DC', 0.5, emit=7), 24)
    point((1.26, 1.41, 1.36), 5, '#FFD39A', 0.06)
    s = 0.1
    lathe(
        1.2,
        1.08,
        0.765,
        [(0, 0), (0.36 * s, 0), (0.42 * s, 0.06 * s), (0.56 * s, 0.9 * s), (0.53 * s, 0.9 * s)],
        mat('terra', 0.3, spec=0.5),
    )
    cyl(1.2, 1.08, 0.765 + 0.8 * s, 0.5 * s, 0.003, mat('#B4713A', 0.15), 32)
    # prints on the wall
    for x, z, tex, w, h in (
        (-1.35, 1.5, t['p1'], 0.54, 0.9),
        (-0.62, 1.72, t['p2'], 0.62, 0.62),
        (0.42, 1.74, t['p3'], 1.2, 0.6),
        (1.75, 1.55, t['p4'], 0.54, 0.9),
    ):
        frame(x, 1.9, z, tex, w, h, bar=0.025, depth=0.03, glow=0.08, colour='#E9DCC4')
    # chair
    c = mat('terra', 0.85, noise=0.03)
    slab(-0.95, 0.25, 0.46, 0.5, 0.48, 0.08, c, 0.1)
    P = [slab(0, 0, 0, 0.46, 0.07, 0.5, c, 0.03)]
    group(P, (-0.95, -0.02, 0.62), 0, rx=math.radians(8))
    cyl(-0.95, 0.25, 0.1, 0.03, 0.36, k, 16)
    for i in range(5):
        a = 2 * math.pi * i / 5
        rod((-0.95, 0.25, 0.1), (-0.95 + 0.3 * math.cos(a), 0.25 + 0.3 * math.sin(a), 0.05), 0.018, k)
        ico(-0.95 + 0.3 * math.cos(a), 0.25 + 0.3 * math.sin(a), 0.03, 0.03, k, 2)
    box(-0.95, -0.0, 0.5, 0.05, 0.04, 0.2, k, 0.01)
    pot_plant(2.35, 1.45, 0, 1.15, 'mari', 4)
    pot_plant(-1.95, 1.5, 0, 0.95, 'cream', 9)
    spot((-5.6, -4.2, 3.3), (0.2, 1.9, 1.0), 2400, 36, '#FFBE82', 0.06, 0.05)
    for kk in range(4):
        rod((-3.4 + kk * 0.32, -2.6, 0), (-3.4 + kk * 0.32, -2.6, 4), 0.035, mat('ink'), 6)
    area((0, -2.5, 3.6), (0, 1.5, 0.8), 3, 50, '#FFE9CC')
    sky('#7f8fa3', '#cfc0aa', '#d8b890', 0.4)
    camera((0.25, -2.75, 1.42), (0.25, 2, 1.42), 31, dof=(0.2, 1.4, 1.1), fstop=4, shift=(0, -0.055))
    return dict(bounces=5)


def build(shot):
    return {'map': city_map, 'identity': identity, 'desk': desk}[shot['view']](shot)
