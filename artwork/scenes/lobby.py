"""A tower's lobby: display board on the wall, reception, sofa, pendant lamps. shot: tex (board, small)."""
from kit import *


def build(shot):
    big, small = shot['tex'][:2]
    floor = mat('#D9C7A6', .28, spec=.5)
    box(0, 0, -.1, 14, 12, .1, floor, 0)
    for i in range(-8, 9):
        box(i * .8, 0, 0, .012, 12, .002, mat('#B49E78', .5), 0)
    for j in range(-7, 8):
        box(0, j * .8, 0, 14, .012, .002, mat('#B49E78', .5), 0)
    box(0, 3.1, 0, 14, .2, 6, mat('#EADFC9', .85, noise=.03), 0)
    box(0, 3.0, 0, 14, .06, .14, mat('terra', .6), .01)
    # slatted niche that carries the board
    for k in range(23):
        box(-1.05 + k * .155, 2.96, .0, .075, .09, 6, wood('oak', 'wood', 3, .5), .01)
    P = [box(0, -.03, 0, 2.0, .1, 3.2 * .0 + 1.32, mat('ink', .4), .015)]
    W, H = 2.3, 1.15
    box(.65, 2.86, 1.28, W + .14, .1, H + .14, mat('ink', .4), .015)
    panel(W, H, poster(big, .45, .4), (.65, 2.805, 1.35))
    for o in P:
        o.hide_render = True
    # second, tall board by the corridor
    frame(-2.6, 3.0, 1.0, small, .72, 1.2, bar=.04, glow=.2)
    # doorway at the right with warm light
    box(4.3, 3.02, 0, 1.5, .1, 2.5, mat('#3A2E28', .6), .01)
    box(4.3, 2.99, .02, 1.3, .06, 2.4, mat('#C9A874', .4, .3), .01)
    # sofa
    s = mat('teal', .85, noise=.04)
    slab(.4, 1.75, .18, 2.1, .85, .26, s, .1)
    slab(.4, 2.12, .42, 2.1, .22, .5, s, .09)
    for x in (-.72, 1.52):
        slab(x, 1.75, .18, .22, .85, .5, s, .09)
    for x in (-.08, .88):
        slab(x, 1.68, .44, .92, .68, .14, s, .08)
    slab(-.25, 1.86, .58, .42, .16, .4, mat('mari', .85), .07, math.radians(8))
    slab(1.1, 1.88, .58, .42, .16, .4, mat('terra', .85), .07, math.radians(-10))
    for x in (-.55, 1.35):
        for y in (1.42, 2.1):
            cyl(x, y, 0, .03, .18, mat('wood', .5), 16)
    # low table with papers
    cyl(.45, .62, .36, .48, .045, wood('wood', 'trunk', 3, .45), 64, bev=.01)
    cyl(.45, .62, 0, .05, .36, mat('ink', .4), 24)
    cyl(.45, .62, 0, .28, .025, mat('ink', .4), 40, bev=.01)
    lathe(.6, .7, .405, [(0, 0), (.06, 0), (.1, .08), (.08, .2), (.05, .24), (.06, .27)], mat('cream', .4))
    for k in range(3):
        marigold_head(.6 + .04 * math.cos(k * 2.1), .7 + .04 * math.sin(k * 2.1), .66, .05, k == 1, k)
    group([sheet(.21, .30, 'magazine-cover', 0, 0, 0, 0, .012)], (.3, .52, .408), math.radians(20))
    pot_plant(2.35, 2.35, 0, 1.25, 'terra', 5)
    pot_plant(-1.55, 2.45, 0, .95, 'mari', 9)
    # pendants
    for x, z in ((-.55, 2.5), (1.85, 2.5)):
        rod((x, 1.5, z + .2), (x, 1.5, 4.6), .008, mat('ink', .5), 8)
        lathe(x, 1.5, z, [(.16, 0), (.15, .1), (.09, .2), (.02, .24)], mat('mari', .5))
        cyl(x, 1.5, z + .0, .12, .01, mat('#FFF1DC', .5, emit=6), 32)
        area((x, 1.5, z - .02), (x, 1.5, 0), .22, 13, '#FFE0B0')
    area((.7, 1.9, 3.6), (.65, 2.8, 1.9), 1.6, 26, '#FFEBCF', .3)
    area((-2.6, 2.0, 3.2), (-2.6, 3, 1.5), .7, 10, '#FFEBCF', .3)
    area((0, -2, 4.2), (0, 1, 0), 4, 70, '#FFE6C6')
    spot((-6.2, -4.6, 3.6), (-.8, 2.6, .8), 2600, 40, '#FFB878', .5, .05)
    for k in range(4):
        rod((-4.4 + k * .42, -3.4 + k * .05, 0), (-4.4 + k * .42, -3.4 + k * .05, 5), .05, mat('ink'), 6)
    sky('#7f8fa3', '#cfc0aa', '#d8b890', .45)
    camera((.35, -4.3, 1.38), (.35, 3, 1.38), 31, dof=(.6, 2.7, 1.7), fstop=4, shift=(0, .005))
    return dict(bounces=6)
