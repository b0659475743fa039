"""Work in progress on the street. shot: view ('scaffold' | 'wall' | 'lit'), tex (one name)."""
from kit import *


def _bamboo(p, q, r=.045):
    m = mat('#C9A35E', .7, noise=.08)
    rod(p, q, r, m, 10)


def scaffold(shot):
    """A hoarding without its poster, bamboo scaffolding before its sides, two painters on planks."""
    box(0, 90, -.3, 400, 420, .28, mat('#B99B74', .95, noise=.08), 0)
    box(0, 20, -.29, 90, 40, .3, mat('#8B8A52', .95, noise=.12), 0)
    box(0, 3.0, -.0, 70, 5.0, .06, mat('#CDB79A', .9, noise=.06), .01)
    kerb_along_x(.4, -30, 30)
    box(0, -6, -.0, 90, 12.4, .035, mat('asphalt', .85, noise=.10), 0)
    W, H, Z, Y = 13.0, 6.5, 2.9, 12.0
    hoarding(0, Y, shot['tex'], W, H, Z, 0, legs=(.2, .8), lamps=0)
    # scaffold: standards, ledgers, planks
    for x0, x1 in ((-9.6, -6.7), (4.3, 8.4)):
        n = 4
        for k in range(n):
            x = x0 + (x1 - x0) * k / (n - 1)
            for y in (Y - 1.75, Y - .75):
                _bamboo((x + .06 * (k % 2), y, 0), (x, y, Z + H + .9 - .35 * (k % 2)))
        for z in (1.5, 3.3, 5.1, 6.9, 8.6):
            for y in (Y - 1.75, Y - .75):
                _bamboo((x0 - .4, y, z), (x1 + .4, y, z + .05), .04)
            for k in range(n):
                x = x0 + (x1 - x0) * k / (n - 1)
                _bamboo((x, Y - 2.0, z), (x, Y - .5, z), .035)
        _bamboo((x0, Y - 1.8, .3), (x1, Y - 1.8, 5.2), .04)
        for z in ((5.1, 3.3)[x0 > 0],):
            for y in (Y - 1.5, Y - 1.2, Y - .95):
                box((x0 + x1) / 2, y, z + .07, x1 - x0 + .7, .27, .05, wood('oak', 'wood', 1, .7), .008)
    for x, z, rz, top, arm in ((-7.0, 5.22, math.pi + .5, 'mari', (.44, -.20, 1.80)), (5.0, 3.42, math.pi - .2, 'teal', (.40, -.25, 1.75))):
        person(x, Y - 1.2, rz, top, 'cream', z=z, walk=.06, arm=arm)
        lathe(x + (-.9 if x < 0 else .8), Y - 1.25, z, [(0, 0), (.14, 0), (.17, .3), (.16, .3), (.15, .26)], mat('terra', .5), 24)
        cyl(x + (-.9 if x < 0 else .8), Y - 1.25, z + .25, .15, .01, mat('cream', .4), 24)
    # a ladder, pots, sacks, cones
    for s in (-.22, .22):
        rod((6.6 + s, Y - 2.9, 0), (6.0 + s, Y - 1.8, 3.5), .035, mat('wood', .7))
    for k in range(9):
        t = (k + .6) / 10
        rod((6.38 - .6 * t, Y - 2.9 + 1.1 * t, 3.5 * t), (6.82 - .6 * t, Y - 2.9 + 1.1 * t, 3.5 * t), .025, mat('wood', .7))
    for x, y, c in ((-2.2, 8.6, 'terra'), (-1.7, 8.9, 'mari'), (-1.9, 8.2, 'teal')):
        lathe(x, y, .0, [(0, 0), (.16, 0), (.2, .36), (.19, .36), (.18, .3)], mat(c, .5), 24)
        cyl(x, y, .29, .18, .01, mat(c, .3), 24)
    for x in (-5.2, -2.9, -.6, 1.7, 4.0):
        lathe(x, 4.6, .06, [(.26, 0), (.26, .05), (.17, .06), (.04, .68), (0, .7)], mat('#E8661F', .5), 24)
        cyl(x, 4.6, .32, .118, .13, mat('white', .5), 24, .085)
    for i, (bx, w, fl) in enumerate(((-27, 11, 3), (-15, 11, 4), (15.5, 11, 3), (27.5, 11, 4), (-39, 11, 4), (39, 11, 3))):
        house(bx, 34 + (i % 2) * 2, w, 9, fl, FACADES[(i * 3 + 1) % 8], 0, seed=30 + i, shop=False)
    far(6, y0=120)
    for i, (x, y, h) in enumerate(((-13.5, 19, 5.4), (-19, 23, 5.8), (12.6, 20, 5.6), (18, 23, 6.0), (-25, 20, 5.4), (24, 19, 5.4), (-10, 27, 6), (9.6, 28, 6))):
        tree(x, y, h, i + 3)
    hedge([(-24, 16.5), (-9, 16.5)], 3, 2, .5)
    hedge([(9, 16.5), (24, 16.5)], 4, 2, .5)
    auto(-9.6, -2.4, -math.pi / 2)
    outdoors(226, 18, (-.8, 1, .02), 6.4)
    if Time.dusk:
        area((-6, 3, 6), (-2, 12, 5), 1.2, 420, '#FFE2B4')
        area((6, 3, 6), (2, 12, 5), 1.2, 420, '#FFE2B4')
        area((0, -4, 8), (0, 0, 0), 1.5, 500, '#FFD09A')
    for x, y, h in ((-15, -8, 5.6), (-22, -4, 6.4)):
        tree(x, y, h, int(h))
    camera((0, -6.6, 1.7), (0, 12, 1.7), lens=30, dof=(0, 12, 5), fstop=4, shift=(0, .13))


