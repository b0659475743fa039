"""Auto-rickshaws, cars, a bus, a road-show van. All face -Y (towards the viewer of an avenue)."""
import math
from .materials import Time, mat, poster, screen
from .shapes import box, cyl, extrude, group, ico, mesh, panel, rod

_flat = (math.pi / 2, 0, 0)
_roll = (0, math.pi / 2, 0)


def _glow(day, night):
    return night if Time.dusk else day


def auto(x, y, rz=0, body='#2E7A4F', top='#F0B52A', ad=None):
    """ad: a 2:1 texture on the back of its hood."""
    P, b, t, k, g = [], mat(body, .45, spec=.5), mat(top, .7), mat('#1d1f25', .6), mat('#2a3644', .15, spec=.6)
    P.append(extrude([(-1.3, .38), (-1.42, .62), (-1.28, .98), (-.98, 1.04), (-.86, .62), (.35, .55), (.42, 1.02), (1.12, 1.06), (1.3, .95), (1.34, .42)], 1.24, b, .06))
    P.append(extrude([(-.98, 1.0), (-.86, 1.02), (-.60, 1.62), (-.72, 1.64)], 1.16, g, .01))
    P.append(extrude([(-.98, 1.55), (-.7, 1.82), (.1, 1.9), (1.0, 1.86), (1.28, 1.66), (1.32, 1.02), (1.18, 1.02), (1.14, 1.6), (.95, 1.72), (.0, 1.76), (-.68, 1.68), (-.9, 1.5)], 1.26, t, .03))
    P.append(extrude([(.42, 1.0), (1.2, 1.0), (1.2, 1.66), (1.0, 1.74), (.62, 1.72)], 1.18, t, .03))
    P += [box(0, .15, .55, 1.1, .5, .22, k, .05), box(0, .42, .72, 1.08, .14, .55, k, .05)]
    for sx in (-.56, .56):
        P += [rod((sx, -.84, 1.0), (sx, -.66, 1.66), .03, k), rod((sx, -.2, .6), (sx, -.15, 1.74), .022, k)]
    for wx, wy in ((0, -1.12), (-.5, .95), (.5, .95)):
        P.append(cyl(wx - .07, wy, .26, .26, .14, k, 24, bev=.02, rot=_roll))
    P += [cyl(0, -1.40, .82, .11, .07, mat('#FFF0C8', .3, emit=_glow(1.5, 14)), 20, rot=_flat), box(0, -1.36, .30, .34, .42, .12, b, .04)]
    P += [box(0, 1.345, .50, 1.1, .03, .42, b, .02), box(0, 1.30, 1.16, .78, .06, .36, g, .02)]
    for s in (-1, 1):
        P += [box(s * .46, 1.36, .66, .13, .05, .2, mat('#C8281C', .3, emit=_glow(.5, 3.6)), .02), box(s * .46, 1.36, .9, .13, .05, .08, mat('#F08A20', .3, emit=_glow(.5, 2)), .02)]
    P += [box(0, 1.37, .6, .42, .03, .13, mat('mari', .5), .01), box(0, 1.33, .34, 1.2, .09, .09, k, .02), box(0, 0, .60, 1.27, 2.2, .05, mat('#F0B52A', .5), .01)]
    if ad:
        P += [box(0, 1.34, 1.05, 1.2, .06, .6, k, .01), panel(1.14, .57, poster(ad, _glow(.12, .3)), (0, 1.3715, 1.065), (math.pi / 2, 0, math.pi))]
    P.append(box(0, -.98, 1.62, .5, .04, .12, mat('#F8F3E8', .5, emit=_glow(0, 1.5)), .01))
    return group(P, (x, y, 0), rz)


