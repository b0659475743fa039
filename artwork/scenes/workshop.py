"""Where the work is planned. shot: view ('map' | 'identity' | 'desk'), tex (dict)."""
from kit import *


def _pin(x, y, z, colour, s=1.0, tilt=(0, 0)):
    P = [rod((0, 0, 0), (0, 0, .42 * s), .012 * s, mat('chrome', .3, 1), 8), lathe(0, 0, .3 * s, [(0, 0), (.07 * s, .02 * s), (.05 * s, .1 * s), (.055 * s, .2 * s), (.1 * s, .26 * s), (.095 * s, .31 * s), (0, .33 * s)], mat(colour, .3, spec=.6), 24)]
    return group(P, (x, y, z), 0, rx=tilt[0], ry=tilt[1])


def city_map(shot):
    """The map of an imagined city on a table, pins where boards stand; its left stays calm. 1 unit = 10 cm."""
    t = shot['tex']
    box(0, 0, -.5, 80, 60, .5, wood('#B9794A', 'wood', .3, .5), .05)
    wide = shot.get('wide')
    sheet(14.0, 9.8, t['map'], 1.6, .4, math.radians(-6), .0, .02, wave=.02)
    a = math.radians(-6)
    at = lambda u, v: (1.6 + math.cos(a) * (u - .5) * 14 - math.sin(a) * (v - .5) * 9.8, .4 + math.sin(a) * (u - .5) * 14 + math.cos(a) * (v - .5) * 9.8)
    q = random.Random(4)
    for k, (u, v, c) in enumerate(((.56, .5, 'terra'), (.70, .60, 'mari'), (.63, .33, 'terra'), (.42, .62, 'teal'), (.80, .44, 'terra'), (.47, .36, 'mari'), (.73, .80, 'teal'), (.36, .44, 'terra'), (.86, .66, 'mari'), (.60, .74, 'terra'), (.47, .12, 'teal'), (.27, .66, 'mari'), (.90, .28, 'terra'))):
        x, y = at(u, v)
        _pin(x, y, .02, c, 1.0, (q.uniform(-.12, .12), q.uniform(-.1, .1)))
    pts = [at(u, v) for u, v in ((.36, .44), (.47, .36), (.56, .5), (.70, .60), (.86, .66))]
    for p, n in zip(pts, pts[1:]):
        rod((p[0], p[1], .3), (n[0], n[1], .3), .012, mat('terra', .8), 6)
    # little boards standing on the map
    for u, v, tex, rz in (((.2, .77) if wide else (.555, .62)) + (t['a'], 8), (.40, .36, t['b'], 6), (.725, .33, t['c'], -12)):
        x, y = at(u, v)
        P = [box(0, .03, .42, 1.24, .06, .64, mat('ink', .5), .008), panel(1.2, .6, poster(tex, .12), (0, -.003, .44)), cyl(0, .05, 0, .04, .46, mat('steel', .5), 16), cyl(0, .05, 0, .13, .03, mat('cream', .8), 24)]
        group(P, (x, y, .02), math.radians(rz), 1.75)
    pencil(2.4, -3.4, math.radians(24), 'mari', 2.2, .06, .03)
    for k in range(3):
        box(-7.4, 2.0 + .02 * k, .0 + .16 * k, 2.0 - .15 * k, 2.7 - .2 * k, .15, mat(('green', 'terra', 'cream')[k], .7), .02, math.radians(8 - 7 * k))
    lathe(9.9, 3.2, 0, [(0, 0), (.6, 0), (.7, .3), (.66, .3), (.6, .06)], mat('cream', .5))
    for k in range(9):
        b = q.uniform(0, 6.28)
        ico(9.9 + .3 * math.cos(b), 3.2 + .3 * math.sin(b), .22 + .05 * (k % 3), .1, mat(('terra', 'mari', 'teal')[k % 3], .3, spec=.6), 2)
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', .55)
    sun(258, 28, 5.0, '#FFCD98', 1.0)
    window_shadow(-16, 7, 7.5, 7.5, 12, 2, 3)
    camera((.1, -11.6, 6.6) if not wide else (-.9, -9.8, 3.9), (1.9, .2, .3) if wide else (.9, .2, .3), 37 if not wide else 33, dof=(2.4, .3, .4), fstop=.75)


