"""A lift's cabin with a clip-on frame, seen from the lobby. shot: tex (cabin, wall)."""
from kit import *


def build(shot):
    cabin, wallprint = shot['tex'][:2]
    st, W, D, H = brushed(), 1.7, 1.6, 2.45
    wall = mat('#E9DCC4', .8, noise=.03)
    for s in (-1, 1):
        box(s * (W / 2 + 1.75), -.2, 0, 3.3, .3, 3.3, wall, 0)
    box(0, -.2, 2.2, 1.9, .3, 1.1, wall, 0)
    tm = mat('terra', .5, noise=.05)
    for s in (-1, 1):
        box(s * .80, -.28, 0, .34, .5, 2.3, tm, .012)
    box(0, -.28, 2.12, 1.27, .5, .18, tm, 0)
    box(0, -2.6, -.1, 8, 5, .1, mat('#D9C7A6', .3, spec=.5), 0)
    for i in range(-5, 6):
        box(i * .8, -2.6, .0, .012, 5, .002, mat('#B49E78', .5), 0)
    for j in range(7):
        box(0, -.4 - .8 * j, .0, 8, .012, .002, mat('#B49E78', .5), 0)
    # cabin
    box(0, D / 2, -.1, W, D, .1, mat('#5b4a40', .4, noise=.1), 0)
    box(0, D / 2, H, W, D, .05, mat('cream', .6), 0)
    for i in range(4):
        box(-W / 2 + W * (i + .5) / 4, D, 0, W / 4 - .012, .03, H, st, .006)
    for s in (-1, 1):
        for i in range(4):
            box(s * W / 2, D * (i + .5) / 4, 0, .03, D / 4 - .012, H, st, .006)
        box(s * (W / 2 - .19), .02, 0, .36, .05, 2.12, brushed('#C9A874', .28), .006)
    br = mat('#D2B07A', .25, 1)
    rod((-W / 2 + .15, D - .1, .92), (W / 2 - .15, D - .1, .92), .022, br, 16)
    for x in (-.5, .5):
        rod((x, D - .1, .92), (x, D, .92), .012, br, 10)
    fw, fh, fz = .72, 1.2, 1.0
    box(0, D - .045, fz - .045, fw + .09, .03, fh + .09, mat('mari', .4), .008)
    panel(fw, fh, poster(cabin, .25, .4), (0, D - .0615, fz))
    for x in (-fw / 2 + .08, fw / 2 - .08):
        box(x, D - .066, fz + fh - .005, .09, .02, .05, mat('ink', .4), .006)
    box(-W / 2 + .03, .75, 1.0, .02, .2, .62, mat('ink', .3), .01)
    for r in range(6):
        for c in range(2):
            cyl(-W / 2 + .04, .70 + c * .1, 1.08 + r * .085, .026, .012, mat('#FFD9A0', .4, emit=.9 if (r, c) != (3, 1) else 6), 20, rot=(0, math.pi / 2, 0))
    box(0, D / 2, H - .02, W * .62, D * .6, .02, mat('#FFF1DC', .5, emit=5), 0)
    # lobby
    box(W / 2 + .42, -.37, 1.05, .13, .03, .3, mat('ink', .3), .01)
    for z, m in ((1.26, mat('mari', .4, emit=2.4)), (1.15, mat('cream', .4))):
        cyl(W / 2 + .42, -.385, z, .028, .012, m, 24, rot=(math.pi / 2, 0, 0))
    box(0, -.38, 2.42, .56, .05, .2, mat('ink', .3), .012)
    panel(.5, .16, screen('lift-floor', 1.6), (0, -.409, 2.44))
    pot_plant(-1.78, -.78, 0, 1.12, 'mari', 3)
    frame(1.95, -.35, 1.0, wallprint, .76, 1.267, bar=.04, glow=.06)
    for x, y in ((-1.4, -1.3), (1.4, -1.3), (0, -1.9)):
        area((x, y, 3.2), (x, y + .7, 0), .6, 28, '#FFDCAE')
    area((0, .75, H - .05), (0, .95, 0), 1.0, 30, '#FFF0DA', .9)
    # late sun through a window out of the picture
    at, to = Vector((-4.9, -6.2, 3.1)), Vector((.9, -.35, .95))
    spot(at, to, 4200, 40, '#FFB878', .05, .05)
    d = (to - at).normalized()
    right = d.cross(Vector((0, 0, 1))).normalized()
    up = right.cross(d)
    for k in (-1.5, -.5, .5, 1.5):
        c = at + d * 2.2 + right * k * .30
        rod(c - up * 2, c + up * 2, .03, mat('ink'), 8)
    for v, n in ((right, up), (up, right)):
        for k in (-1, 1):
            c = at + d * 2.2 + v * k * (1.36 if v is right else 1.30)
            rod(c - n * 3, c + n * 3, .78, mat('ink'), 4)
    c = at + d * 2.2 + up * .12
    rod(c - right * 2, c + right * 2, .03, mat('ink'), 8)
    sky('#7f8fa3', '#cfc0aa', '#d8b890', .55)
    camera((.12, -5.5, 1.40), (.12, 1, 1.40), 36, dof=(0, D, 1.5), fstop=2.8, shift=(0, -.005))
    return dict(bounces=6)