def car(x, y, rz=0, colour='terra'):
    b, g, k = mat(colour, .3, spec=.6), mat('#1e2c3c', .12, spec=.7), mat('#1b1d22', .7)
    P = [extrude([(-2.0, .32), (-2.05, .72), (-1.0, .92), (1.6, .98), (1.98, .82), (2.0, .34)], 1.66, b, .12),
         extrude([(-1.0, .88), (-.35, 1.44), (.95, 1.47), (1.62, .94)], 1.46, g, .08), extrude([(-.42, 1.40), (-.3, 1.5), (.92, 1.52), (1.05, 1.42)], 1.42, b, .05)]
    for wy in (-1.25, 1.25):
        for wx in (-.78, .66):
            P.append(cyl(wx, wy, .32, .32, .16, k, 24, bev=.02, rot=_roll))
    for sx in (-.6, .6):
        P += [box(sx, -2.02, .58, .34, .08, .13, mat('#FFF0C8', .3, emit=_glow(1.2, 14)), .02), box(sx, 2.0, .62, .3, .06, .12, mat('#C03020', .3, emit=_glow(.6, 3.2)), .02)]
    P.append(box(0, 2.03, .5, .5, .03, .12, mat('white', .6), .01))
    return group(P, (x, y, 0), rz)


def bus(x, y, rz=0, colour='teal', side=None):
    """side: texture (about 7:1) on both flanks below the windows."""
    b, gl = mat(colour, .4, spec=.5), mat('#1e2c3c', .12, spec=.7)
    P = [box(0, 0, .42, 2.45, 9.5, 2.5, b, .16), box(0, 0, 1.55, 2.5, 8.9, .85, gl, .03), box(0, -4.7, 1.35, 2.15, .15, 1.15, gl, .05), box(0, 4.7, 1.45, 2.0, .15, .9, gl, .05),
         box(0, -4.74, 2.58, 1.5, .08, .24, mat('#F5A300', .5, emit=_glow(.3, 3)), .02), box(0, 0, .9, 2.5, 9.3, .18, mat('cream', .6), .02), box(0, 0, 2.92, 2.2, 8.6, .12, mat('cream', .7), .04)]
    for s in (-1, 1):
        P += [cyl(s * .85, -4.72, .78, .15, .08, mat('#FFF0C8', .3, emit=_glow(1.4, 14)), 20, rot=_flat), box(s * .9, 4.76, .8, .2, .05, .4, mat('#C8281C', .3, emit=_glow(.5, 3)), .02)]
        for wy in (-3.1, 2.9):
            P.append(cyl(s * 1.05 - .15, wy, .46, .46, .3, mat('#1b1d22', .7), 24, rot=_roll))
        if side:
            P.append(panel(5.1, .765, poster(side, _glow(.15, .35)), (s * 1.262, -.1, .66), (math.pi / 2, 0, s * math.pi / 2)))
    return group(P, (x, y, 0), rz)


def van(x, y, rz=0, colour='cream', wall=None, glow=1.2, back=None):
    """A road-show van: a cab, and a body whose left flank (-X) is an LED wall 3.6 x 1.8 m."""
    b, k, gl, fr = mat(colour, .4, spec=.5), mat('#1b1d22', .7), mat('#1e2c3c', .12, spec=.7), mat('ink', .5)
    P = [extrude([(-3.1, .45), (-3.15, 1.05), (-2.85, 1.2), (-2.45, 2.05), (-1.35, 2.1), (-1.35, .45)], 1.95, mat('terra', .35, spec=.5), .08),
         extrude([(-2.86, 1.25), (-2.48, 1.98), (-2.38, 1.98), (-2.76, 1.25)], 1.75, gl, .02),
         box(0, .75, .5, 2.05, 4.1, 2.25, b, .06), box(0, .5, .38, 1.7, 5.6, .16, k, .03), box(0, .75, 2.75, 2.15, 4.2, .1, mat('terra', .6), .03)]
    for s in (-1, 1):
        P += [box(s * .98, -2.05, 1.25, .04, .8, .62, gl, .02), box(s * .75, -3.15, .78, .32, .08, .16, mat('#FFF0C8', .3, emit=_glow(1.2, 12)), .02), box(s * .85, 2.82, .75, .16, .05, .3, mat('#C8281C', .3, emit=_glow(.5, 3)), .02)]
        for wy in (-2.2, 1.75):
            P += [cyl(s * .95 - .14, wy, .42, .42, .28, k, 28, bev=.02, rot=_roll), cyl(s * 1.1 - .01, wy, .42, .2, .02, mat('chrome', .4, 1), 24, rot=_roll)]
    P += [box(-1.05, .75, .74, .08, 3.86, 1.92, fr, .02)]
    if wall:
        P.append(panel(3.6, 1.8, screen(wall, glow), (-1.093, .75, .80), (math.pi / 2, 0, -math.pi / 2)))
    P += [box(-1.35, .75, 2.72, .6, 4.2, .06, mat('mari', .6), .02)]
    for wy in (-1.1, 2.6):
        P.append(rod((-1.1, wy, 2.2), (-1.6, wy, 2.72), .025, k))
    P += [cyl(.5, -.6, 2.85, .24, .5, k, 24, .12, rot=(math.radians(90), 0, 0)), cyl(-.5, -.6, 2.85, .24, .5, k, 24, .12, rot=(math.radians(90), 0, 0))]
    return group(P, (x, y, 0), rz)