def identity(shot):
    """Identity sheets pinned to a cork wall."""
    t = shot['tex']
    box(0, 0, -4, 24, .2, 12, mat('#C79A66', .95, noise=.10, scale=9), 0)
    y = -.11

    def pinned(x, z, tex, w, h, rz, pin):
        o = panel(w, h, poster(tex, .06), (0, 0, -h / 2))
        g = group([o], (x, y - .02, z), 0, ry=math.radians(rz))
        box(x, y, z - h * .0, .01, .004, .01, mat('ink'), 0)
        ico(x + math.sin(math.radians(rz)) * h * .46, y - .055, z + h * .46, .045, mat(pin, .3, spec=.6), 3)
        md = o.modifiers.new('s', 'SOLIDIFY')
        md.thickness = .012
        md.offset = 1
        return g

    pinned(.1, 0.1, t['a'], 2.83, 2.0, -1.2, 'terra')
    pinned(-2.45, .75, t['b'], 1.55, 1.1, 2.5, 'mari')
    pinned(-2.4, -.75, t['c'], 1.55, 1.1, -2.0, 'teal')
    pinned(2.35, .25, t['d'], 1.05, 1.75, 2.2, 'terra')
    pinned(.15, -1.52, t['e'], 1.7, .85, 1.0, 'mari')
    pinned(3.55, .75, t['f'], 1.06, 1.06, -2.8, 'teal')
    pinned(3.6, -.65, t['g'], 1.1, 1.1, 2.0, 'mari')
    for k, c in enumerate(('#F5A300', '#C8502B', '#12233D', '#1F5B4D', '#EBB995')):
        P = [box(0, 0, -.3, .24, .012, .4, mat(c, .7), .003), box(0, -.001, -.3, .24, .014, .1, mat('white', .7), .002)]
        group(P, (1.55 + .27 * k, y - .012 - .002 * k, -1.3), 0, ry=math.radians(4 * (k - 2)))
    rod((2.35, y - .06, 1.06), (3.55, y - .06, 1.24), .007, mat('terra', .7), 6)
    rod((-2.45, y - .06, 1.26), (.1, y - .06, 1.03), .007, mat('terra', .7), 6)
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', .6)
    sun(236, 34, 4.2, '#FFCD98', 1.0)
    q = random.Random(2)
    for k in range(9):
        tt = k / 8
        a = math.radians(40 + tt * 100)
        rod((-4.6 + tt * 1.6, -3.6, 3.9 - tt * .5), (-4.6 + tt * 1.6 + 1.6 * math.cos(a - 1.6), -3.6, 3.9 + 1.6 * math.sin(a - 1.6)), .06, mat('leaf2'), 6)
    camera((.5, -6.0, -.12), (.42, 0, -.12), 33, dof=(.1, -.1, 0), fstop=2.8)


