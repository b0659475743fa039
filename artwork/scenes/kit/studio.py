"""Cameras, stands, softboxes, microphones, trusses, screens."""
import math
from .light import area
from .materials import mat, poster, screen
from .shapes import box, cyl, group, ico, lathe, panel, path, rod, slab

BLACK = 'charcoal'


def legs(x, y, h, spread=0.45, r=0.016, n=3, turn=30, top=None, colour=BLACK):
    """A stand: three legs and a column up to h."""
    m = mat(colour, 0.5)
    k = top or h * 0.55
    P = [rod((0, 0, h), (0, 0, k * 0.35), r * 1.3, m)]
    for i in range(n):
        a = math.radians(turn + 360 * i / n)
        P += [
            rod((0, 0, k), (spread * math.cos(a), spread * math.sin(a), 0.015), r, m),
            ico(spread * math.cos(a), spread * math.sin(a), 0.02, r * 1.4, m, 2),
            rod(
                (0, 0, k * 0.4),
                (spread * 0.55 * math.cos(a), spread * 0.55 * math.sin(a), k * 0.45),
                r * 0.6,
                m,
                8,
            ),
        ]
    return group(P, (x, y, 0))


def softbox(x, y, z, target, w=0.9, h=1.2, power=60, glow=3.0, colour='#FFF3DC', stand=True):
    """Its lit face towards target; lights the scene by an area lamp just before it."""
    dx, dy, dz = target[0] - x, target[1] - y, target[2] - z
    rz, tilt = math.atan2(dx, -dy), math.atan2(dz, math.hypot(dx, dy))
    k = mat(BLACK, 0.7)
    P = [
        box(0, 0.0, -h / 2, w, 0.05, h, k, 0.015),
        box(0, -0.03, -h / 2 + 0.03, w - 0.06, 0.012, h - 0.06, mat(colour, 0.6, emit=glow), 0),
    ]
    for sx in (-1, 1):
        for sz in (-1, 1):
            P.append(rod((sx * w * 0.48, 0.02, sz * h * 0.48), (sx * 0.09, 0.42, sz * 0.09), 0.012, k, 8))
    back = cyl(0, 0.36, 0, 0.12, 0.26, k, 24, rot=(-math.pi / 2, 0, 0))
    P.append(back)
    for s in ((w * 0.48, h * 0.48), (-w * 0.48, h * 0.48)):
        pass
    P.append(lathe4(w, h, k))
    group(P, (x, y, z), rz, rx=tilt)
    n = (dx * dx + dy * dy + dz * dz) ** 0.5
    area((x + dx / n * 0.12, y + dy / n * 0.12, z + dz / n * 0.12), target, w * 0.9, power, colour, h * 0.9)
    if stand:
        legs(x + math.sin(rz) * -0.0, y + 0.02, z - 0.1, 0.55, 0.018, turn=50)


def lathe4(w, h, m):
    """The softbox's pyramid of cloth."""
    from .shapes import mesh

    a, b, s, d = w / 2, h / 2, 0.11, 0.4
    V = [(-a, 0, -b), (a, 0, -b), (a, 0, b), (-a, 0, b), (-s, d, -s), (s, d, -s), (s, d, s), (-s, d, s)]
    return mesh('cloth', V, [(0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0), (4, 7, 6, 5)], m)


