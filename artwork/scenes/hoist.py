"""A shop's new name going up: two men on the roof pull one end, a third steadies the other, the owner directs. shot: tex (dict)."""
from kit import *


def build(shot):
    t = shot['tex']
    z0 = 0.2
    box(0, 90, -0.3, 400, 420, 0.28, mat('#B99B74', 0.95, noise=0.08), 0)
    box(0, -3.6, -0.03, 200, 7.4, 0.03, mat('asphalt', 0.85, noise=0.10), 0)
    box(0, 2.2, 0, 200, 4.6, 0.2, mat('#CDB79A', 0.9, noise=0.06), 0.02)
    kerb_along_x(-0.02, -24, 24)
    wall, trim = mat('#E3B778', 0.88, noise=0.06), mat('cream', 0.8)
    box(0, 6.6, z0, 11.4, 4, 5.1, wall, 0.04)
    box(0, 4.5, z0 + 4.6, 11.6, 0.3, 0.16, trim, 0.03)
    box(0, 4.62, z0 + 5.1, 11.4, 0.2, 0.55, wall, 0.03)
    # the paler band where the old board hung, its bolts
    box(0.2, 4.585, z0 + 2.98, 6.6, 0.02, 1.02, mat('#F3D7A4', 0.9, noise=0.05), 0)
    for x in (-2.9, -1.0, 1.2, 3.2):
        for zz in (3.1, 3.85):
            cyl(x, 4.57, z0 + zz, 0.03, 0.03, mat('steel', 0.5, 0.6), 10, rot=(math.pi / 2, 0, 0))
    box(-4.7, 4.58, z0 + 1.0, 1.0, 0.08, 1.5, mat('navy', 0.2, spec=0.6), 0.01)
    # the restaurant's open front: warm inside, counter, tandoor, benches
    box(0.3, 4.56, z0, 6.8, 0.1, 2.7, mat('ink', 0.5), 0.01)
    box(0.3, 4.53, z0 + 0.02, 6.5, 0.06, 2.6, mat('#F2D3A0', 0.8, emit=0.25), 0)
    for x in (-3.0, -0.8, 1.4, 3.6):
        box(x, 4.44, z0, 0.12, 0.16, 2.7, mat('#8A2A1C', 0.6), 0.01)
    panel(1.26, 2.1, poster('zaika-portrait', 0.25), (2.5, 4.46, z0 + 0.3))
    panel(1.9, 0.95, poster('zaika-hoarding', 0.25), (-1.9, 4.46, z0 + 1.2))
    box(-1.9, 4.2, z0, 2.0, 0.5, 0.95, mat('#C50F1F', 0.6), 0.02)
    box(0.3, 4.3, z0, 1.7, 0.1, 2.35, mat('#2A1A14', 0.6), 0.01)
    # the board on its ropes
    L, H = 6.6, 0.99
    P = [box(0, 0, 0, L, 0.1, H, mat('#7A0C14', 0.5), 0.01), panel(L - 0.12, (L - 0.12) * 0.15, poster(t['sign'], 0.1), (0, -0.0525, 0.005))]
    tilt = math.radians(9.5)
    group(P, (0.15, 4.05, z0 + 2.72), 0, 1, ry=tilt)
    rope = mat('#D9C08A', 0.9)

    def on(u, v):
        return (0.15 + u * math.cos(tilt) + v * math.sin(tilt), 4.05, z0 + 2.72 - u * math.sin(tilt) + v * math.cos(tilt))

    for u, top in ((-3.0, (-3.05, 4.6, z0 + 5.75)), (-1.6, (-1.75, 4.6, z0 + 5.75))):
        a = on(u, H)
        rod(a, top, 0.022, rope, 8)
        path([on(u, H + 0.02), on(u - 0.02, -0.02)], 0.022, rope, 8)
    a = on(3.05, H)
    rod(a, (3.3, 4.5, z0 + 5.65), 0.02, rope, 8)
    # two on the roof, leaning back into the rope
    figure(-3.0, 5.1, -0.1, 'shirt', '#2C6B6A', '#3A2F2A', None, skin=1, h=1.7, z=z0 + 5.1, walk=0.2, left=(0.1, -0.46, 1.05), right=(-0.06, -0.4, 1.2), lean=0.3, hair='pagri', cap='#F5A300')
    figure(-1.7, 5.15, 0.12, 'shirt', '#F6E9D2', '#2A2F3E', None, skin=3, h=1.72, z=z0 + 5.1, walk=0.22, left=(0.08, -0.46, 1.0), right=(-0.1, -0.4, 1.16), lean=0.34)
    # the ladder and the one who steadies the low end
    for dx in (-0.24, 0.24):
        rod((3.75 + dx, 3.05, z0), (3.72 + dx * 0.85, 4.35, z0 + 3.5), 0.035, wood('oak', 'wood', 3, 0.6), 10)
    for k in range(10):
        u = (k + 0.6) / 10
        rod((3.52, 3.05 + 1.3 * u, z0 + 3.5 * u), (3.96, 3.05 + 1.3 * u, z0 + 3.5 * u), 0.022, wood('oak', 'wood', 3, 0.6), 8)
    figure(3.72, 3.42, math.pi + 0.16, 'shirt', '#C4532F', '#2A2F3E', None, skin=2, h=1.7, z=z0 + 1.15, walk=0.1, right=(-0.14, -0.42, 1.6), left=(0.34, -0.4, 1.42), nod=-0.2, lean=-0.1)
    # the owner, her cook, the designer with the drawing, those who stop to look
    figure(-1.15, 1.15, math.pi + 0.35, 'sari', '#1F5B4D', '#F5A300', '#F5A300', skin=2, h=1.6, z=z0, walk=0.06, right=(-0.34, -0.34, 1.72), left=(0.2, -0.08, 0.98), hair='bun', nod=-0.35)
    figure(-0.35, 1.5, math.pi - 0.1, 'kurta', '#F6E9D2', '#D9CDB8', None, skin=0, h=1.72, z=z0, left=(0.16, -0.3, 1.14), right=(-0.2, -0.28, 1.1), nod=-0.3, hair='cap', cap='#F6E9D2')
    figure(-2.6, 1.0, math.pi - 0.55, 'salwar', '#3F4E86', '#F1E6D2', '#F5A300', skin=4, h=1.6, z=z0, left=(0.2, -0.34, 1.12), right=(-0.16, -0.36, 1.1), hair='plait', nod=-0.25)
    group([box(0, 0, 0, 0.66, 0.012, 0.46, mat('white', 0.8), 0), panel(0.6, 0.09, poster(t['sign'], 0.05), (0, -0.008, 0.24)), panel(0.6, 0.09, poster(t['sign'], 0.05), (0, -0.008, 0.06))], (-2.22, 1.36, z0 + 1.0), math.pi - 0.55 + math.pi, 1, rx=-0.7)
    figure(1.6, 0.6, math.pi + 0.1, 'shirt', '#E0A94A', '#3A2F2A', None, skin=3, h=1.1, z=z0, walk=0.05, right=(-0.2, -0.3, 1.74), nod=-0.4)
    figure(2.2, 0.75, math.pi + 0.3, 'kurta', '#8A1538', '#F1E6D2', None, skin=1, h=1.72, z=z0, walk=0.05, nod=-0.3, look=0.2)
    # the old board, taken down
    P = [box(0, 0, 0, 4.0, 0.08, 0.62, mat('#6B5A48', 0.8), 0.006), panel(3.9, 0.585, poster('sign-old', 0.02), (0, -0.042, 0.015))]
    group(P, (-4.6, 3.6, z0), math.radians(8), 1, rx=math.radians(-14))
    scooter(5.6, 1.5, math.radians(80), 'teal').location.z = z0
    for i, (x, w, fl, c) in enumerate(((-11.6, 10, 3, 'terra'), (11.7, 11, 4, 'blush'))):
        house(x, 4.6, w, 10, fl, c, 0, seed=60 + i)
    tree(-8.0, 2.0, 5.6, 3)
    tree(8.3, 2.0, 5.8, 6)
    outdoors(236, 25, (-0.8, 1, 0.02), 6.2)
    for x, y, h in ((-13, -10, 6.2), (-19, -8, 6.6)):
        tree(x, y, h, int(h * 3))
    camera((-2.7, -5.0, 1.6), (0.1, 4, 1.6), 27, dof=(0, 4, 3), fstop=4, shift=(0.0, 0.15))