def desk(shot):
    """Two screens on a wall-side desk, prints above them; chair pushed back. Metres."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    box(0, -1, -.1, 14, 8, .1, wood('#B9794A', 'wood', 1.2, .5), 0)
    box(0, 2.0, 0, 14, .2, 4, mat(t.get('wall', '#2C6B6A'), .9, noise=.03), 0)
    box(0, 1.88, 0, 14, .04, .12, mat('cream', .7), .01)
    slab(.3, 1.35, .72, 3.3, .9, .045, wood('oak', 'wood', 2, .45), .04)
    for x in (-1.2, 1.8):
        for y in (1.05, 1.65):
            rod((x, y, 0), (x * .96 + .02, y, .72), .025, mat('ink', .4))
    k = mat('#15181E', .4)

    def monitor(x, y, rz, tex, w=.96):
        h = w * 9 / 16
        P = [slab(0, 0, 0, .3, .2, .015, k, .04), box(0, .03, .01, .07, .03, .28, k, .008), box(0, 0, .2, w + .03, .035, h + .03, k, .01), panel(w, h, screen(tex, 1.35), (0, -.0185, .215))]
        group(P, (x, y, .765), math.radians(rz))

    monitor(-.28, 1.5, 10, t['left'])
    monitor(.86, 1.5, -12, t['right'])
    P = [slab(0, 0, 0, .44, .14, .018, mat('#D8D5CE', .5), .02)]
    for r in range(4):
        for c in range(13):
            P.append(box(-.195 + c * .0325, -.045 + r * .03, .018, .027, .024, .006, mat('#F6F2E8', .6), .002))
    group(P, (.2, 1.08, .765), math.radians(3))
    slab(.62, 1.08, .765, .065, .11, .03, mat('#F6F2E8', .5), .03)
    headphones(-.95, 1.3, .765, math.radians(30), 1.2)
    group([sheet(.21, .297, t['sheet'], 0, 0, 0, 0, .003)], (-.62, 1.05, .766), math.radians(12))
    # lamp
    path([(1.55, 1.6, .77), (1.6, 1.65, 1.25), (1.28, 1.45, 1.5)], .012, mat('mari', .4))
    lathe(1.26, 1.43, 1.38, [(.1, 0), (.085, .07), (.03, .13), (0, .14)], mat('mari', .4))
    cyl(1.55, 1.6, .765, .09, .02, mat('mari', .4), 32)
    cyl(1.26, 1.43, 1.385, .075, .006, mat('#FFF1DC', .5, emit=7), 24)
    point((1.26, 1.41, 1.36), 5, '#FFD39A', .06)
    s = .1
    lathe(1.2, 1.08, .765, [(0, 0), (.36 * s, 0), (.42 * s, .06 * s), (.56 * s, .9 * s), (.53 * s, .9 * s)], mat('terra', .3, spec=.5))
    cyl(1.2, 1.08, .765 + .8 * s, .5 * s, .003, mat('#B4713A', .15), 32)
    # prints on the wall
    for x, z, tex, w, h in ((-1.35, 1.5, t['p1'], .54, .9), (-.62, 1.72, t['p2'], .62, .62), (.42, 1.74, t['p3'], 1.2, .6), (1.75, 1.55, t['p4'], .54, .9)):
        frame(x, 1.9, z, tex, w, h, bar=.025, depth=.03, glow=.08, colour='#E9DCC4')
    # chair
    c = mat('terra', .85, noise=.03)
    slab(-.95, .25, .46, .5, .48, .08, c, .1)
    P = [slab(0, 0, 0, .46, .07, .5, c, .03)]
    group(P, (-.95, -.02, .62), 0, rx=math.radians(8))
    cyl(-.95, .25, .1, .03, .36, k, 16)
    for i in range(5):
        a = 2 * math.pi * i / 5
        rod((-.95, .25, .1), (-.95 + .3 * math.cos(a), .25 + .3 * math.sin(a), .05), .018, k)
        ico(-.95 + .3 * math.cos(a), .25 + .3 * math.sin(a), .03, .03, k, 2)
    box(-.95, -.0, .5, .05, .04, .2, k, .01)
    pot_plant(2.35, 1.45, 0, 1.15, 'mari', 4)
    pot_plant(-1.95, 1.5, 0, .95, 'cream', 9)
    spot((-5.6, -4.2, 3.3), (.2, 1.9, 1.0), 2400, 36, '#FFBE82', .06, .05)
    for kk in range(4):
        rod((-3.4 + kk * .32, -2.6, 0), (-3.4 + kk * .32, -2.6, 4), .035, mat('ink'), 6)
    area((0, -2.5, 3.6), (0, 1.5, .8), 3, 50, '#FFE9CC')
    sky('#7f8fa3', '#cfc0aa', '#d8b890', .4)
    camera((.25, -2.75, 1.42), (.25, 2, 1.42), 31, dof=(.2, 1.4, 1.1), fstop=4, shift=(0, -.055))
    return dict(bounces=5)


def build(shot):
    return {'map': city_map, 'identity': identity, 'desk': desk}[shot['view']](shot)