def cine_camera(x, y, z, rz=0, tripod=True, s=1.0, monitor=None, rx=0):
    """Lens towards -Y before rz; z: height of its optical axis."""
    k, g = mat('#1D2026', 0.45, spec=0.4), mat('#3A3F49', 0.5)
    P = [
        slab(0, 0.16, -0.09, 0.17, 0.34, 0.2, k, 0.03),
        box(0.0, 0.36, -0.075, 0.15, 0.09, 0.15, g, 0.01),
        cyl(0, -0.01, 0, 0.068, 0.1, g, 40, rot=(math.pi / 2, 0, 0), bev=0.005),
    ]
    for i, (r, y0, d, m) in enumerate(
        (
            (0.062, -0.10, 0.06, k),
            (0.066, -0.16, 0.05, mat('mari', 0.5)),
            (0.06, -0.21, 0.07, k),
            (0.075, -0.27, 0.06, k),
        )
    ):
        P.append(cyl(0, y0 + 0.01, 0, r, d, m, 40, rot=(math.pi / 2, 0, 0), bev=0.004))
    P += [cyl(0, -0.333, 0, 0.062, 0.004, mat('#0B1626', 0.08, spec=0.9), 40, rot=(math.pi / 2, 0, 0))]
    # matte box, rods, handle, magazine-like battery, viewfinder
    P += [
        box(0, -0.36, -0.085, 0.23, 0.05, 0.17, k, 0.008),
        box(0, -0.39, 0.085, 0.25, 0.14, 0.012, k, 0.004),
    ]
    P[-1].rotation_euler[0] = math.radians(-16)
    P += [
        box(-0.128, -0.37, -0.085, 0.012, 0.12, 0.17, k, 0.003),
        box(0.128, -0.37, -0.085, 0.012, 0.12, 0.17, k, 0.003),
    ]
    for sx in (-0.05, 0.05):
        P.append(rod((sx, -0.38, -0.12), (sx, 0.3, -0.12), 0.011, mat('chrome', 0.3, 1), 12))
    P += [
        rod((0, -0.02, 0.22), (0, 0.26, 0.22), 0.018, k),
        rod((0, 0.0, 0.11), (0, 0.0, 0.22), 0.014, k),
        rod((0, 0.24, 0.11), (0, 0.24, 0.22), 0.014, k),
    ]
    P += [
        box(-0.16, 0.02, 0.02, 0.12, 0.05, 0.06, k, 0.01),
        cyl(-0.2, 0.3, 0.05, 0.03, 0.12, k, 24, rot=(math.pi / 2, 0, 0)),
    ]
    if monitor:
        P += [box(0.2, 0.22, 0.08, 0.02, 0.26, 0.16, k, 0.006)]
        P += [
            box(0.05, 0.30, 0.225, 0.36, 0.03, 0.215, k, 0.008),
            panel(0.34, 0.191, screen(monitor, 1.3), (0.05, 0.316, 0.237), (math.pi / 2, 0, math.pi)),
            box(0.02, 0.27, 0.19, 0.06, 0.06, 0.06, k, 0.01),
        ]
    e = group(P, (x, y, z), rz, s, rx=rx)
    if tripod:
        h = z - 0.16 * s
        cyl(x, y + 0.1, h - 0.06, 0.07 * s, 0.1, mat('#2A2E36', 0.5), 32, bev=0.01)
        rod((x, y + 0.15, h), (x + 0.22 * math.cos(rz) - 0.1, y + 0.62, h - 0.16), 0.012, mat(BLACK, 0.5))
        m = mat('#2A2E36', 0.5)
        for i in range(3):
            a = math.radians(90 + 120 * i)
            fx, fy = x + 0.62 * math.cos(a), y + 0.1 + 0.62 * math.sin(a)
            for d in (-0.035, 0.035):
                px, py = -math.sin(a) * d, math.cos(a) * d
                rod(
                    (x + px + 0.05 * math.cos(a), y + 0.1 + py + 0.05 * math.sin(a), h - 0.05),
                    (fx + px * 0.4, fy + py * 0.4, 0.02),
                    0.016,
                    m,
                )
            ico(fx, fy, 0.02, 0.035, m, 2)
            rod(
                (x, y + 0.1, h * 0.42),
                (x + 0.36 * math.cos(a), y + 0.1 + 0.36 * math.sin(a), h * 0.42),
                0.009,
                m,
                8,
            )
    return e


def slate(x, y, z, rz=0, s=1.0, open_=18, tex='slate', lean=0):
    """A clapper board 36 cm wide; its lower edge at z."""
    k = mat('#15181E', 0.6)
    P = [
        box(0, 0, 0, 0.36, 0.014, 0.27, k, 0.004),
        panel(0.352, 0.262, poster(tex, 0.08), (0, -0.0075, 0.004)),
        box(0, 0, 0.275, 0.36, 0.016, 0.036, k, 0.002),
        panel(0.36, 0.036, poster('clap', 0.08), (0, -0.0085, 0.275)),
    ]
    top = [
        box(0.18, 0, 0, 0.36, 0.016, 0.036, k, 0.002),
        panel(0.36, 0.036, poster('clap', 0.08), (0.18, -0.0085, 0)),
    ]
    g = group(top, (-0.18, 0, 0.313), 0, ry=math.radians(-open_))
    P += [cyl(-0.175, -0.012, 0.312, 0.012, 0.024, mat('brass', 0.3, 1), 20, rot=(-math.pi / 2, 0, 0))]
    e = group(P, (x, y, z), rz, s, rx=lean)
    g.parent = e
    return e


