"""What carries a campaign outdoors: unipole, hoarding, gantry, bus shelter, kiosk, pylon, standee, frames."""
import math
from .light import area
from .materials import Time, mat, poster
from .shapes import box, cyl, extrude, group, ico, panel, rod


def face_glow():
    return 0.55 if Time.dusk else 0.22


def _banded(x, y, w, z0=0.5, n=5, round_=False, step=0.3):
    for i in range(n):
        m = mat('#F0B52A' if i % 2 else '#26282d', 0.75)
        yield cyl(x, y, z0 + i * step, w / 2, step - 0.002, m, 40) if round_ else box(
            x, y, z0 + i * step, w, w, step - 0.002, m, 0.015
        )


def _catwalk(w, z, fr, st, lamps):
    P = [box(0, -0.75, z - 0.62, w + 0.2, 1.15, 0.07, st, 0.01)]
    for k in range(int(w) + 1):
        xx = -w / 2 + k * w / int(w)
        P.append(rod((xx, -1.3, z - 0.6), (xx, -1.3, z - 0.02), 0.018, st, 8))
        if k % 3 == 1:
            P.append(rod((xx, 0, z - 0.35), (xx, -1.3, z - 0.58), 0.03, st, 8))
    P += [
        rod((-w / 2, -1.3, z - 0.03), (w / 2, -1.3, z - 0.03), 0.022, st, 8),
        rod((-w / 2, -1.3, z - 0.3), (w / 2, -1.3, z - 0.3), 0.016, st, 8),
    ]
    for k in range(lamps):
        xx = -w / 2 + w * (k + 0.5) / lamps
        P += [rod((xx, -1.25, z - 0.5), (xx, -1.95, z - 0.45), 0.03, st, 8)]
        o = box(xx, -1.98, z - 0.5, 0.5, 0.28, 0.18, fr, 0.03)
        o.rotation_euler[0] = math.radians(-32)
        g = box(xx, -1.93, z - 0.325, 0.42, 0.2, 0.02, mat('#FFE9C4', 0.4, emit=30 if Time.dusk else 0.3), 0)
        g.rotation_euler[0] = math.radians(-32)
        P += [o, g]
    return P


def unipole(x, y, tex, w=12, h=6, z=7.5, rz=0, lamps=5, pole=0, glow=None):
    """One round pole, face towards -Y (turned by rz). pole: its offset along the board."""
    st, fr = mat('steel', 0.55), mat('ink', 0.5)
    P = [
        cyl(pole, 0.75, 0, 0.62, z + h * 0.3, st, 40, 0.52),
        cyl(pole, 0.75, 0, 1.15, 0.5, mat('cream', 0.8), 40, bev=0.06),
        cyl(pole, 0.75, 0.5, 0.74, 0.18, st, 40),
    ]
    P += list(_banded(pole, 0.75, 1.27, 0.68, 5, True))
    P += [
        box(0, 0.75, z - 0.06, w + 0.5, 1.45, h + 0.12, fr, 0.04),
        panel(w, h, poster(tex, face_glow() if glow is None else glow), (0, 0.015, z)),
    ]
    for zz in (z - 0.16, z + h + 0.02):
        P.append(box(0, 0.02, zz, w + 0.44, 0.14, 0.14, st, 0.02))
    for sx in (-w / 2 - 0.14, w / 2 + 0.14):
        P.append(box(sx, 0.02, z - 0.1, 0.14, 0.14, h + 0.2, st, 0.02))
    P += _catwalk(w, z, fr, st, lamps)
    for s in (-1, 1):
        P.append(
            rod((pole + s * 0.5, 0.6, z - 1.9), (pole + s * min(3.2, w * 0.27), 0.2, z - 0.6), 0.09, st, 10)
        )
    _floods(x, y, rz, w, h, z, lamps)
    return group(P, (x, y, 0), rz)


def _floods(x, y, rz, w, h, z, n, power=None):
    if not Time.dusk:
        return
    c, s = math.cos(rz), math.sin(rz)

    def put(px, py, pz):
        return (x + c * px - s * py, y + s * px + c * py, pz)

    p = power or 3.6 * w * h / max(n, 1) * (h / 7 + 0.35) * 1.35
    for k in range(n):
        lx = -w / 2 + w * (k + 0.5) / n
        area(put(lx, -h * 0.64, z - h * 0.12), put(lx, 0, z + h * 0.6), 0.6, p, '#FFE6BE', spread=105)


