"""Moving pictures and sound. shot: view ('set' | 'hall' | 'slate' | 'radio' | 'photo'), tex (dict)."""
from kit import *


def film_set(shot):
    """A chai stall built in a dark studio; the camera right of the middle, left dark for the title."""
    t = shot['tex']
    box(0, 0, -.1, 30, 30, .1, mat('#3A3632', .6, noise=.06), 0)
    box(0, 6.5, 0, 30, .2, 9, mat('#2A2F3C', .9, noise=.04), 0)
    # the set: a wall with a window, counter, kettle, glasses, awning
    x0 = 1.25
    box(x0, 3.0, 0, 3.6, .12, 2.7, mat('terra', .85, noise=.05), .01)
    box(x0 - 1.86, 3.0, 0, .1, .5, 2.85, mat('#D8C3A0', .9), .01)
    box(x0 + 1.86, 3.0, 0, .1, .5, 2.85, mat('#D8C3A0', .9), .01)
    box(x0, 2.92, .95, 2.4, .06, 1.2, mat('#8A3A22', .8), .01)
    for k in range(10):
        xa = x0 - 1.62 + k * .36
        box(xa, 2.45, 2.22, .36, 1.1, .05, mat('mari' if k % 2 else 'cream', .8), .005).rotation_euler[0] = math.radians(-18)
    box(x0, 2.25, .0, 3.0, .6, .92, mat('teal', .7, noise=.05), .02)
    box(x0, 2.2, .92, 3.2, .75, .06, wood('wood', 'trunk', 2, .5), .015)
    panel(1.9, .95, poster(t['board'], .1), (x0 + .1, 2.884, 1.05))
    lathe(x0 - .9, 2.2, .98, [(0, 0), (.17, 0), (.2, .06), (.17, .2), (.07, .27), (.02, .3), (0, .32)], mat('#B9BDC2', .25, 1))
    rod((x0 - .74, 2.2, 1.12), (x0 - .58, 2.2, 1.24), .025, mat('#B9BDC2', .25, 1), 12, .014)
    for k in range(5):
        lathe(x0 - .3 + k * .13, 2.06 + .05 * (k % 2), .98, [(0, 0), (.032, 0), (.045, .1), (.047, .104), (.043, .1)], mat('terra', .4, spec=.4))
    P = [box(0, 0, 0, .26, .12, .36, mat('mari', .6), .006), panel(.26, .3575, poster('carton-dhoop', .06), (0, -.0612, .002))]
    group(P, (x0 + .75, 2.15, .98), math.radians(-12))
    P = [box(0, 0, 0, .26, .12, .36, mat('ink', .6), .006), panel(.26, .3575, poster('carton-dhoop-ink', .06), (0, -.0612, .002))]
    group(P, (x0 + 1.08, 2.2, .98), math.radians(8))
    for k in range(6):
        marigold_head(x0 + 1.33 - .03 * k, 2.0, .98 + .0, .055, k % 2, k) if k < 2 else None
    # camera, softboxes, flag, monitor cart, slate
    cine_camera(-.42, -.35, 1.40, math.radians(160), monitor='monitor-film', s=1.25)
    softbox(-1.75, .35, 2.25, (x0, 2.2, 1.1), .95, 1.3, 170, 4.2)
    softbox(4.05, .75, 2.3, (x0, 2.2, 1.1), .8, 1.1, 90, 3.4, '#FFE0B4')
    k = mat('charcoal', .6)
    box(2.95, -.2, .0, .55, .5, .05, k, .01)
    for dx in (-.24, .24):
        rod((2.95 + dx, -.2, .05), (2.95 + dx, -.2, .95), .018, k)
    box(2.95, -.2, .92, .62, .5, .04, k, .01)
    P = [box(0, 0, 0, .66, .04, .4, k, .008), panel(.63, .355, screen('monitor-film', 1.2), (0, -.0212, .022))]
    group(P, (2.95, -.15, .98), math.radians(-14), rx=math.radians(-6))
    slate(1.35, -1.25, .46, math.radians(-16), 1.25, 22, lean=math.radians(-14))
    box(1.35, -1.12, 0, .6, .42, .46, wood('oak', 'wood', 3, .6), .015)
    path([(.4, -.5, .02), (.9, -1.3, .015), (2.2, -1.6, .015), (2.9, -.6, .015)], .014, k, 8)
    for v in ((-3.2, 4.6), (3.6, 4.9)):
        legs(v[0], v[1], 3.2, .6)
    par(-3.2, 4.6, 3.3, (0, 3, 1), '#FFB45A', 9, 1.4)
    par(3.6, 4.9, 3.3, (1, 3, 1), '#FFB45A', 9, 1.4)
    spot((-3.2, 4.5, 3.3), (x0 - .6, 2.7, 1.0), 260, 50, '#FFB066', .5, .1)
    spot((3.6, 4.8, 3.3), (x0 + .6, 2.7, 1.0), 220, 50, '#FFB066', .5, .1)
    area((-5, -4, 4), (0, 2, 1), 4, 130, '#7FA0D0')
    area((5.5, -3.5, 3), (1, 0, 1), 2.5, 120, '#FFC890')
    area((-2.6, -2.2, 2.6), (.4, -.5, 1.3), 1.2, 55, '#9DB8E8')
    area((0, 5.8, 5), (0, 6.5, 2), 6, 40, '#5C78B8', 1)
    sky('#141a28', '#1c2436', '#232c40', .35)
    camera((-.75, -4.7, 1.5), (.12, 2, 1.5), 33, dof=(.6, 0, 1.4), fstop=3.2, shift=(0, .01))
    return dict(bounces=5)


