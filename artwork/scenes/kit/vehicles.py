"""Auto-rickshaws, cars, a bus, a roadshow van. All face -Y (towards the viewer of an avenue)."""
import math
from .materials import Time, mat, poster, screen
from .shapes import box, cyl, extrude, group, ico, mesh, panel, rod

_flat = (math.pi / 2, 0, 0)
_roll = (0, math.pi / 2, 0)


def _glow(day, night):
    return night if Time.dusk else day


def auto(x, y, rz=0, body='#2E7A4F', top='#F0B52A', ad=None):
    """ad: a 2:1 texture on the back of its hood."""
    P, b, t, k, g = (
        [],
        mat(body, 0.45, spec=0.5),
        mat(top, 0.7),
        mat('#1d1f25', 0.6),
        mat('#2a3644', 0.15, spec=0.6),
    )
    P.append(
        extrude(
            [
                (-1.3, 0.38),
                (-1.42, 0.62),
                (-1.28, 0.98),
                (-0.98, 1.04),
                (-0.86, 0.62),
                (0.35, 0.55),
                (0.42, 1.02),
                (1.12, 1.06),
                (1.3, 0.95),
                (1.34, 0.42),
            ],
            1.24,
            b,
            0.06,
        )
    )
    P.append(extrude([(-0.98, 1.0), (-0.86, 1.02), (-0.60, 1.62), (-0.72, 1.64)], 1.16, g, 0.01))
    P.append(
        extrude(
            [
                (-0.98, 1.55),
                (-0.7, 1.82),
                (0.1, 1.9),
                (1.0, 1.86),
                (1.28, 1.66),
                (1.32, 1.02),
                (1.18, 1.02),
                (1.14, 1.6),
                (0.95, 1.72),
                (0.0, 1.76),
                (-0.68, 1.68),
                (-0.9, 1.5),
            ],
            1.26,
            t,
            0.03,
        )
    )
    P.append(extrude([(0.42, 1.0), (1.2, 1.0), (1.2, 1.66), (1.0, 1.74), (0.62, 1.72)], 1.18, t, 0.03))
    P += [box(0, 0.15, 0.55, 1.1, 0.5, 0.22, k, 0.05), box(0, 0.42, 0.72, 1.08, 0.14, 0.55, k, 0.05)]
    for sx in (-0.56, 0.56):
        P += [
            rod((sx, -0.84, 1.0), (sx, -0.66, 1.66), 0.03, k),
            rod((sx, -0.2, 0.6), (sx, -0.15, 1.74), 0.022, k),
        ]
    for wx, wy in ((0, -1.12), (-0.5, 0.95), (0.5, 0.95)):
        P.append(cyl(wx - 0.07, wy, 0.26, 0.26, 0.14, k, 24, bev=0.02, rot=_roll))
    P += [
        cyl(0, -1.40, 0.82, 0.11, 0.07, mat('#FFF0C8', 0.3, emit=_glow(1.5, 14)), 20, rot=_flat),
        box(0, -1.36, 0.30, 0.34, 0.42, 0.12, b, 0.04),
    ]
    P += [box(0, 1.345, 0.50, 1.1, 0.03, 0.42, b, 0.02), box(0, 1.30, 1.16, 0.78, 0.06, 0.36, g, 0.02)]
    for s in (-1, 1):
        P += [
            box(s * 0.46, 1.36, 0.66, 0.13, 0.05, 0.2, mat('#C8281C', 0.3, emit=_glow(0.5, 3.6)), 0.02),
            box(s * 0.46, 1.36, 0.9, 0.13, 0.05, 0.08, mat('#F08A20', 0.3, emit=_glow(0.5, 2)), 0.02),
        ]
    P += [
        box(0, 1.37, 0.6, 0.42, 0.03, 0.13, mat('mari', 0.5), 0.01),
        box(0, 1.33, 0.34, 1.2, 0.09, 0.09, k, 0.02),
        box(0, 0, 0.60, 1.27, 2.2, 0.05, mat('#F0B52A', 0.5), 0.01),
    ]
    if ad:
        P += [
            box(0, 1.34, 1.05, 1.2, 0.06, 0.6, k, 0.01),
            panel(1.14, 0.57, poster(ad, _glow(0.12, 0.3)), (0, 1.3715, 1.065), (math.pi / 2, 0, math.pi)),
        ]
    P.append(box(0, -0.98, 1.62, 0.5, 0.04, 0.12, mat('#F8F3E8', 0.5, emit=_glow(0, 1.5)), 0.01))
    return group(P, (x, y, 0), rz)


