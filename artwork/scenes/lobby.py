"""A tower's lobby: display board on the wall, reception, sofa, pendant lamps. shot: tex (board, small)."""
from kit import *


def build(shot):
    big, small = shot['tex'][:2]
    floor = mat('#D9C7A6', 0.28, spec=0.5)
    box(0, 0, -0.1, 14, 12, 0.1, floor, 0)
    for i in range(-8, 9):
        box(i * 0.8, 0, 0, 0.012, 12, 0.002, mat('#B49E78', 0.5), 0)
    for j in range(-7, 8):
        box(0, j * 0.8, 0, 14, 0.012, 0.002, mat('#B49E78', 0.5), 0)
    box(0, 3.1, 0, 14, 0.2, 6, mat('#EADFC9', 0.85, noise=0.03), 0)
    box(0, 3.0, 0, 14, 0.06, 0.14, mat('terra', 0.6), 0.01)
    # slatted niche that carries the board
    for k in range(23):
        box(-1.05 + k * 0.155, 2.96, 0.0, 0.075, 0.09, 6, wood('oak', 'wood', 3, 0.5), 0.01)
    P = [box(0, -0.03, 0, 2.0, 0.1, 3.2 * 0.0 + 1.32, mat('ink', 0.4), 0.015)]
    W, H = 2.3, 1.15
    box(0.65, 2.86, 1.28, W + 0.14, 0.1, H + 0.14, mat('ink', 0.4), 0.015)
    panel(W, H, poster(big, 0.45, 0.4), (0.65, 2.805, 1.35))
    for o in P:
        o.hide_render = True
    # second, tall board by the corridor
    frame(-2.6, 3.0, 1.0, small, 0.72, 1.2, bar=0.04, glow=0.2)
    # doorway at the right with warm light
    box(4.3, 3.02, 0, 1.5, 0.1, 2.5, mat('#3A2E28', 0.6), 0.01)
    box(4.3, 2.99, 0.02, 1.3, 0.06, 2.4, mat('#C9A874', 0.4, 0.3), 0.01)
    # sofa
    s = mat('teal', 0.85, noise=0.04)
    slab(0.4, 1.75, 0.18, 2.1, 0.85, 0.26, s, 0.1)
    slab(0.4, 2.12, 0.42, 2.1, 0.22, 0.5, s, 0.09)
    for x in (-0.72, 1.52):
        slab(x, 1.75, 0.18, 0.22, 0.85, 0.5, s, 0.09)
    for x in (-0.08, 0.88):
        slab(x, 1.68, 0.44, 0.92, 0.68, 0.14, s, 0.08)
    slab(-0.25, 1.86, 0.58, 0.42, 0.16, 0.4, mat('mari', 0.85), 0.07, math.radians(8))
    slab(1.1, 1.88, 0.58, 0.42, 0.16, 0.4, mat('terra', 0.85), 0.07, math.radians(-10))
    for x in (-0.55, 1.35):
        for y in (1.42, 2.1):
            cyl(x, y, 0, 0.03, 0.18, mat('wood', 0.5), 16)
    # low table with papers
    cyl(0.45, 0.62, 0.36, 0.48, 0.045, wood('wood', 'trunk', 3, 0.45), 64, bev=0.01)
    cyl(0.45, 0.62, 0, 0.05, 0.36, mat('ink', 0.4), 24)
    cyl(0.45, 0.62, 0, 0.28, 0.025, mat('ink', 0.4), 40, bev=0.01)
    lathe(
        0.6,
        0.7,
        0.405,
        [(0, 0), (0.06, 0), (0.1, 0.08), (0.08, 0.2), (0.05, 0.24), (0.06, 0.27)],
        mat('cream', 0.4),
    )
    for k in range(3):
        marigold_head(0.6 + 0.04 * math.cos(k * 2.1), 0.7 + 0.04 * math.sin(k * 2.1), 0.66, 0.05, k == 1, k)
    group([sheet(0.21, 0.30, 'magazine-cover', 0, 0, 0, 0, 0.012)], (0.3, 0.52, 0.408), math.radians(20))
    pot_plant(2.35, 2.35, 0, 1.25, 'terra', 5)
    pot_plant(-1.55, 2.45, 0, 0.95, 'mari', 9)
    # pendants
    for x, z in ((-0.55, 2.5), (1.85, 2.5)):
        rod((x, 1.5, z + 0.2), (x, 1.5, 4.6), 0.008, mat('ink', 0.5), 8)
        lathe(x, 1.5, z, [(0.16, 0), (0.15, 0.1), (0.09, 0.2), (0.02, 0.24)], mat('mari', 0.5))
        cyl(x, 1.5, z + 0.0, 0.12, 0.01, mat('#FFF1DC', 0.5, emit=6), 32)
        area((x, 1.5, z - 0.02), (x, 1.5, 0), 0.22, 13, '#FFE0B0')
    area((0.7, 1.9, 3.6), (0.65, 2.8, 1.9), 1.6, 26, '#FFEBCF', 0.3)
    area((-2.6, 2.0, 3.2), (-2.6, 3, 1.5), 0.7, 10, '#FFEBCF', 0.3)
    area((0, -2, 4.2), (0, 1, 0), 4, 70, '#FFE6C6')
    spot((-6.2, -4.6, 3.6), (-0.8, 2.6, 0.8), 2600, 40, '#FFB878', 0.5, 0.05)
    for k in range(4):
        rod((-4.4 + k * 0.42, -3.4 + k * 0.05, 0), (-4.4 + k * 0.42, -3.4 + k * 0.05, 5), 0.05, mat('ink'), 6)
    sky('#7f8fa3', '#cfc0aa', '#d8b890', 0.45)
    camera((0.35, -4.3, 1.38), (0.35, 3, 1.38), 31, dof=(0.6, 2.7, 1.7), fstop=4, shift=(0, 0.005))
    return dict(bounces=6)