def hall(shot):
    """A presentation in a hall, seen from behind the rows of chairs."""
    t = shot['tex']
    box(0, 0, -.1, 30, 30, .1, mat('#5A3B33', .9, noise=.06), 0)
    box(0, 7, 0, 20, .2, 6, mat('#1F2A44', .9, noise=.03), 0)
    for s in (-1, 1):
        box(s * 7, 2, 0, .2, 14, 6, wood('#7A4A30', 'trunk', .6, .6), 0)
        for k in range(5):
            area((s * 6.7, -1 + k * 1.8, 3.1), (s * 7, -1 + k * 1.8, 4.5), .4, 24, '#FFC27A')
            box(s * 6.86, -1 + k * 1.8, 2.6, .1, .16, .5, mat('#FFD9A0', .5, emit=2.2), .01)
    box(0, 5.6, 0, 9.6, 2.6, .55, wood('#8A5A38', 'trunk', .5, .5), .02)
    W, H = 6.4, 3.6
    box(0, 6.72, 1.0, W + .2, .12, H + .2, mat('#0E1117', .4), .02)
    panel(W, H, screen(t['slide'], 1.35), (0, 6.65, 1.1))
    # lectern
    box(-4.0, 5.2, .55, .62, .45, 1.05, wood('oak', 'wood', 2, .5), .02)
    box(-4.0, 5.15, 1.6, .74, .55, .05, wood('oak', 'wood', 2, .5), .01).rotation_euler[0] = math.radians(14)
    path([(-4.0, 5.1, 1.62), (-4.0, 5.05, 1.9), (-4.0, 4.9, 1.98)], .012, mat('charcoal', .4))
    panel(.34, .34, poster('cardback-indravati', .1), (-4.0, 4.965, .9))
    q = random.Random(5)
    c1, c2 = mat('#B8431F', .85, noise=.04), mat('#1F2433', .6)
    for r in range(4):
        y = 2.3 - r * 1.35
        for k in range(-5, 6):
            if k == 0:
                continue
            x = k * .78 + (.15 if k < 0 else -.15)
            slab(x, y, .44, .6, .52, .09, c1, .1)
            slab(x, y - .27, .5, .58, .1, .62, c1, .045)
            for dx in (-.25, .25):
                rod((x + dx, y - .2, 0), (x + dx, y - .2, .46), .018, c2, 8)
                rod((x + dx, y + .2, 0), (x + dx, y + .2, .46), .018, c2, 8)
            if r > 0 and q.random() < .2:
                box(x, y, .53, .21, .3, .012, mat(q.choice(('mari', 'cream', 'teal')), .7), .002, q.uniform(-.4, .4))
    area((0, 6.2, 2.9), (0, 0, .6), 6, 420, '#CFE3FF', 3)
    area((0, -1, 6), (0, -1, 0), 6, 260, '#FFD9A8')
    area((0, 4.5, 5.6), (0, 6.8, 2.4), 7, 130, '#6E86C8', .5)
    sky('#20222c', '#2a2a34', '#332c30', .3)
    camera((.35, -4.4, 1.75), (.1, 7, 1.75), 30, dof=(0, 6, 2), fstop=2.8, shift=(0, .025))
    return dict(bounces=5)