def wall(shot):
    """Painters at a wall: the line half done, ladder, buckets."""
    box(0, 20, -.3, 200, 120, .3, mat('#B99B74', .95, noise=.08), 0)
    box(0, 1.0, 0, 80, 4.6, .2, mat('#CDB79A', .9, noise=.06), .02)
    kerb_along_x(-1.35, -24, 24)
    box(0, -6, -.03, 90, 9.4, .03, mat('asphalt', .85, noise=.10), 0)
    box(0, 3.4, .2, 26, .3, 4.4, mat('#F2E2C2', .9, noise=.04), .02)
    box(0, 3.4, 4.6, 26.2, .5, .16, mat('terra', .7), .02)
    W, H = 7.6, 3.8
    panel(W, H, poster(shot['tex'], .05), (-.55, 3.243, .56))
    # unpainted right end: primer laid over the print in strokes
    q = random.Random(5)
    for k in range(13):
        z = .56 + k * .292
        L = 1.3 + q.uniform(-.25, .35)
        box(-.55 + W / 2 - L / 2 + .02, 3.236, z, L, .012, .30, mat('#F6EBD3' if k % 2 else '#F2E5CA', .9), .004)
    for x, h, lean in ((2.75, 3.6, .9), (-5.35, 3.2, .8)):
        for s in (-.22, .22):
            rod((x + s, 3.2 - lean, .2), (x + s, 3.15, .2 + h), .035, mat('wood', .7))
        for k in range(9):
            t = (k + .7) / 10
            rod((x - .22, 3.2 - lean * (1 - t), .2 + h * t), (x + .22, 3.2 - lean * (1 - t), .2 + h * t), .024, mat('wood', .7))
    person(2.72, 2.62, math.pi + .1, 'mari', 'ink', z=1.55, walk=.04, arm=(.30, -.36, 1.75))
    person(1.2, 2.35, math.pi - .3, 'teal', 'cream', z=.2, walk=.06, arm=(.33, -.4, 1.5))
    person(-7.2, 1.0, 1.9, 'cream', 'ink', z=.2, walk=.16)
    for x, y, c in ((.55, 1.9, 'terra'), (.15, 2.15, 'mari'), (.7, 2.35, 'cream'), (-4.7, 2.0, 'teal')):
        lathe(x, y, .2, [(0, 0), (.13, 0), (.16, .3), (.15, .3), (.14, .25)], mat(c, .5), 24)
        cyl(x, y, .44, .145, .01, mat(c, .3), 24)
    box(.5, 2.2, .2, 2.2, 1.3, .012, mat('#E9DEC6', .95), 0)
    for i, (x, w, fl, c) in enumerate(((-13, 10, 3, 'terra'), (-1.5, 11, 4, 'cream'), (10.5, 11, 3, '#D8A25E'), (23, 11, 4, 'blush'))):
        house(x, 12, w, 9, fl, c, 0, seed=70 + i, shop=False)
    for i, (x, y, h) in enumerate(((-8.6, 6.5, 6.2), (7.8, 6.6, 6.4), (1.8, 7.5, 5.8), (14, 6.4, 6))):
        tree(x, y, h, i + 5)
    tree(6.3, .9, 4.6, 4)
    outdoors(230, 26, (-.8, 1, .02), 6.0)
    _street_lamps_before_wall(-5.4, .2, 4.6)
    for x, y, h in ((-11, -8, 6.0),):
        tree(x, y, h, int(h))
    camera((-2.9, -5.4, 1.62), (-.7, 3.3, 1.62), lens=30, dof=(0, 3, 2), fstop=4, shift=(0, .05))


def _street_lamps_before_wall(*xs):
    """At dusk: lamps on posts out of the picture, over the kerb, each with a pool of light on wall and pavement."""
    if Time.dusk:
        for x in xs:
            area((x, -1.6, 6.6), (x + .4, 3.4, 1.9), .5, 330, '#FFD09A')


