"""Where a radio spot is heard: a transistor on a chai stall's counter, the avenue behind it. shot: tex (dict)."""
from kit import *


def transistor(x, y, z, rz, s=1.0):
    """An old portable radio, 34 cm wide; faces -Y."""
    case, face, k, br = mat('#7A2F1E', 0.4, noise=0.04, scale=20, spec=0.45), mat('#F1E4C8', 0.5, spec=0.3), mat('#1B1D22', 0.5), mat('brass', 0.28, 1)
    P = [box(0, 0.045, 0, 0.34, 0.09, 0.215, case, 0.014), box(0, -0.002, 0.012, 0.316, 0.012, 0.191, face, 0.006)]
    cx, cz = -0.073, 0.107
    P.append(cyl(cx, -0.006, cz, 0.079, 0.006, k, 56, rot=(math.pi / 2, 0, 0)))
    P += [o for o in path([(cx + 0.081 * math.cos(a), -0.011, cz + 0.081 * math.sin(a)) for a in [i * 2 * math.pi / 48 for i in range(49)]], 0.004, br, 8)]
    for i in range(-9, 10):
        h = math.sqrt(max(0.074**2 - (i * 0.008) ** 2, 0))
        if h > 0.01:
            P.append(box(cx + i * 0.008, -0.0135, cz - h, 0.0036, 0.004, 2 * h, br, 0))
    P.append(panel(0.128, 0.066, poster('radio-dial', 0.25), (0.083, -0.0092, 0.118)))
    P.append(box(0.098, -0.011, 0.12, 0.0022, 0.003, 0.062, mat('#C8281C', 0.5, emit=0.8), 0))
    for i, r in enumerate((0.021, 0.027, 0.021)):
        px = 0.034 + i * 0.052
        P += [cyl(px, -0.009, 0.062, r, 0.018, k, 36, rot=(math.pi / 2, 0, 0), bev=0.003), cyl(px, -0.027, 0.062, r * 0.72, 0.003, br, 36, rot=(math.pi / 2, 0, 0))]
    P += path([(-0.15, 0.045, 0.2), (-0.15, 0.045, 0.252), (-0.13, 0.045, 0.268), (0.13, 0.045, 0.268), (0.15, 0.045, 0.252), (0.15, 0.045, 0.2)], 0.008, k, 12)
    P += [rod((0.145, 0.075, 0.2), (0.27, 0.1, 0.56), 0.0035, mat('chrome', 0.2, 1), 10, 0.002), ico(0.27, 0.1, 0.56, 0.006, mat('chrome', 0.2, 1), 2)]
    return group(P, (x, y, z), rz, s)


def glass(x, y, z, full=True, s=1.0):
    """A ribbed glass of cutting chai."""
    c = mat('#B9743A' if full else '#DDE3DE', 0.12, spec=0.7)
    P = [lathe(0, 0, 0, [(0, 0), (0.026, 0), (0.028, 0.01), (0.031, 0.06)], c, 24), lathe(0, 0, 0.06, [(0.031, 0), (0.034, 0.026), (0.032, 0.026), (0.03, 0.004), (0, 0.004)], mat('#EFE6D6', 0.1, spec=0.8), 24)]
    for i in range(12):
        a = i * math.pi / 6
        P.append(rod((0.0285 * math.cos(a), 0.0285 * math.sin(a), 0.008), (0.0325 * math.cos(a), 0.0325 * math.sin(a), 0.07), 0.0028, c, 6))
    return group(P, (x, y, z), 0, s)