def slate_close(shot):
    """The clapper on a camera case on location, the avenue soft behind them."""
    avenue(crossing=20, lamps=(30, 52, 74), flowers=(9, 60))
    lamp_light((10, 30))
    row(1, 14, 14.4, (3, 4, 3, 5, 4, 6), (2.2, .8, 3.5), 6, 1)
    row(-1, 12, 14.6, (2, 3, 2, 4, 3, 5, 4), (3.5, 5, 4), 7, 3)
    far(4)
    shrubs(4)
    for s in (-1, 1):
        for k, y in enumerate((9, 19, 30, 42, 56, 70)):
            tree(s * 10.4, y, 5, k + 50 * (s > 0))
    unipole(9.4, 25, shot['tex']['board'], 12, 6, 6.2, math.radians(-14), lamps=5)
    auto(-4.6, 16, math.pi)
    car(-2.8, 26, math.pi, 'cream')
    bus(4, 36, 0, 'teal')
    # on the pavement by the near kerb
    z = .2
    box(-8.86, -.92, .2, .5, .4, .62, mat('#20242C', .6), .02)
    for zz in (.28, .5, .7):
        box(-8.86, -1.125, zz, .44, .01, .05, mat('#8A8F97', .4, .8), .004)
    slate(-8.84, -.96, .82, math.radians(-14), 1.55, 24, tex=shot['tex']['slate'], lean=math.radians(-10))
    outdoors(224, 15)
    for x, y, h in ((-18, -9, 5.4), (-23, -4, 6)):
        tree(x, y, h, int(h * 7))
    camera((-9.25, -3.3, 1.45), (-4.6, 8, 1.45), 30, dof=(-8.8, -1.0, 1.1), fstop=2.4, shift=(0, .055))


def radio(shot):
    """A microphone close, mixer and an ON AIR lamp behind it."""
    box(0, 0, -.04, 4, 2.2, .04, wood('#6E4630', 'trunk', 4, .45), .005)
    box(0, 1.6, -1, 6, .1, 4, mat('#1B2336', .9), 0)
    q = random.Random(2)
    for i in range(-9, 10):
        for j in range(-1, 8):
            x, z = i * .2, -.05 + j * .2
            v = (i + j) % 2
            for k in range(3):
                dd = (k - 1) * .066
                P = [(x + (dd - .033 if v else -.1), 1.55, z + (-.1 if v else dd - .033)), (x + (dd + .033 if v else .1), 1.55, z + (-.1 if v else dd - .033)), (x + (dd + .033 if v else .1), 1.55, z + (.1 if v else dd + .033)), (x + (dd - .033 if v else -.1), 1.55, z + (.1 if v else dd + .033))]
                r = ((x + dd, 1.47, z - .1), (x + dd, 1.47, z + .1)) if v else ((x - .1, 1.47, z + dd), (x + .1, 1.47, z + dd))
                V = P + list(r)
                F = [(0, 4, 5, 3), (4, 1, 2, 5)] if v else [(0, 1, 5, 4), (4, 5, 2, 3)]
                mesh('wedge', V, F, mat('#2B3550' if (i * 3 + j) % 4 else '#333E5C', .95))
    box(.62, 1.42, .62, .62, .08, .22, mat('#17191E', .5), .01)
    panel(.58, .174, screen('on-air', 2.2), (.62, 1.379, .643))
    frame(-.74, 1.45, .2, shot['tex']['wall'], .42, .7, bar=.02, glow=.12)
    microphone(-.02, -.18, .36, math.radians(14), 1.25, math.radians(0))
    k = mat('#1B1D22', .4, spec=.4)
    rod((.08, -.15, .25), (.34, .02, .42), .011, k)
    rod((.34, .02, .42), (.72, .22, .12), .012, k)
    rod((.72, .22, .12), (.72, .22, 0), .02, k)
    cyl(.72, .22, 0, .05, .03, k, 32, bev=.005)
    ico(.34, .02, .42, .02, mat('brass', .3, 1), 2)
    ring = [(-.13 + .085 * math.cos(a), -.36 - .02 * math.cos(a), .36 + .085 * math.sin(a)) for a in [i * 2 * math.pi / 48 for i in range(49)]]
    path(ring, .004, k, 8)
    # mixer with faders, knobs
    M = [box(0, 0, 0, .9, .46, .05, mat('#262B36', .5), .012)]
    for i in range(12):
        x = -.39 + i * .07
        M += [box(x, -.1, .05, .006, .2, .002, mat('#0B0D11', .6), 0), box(x, -.17 + .16 * q.random(), .05, .03, .018, .022, mat('cream' if i % 4 else 'mari', .5), .003)]
        for j in range(3):
            M.append(cyl(x, .06 + j * .06, .05, .013, .02, mat(('terra', 'cream', 'teal')[j], .5), 20, bev=.002))
    group(M, (-.62, .35, 0), math.radians(12), rx=math.radians(8))
    headphones(.42, -.32, 0, math.radians(40), 1.35)
    tumbler_at(-.52, -.3)
    area((-1.5, -1.5, 1.5), (0, 0, .3), .9, 62, '#FFB45E')
    area((1.7, .3, 1.2), (0, 0, .3), .6, 40, '#6FA0FF')
    area((.6, 1.0, 1.3), (.6, 1.5, .6), .4, 9, '#FF6A50')
    area((-.2, .2, 2.2), (0, 1.5, .6), 1.6, 26, '#8FA8E0')
    area((-.9, .7, 1.5), (-.95, 1.45, .7), .5, 12, '#FFD9A8')
    sky('#10131c', '#171c2a', '#1c2233', .3)
    camera((-.16, -1.75, .44), (.05, 0, .36), 44, dof=(-.02, -.2, .38), fstop=1.6)
    return dict(bounces=5)