def truss(p, q, w=0.3, m=None):
    """A square lattice beam between two points (axis-aligned)."""
    m = m or mat('#AEB3BA', 0.35, 0.7)
    d = [q[i] - p[i] for i in range(3)]
    L = sum(v * v for v in d) ** 0.5
    ax = max(range(3), key=lambda i: abs(d[i]))
    o = [i for i in range(3) if i != ax]

    def at(t, a, b):
        return tuple(p[i] + (d[i] * t if i == ax else (a if i == o[0] else b) * w / 2) for i in range(3))

    for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
        rod(at(0, a, b), at(1, a, b), 0.028, m, 10)
    n = max(2, int(L / (w * 1.3)))
    for k in range(n):
        t0, t1 = k / n, (k + 1) / n
        for (a, b), (c, e) in (
            ((-1, -1), (1, -1)),
            ((1, -1), (1, 1)),
            ((1, 1), (-1, 1)),
            ((-1, 1), (-1, -1)),
        ):
            f, g = ((a, b), (c, e)) if k % 2 else ((c, e), (a, b))
            rod(at(t0, *f), at(t1, *g), 0.014, m, 6)


def par(x, y, z, target, colour='#FFC06A', glow=8, s=1.0):
    """A can lamp under a truss."""
    from mathutils import Vector

    d = (Vector(target) - Vector((x, y, z))).normalized()
    a = Vector((x, y, z))
    rod(a - d * 0.22 * s, a + d * 0.16 * s, 0.12 * s, mat('#17191E', 0.5), 20, 0.14 * s)
    rod(a + d * 0.155 * s, a + d * 0.165 * s, 0.12 * s, mat(colour, 0.4, emit=glow), 20)
    rod((x, y, z), (x, y, z + 0.3 * s), 0.015, mat('#17191E', 0.5), 8)


def microphone(x, y, z, rz=0, s=1.0, tilt=0):
    """A studio condenser in its spider, pop screen before it; its head at the origin, facing -Y."""
    br, k = mat('brass', 0.28, 1), mat('#1B1D22', 0.4, spec=0.5)
    P = [
        cyl(0, 0, -0.16, 0.034, 0.15, k, 40, bev=0.004),
        cyl(0, 0, -0.012, 0.036, 0.012, br, 40, bev=0.002),
        lathe(
            0,
            0,
            0,
            [(0.034, 0), (0.035, 0.05), (0.032, 0.075), (0.022, 0.09), (0, 0.096)],
            mat('#A8ACB2', 0.35, 1),
        ),
    ]
    for i in range(14):
        a = i * math.pi / 7
        P.append(
            rod(
                (0.0355 * math.cos(a), 0.0355 * math.sin(a), 0),
                (0.0345 * math.cos(a), 0.0345 * math.sin(a), 0.06),
                0.0012,
                k,
                6,
            )
        )
    for zz in (-0.04, -0.13):
        ring = [
            (0.075 * math.cos(a), 0.075 * math.sin(a), zz) for a in [i * 2 * math.pi / 32 for i in range(33)]
        ]
        P += path(ring, 0.004, k, 8)
    for i in range(6):
        a = i * math.pi / 3
        P += [
            rod(
                (0.075 * math.cos(a), 0.075 * math.sin(a), -0.04),
                (0.036 * math.cos(a + 0.5), 0.036 * math.sin(a + 0.5), -0.085),
                0.002,
                mat('terra', 0.6),
                6,
            ),
            rod(
                (0.036 * math.cos(a + 0.5), 0.036 * math.sin(a + 0.5), -0.085),
                (0.075 * math.cos(a), 0.075 * math.sin(a), -0.13),
                0.002,
                mat('terra', 0.6),
                6,
            ),
            rod(
                (0.075 * math.cos(a), 0.075 * math.sin(a), -0.04),
                (0.075 * math.cos(a), 0.075 * math.sin(a), -0.13),
                0.003,
                k,
                6,
            ),
        ]
    P += [box(0, -0.0365, -0.075, 0.02, 0.004, 0.02, br, 0.002)]
    return group(P, (x, y, z), rz, s, rx=tilt)


def headphones(x, y, z, rz=0, s=1.0):
    """Lying with its cups on the table."""
    k = mat('#20232A', 0.5)
    arc = [
        (0.085 * math.cos(a), 0.10 * math.sin(a), 0.035 + 0.0 * a)
        for a in [math.pi * i / 24 for i in range(25)]
    ]
    P = path(arc, 0.011, k, 10)
    for sx in (-1, 1):
        P += [
            cyl(sx * 0.072, -0.02, 0.036, 0.038, 0.026, k, 32, rot=(0, sx * math.pi / 2, 0), bev=0.006),
            cyl(
                sx * 0.05,
                -0.02,
                0.036,
                0.035,
                0.022,
                mat('terra', 0.8),
                32,
                rot=(0, sx * math.pi / 2, 0),
                bev=0.008,
            ),
        ]
    return group(P, (x, y, z), rz, s)
