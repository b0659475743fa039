"""Shops, shelves and stalls. shot: view ('front' | 'shelf' | 'stall'), tex (dict)."""
from kit import *


def front(shot):
    """A shopfront square to the street: fascia, glass with prints, awning, standee."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    z0 = .2
    box(0, 90, -.3, 400, 420, .28, mat('#B99B74', .95, noise=.08), 0)
    box(0, -3.6, -.03, 200, 7.4, .03, mat('asphalt', .85, noise=.10), 0)
    box(0, 2.2, 0, 200, 4.6, .2, mat('#CDB79A', .9, noise=.06), .02)
    for i in range(-12, 13):
        box(i * 1.2, 2.2, .2, .02, 4.6, .003, mat('#A88F70', .9), 0)
    for j in range(4):
        box(0, .6 + j * 1.2, .2, 60, .02, .003, mat('#A88F70', .9), 0)
    kerb_along_x(-.02, -20, 20)
    wall = mat(t.get('wall', 'cream'), .85, noise=.05)
    box(0, 6.5, z0, 11, 4, 8.5, wall, .05)
    box(0, 4.44, z0 + 3.72, 11.2, .3, .16, mat('cream', .8), .03)
    for k in range(4):
        x = -4.1 + k * 2.73
        g = mat('#FFC878', .5, emit=1.5) if Time.dusk and k % 2 else mat('navy', .2, spec=.6)
        box(x, 4.46, z0 + 5.0, 1.35, .12, 1.6, g, .02)
        box(x, 4.3, z0 + 6.7, 1.75, .6, .1, mat('cream', .8), .02)
        box(x, 4.4, z0 + 4.9, 1.55, .22, .1, mat('cream', .8), .02)
    # the opening: a warm room with shelves behind the glass
    inner = mat(t.get('inner', '#F1E2C4'), .85)
    W, H = 7.6, 2.75
    box(0, 4.42, z0, W + .3, .2, H + .18, mat('ink', .5), .02)
    box(0, 4.38, z0 + .08, W, .14, H - .02, inner, 0)
    q = random.Random(shot.get('seed', 3))
    shelf = wood('oak', 'wood', 2, .5)
    goods = [mat(c, .6) for c in t.get('goods', ('mari', 'terra', 'teal', 'cream', 'ink'))]
    for x0, x1 in ((-3.6, -2.6), (2.6, 3.6)):
        for zz in (.55, 1.1, 1.65, 2.2):
            box((x0 + x1) / 2, 4.26, z0 + zz, x1 - x0, .22, .035, shelf, .004)
            x = x0 + .08
            while x < x1 - .12:
                w = q.uniform(.09, .2)
                box(x + w / 2, 4.25, z0 + zz + .035, w, .12, q.uniform(.2, .4), q.choice(goods), .008)
                x += w + .025
    panel(1.26, 2.1, poster(t['a'], .6 if Time.dusk else .3), (-1.62, 4.28, z0 + .38))
    panel(1.26, 2.1, poster(t['b'], .6 if Time.dusk else .3), (1.62, 4.28, z0 + .38))
    box(0, 4.26, z0, 1.25, .1, 2.45, mat('#1D2733', .25, spec=.6), .01)
    box(0, 4.19, z0 + .08, 1.05, .05, 2.25, mat('#E9B873' if Time.dusk else '#5A4A3C', .4, emit=1.0 if Time.dusk else 0), .01)
    rod((.38, 4.14, z0 + .95), (.38, 4.14, z0 + 1.45), .02, mat('brass', .3, 1))
    for x in (-3.8, -2.4, -.72, .72, 2.4, 3.8):
        box(x, 4.2, z0, .09, .12, H, mat('ink', .5), .01)
    box(0, 4.16, z0, W, .2, .3, mat(t.get('plinth', 'terra'), .7), .02)
    box(0, 4.3, z0 + 2.84, W + .5, .34, 1.0, mat('ink', .5), .03)
    panel(6.4, .96, poster(t['sign'], .7 if Time.dusk else .2), (0, 4.122, z0 + 2.86))
    for k in range(4):
        x = -2.7 + k * 1.8
        rod((x, 4.2, z0 + 4.0), (x, 3.45, z0 + 4.15), .022, mat('ink', .5))
        lathe(x, 3.42, z0 + 4.0, [(.16, 0), (.14, .08), (.04, .16), (.02, .18)], mat('ink', .5))
        cyl(x, 3.42, z0 + 4.0, .12, .01, mat('#FFE9C4', .4, emit=12 if Time.dusk else .4), 24)
        if Time.dusk:
            area((x, 3.3, z0 + 4.0), (x, 4.1, z0 + 3.2), .25, 22, '#FFDFAE')
    if Time.dusk:
        for x in (-1.9, 0, 1.9):
            area((x, 3.9, z0 + 2.5), (x, 1.6, 0), .9, 55, '#FFD39A', .4)
    standee(3.15, 2.2, t['standee'], math.radians(-16), .84, 1.4, z=.06).location.z = z0
    pot_plant(-4.25, 3.7, z0, 1.15, 'terra', 4)
    pot_plant(4.3, 3.7, z0, 1.05, 'mari', 8)
    if t.get('scooter', True):
        scooter(-2.9, 1.1, math.radians(76), 'teal').location.z = z0
    tree(-6.9, 1.7, 5.2, 3)
    tree(7.4, 1.5, 5.6, 6)
    for i, (x, w, fl, c) in enumerate(((-11.4, 10, 3, 'terra'), (11.6, 11, 4, '#D8A25E'))):
        house(x, 4.6, w, 10, fl, c, 0, seed=60 + i)
    outdoors(238, 24, (-.8, 1, .02), 6.2)
    for x, y, h in ((-13, -10, 6.2), (-19, -8, 6.6)):
        tree(x, y, h, int(h * 3))
    cx = shot.get('cx', .9)
    camera((cx, -5.2, 1.62), (cx - .75, 4, 1.62), lens=shot.get('lens', 29), dof=(0, 4, 2), fstop=4, shift=(0, .09))


def shelf(shot):
    """Packs on a shop's shelf, seen close."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    packs = shot['packs']
    box(0, .42, -.6, 8, .06, 4, mat('#EAD2A2', .9, noise=.03), 0)
    sh = wood('oak', 'wood', 2.5, .5)
    rows = (0.0, .62, 1.24)
    for z in rows:
        box(0, .12, z - .045, 5, .56, .045, sh, .006)
        box(0, -.165, z - .05, 5, .012, .055, mat('cream', .6), .003)
    for x in (-2.1, 2.1):
        box(x, .12, -.6, .05, .56, 3, sh, .006)
    q = random.Random(6)
    side = dict(zip(packs, shot['sides']))
    W, D, H = .30, .16, .4125
    for r, z in enumerate(rows):
        x = -1.95 + (r % 2) * .12
        k = r * 2
        while x < 2.0:
            p = packs[(k // 3 + r) % len(packs)]
            if r == 1 and abs(x - .05) < .36:
                x += .10
                k += 1
                continue
            P = [box(0, 0, 0, W, D, H, mat(side[p], .6), .006), panel(W, H, poster(p, .05, .45), (0, -D / 2 - .0012, 0))]
            group(P, (x, .07 + q.uniform(-.01, .01), z), math.radians(q.uniform(-2.5, 2.5)))
            x += W + q.uniform(.02, .045)
            k += 1
    # the middle one, turned, a little forward
    p = packs[0]
    P = [box(0, 0, 0, W * 1.05, D * 1.05, H * 1.05, mat(side[p], .6), .006), panel(W * 1.05, H * 1.05, poster(p, .05, .45), (0, -D * .525 - .0012, 0))]
    group(P, (.03, -.03, rows[1]), math.radians(20))
    # shelf talker
    box(.95, -.175, rows[1] - .16, .44, .008, .15, mat('terra', .6), .003)
    panel(.36, .12, poster(shot.get('talker', 'sign-dhoop'), .05), (.95, -.1802, rows[1] - .145), crop=(.18, 0, .82, 1))
    sky('#9aa6b4', '#d6c6a8', '#e2c79c', .6)
    area((-1.6, -2.2, 2.6), (0, 0, .8), 1.2, 60, '#FFD9A6')
    area((2.2, -2.0, 1.6), (0, 0, .8), 1.4, 16, '#BFD4F0')
    sun(236, 32, 2.4, '#FFCB90', 1.2)
    for k in range(3):
        rod((-3.6 + k * .7, -3.5, 2.2), (-3.6 + k * .7, -3.5, 5), .06, mat('ink'), 6)
    camera((-.55, -2.15, .92), (-.02, 0, .80), 37, dof=(0, -.1, .8), fstop=1.6, shift=(0, 0))


def stall(shot):
    """An exhibition stall: header, back wall, counter, furniture or panels on show."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    box(0, 2, -.1, 24, 20, .1, mat('#6B6F78', .6, noise=.05), 0)
    box(0, 1.2, 0, 6.2, 4.4, .05, mat(t['carpet'], .95, noise=.05), .01)
    m = mat(t['wall'], .85, noise=.02)
    box(0, 3.3, .05, 6.0, .12, 3.0, m, .01)
    box(-3.0, 1.9, .05, .12, 2.9, 3.0, m, .01)
    panel(4.4, 2.2, poster(t['back'], .35), (.35, 3.235, .5))
    panel(1.3, 2.167, poster(t['side'], .3), (-2.935, 1.95, .5), (math.pi / 2, 0, math.pi / 2))
    # header on four posts
    for x in (-3.0, 3.0):
        box(x, -.7, .05, .12, .12, 3.0, mat('ink', .4), .01)
    box(0, -.72, 2.95, 6.3, .16, .86, mat('ink', .4), .015)
    panel(6.1, .7625, poster(t['header'], .55), (0, -.803, 3.0))
    for x in (-3.0, 3.0):
        box(x, 1.3, 3.3, .12, 4.1, .12, mat('ink', .4), .01)
    box(0, 1.3, 3.3, 6, .12, .12, mat('ink', .4), .01)
    for k in range(4):
        x = -2.1 + 1.4 * k
        cyl(x, 1.1, 3.08, .06, .2, mat('charcoal', .4), 24)
        cyl(x, 1.1, 3.075, .05, .005, mat('#FFF1DC', .5, emit=8), 24)
        spot((x, 1.1, 3.05), (x, 3.0, 1.3), 95, 62, '#FFE0B4', .6, .06)
    # counter
    slab(1.75, -.15, .05, 1.5, .6, .98, mat('white', .6), .12)
    slab(1.75, -.15, 1.03, 1.62, .72, .05, wood('oak', 'wood', 2, .45), .14)
    panel(.86, .86, poster(t['counter'], .2), (1.75, -.452, .12))
    for k in range(9):
        group([sheet(.15, .25, t['side'], 0, 0, 0, 0, .004)], (1.45, -.2, 1.082 + k * .0045), math.radians(8 - 1.5 * (k % 3)))
    marigold_head(2.15, -.15, 1.08, .07, False, 2)
    marigold_head(2.27, -.22, 1.08, .055, True, 5)
    if t.get('show') == 'chairs':
        c = mat('#E9C08A', .85, noise=.03)
        for x, y, rz, col in ((-1.35, 1.75, 18, '#FFF1DA'), (.55, 2.05, -14, '#B0341F')):
            cm, P = mat(col, .85, noise=.03), []
            P += [slab(0, 0, .18, .8, .78, .24, cm, .12), slab(0, .34, .36, .8, .16, .56, cm, .07), slab(-.42, 0, .18, .17, .74, .46, cm, .07), slab(.42, 0, .18, .17, .74, .46, cm, .07)]
            P += [cyl(dx, dy, 0, .02, .18, mat('wood', .5), 12, .03) for dx in (-.32, .32) for dy in (-.28, .3)]
            group(P, (x, y, .05), math.radians(rz))
        cyl(-.35, 1.25, .42, .3, .03, wood('wood', 'trunk', 3, .45), 48, bev=.006)
        cyl(-.35, 1.25, .05, .03, .38, mat('ink', .4), 16)
        cyl(-.35, 1.25, .05, .18, .02, mat('ink', .4), 32)
    elif t.get('show') == 'model':
        slab(-1.75, 1.35, .05, 2.1, 1.5, .8, mat('white', .6), .06)
        slab(-1.75, 1.35, .85, 2.2, 1.6, .05, mat('#6F7A45', .9, noise=.08), .06)
        q = random.Random(4)
        for k, (x, y, h) in enumerate(((-2.5, 1.7, .62), (-2.05, 1.8, .78), (-1.5, 1.8, .7), (-1.05, 1.7, .56), (-2.5, 1.2, .5))):
            box(x, y, .9, .3, .26, h, mat(('cream', 'blush', 'cream', 'sand', 'cream')[k], .8), .006)
            for z in range(int(h / .06) - 1):
                box(x, y - .131, .93 + z * .06, .24, .006, .026, mat('navy', .3), 0)
            box(x, y, .9 + h, .32, .28, .02, mat('terra', .7), .004)
        for _ in range(34):
            x, y = q.uniform(-2.75, -.8), q.uniform(.7, 2.05)
            if y < 1.5:
                ico(x, y, .95, .055, mat(q.choice(('leaf', 'leaf2', '#E3A92C')), .9), 2, (1, 1, 1.1), .2, int(x * 50))
    else:
        for x, y, rz in ((-1.5, 1.9, 16), (.2, 2.2, -6)):
            fr = mat('#C9CCD0', .35, .8)
            P = [box(0, 0, 0, 1.5, .05, 1.0, fr, .008)]
            for i in range(6):
                for j in range(4):
                    P.append(box(-.605 + i * .242, -.03, .03 + j * .24, .225, .012, .225, mat('#17357A', .55, spec=.15), .004))
            group(P, (x, y, .55), math.radians(rz), rx=math.radians(-32))
            for dx in (-.5, .5):
                rod((x + dx, y + .35, .05), (x + dx * .9, y + .3, 1.0), .025, fr)
                rod((x + dx, y - .1, .05), (x + dx * .95, y - .05, .6), .025, fr)
    pot_plant(-2.55, -.25, .05, 1.1, 'terra', 4)
    pot_plant(2.55, 2.75, .05, 1.15, 'cream', 6)
    # neighbours in the hall
    for i, (x, y, c) in enumerate(((-8.2, 3.4, 'teal'), (8.4, 3.6, 'terra'), (-7.5, 9, 'sand'), (0, 10, 'ink'), (8, 9.4, 'mari'))):
        box(x, y, 0, 5.4, .14, 3.0, mat(c, .85), .01)
        box(x, y - 2.6, 2.75, 5.4, .12, .6, mat(('cream', 'mari', 'terra', 'teal', 'ink')[i], .7), .01)
        for s in (-1, 1):
            box(x + s * 2.65, y - 2.6, 0, .1, .1, 3.3, mat('ink', .5), .01)
    for k in range(-2, 3):
        truss((k * 5.0, -6, 6.6), (k * 5.0, 14, 6.6), .35)
    box(0, 14, 0, 50, .2, 9, mat('#39415A', .9), 0)
    for a in t.get('people', ((-4.6, 1.4, .8, 'cream', 'ink'), (-4.0, 1.9, -2.0, 'mari', 'cream'), (5.2, 4.2, 1.0, 'teal', 'ink'))):
        person(*a, walk=.06)
    area((0, -2, 6.2), (0, 1, 0), 7, 520, '#FFEBD2', 4)
    area((-7, 5, 6.2), (-7, 3, 0), 5, 320, '#FFE6C6')
    area((7, 5, 6.2), (7, 3, 0), 5, 320, '#FFE6C6')
    sky('#3a4256', '#4a4f62', '#5a5a66', 1.0)
    cx = shot.get('cx', 1.1)
    camera((cx, -6.0, 1.6), (cx + shot.get('turn', -.9), 3, 1.6), lens=30, dof=(0, 2, 1.5), fstop=4, shift=(0, .055))
    return dict(bounces=5)


def counter(shot):
    """Inside a shop: the counter, the lit board over it, shelves of goods at both sides."""
    t = dict(shot['tex'], **shot.get('dress', {}))
    tiles = mat('#D9C7A6', .3, spec=.5)
    box(0, 0, -.1, 14, 12, .1, tiles, 0)
    for i in range(-8, 9):
        box(i * .8, 0, 0, .012, 12, .002, mat('#B49E78', .5), 0)
        box(0, i * .8, 0, 14, .012, .002, mat('#B49E78', .5), 0)
    wall = mat(t.get('wall', '#123049'), .85, noise=.03)
    box(0, 3.1, 0, 14, .2, 5, wall, 0)
    for s in (-1, 1):
        box(s * 4.1, .5, 0, .2, 6, 5, mat('#EADFC9', .85, noise=.03), 0)
    W, H = 3.4, 1.7
    box(0, 2.96, 1.32, W + .16, .1, H + .16, mat('brass', .35, .8), .015)
    panel(W, H, poster(t['back'], .5, .4), (0, 2.905, 1.4))
    sh, q = wood('oak', 'wood', 2, .45), random.Random(shot.get('seed', 3))
    goods = [mat(c, .5, spec=.5) for c in t.get('goods', ('mari', 'terra', 'teal', 'cream', 'ink'))]
    for s in (-1, 1):
        for z in (.5, 1.0, 1.5, 2.0, 2.5):
            box(s * 2.95, 2.86, z, 1.5, .36, .04, sh, .006)
            x = s * 2.95 - .66
            while x < s * 2.95 + .56:
                w = q.uniform(.12, .24)
                box(x + w / 2, 2.86, z + .04, w, .2, q.uniform(.12, .3), q.choice(goods), .012)
                x += w + q.uniform(.04, .12)
            area((s * 2.95, 2.55, z + .44), (s * 2.95, 2.9, z), 1.2, 2.6, '#FFE2B0', .1)
        for x in (-.76, .76):
            box(s * 2.95 + x, 2.86, .2, .04, .36, 2.75, sh, .004)
    # the counter: a glass case with trays, a small card
    slab(0, 1.15, 0, 3.9, .75, .62, mat(t.get('base', '#0B2236'), .5, spec=.4), .05)
    box(0, 1.15, .62, 3.84, .69, .04, mat('cream', .6), .004)
    for k in range(5):
        x = -1.5 + k * .75
        box(x, 1.1, .66, .56, .42, .04, mat(('#6A1028', '#1D6B62', '#6A1028', '#123049', '#6A1028')[k], .9), .01)
        for j in range(3):
            ring = [(x - .17 + .17 * j + .055 * math.cos(a), 1.1 + .055 * math.sin(a), .715) for a in [i * 2 * math.pi / 24 for i in range(25)]]
            path(ring, .011, mat('brass', .25, 1), 8)
    for x in (-1.93, 1.93):
        for y in (.8, 1.5):
            box(x, y, .62, .03, .03, .36, mat('brass', .3, 1), .004)
    box(0, 1.15, .98, 3.94, .76, .03, mat('brass', .3, 1), .006)
    box(0, 1.15, 1.01, 3.8, .64, .006, mat('#DDE6E8', .12, spec=.6), .002)
    pot_plant(-2.75, 1.2, 0, 1.1, 'terra', 5)
    P = [box(0, 0, 0, .3, .03, .22, mat('ink', .4), .006), panel(.27, .19, poster(t['card'], .15), (0, -.0165, .015))]
    group(P, (-1.25, 1.05, 1.02), math.radians(14), rx=math.radians(-10))
    marigold_head(1.45, 1.1, 1.02, .09, False, 2)
    marigold_head(1.6, 1.0, 1.02, .07, True, 5)
    for x in (-2.15, 2.1):
        rod((x, 1.15, 2.6), (x, 1.15, 4.6), .008, mat('ink', .5), 8)
        lathe(x, 1.15, 2.45, [(.15, 0), (.14, .08), (.08, .17), (.02, .2)], mat('mari', .5))
        cyl(x, 1.15, 2.45, .11, .01, mat('#FFF1DC', .5, emit=6), 32)
        area((x, 1.15, 2.43), (x, 1.15, 0), .22, 20, '#FFE0B0')
    area((0, 2.0, 3.9), (0, 2.9, 2.0), 2.6, 26, '#FFEBCF', .3)
    area((0, -2, 4.2), (0, 1, 0), 4, 85, '#FFE6C6')
    spot((-3.6, -4.4, 3.4), (.6, 2.6, 1.0), 1500, 36, '#FFB878', .3, .05)
    sky('#7f8fa3', '#cfc0aa', '#d8b890', .45)
    camera((.75, -3.1, 1.5), (-.05, 3, 1.5), 31, dof=(0, 2, 1.5), fstop=4, shift=(0, .02))
    return dict(bounces=5)


def build(shot):
    return {'front': front, 'shelf': shelf, 'stall': stall, 'counter': counter}[shot['view']](shot)