def tumbler_at(x, y):
    s = .085
    lathe(x, y, 0, [(0, 0), (.36 * s, 0), (.42 * s, .06 * s), (.56 * s, 1.0 * s), (.57 * s, 1.04 * s), (.53 * s, 1.04 * s), (.5 * s, .9 * s)], mat('terra', .3, spec=.5))
    cyl(x, y, .95 * s, .515 * s, .003, mat('#B4713A', .12, spec=.6), 40)


def photo(shot):
    """A product shoot: a paper sweep, the pack on it, camera and two softboxes."""
    box(0, 0, -.1, 30, 30, .1, mat('#B98F63', .7, noise=.05), 0)
    box(0, 4.5, 0, 30, .2, 8, mat('#E6D6B8', .9, noise=.03), 0)
    n, V, F = 24, [], []
    prof = [(-.9, .72), (.6, .72)] + [(.6 + .9 * math.sin(a), .72 + .9 * (1 - math.cos(a))) for a in [math.pi / 2 * i / 12 for i in range(1, 13)]] + [(1.5, 3.4)]
    for y, z in prof:
        V += [(-1.25, y + .8, z), (1.25, y + .8, z)]
    F = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)]
    mesh('sweep', V, F, mat('#8FD0F0', .9), True)
    rod((-1.5, 2.32, 3.42), (1.5, 2.32, 3.42), .06, mat('#C9B79A', .7))
    for s in (-1, 1):
        legs(s * 1.55, 2.32, 3.45, .5)
    box(0, .65, .66, 2.5, 1.5, .055, wood('oak', 'wood', 3, .6), .01)
    for x in (-1.1, 1.1):
        for y in (.05, 1.3):
            box(x, y, 0, .07, .07, .66, wood('oak', 'wood', 3, .6), .01)
    h = .725
    for x, y, rz, tex, c in ((-.18, .55, 14, 'carton-indravati', '#8FD0F0'), (.28, .75, -10, 'carton-indravati', '#8FD0F0')):
        w = .26
        P = [box(0, 0, 0, w, w * .8, w * 1.375, mat('#BFE3F5', .5), .006), panel(w, w * 1.375, poster(tex, .08), (0, -w * .4 - .0012, 0)), extrude([(-w * .4, w * 1.375), (w * .4, w * 1.375), (.012, w * 1.75), (-.012, w * 1.75)], w, mat('#1B2A4A', .5), .004)]
        group(P, (x, y, h), math.radians(rz))
    lathe(-.58, .4, h, [(0, 0), (.055, 0), (.065, .05), (.07, .16), (.066, .16), (.06, .02)], mat('white', .2, spec=.5))
    cyl(-.58, .4, h + .14, .064, .005, mat('#FFFDF8', .3), 40)
    cine_camera(.15, -1.25, 1.12, math.radians(176), s=1.05)
    softbox(-2.0, -.1, 1.75, (0, .6, .9), .9, 1.25, 46, 3.0)
    softbox(2.15, .25, 1.8, (0, .6, .9), .75, 1.05, 26, 2.6, '#FFE6C4')
    frame(2.75, 4.4, 1.5, shot['tex']['wall'], .9, 1.5, bar=.04, glow=.1)
    pot_plant(-2.95, 3.6, 0, 1.25, 'terra', 4)
    box(2.9, 3.9, 0, 1.4, .5, .8, wood('wood', 'trunk', 2, .5), .02)
    area((0, -2, 4.5), (0, 1, 1), 4, 90, '#FFE9CC')
    spot((-6, -4, 3.6), (-1.0, 4, 1.6), 1800, 36, '#FFB878', .1, .06)
    sky('#8a97a8', '#cbbda6', '#d8b890', .4)
    camera((-.7, -4.1, 1.5), (.2, 2, 1.5), 34, dof=(0, .4, 1), fstop=4, shift=(0, -.01))
    return dict(bounces=5)


def build(shot):
    return {'set': film_set, 'hall': hall, 'slate': slate_close, 'radio': radio, 'photo': photo}[shot['view']](shot)