def chai_cart(x, y, rz=0):
    w = mat('#7A4A2E', .8)
    P = [box(0, 0, .72, 1.9, .95, .1, w, .02), box(0, 0, .36, 1.8, .85, .36, mat('teal', .7), .02), box(0, -.44, .36, 1.84, .03, .1, mat('mari', .7), .01)]
    for sx in (-.7, .7):
        P.append(cyl(sx, -.48, .33, .33, .06, mat('#22242a', .7), 24, rot=_flat))
    P.append(rod((0, .1, .7), (0, .1, 2.35), .025, mat('steel', .5)))
    n = 8
    for i in range(n):
        a, c = 6.283 * i / n, 6.283 * (i + 1) / n
        P.append(mesh('um', [(0, .1, 2.5), (1.35 * math.cos(a), .1 + 1.35 * math.sin(a), 2.1), (1.35 * math.cos(c), .1 + 1.35 * math.sin(c), 2.1)], [(0, 1, 2)], mat('terra' if i % 2 else 'cream', .8)))
    P += [cyl(-.55, 0, .82, .17, .22, mat('#A9ADB3', .3, metal=1), 20, .2, bev=.02), cyl(-.1, .1, .82, .1, .3, mat('#C9A15A', .35, metal=1), 16), box(.5, .0, .82, .5, .3, .16, mat('cream', .7), .02)]
    if Time.dusk:
        from .light import point
        P += [ico(.35, .1, 1.98, .07, mat('#FFD9A0', .4, emit=20), 2), point((.35, -.1, 1.75), 55)]
    return group(P, (x, y, 0), rz)


def scooter(x, y, rz=0, colour='teal'):
    """Parked on its stand; faces -Y."""
    b, k = mat(colour, .35, spec=.6), mat('#1b1d22', .7)
    P = [cyl(-.06, -.62, .24, .24, .12, k, 24, bev=.03, rot=_roll), cyl(-.06, .58, .24, .24, .12, k, 24, bev=.03, rot=_roll),
         extrude([(-.5, .3), (-.42, .34), (-.42, .95), (-.5, .98), (-.62, .5)], .4, b, .05), extrude([(-.45, .26), (.2, .26), (.2, .36), (-.45, .36)], .36, b, .03),
         extrude([(.1, .3), (.2, .62), (.85, .7), (.9, .5), (.65, .3)], .34, b, .07), extrude([(.12, .66), (.15, .76), (.8, .82), (.85, .72)], .3, k, .04),
         rod((0, -.6, .3), (0, -.42, 1.05), .035, k), rod((-.33, -.4, 1.02), (.33, -.4, 1.02), .022, k), ico(0, -.5, .98, .13, b, 3, (1.1, .8, .8)), cyl(0, -.62, .97, .07, .04, mat('#FFF0C8', .3, emit=.6), 20, rot=_flat)]
    return group(P, (x, y, 0), rz)
