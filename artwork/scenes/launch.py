"""A launch in the street at dusk, seen from the back row: the cloth just flying off the scooter. shot: tex (dict)."""
from kit import *


def build(shot):
    t = shot['tex']
    box(0, 20, -0.3, 200, 120, 0.3, mat('#4A423E', 0.9, noise=0.1), 0)
    for i, (x, w, fl, c) in enumerate(((-17.5, 10, 3, 'terra'), (-6.6, 10.5, 4, '#D8A25E'), (5.0, 11, 3, 'cream'), (16.6, 10.5, 4, 'blush'), (28, 11, 3, 'terra'))):
        house(x, 15.5, w, 9, fl, c, 0, seed=120 + i, shop=True)
    tree(-9.6, 11.5, 6.0, 5)
    tree(10.3, 11.2, 6.4, 9)
    # the deck and the wall
    lime = mat('#CDF545', 0.5, emit=2.2)
    box(0.6, 6.9, 0, 11.2, 4.6, 0.95, mat('#14171D', 0.6), 0.02)
    box(0.6, 4.58, 0.86, 11.2, 0.04, 0.07, lime, 0)
    W = 8.4
    box(0.9, 9.0, 1.3, W + 0.24, 0.25, W / 2 + 0.24, mat('#0A0C12', 0.5), 0.02)
    panel(W, W / 2, screen(t['wall'], 1.05), (0.9, 8.86, 1.42))
    for x in (-4.1, 5.9):
        truss((x, 9.3, 0), (x, 9.3, 6.6), 0.38)
    truss((-4.1, 9.3, 6.4), (5.9, 9.3, 6.4), 0.38)
    for k in range(6):
        x = -3.4 + 1.72 * k
        par(x, 9.1, 6.0, (0.3, 6.4, 1.6), ('#FFE2B0', '#FFC27A')[k % 2], 14, 1.2)
    cyl(0.0, 6.3, 0.95, 1.45, 0.24, mat('#F6E9D2', 0.5), 64, bev=0.02)
    cyl(0.0, 6.3, 1.0, 1.462, 0.05, lime, 64)
    escooter(0.0, 6.3, math.radians(72), 1.19, 1.42)
    # the cloth, in the air between the scooter's tail and the two who pull it
    c = mat('#B0173F', 0.5, noise=0.05, scale=3, spec=0.35)

    def at(u, v):
        x = 0.75 - 3.5 * u - 0.25 * math.sin(v * 3)
        lift = 3.05 - 1.25 * u**1.6 + 0.55 * math.sin(u * math.pi) * (0.5 + 0.5 * v)
        sag = 0.95 * (1 - u) * v**1.3 + 0.42 * u * v
        rip = 0.16 * math.sin(7.5 * u + 2.2 * v) * (0.4 + 0.6 * math.sin(math.pi * u)) + 0.07 * math.sin(15 * u - 4 * v)
        return (x, 6.0 + 0.75 * v - 0.5 * u + rip, lift - sag + rip * 0.8)

    sheet_of_cloth(at, 60, 24, c)
    figure(-3.15, 5.75, math.radians(62), 'sari', '#F5A300', '#1F5B4D', '#8A1538', skin=2, h=1.62, z=0.95, walk=0.16, left=(0.14, -0.42, 1.42), right=(-0.2, -0.36, 1.3), hair='bun', lean=-0.16)
    figure(-3.0, 6.75, math.radians(75), 'kurta', '#F6E9D2', '#2A2F3E', None, skin=1, h=1.74, z=0.95, walk=0.2, left=(0.1, -0.42, 1.4), right=(-0.18, -0.4, 1.5), lean=-0.2)
    figure(3.35, 6.2, math.radians(-34), 'kurta', '#2A3350', '#F1E6D2', None, skin=0, h=1.72, z=0.95, walk=0.06, right=(-0.06, -0.2, 1.47), left=(0.5, -0.3, 1.36), hair='short', look=0.2)
    rod((3.2, 5.95, 2.38), (3.24, 5.99, 2.52), 0.018, mat('#111111', 0.4))
    # a film camera on its rostrum before the chairs
    box(4.7, 2.9, 0, 1.3, 1.1, 0.55, mat('#1A1D24', 0.7), 0.02)
    cine_camera(4.7, 2.75, 2.0, math.radians(180 - 52), monitor=None, s=1.25)
    # guests
    crowd((3.3, 2.35, 1.4, 0.45), -7.0, 7.4, seed=14, raised=0.22, skip=lambda x, y: (2.4 < y and 3.9 < x < 5.6) or (abs(x + 0.2) < 0.75 and y < 2.6) or (abs(x + 0.1) < 0.4))
    # the back row's hand with a phone, near the eye
    figure(-1.74, -1.66, math.pi + 0.05, 'shirt', '#C4532F', '#2A2F3E', None, skin=2, h=1.72, right=(-0.27, -0.3, 1.63), left=(0.2, -0.35, 1.5), look=-0.1)
    handset(-1.455, -1.37, 1.70, math.radians(7), 'phone-launch', 2.0)
    for y, x0, x1, z, sag in ((11.0, -13, 13, 7.6, 0.9), (3.6, -11, 12, 6.4, 0.8)):
        for i in range(40):
            u = (i + 0.5) / 40
            ico(x0 + (x1 - x0) * u, y, z - sag * 4 * u * (1 - u), 0.055, mat('#FFC878', 0.4, emit=9), 2)
            if i:
                v = (i - 0.5) / 40
                rod((x0 + (x1 - x0) * v, y, z + 0.05 - sag * 4 * v * (1 - v)), (x0 + (x1 - x0) * u, y, z + 0.05 - sag * 4 * u * (1 - u)), 0.01, mat('ink', 0.8), 5)
    # one key from the left, the wall's own light, a little sky
    spot((-8.5, -3.5, 7.0), (-0.6, 6.2, 1.8), 5200, 30, '#FFC88A', 0.5, 0.25)
    area((0.9, 8.5, 3.4), (0.6, 0, 1.0), 8, 620, '#DDFF8A', 3.6)
    area((-7, -5, 6), (-2, 2, 1), 4, 260, '#FFB27A')
    area((8, -4, 7), (3, 3, 1), 5, 200, '#8FA6E8')
    sky('#14264F', '#3C5C8E', '#F4A36C', 0.55, glow='#FF8A3C', glow_dir=(-0.7, 1, 0), glow_str=0.5, ground='#3a3040', clouds=0.5, cloudcol='#E58A62')
    camera((-0.35, -4.1, 1.82), (0.1, 6, 1.82), 34, dof=(0.1, 5.8, 2.0), fstop=2.2, shift=(0, 0.06))
    return dict(bounces=4)