def hoarding(x, y, tex, w=12, h=6, z=3.4, rz=0, legs=(0.22, 0.78), lamps=5, glow=None):
    """On square legs with back stays, near the ground or on a roof."""
    st, fr = mat('steel', 0.55), mat('ink', 0.5)
    P = [
        box(0, 0.3, z - 0.12, w + 0.3, 0.5, h + 0.24, fr, 0.03),
        panel(w, h, poster(tex, face_glow() if glow is None else glow), (0, 0.03, z)),
    ]
    for zz in (z - 0.14, z + h):
        P.append(box(0, 0, zz, w + 0.3, 0.16, 0.14, fr, 0.02))
    for sx in (-w / 2 - 0.08, w / 2 + 0.08):
        P.append(box(sx, 0, z, 0.16, 0.16, h, fr, 0.02))
    for f in legs:
        px = -w / 2 + w * f
        P += [
            box(px, 0.62, 0, 0.44, 0.44, z + h * 0.7, st, 0.03),
            box(px, 0.62, 0, 1.2, 1.2, 0.4, mat('#D8C9B0', 0.9), 0.05),
            rod((px, 3.4, 0), (px, 0.8, z + h * 0.5), 0.1, st),
        ]
        P += list(_banded(px, 0.62, 0.47, 0.4, 4))
    P += _catwalk(w, z, fr, st, lamps)
    _floods(x, y, rz, w, h, z, lamps)
    return group(P, (x, y, 0), rz)


def gantry(y, tex_left, tex_right, x0=-8.9, x1=8.9, z=5.7):
    """A lattice across both carriageways with a face over each; looks to -Y."""
    st, fr = mat('steel', 0.5), mat('ink', 0.5)
    w = x1 - x0
    fw = (w - 2.6) / 2
    h = fw / 2
    top = z + h
    for x in (x0, x1):
        for dx in (-0.28, 0.28):
            for dy in (0, 0.8):
                rod((x + dx, y + dy, 0.3), (x + dx, y + dy, top + 0.1), 0.085, st)
        for k in range(int(top / 0.9)):
            za, zb = 0.4 + k * 0.9, 0.4 + (k + 1) * 0.9
            rod((x - 0.28, y, za), (x + 0.28, y, zb), 0.03, st, 8)
            rod((x + 0.28 * (-1) ** k, y, za), (x + 0.28 * (-1) ** k, y + 0.8, zb), 0.03, st, 8)
        box(x, y + 0.4, 0, 1.3, 1.7, 0.6, mat('#D8C9B0', 0.9), 0.05)
    for zz in (z + 0.1, top - 0.1):
        for dy in (0.15, 0.8):
            rod((x0, y + dy, zz), (x1, y + dy, zz), 0.07, st)
    n = 22
    for k in range(n):
        a, b = x0 + w * k / n, x0 + w * (k + 1) / n
        rod((a, y + 0.8, z + 0.1), (b, y + 0.8, top - 0.1), 0.03, st, 8)
    for s, tex in ((-1, tex_left), (1, tex_right)):
        cx = s * (fw / 2 + 0.5)
        box(cx, y + 0.02, z - 0.08, fw + 0.16, 0.24, h + 0.16, fr, 0.02)
        panel(fw, h, poster(tex, face_glow()), (cx, y - 0.11, z))
        for k in range(3):
            lx = cx - fw / 2 + fw * (k + 0.5) / 3
            rod((lx, y - 0.05, z - 0.12), (lx, y - 1.1, z - 0.3), 0.025, st, 8)
            o = box(lx, y - 1.15, z - 0.38, 0.4, 0.24, 0.14, fr, 0.03)
            o.rotation_euler[0] = math.radians(-35)
            if Time.dusk:
                area((lx, y - 2.6, z - 0.5), (lx, y, z + h * 0.6), 0.5, 60, '#FFE6BE', spread=110)