def build(shot):
    t = shot['tex']
    avenue(crossing=20, lamps=(30, 52, 74), flowers=(9, 60))
    row(1, 14, 14.4, (3, 4, 3, 5, 4, 6), (2.2, 0.8, 3.5), 6, 1)
    row(-1, 12, 14.6, (2, 3, 2, 4, 3, 5, 4), (3.5, 5, 4), 7, 3)
    far(4)
    for s in (-1, 1):
        for k, y in enumerate((11, 20, 30, 42, 56)):
            tree(s * 10.6, y, 5, k + 50 * (s > 0))
    auto(-4.4, 6.2, math.pi + 0.1)
    auto(-5.4, 13, math.pi, '#20242c')
    car(-2.8, 20, math.pi, 'cream')
    bus(4, 30, 0, 'teal')
    ox, oy, z = -8.55, -1.6, 1.06
    # the counter: painted boards, a tin edge
    box(ox, oy + 0.28, z - 0.05, 3.4, 1.0, 0.05, wood('#A9764A', 'trunk', 6, 0.55), 0.006)
    box(ox, oy - 0.235, z - 0.4, 3.4, 0.03, 0.36, mat('#2C6B6A', 0.7, noise=0.08, scale=8), 0.004)
    box(ox, oy - 0.24, z - 0.055, 3.4, 0.02, 0.06, mat('#C9CCD0', 0.35, 0.8), 0.003)
    transistor(ox + 0.03, oy + 0.12, z, math.radians(10), 1.62)
    for k in range(11):
        u = k / 10
        marigold_head(ox - 0.2 + 0.47 * u, oy + 0.1 - 0.03 + 0.08 * u, z + 0.425 - 0.34 * u * (1 - u) * 1.0 - 0.0, 0.036, k % 2 == 1, k + 2)
    # kettle on its stove
    lathe(ox + 0.78, oy + 0.42, z, [(0, 0), (0.17, 0), (0.18, 0.02), (0.16, 0.1), (0.13, 0.12), (0, 0.12)], mat('#2A2C31', 0.6, noise=0.05), 40)
    km = mat('#B9BDC2', 0.28, 0.95)
    lathe(ox + 0.78, oy + 0.42, z + 0.13, [(0, 0), (0.14, 0), (0.17, 0.04), (0.165, 0.12), (0.11, 0.2), (0.06, 0.225), (0.05, 0.24), (0.02, 0.25), (0.02, 0.27), (0, 0.275)], km, 48)
    tube([(ox + 0.64, oy + 0.38, z + 0.22), (ox + 0.54, oy + 0.34, z + 0.27), (ox + 0.49, oy + 0.32, z + 0.35)], [0.035, 0.026, 0.016], km, 14, 5)
    path([(ox + 0.66, oy + 0.42, z + 0.32), (ox + 0.66, oy + 0.42, z + 0.47), (ox + 0.72, oy + 0.42, z + 0.52), (ox + 0.84, oy + 0.42, z + 0.52), (ox + 0.9, oy + 0.42, z + 0.47), (ox + 0.9, oy + 0.42, z + 0.32)], 0.011, mat('#1B1D22', 0.5), 10)
    # glasses in a wire carrier, two on the counter
    gx, gy = ox + 0.5, oy - 0.02
    for i in range(3):
        for j in range(2):
            glass(gx + i * 0.095, gy + j * 0.095, z + 0.02, True, 1.25)
    wire = mat('chrome', 0.3, 1)
    for zz in (0.03, 0.075):
        path([(gx - 0.055, gy - 0.055, z + zz), (gx + 0.245, gy - 0.055, z + zz), (gx + 0.245, gy + 0.15, z + zz), (gx - 0.055, gy + 0.15, z + zz), (gx - 0.055, gy - 0.055, z + zz)], 0.004, wire, 6)
    path([(gx + 0.095, gy - 0.055, z + 0.075), (gx + 0.095, gy - 0.02, z + 0.26), (gx + 0.095, gy + 0.115, z + 0.26), (gx + 0.095, gy + 0.15, z + 0.075)], 0.005, wire, 8)
    glass(ox - 0.4, oy - 0.08, z, True, 1.25)
    # the script, under a glass: twenty seconds, timed
    o = panel(0.4, 0.565, poster('radio-script', 0.05), (ox - 0.47, oy - 0.2, z + 0.003), (0, 0, math.radians(9)))
    cyl(ox - 0.72, oy - 0.1, z, 0.045, 0.016, mat('chrome', 0.25, 1), 40, bev=0.003)
    cyl(ox - 0.72, oy - 0.1, z + 0.0162, 0.039, 0.001, mat('#FBF6EA', 0.4), 40)
    rod((ox - 0.72, oy - 0.1, z + 0.019), (ox - 0.695, oy - 0.08, z + 0.019), 0.0018, mat('#C8281C', 0.5), 6)
    # the poster on the stall's post; the awning's edge
    rod((ox - 1.02, oy + 0.62, 0), (ox - 1.02, oy + 0.62, 2.6), 0.045, wood('wood', 'trunk', 2, 0.6), 12)
    rod((ox + 1.25, oy + 0.62, 0), (ox + 1.25, oy + 0.62, 2.6), 0.045, wood('wood', 'trunk', 2, 0.6), 12)
    box(ox - 0.78, oy + 0.63, 1.2, 0.44, 0.012, 0.734, mat('cream', 0.8), 0.002)
    panel(0.43, 0.717, poster(t['wall'], 0.12), (ox - 0.78, oy + 0.622, 1.21))
    for k in range(16):
        xa = ox - 1.6 + k * 0.2
        c = mat('#C4532F' if k % 2 else '#F6E9D2', 0.85)
        mesh('aw', [(xa, oy - 0.1, 1.93), (xa + 0.2, oy - 0.1, 1.93), (xa + 0.2, oy + 0.9, 2.25), (xa, oy + 0.9, 2.25)], [(0, 1, 2, 3)], c)
        mesh('aw', [(xa, oy - 0.1, 1.93), (xa + 0.2, oy - 0.1, 1.93), (xa + 0.1, oy - 0.1, 1.8)], [(0, 1, 2)], c)
    # those who listen
    figure(ox + 1.75, oy + 3.3, 0.5, 'kurta', '#F6E9D2', '#D9CDB8', '#C4532F', skin=1, h=1.7, hair='pagri', cap='#C4532F', right=(-0.1, -0.3, 1.2), z=0.2, walk=0.04)
    figure(ox + 1.05, oy + 3.7, -0.4, 'shirt', '#3F4E86', '#2A2F3E', None, skin=3, h=1.72, left=(0.1, -0.28, 1.22), z=0.2, walk=0.04)
    figure(ox - 0.1, oy + 6.4, 2.7, 'sari', '#F5A300', '#8A1538', '#8A1538', skin=2, h=1.58, hair='bun', z=0.2)
    outdoors(224, 17)
    camera((ox - 0.2, oy - 1.62, z + 0.36), (ox + 0.02, oy + 3, z + 0.36), 37, dof=(ox + 0.03, oy + 0.08, z + 0.2), fstop=3.2, shift=(0, -0.025))