def car(x, y, rz=0, colour='terra'):
    b, g, k = mat(colour, 0.3, spec=0.6), mat('#1e2c3c', 0.12, spec=0.7), mat('#1b1d22', 0.7)
    P = [
        extrude(
            [(-2.0, 0.32), (-2.05, 0.72), (-1.0, 0.92), (1.6, 0.98), (1.98, 0.82), (2.0, 0.34)], 1.66, b, 0.12
        ),
        extrude([(-1.0, 0.88), (-0.35, 1.44), (0.95, 1.47), (1.62, 0.94)], 1.46, g, 0.08),
        extrude([(-0.42, 1.40), (-0.3, 1.5), (0.92, 1.52), (1.05, 1.42)], 1.42, b, 0.05),
    ]
    for wy in (-1.25, 1.25):
        for wx in (-0.78, 0.66):
            P.append(cyl(wx, wy, 0.32, 0.32, 0.16, k, 24, bev=0.02, rot=_roll))
    for sx in (-0.6, 0.6):
        P += [
            box(sx, -2.02, 0.58, 0.34, 0.08, 0.13, mat('#FFF0C8', 0.3, emit=_glow(1.2, 14)), 0.02),
            box(sx, 2.0, 0.62, 0.3, 0.06, 0.12, mat('#C03020', 0.3, emit=_glow(0.6, 3.2)), 0.02),
        ]
    P.append(box(0, 2.03, 0.5, 0.5, 0.03, 0.12, mat('white', 0.6), 0.01))
    return group(P, (x, y, 0), rz)


def bus(x, y, rz=0, colour='teal', side=None):
    """side: texture (about 7:1) on both flanks below the windows."""
    b, gl = mat(colour, 0.4, spec=0.5), mat('#1e2c3c', 0.12, spec=0.7)
    P = [
        box(0, 0, 0.42, 2.45, 9.5, 2.5, b, 0.16),
        box(0, 0, 1.55, 2.5, 8.9, 0.85, gl, 0.03),
        box(0, -4.7, 1.35, 2.15, 0.15, 1.15, gl, 0.05),
        box(0, 4.7, 1.45, 2.0, 0.15, 0.9, gl, 0.05),
        box(0, -4.74, 2.58, 1.5, 0.08, 0.24, mat('#F5A300', 0.5, emit=_glow(0.3, 3)), 0.02),
        box(0, 0, 0.9, 2.5, 9.3, 0.18, mat('cream', 0.6), 0.02),
        box(0, 0, 2.92, 2.2, 8.6, 0.12, mat('cream', 0.7), 0.04),
    ]
    for s in (-1, 1):
        P += [
            cyl(s * 0.85, -4.72, 0.78, 0.15, 0.08, mat('#FFF0C8', 0.3, emit=_glow(1.4, 14)), 20, rot=_flat),
            box(s * 0.9, 4.76, 0.8, 0.2, 0.05, 0.4, mat('#C8281C', 0.3, emit=_glow(0.5, 3)), 0.02),
        ]
        for wy in (-3.1, 2.9):
            P.append(cyl(s * 1.05 - 0.15, wy, 0.46, 0.46, 0.3, mat('#1b1d22', 0.7), 24, rot=_roll))
        if side:
            P.append(
                panel(
                    5.1,
                    0.765,
                    poster(side, _glow(0.15, 0.35)),
                    (s * 1.262, -0.1, 0.66),
                    (math.pi / 2, 0, s * math.pi / 2),
                )
            )
    return group(P, (x, y, 0), rz)


def van(x, y, rz=0, colour='cream', wall=None, glow=1.2, back=None):
    """A roadshow van: a cab, and a body whose left flank (-X) is an LED wall 3.6 x 1.8 m."""
    b, k, gl, fr = (
        mat(colour, 0.4, spec=0.5),
        mat('#1b1d22', 0.7),
        mat('#1e2c3c', 0.12, spec=0.7),
        mat('ink', 0.5),
    )
    P = [
        extrude(
            [(-3.1, 0.45), (-3.15, 1.05), (-2.85, 1.2), (-2.45, 2.05), (-1.35, 2.1), (-1.35, 0.45)],
            1.95,
            mat('terra', 0.35, spec=0.5),
            0.08,
        ),
        extrude([(-2.86, 1.25), (-2.48, 1.98), (-2.38, 1.98), (-2.76, 1.25)], 1.75, gl, 0.02),
        box(0, 0.75, 0.5, 2.05, 4.1, 2.25, b, 0.06),
        box(0, 0.5, 0.38, 1.7, 5.6, 0.16, k, 0.03),
        box(0, 0.75, 2.75, 2.15, 4.2, 0.1, mat('terra', 0.6), 0.03),
    ]
    for s in (-1, 1):
        P += [
            box(s * 0.98, -2.05, 1.25, 0.04, 0.8, 0.62, gl, 0.02),
            box(s * 0.75, -3.15, 0.78, 0.32, 0.08, 0.16, mat('#FFF0C8', 0.3, emit=_glow(1.2, 12)), 0.02),
            box(s * 0.85, 2.82, 0.75, 0.16, 0.05, 0.3, mat('#C8281C', 0.3, emit=_glow(0.5, 3)), 0.02),
        ]
        for wy in (-2.2, 1.75):
            P += [
                cyl(s * 0.95 - 0.14, wy, 0.42, 0.42, 0.28, k, 28, bev=0.02, rot=_roll),
                cyl(s * 1.1 - 0.01, wy, 0.42, 0.2, 0.02, mat('chrome', 0.4, 1), 24, rot=_roll),
            ]
    P += [box(-1.05, 0.75, 0.74, 0.08, 3.86, 1.92, fr, 0.02)]
    if wall:
        P.append(panel(3.6, 1.8, screen(wall, glow), (-1.093, 0.75, 0.80), (math.pi / 2, 0, -math.pi / 2)))
    P += [box(-1.35, 0.75, 2.72, 0.6, 4.2, 0.06, mat('mari', 0.6), 0.02)]
    for wy in (-1.1, 2.6):
        P.append(rod((-1.1, wy, 2.2), (-1.6, wy, 2.72), 0.025, k))
    P += [
        cyl(0.5, -0.6, 2.85, 0.24, 0.5, k, 24, 0.12, rot=(math.radians(90), 0, 0)),
        cyl(-0.5, -0.6, 2.85, 0.24, 0.5, k, 24, 0.12, rot=(math.radians(90), 0, 0)),
    ]
    return group(P, (x, y, 0), rz)


