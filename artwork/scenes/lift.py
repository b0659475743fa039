"""A lift's cabin with a clip-on frame, seen from the lobby. shot: tex (cabin, wall)."""
from kit import *


def build(shot):
    cabin, wallprint = shot['tex'][:2]
    st, W, D, H = brushed(), 1.7, 1.6, 2.45
    wall = mat('#E9DCC4', 0.8, noise=0.03)
    for s in (-1, 1):
        box(s * (W / 2 + 1.75), -0.2, 0, 3.3, 0.3, 3.3, wall, 0)
    box(0, -0.2, 2.2, 1.9, 0.3, 1.1, wall, 0)
    tm = mat('terra', 0.5, noise=0.05)
    for s in (-1, 1):
        box(s * 0.80, -0.28, 0, 0.34, 0.5, 2.3, tm, 0.012)
    box(0, -0.28, 2.12, 1.27, 0.5, 0.18, tm, 0)
    box(0, -2.6, -0.1, 8, 5, 0.1, mat('#D9C7A6', 0.3, spec=0.5), 0)
    for i in range(-5, 6):
        box(i * 0.8, -2.6, 0.0, 0.012, 5, 0.002, mat('#B49E78', 0.5), 0)
    for j in range(7):
        box(0, -0.4 - 0.8 * j, 0.0, 8, 0.012, 0.002, mat('#B49E78', 0.5), 0)
    # cabin
    box(0, D / 2, -0.1, W, D, 0.1, mat('#5b4a40', 0.4, noise=0.1), 0)
    box(0, D / 2, H, W, D, 0.05, mat('cream', 0.6), 0)
    for i in range(4):
        box(-W / 2 + W * (i + 0.5) / 4, D, 0, W / 4 - 0.012, 0.03, H, st, 0.006)
    for s in (-1, 1):
        for i in range(4):
            box(s * W / 2, D * (i + 0.5) / 4, 0, 0.03, D / 4 - 0.012, H, st, 0.006)
        box(s * (W / 2 - 0.19), 0.02, 0, 0.36, 0.05, 2.12, brushed('#C9A874', 0.28), 0.006)
    br = mat('#D2B07A', 0.25, 1)
    rod((-W / 2 + 0.15, D - 0.1, 0.92), (W / 2 - 0.15, D - 0.1, 0.92), 0.022, br, 16)
    for x in (-0.5, 0.5):
        rod((x, D - 0.1, 0.92), (x, D, 0.92), 0.012, br, 10)
    fw, fh, fz = 0.72, 1.2, 1.0
    box(0, D - 0.045, fz - 0.045, fw + 0.09, 0.03, fh + 0.09, mat('mari', 0.4), 0.008)
    panel(fw, fh, poster(cabin, 0.25, 0.4), (0, D - 0.0615, fz))
    for x in (-fw / 2 + 0.08, fw / 2 - 0.08):
        box(x, D - 0.066, fz + fh - 0.005, 0.09, 0.02, 0.05, mat('ink', 0.4), 0.006)
    box(-W / 2 + 0.03, 0.75, 1.0, 0.02, 0.2, 0.62, mat('ink', 0.3), 0.01)
    for r in range(6):
        for c in range(2):
            cyl(
                -W / 2 + 0.04,
                0.70 + c * 0.1,
                1.08 + r * 0.085,
                0.026,
                0.012,
                mat('#FFD9A0', 0.4, emit=0.9 if (r, c) != (3, 1) else 6),
                20,
                rot=(0, math.pi / 2, 0),
            )
    box(0, D / 2, H - 0.02, W * 0.62, D * 0.6, 0.02, mat('#FFF1DC', 0.5, emit=5), 0)
    # lobby
    box(W / 2 + 0.42, -0.37, 1.05, 0.13, 0.03, 0.3, mat('ink', 0.3), 0.01)
    for z, m in ((1.26, mat('mari', 0.4, emit=2.4)), (1.15, mat('cream', 0.4))):
        cyl(W / 2 + 0.42, -0.385, z, 0.028, 0.012, m, 24, rot=(math.pi / 2, 0, 0))
    box(0, -0.38, 2.42, 0.56, 0.05, 0.2, mat('ink', 0.3), 0.012)
    panel(0.5, 0.16, screen('lift-floor', 1.6), (0, -0.409, 2.44))
    pot_plant(-1.78, -0.78, 0, 1.12, 'mari', 3)
    frame(1.95, -0.35, 1.0, wallprint, 0.76, 1.267, bar=0.04, glow=0.06)
    for x, y in ((-1.4, -1.3), (1.4, -1.3), (0, -1.9)):
        area((x, y, 3.2), (x, y + 0.7, 0), 0.6, 28, '#FFDCAE')
    area((0, 0.75, H - 0.05), (0, 0.95, 0), 1.0, 30, '#FFF0DA', 0.9)
    # late sun through a window out of the picture
    at, to = Vector((-4.9, -6.2, 3.1)), Vector((0.9, -0.35, 0.95))
    spot(at, to, 4200, 40, '#FFB878', 0.05, 0.05)
    d = (to - at).normalized()
    right = d.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(d)
    for k in (-1.5, -0.5, 0.5, 1.5):
        c = at + d * 2.2 + right * k * 0.30
        rod(c - up * 2, c + up * 2, 0.03, mat('ink'), 8)
    for v, n in ((right, up), (up, right)):
        for k in (-1, 1):
            c = at + d * 2.2 + v * k * (1.36 if v is right else 1.30)
            rod(c - n * 3, c + n * 3, 0.78, mat('ink'), 4)
    c = at + d * 2.2 + up * 0.12
    rod(c - right * 2, c + right * 2, 0.03, mat('ink'), 8)
    sky('#7f8fa3', '#cfc0aa', '#d8b890', 0.55)
    camera((0.12, -5.5, 1.40), (0.12, 1, 1.40), 36, dof=(0, D, 1.5), fstop=2.8, shift=(0, -0.005))
    return dict(bounces=6)