def stand(shot):
    """A painted wall, and before it autos waiting in a line with posters on their backs."""
    art, *backs = shot['tex']
    box(0, 20, -.3, 200, 120, .3, mat('#B99B74', .95, noise=.08), 0)
    box(0, 1.0, 0, 120, 4.6, .2, mat('#CDB79A', .9, noise=.06), .02)
    kerb_along_x(-1.35, -24, 40)
    box(0, -6, 0, 120, 9.4, .02, mat('asphalt', .85, noise=.10), 0)
    box(8, 3.4, .2, 44, .3, 4.4, mat('#F2E2C2', .9, noise=.04), .02)
    box(8, 3.4, 4.6, 44.2, .5, .16, mat('terra', .7), .02)
    panel(7.8, 3.9, poster(art, .05), (.2, 3.243, .55))
    for k, tex in enumerate(backs):
        auto(-.2 + 3.5 * k, -2.75 + .12 * (k % 2), math.pi / 2 + .03 * (k % 2), ('#2E7A4F', '#20242c', '#2E7A4F')[k % 3], ad=tex)
    for x, y, rz, a, b in ((1.6, -.4, 1.2, 'cream', 'ink'), (2.3, -.2, -1.6, 'terra', 'cream'), (9.5, 1.2, 1.5, 'teal', 'ink')):
        person(x, y, rz, a, b, z=.2, walk=.05)
    for i, (x, w, fl, c) in enumerate(((-13, 10, 3, 'terra'), (-1.5, 11, 4, 'cream'), (10.5, 11, 3, '#D8A25E'), (23, 11, 4, 'blush'), (36, 12, 5, '#8FA5A8'))):
        house(x, 12, w, 9, fl, c, 0, seed=80 + i, shop=False)
    for i, (x, y, h) in enumerate(((-8.6, 6.5, 6.2), (7.8, 6.6, 6.4), (14.5, 6.4, 6), (22, 6.6, 6.4), (31, 6.5, 6))):
        tree(x, y, h, i + 5)
    for i, x in enumerate((11.5, 19, 27)):
        tree(x, .9, 4.8, 14 + i)
    outdoors(230, 26, (-.8, 1, .02), 6.0)
    _street_lamps_before_wall(-3.4, 2.6, 9.2, 15.5)
    tree(-14, -9, 6.2, 6)
    camera((-6.4, -5.9, 1.62), (1.1, 1.5, 1.62), lens=27, dof=(0, 1, 1.8), fstop=4, shift=(0, .045))


def lit(shot):
    """A lit board at dusk, its left half left empty for words. Always dusk."""
    avenue(crossing=None, lamps=(30, 52, 74, 96), flowers=(-4.5, 70))
    lamp_light((-2, 30, 52))
    row(1, 24, 14.4, (3, 5, 4, 6, 4, 5), (1, 2.4, .8), 13, 0)
    row(-1, 26, 14.2, (3, 4, 3, 5, 4), (2, 4, 1), 12, 2)
    far(9)
    shrubs(9)
    for s in (-1, 1):
        for k, y in enumerate((27, 38, 50, 64, 80)):
            tree(s * 10.5, y, 5 + (k % 3) * .3, k + 10 * (s > 0), near=y < 60)
    hoarding(10.6, 19, shot['tex'], 12, 6, 3.2, math.radians(-10), lamps=6)
    auto(3.1, 15, .02)
    car(5.6, 27, 0, 'ink')
    auto(-5.4, 22, math.pi)
    bus(-3.2, 36, math.pi, 'teal')
    for a in ((8.9, 11.5, 2.9, 'mari', 'cream'), (-9.4, 20, 3.1, 'teal', 'cream')):
        person(*a)
    outdoors(224, 13, (-.2, 1, 0))
    camera((.2, -5.2, 1.65), (2.4, 20, 1.65), lens=29, dof=(10, 19, 6), fstop=2.8, shift=(0, .1))


def blank(shot):
    """Dusk; a lit board without a poster at the left, where the contact page stands its form."""
    avenue(crossing=None, lamps=(34, 56, 78, 100), flowers=(-2, 70))
    lamp_light((0, 14, 34, 56))
    row(1, 17, 14.4, (3, 5, 4, 6, 4, 5), (1, 2.4, .8), 13, 0)
    row(-1, 27, 16.2, (3, 4, 3, 5, 4), (2, 4, 1), 12, 2)
    far(9)
    shrubs(9)
    for s in (-1, 1):
        for k, y in enumerate((25, 37, 50, 64, 80)):
            tree(s * 10.6, y, 4.8 + (k % 3) * .3, k + 10 * (s > 0), near=y < 60)
    hoarding(-11.2, 19, 'blank', 13, 6.5, 3.0, 0, legs=(.2, .8), lamps=6, glow=1.1)
    hedge([(-22, 23), (-10, 23)], 3, 3, .5)
    auto(2.9, 13.5, .03)
    car(5.6, 24, 0, 'ink')
    auto(-4.9, 17.5, math.pi)
    bus(-3.0, 38, math.pi, 'teal')
    for x, y, rz, a, b in ((9.3, 15.5, 2.9, 'mari', 'cream'), (9.9, 16.1, 3.2, 'terra', 'ink'), (-9.2, 12.5, .2, 'teal', 'cream')):
        person(x, y, rz, a, b)
    outdoors(224, 13, (.25, 1, 0))
    camera((-7.3, -.2, 1.65), (-7.3, 20, 1.65), lens=27.5, dof=(-11, 19, 6), fstop=4, shift=(0, .1))


def build(shot):
    {'scaffold': scaffold, 'wall': wall, 'stand': stand, 'blank': blank, 'lit': lit}[shot['view']](shot)
