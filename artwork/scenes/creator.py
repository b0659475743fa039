"""A creator's corner: ring light, phone on a tripod, a product on the table before it."""
from kit import *


def build(shot):
    box(0, 0, -0.1, 12, 12, 0.1, wood('oak', 'wood', 3, 0.5), 0)
    box(0, 3.0, 0, 14, 0.2, 5, mat('#D9825B', 0.9, noise=0.03), 0)
    # backdrop sweep
    box(1.05, 2.3, 0.0, 2.5, 0.05, 2.45, mat('teal', 0.9, noise=0.03), 0)
    rod((-0.35, 2.25, 2.45), (2.45, 2.25, 2.45), 0.04, mat('sand', 0.7))
    for x in (-0.3, 2.4):
        legs(x, 2.35, 2.5, 0.4)
    # table with the product
    cyl(0.95, 1.0, 0.70, 0.62, 0.05, mat('cream', 0.5), 64, bev=0.01)
    cyl(0.95, 1.0, 0, 0.05, 0.7, mat('ink', 0.4), 24)
    cyl(0.95, 1.0, 0, 0.34, 0.03, mat('ink', 0.4), 40)
    P = [
        box(0, 0, 0, 0.30, 0.14, 0.42, mat('mari', 0.6), 0.008),
        panel(0.3, 0.4125, poster('carton-dhoop', 0.08), (0, -0.0712, 0.004)),
    ]
    group(P, (0.80, 1.05, 0.75), math.radians(14))
    lathe(
        1.22, 0.86, 0.75, [(0, 0.0), (0.11, 0.0), (0.115, 0.012), (0.05, 0.02)], mat('cream', 0.3, spec=0.5)
    )
    lathe(
        1.22,
        0.86,
        0.765,
        [(0, 0), (0.05, 0), (0.075, 0.1), (0.08, 0.105), (0.074, 0.1)],
        mat('ink', 0.3, spec=0.5),
    )
    cyl(1.22, 0.86, 0.85, 0.07, 0.006, mat('#B4713A', 0.15, spec=0.6), 40)
    for x, y, r, o in ((0.62, 0.74, 0.06, 0), (0.74, 0.66, 0.05, 1)):
        marigold_head(x, y, 0.75, r, o, int(r * 900))
    # ring light on a tripod, the phone in its middle, both towards the table
    k, hx, hy, hz = mat('charcoal', 0.5), -0.62, -0.15, 1.28
    turn = math.radians(-50)
    R = 0.34
    Q = [
        rod(
            (R * math.cos(a), 0, R * math.sin(a)),
            (R * math.cos(b), 0, R * math.sin(b)),
            0.042,
            mat('#FFF1D6', 0.4, emit=7),
            14,
        )
        for a, b in [(i * 2 * math.pi / 56, (i + 1) * 2 * math.pi / 56) for i in range(56)]
    ]
    Q += [
        rod(
            ((R + 0.0) * math.cos(a), -0.035, R * math.sin(a)),
            (R * math.cos(b), -0.035, R * math.sin(b)),
            0.05,
            k,
            12,
        )
        for a, b in [(i * 2 * math.pi / 56, (i + 1) * 2 * math.pi / 56) for i in range(56)]
    ]
    W, H = 0.155, 0.335
    Q += [
        box(0, -0.05, -H / 2, W, 0.016, H, mat('navy', 0.3, spec=0.5), 0.006),
        panel(W - 0.012, H - 0.012, screen(shot['tex']['phone'], 1.0), (0, -0.0592, -H / 2 + 0.006)),
    ]
    Q += [box(0, -0.03, -0.37, 0.03, 0.03, 0.22, k, 0.005), box(0, -0.03, -0.20, 0.19, 0.03, 0.02, k, 0.004)]
    group(Q, (hx, hy, hz), turn)
    rod((hx, hy, hz - 0.36), (hx, hy, 0.55), 0.022, k)
    rod((hx, hy, 0.75), (hx, hy, 0.25), 0.03, k)
    for a in (30, 150, 270):
        t = math.radians(a)
        rod((hx, hy, 0.62), (hx + 0.42 * math.cos(t), hy + 0.42 * math.sin(t), 0.0), 0.016, k)
        ico(hx + 0.42 * math.cos(t), hy + 0.42 * math.sin(t), 0.02, 0.025, k, 2)
    # softbox behind, stool, plant, clothes of light
    area((hx + 0.12, hy + 0.12, hz), (0.95, 1.0, 0.9), 0.6, 30, '#FFF3DE')
    P = [
        box(0, 0, 0, 0.8, 0.1, 0.8, k, 0.02),
        box(0, 0.055, 0.03, 0.74, 0.01, 0.74, mat('#FFF4E0', 0.6, emit=3.2), 0),
    ]
    group(P, (2.55, 0.35, 1.25), math.radians(62), rx=math.radians(-8))
    rod((2.6, 0.32, 1.3), (2.6, 0.32, 0), 0.02, k)
    for a in (10, 130, 250):
        t = math.radians(a)
        rod((2.6, 0.32, 0.4), (2.6 + 0.4 * math.cos(t), 0.32 + 0.4 * math.sin(t), 0), 0.014, k)
    area((2.4, 0.45, 1.6), (0.95, 1.0, 0.85), 0.7, 26, '#FFE4BE')
    pot_plant(-1.85, 2.2, 0, 1.05, 'cream', 4)
    frame(-1.15, 2.9, 1.35, shot['tex']['wall'], 0.62, 1.03, bar=0.03)
    cyl(-0.2, -1.6, 0.44, 0.2, 0.05, mat('terra', 0.6), 40, bev=0.015)
    for a in (45, 135, 225, 315):
        t = math.radians(a)
        rod(
            (-0.2 + 0.1 * math.cos(t), -1.6 + 0.1 * math.sin(t), 0.45),
            (-0.2 + 0.2 * math.cos(t), -1.6 + 0.2 * math.sin(t), 0),
            0.014,
            mat('ink', 0.4),
        )
    sky('#7F8FA3', '#CFC0AA', '#D8B890', 0.38)
    spot((-5.5, -4.5, 4.2), (0.6, 2.4, 1.0), 700, 34, '#FFC58A', 0.15, 0.06)
    camera((-0.3, -2.75, 1.34), (0.2, 1, 1.34), 34, dof=(-0.4, -0.1, 1.3), fstop=3.2, shift=(0, -0.07))
    return dict(bounces=5)