def shelter(x, y, rz, posters, glow=None):
    """A bus shelter 6.4 m wide, open to -Y: end panel right, panels in the back wall, bench, roof."""
    st, fr, rf = mat('steel', 0.5), mat('ink', 0.5), mat('terra', 0.55)
    g = (1.0 if Time.dusk else 0.3) if glow is None else glow
    P = [box(0, 0, 0, 7.0, 2.3, 0.12, mat('#D2BFA2', 0.9, noise=0.05), 0.02)]
    for sx in (-3.1, 0, 3.1):
        P.append(box(sx, 0.85, 0.1, 0.12, 0.12, 2.6, st, 0.02))
    for sx in (-3.1, 3.1):
        P.append(rod((sx, 0.85, 2.1), (sx, -0.9, 2.62), 0.045, st))
    P += [
        extrude([(-1.35, 2.58), (-1.35, 2.74), (1.15, 2.98), (1.15, 2.78)], 7.0, rf, 0.03),
        box(0, -1.33, 2.52, 6.96, 0.1, 0.3, mat('mari', 0.6), 0.02),
    ]
    for sx, tex in zip((-1.55, 1.55), posters):
        P += [
            box(sx, 0.92, 0.74, 2.96, 0.16, 1.56, fr, 0.03),
            panel(2.8, 1.4, poster(tex, g), (sx, 0.835, 0.82)),
        ]
    P += [box(0, 0.35, 0.52, 5.6, 0.42, 0.07, mat('wood', 0.6), 0.02)]
    for sx in (-2.3, 0, 2.3):
        P.append(box(sx, 0.35, 0.12, 0.08, 0.34, 0.4, st, 0.01))
    if len(posters) > 2:
        P += [
            box(3.28, 0, 0.3, 0.2, 1.42, 2.2, fr, 0.03),
            panel(1.26, 2.1, poster(posters[2], g), (3.385, 0, 0.35), (math.pi / 2, 0, math.pi / 2)),
            panel(1.26, 2.1, poster(posters[2], g), (3.175, 0, 0.35), (math.pi / 2, 0, -math.pi / 2)),
        ]
    e = group(P, (x, y, 0), rz)
    if Time.dusk:
        c, s = math.cos(rz), math.sin(rz)
        for lx in (-1.6, 1.6):
            area((x + c * lx, y + s * lx, 2.6), (x + c * lx, y + s * lx, 0), 1.2, 40, '#FFE2B4', 0.4)
    return e


def kiosk(x, y, tex, rz=0, w=1.2, h=2.0, z=2.3):
    """A lamp-post kiosk on the median: two faces (3:5) on one post, front to -Y."""
    st, fr = mat('steel', 0.5), mat('ink', 0.5)
    g = 0.85 if Time.dusk else 0.22
    P = [
        cyl(0, 0, 0, 0.09, z + h + 0.3, st, 20),
        cyl(0, 0, 0, 0.2, 0.35, mat('#D8C9B0', 0.9), 24, bev=0.03),
        box(0, 0, z - 0.08, w + 0.16, 0.26, h + 0.16, fr, 0.03),
        ico(0, 0, z + h + 0.35, 0.12, mat('mari', 0.4), 3),
    ]
    P += [
        panel(w, h, poster(tex, g), (0, -0.135, z)),
        panel(w, h, poster(tex, g), (0, 0.135, z), (math.pi / 2, 0, math.pi)),
    ]
    return group(P, (x, y, 0), rz)


def pylon(x, y, tex, rz=0, w=0.92, h=1.53, z=0.905, glow=None, knobs='mari'):
    """A society's 3 x 5 ft board on twin legs."""
    k = w / 0.92
    fr, g = mat('ink', 0.4), (0.7 if Time.dusk else 0.18) if glow is None else glow
    P = []
    for lx in (-0.5 * k, 0.5 * k):
        P += [
            rod((lx, 0, 0), (lx, 0, z + h + 0.19), 0.045 * k, fr, 16),
            cyl(lx, 0, 0, 0.16 * k, 0.05, mat('ink', 0.5), 20),
            ico(lx, 0, z + h + 0.21, 0.07 * k, mat(knobs, 0.4, 0.2), 3),
        ]
    P += [
        box(0, 0, z - 0.065, w + 0.1, 0.09, h + 0.13, fr, 0.015),
        panel(w, h, poster(tex, g), (0, -0.052, z)),
        box(0, 0, z + h + 0.065, w + 0.1, 0.12, 0.1, fr, 0.01),
    ]
    if Time.dusk:
        c, s = math.cos(rz), math.sin(rz)
        area((x + s * 1.0, y - c * 1.0, z + h + 0.6), (x, y, z + h * 0.45), 0.5, 14, '#FFE6BE')
    return group(P, (x, y, 0), rz)


def standee(x, y, tex, rz=0, w=0.8, h=1.333, z=0.06, glow=0.12):
    """A free-standing card with a strut and a base bar."""
    P = [
        box(0, 0.02, 0, w + 0.08, 0.3, 0.05, mat('ink', 0.4), 0.015),
        box(0, 0.0, 0.05, w + 0.03, 0.03, h + 0.03, mat('white', 0.6), 0.008),
        panel(w, h, poster(tex, glow), (0, -0.0165, z + 0.005)),
        rod((0, 0.1, 0.04), (0, 0.02, h * 0.7), 0.012, mat('steel', 0.4), 8),
    ]
    return group(P, (x, y, 0), rz)


def frame(x, y, z, tex, w, h, rz=0, colour='ink', glow=0.1, bar=0.05, depth=0.05, gloss=0.55):
    """A framed print on a wall that faces -Y; y: the wall's surface."""
    P = [
        box(0, -depth / 2, 0, w + 2 * bar, depth, h + 2 * bar, mat(colour, 0.4), 0.012),
        panel(w, h, poster(tex, glow, gloss), (0, -depth - 0.002, bar)),
    ]
    return group(P, (x, y, z), rz)