def chai_cart(x, y, rz=0):
    w = mat('#7A4A2E', 0.8)
    P = [
        box(0, 0, 0.72, 1.9, 0.95, 0.1, w, 0.02),
        box(0, 0, 0.36, 1.8, 0.85, 0.36, mat('teal', 0.7), 0.02),
        box(0, -0.44, 0.36, 1.84, 0.03, 0.1, mat('mari', 0.7), 0.01),
    ]
    for sx in (-0.7, 0.7):
        P.append(cyl(sx, -0.48, 0.33, 0.33, 0.06, mat('#22242a', 0.7), 24, rot=_flat))
    P.append(rod((0, 0.1, 0.7), (0, 0.1, 2.35), 0.025, mat('steel', 0.5)))
    n = 8
    for i in range(n):
        a, c = 6.283 * i / n, 6.283 * (i + 1) / n
        P.append(
            mesh(
                'um',
                [
                    (0, 0.1, 2.5),
                    (1.35 * math.cos(a), 0.1 + 1.35 * math.sin(a), 2.1),
                    (1.35 * math.cos(c), 0.1 + 1.35 * math.sin(c), 2.1),
                ],
                [(0, 1, 2)],
                mat('terra' if i % 2 else 'cream', 0.8),
            )
        )
    P += [
        cyl(-0.55, 0, 0.82, 0.17, 0.22, mat('#A9ADB3', 0.3, metal=1), 20, 0.2, bev=0.02),
        cyl(-0.1, 0.1, 0.82, 0.1, 0.3, mat('#C9A15A', 0.35, metal=1), 16),
        box(0.5, 0.0, 0.82, 0.5, 0.3, 0.16, mat('cream', 0.7), 0.02),
    ]
    if Time.dusk:
        from .light import point

        P += [ico(0.35, 0.1, 1.98, 0.07, mat('#FFD9A0', 0.4, emit=20), 2), point((0.35, -0.1, 1.75), 55)]
    return group(P, (x, y, 0), rz)


def scooter(x, y, rz=0, colour='teal'):
    """Parked on its stand; faces -Y."""
    b, k = mat(colour, 0.35, spec=0.6), mat('#1b1d22', 0.7)
    P = [
        cyl(-0.06, -0.62, 0.24, 0.24, 0.12, k, 24, bev=0.03, rot=_roll),
        cyl(-0.06, 0.58, 0.24, 0.24, 0.12, k, 24, bev=0.03, rot=_roll),
        extrude([(-0.5, 0.3), (-0.42, 0.34), (-0.42, 0.95), (-0.5, 0.98), (-0.62, 0.5)], 0.4, b, 0.05),
        extrude([(-0.45, 0.26), (0.2, 0.26), (0.2, 0.36), (-0.45, 0.36)], 0.36, b, 0.03),
        extrude([(0.1, 0.3), (0.2, 0.62), (0.85, 0.7), (0.9, 0.5), (0.65, 0.3)], 0.34, b, 0.07),
        extrude([(0.12, 0.66), (0.15, 0.76), (0.8, 0.82), (0.85, 0.72)], 0.3, k, 0.04),
        rod((0, -0.6, 0.3), (0, -0.42, 1.05), 0.035, k),
        rod((-0.33, -0.4, 1.02), (0.33, -0.4, 1.02), 0.022, k),
        ico(0, -0.5, 0.98, 0.13, b, 3, (1.1, 0.8, 0.8)),
        cyl(0, -0.62, 0.97, 0.07, 0.04, mat('#FFF0C8', 0.3, emit=0.6), 20, rot=_flat),
    ]
    return group(P, (x, y, 0), rz)
