"""A creator's corner: ring light, phone on a tripod, a product on the table before it."""
from kit import *


def build(shot):
    box(0, 0, -.1, 12, 12, .1, wood('oak', 'wood', 3, .5), 0)
    box(0, 3.0, 0, 14, .2, 5, mat('#D9825B', .9, noise=.03), 0)
    # backdrop sweep
    box(1.05, 2.3, .0, 2.5, .05, 2.45, mat('teal', .9, noise=.03), 0)
    rod((-.35, 2.25, 2.45), (2.45, 2.25, 2.45), .04, mat('sand', .7))
    for x in (-.3, 2.4):
        legs(x, 2.35, 2.5, .4)
    # table with the product
    cyl(.95, 1.0, .70, .62, .05, mat('cream', .5), 64, bev=.01)
    cyl(.95, 1.0, 0, .05, .7, mat('ink', .4), 24)
    cyl(.95, 1.0, 0, .34, .03, mat('ink', .4), 40)
    P = [box(0, 0, 0, .30, .14, .42, mat('mari', .6), .008), panel(.3, .4125, poster('carton-dhoop', .08), (0, -.0712, .004))]
    group(P, (.80, 1.05, .75), math.radians(14))
    lathe(1.22, .86, .75, [(0, .0), (.11, .0), (.115, .012), (.05, .02)], mat('cream', .3, spec=.5))
    lathe(1.22, .86, .765, [(0, 0), (.05, 0), (.075, .1), (.08, .105), (.074, .1)], mat('ink', .3, spec=.5))
    cyl(1.22, .86, .85, .07, .006, mat('#B4713A', .15, spec=.6), 40)
    for x, y, r, o in ((.62, .74, .06, 0), (.74, .66, .05, 1)):
        marigold_head(x, y, .75, r, o, int(r * 900))
    # ring light on a tripod, the phone in its middle, both towards the table
    k, hx, hy, hz = mat('charcoal', .5), -.62, -.15, 1.28
    turn = math.radians(-50)
    R = .34
    Q = [rod((R * math.cos(a), 0, R * math.sin(a)), (R * math.cos(b), 0, R * math.sin(b)), .042, mat('#FFF1D6', .4, emit=7), 14) for a, b in [(i * 2 * math.pi / 56, (i + 1) * 2 * math.pi / 56) for i in range(56)]]
    Q += [rod(((R + .0) * math.cos(a), -.035, R * math.sin(a)), (R * math.cos(b), -.035, R * math.sin(b)), .05, k, 12) for a, b in [(i * 2 * math.pi / 56, (i + 1) * 2 * math.pi / 56) for i in range(56)]]
    W, H = .155, .335
    Q += [box(0, -.05, -H / 2, W, .016, H, mat('navy', .3, spec=.5), .006), panel(W - .012, H - .012, screen(shot['tex']['phone'], 1.0), (0, -.0592, -H / 2 + .006))]
    Q += [box(0, -.03, -.37, .03, .03, .22, k, .005), box(0, -.03, -.20, .19, .03, .02, k, .004)]
    group(Q, (hx, hy, hz), turn)
    rod((hx, hy, hz - .36), (hx, hy, .55), .022, k)
    rod((hx, hy, .75), (hx, hy, .25), .03, k)
    for a in (30, 150, 270):
        t = math.radians(a)
        rod((hx, hy, .62), (hx + .42 * math.cos(t), hy + .42 * math.sin(t), .0), .016, k)
        ico(hx + .42 * math.cos(t), hy + .42 * math.sin(t), .02, .025, k, 2)
    # softbox behind, stool, plant, clothes of light
    area((hx + .12, hy + .12, hz), (.95, 1.0, .9), .6, 30, '#FFF3DE')
    P = [box(0, 0, 0, .8, .1, .8, k, .02), box(0, .055, .03, .74, .01, .74, mat('#FFF4E0', .6, emit=3.2), 0)]
    group(P, (2.55, .35, 1.25), math.radians(62), rx=math.radians(-8))
    rod((2.6, .32, 1.3), (2.6, .32, 0), .02, k)
    for a in (10, 130, 250):
        t = math.radians(a)
        rod((2.6, .32, .4), (2.6 + .4 * math.cos(t), .32 + .4 * math.sin(t), 0), .014, k)
    area((2.4, .45, 1.6), (.95, 1.0, .85), .7, 26, '#FFE4BE')
    pot_plant(-1.85, 2.2, 0, 1.05, 'cream', 4)
    frame(-1.15, 2.9, 1.35, shot['tex']['wall'], .62, 1.03, bar=.03)
    cyl(-.2, -1.6, .44, .2, .05, mat('terra', .6), 40, bev=.015)
    for a in (45, 135, 225, 315):
        t = math.radians(a)
        rod((-.2 + .1 * math.cos(t), -1.6 + .1 * math.sin(t), .45), (-.2 + .2 * math.cos(t), -1.6 + .2 * math.sin(t), 0), .014, mat('ink', .4))
    sky('#7F8FA3', '#CFC0AA', '#D8B890', .38)
    spot((-5.5, -4.5, 4.2), (.6, 2.4, 1.0), 700, 34, '#FFC58A', .15, .06)
    camera((-.3, -2.75, 1.34), (.2, 1, 1.34), 34, dof=(-.4, -.1, 1.3), fstop=3.2, shift=(0, -.07))
    return dict(bounces=5)
