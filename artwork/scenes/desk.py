"""A desk by a window: laptop, phone, things of the work.

shot: view ('hero' | 'phone' | 'laptop'), tex (dict laptop, phone).
"""
from kit import *


def _room(wall='#E8D9BC', table='oak', back=11):
    """1 unit = 10 cm. A long table before a wall; late sun through a window on the left."""
    box(0, 0, -0.5, 70, 2 * back, 0.5, wood(table, 'wood', 0.35, 0.45), 0.06)
    box(0, back, -9, 110, 0.4, 60, mat(wall, 0.9, noise=0.03), 0)
    box(0, back - 0.1, 0, 110, 0.25, 0.5, mat('cream', 0.7), 0.03)
    m = mat('ink')
    for k in range(5):
        rod((-24, -16 + k * 6.0, 2), (-24, -16 + k * 6.0, 26), 0.45, m, 6)
    for k in range(4):
        rod((-24, -20, 5.5 + k * 5.6), (-24, 12, 5.5 + k * 5.6), 0.35, m, 6)
    sky('#8FA6BD', '#D8C6A6', '#E8CBA0', 0.55)
    sun(256, 27, 5.2, '#FFCB90', 1.0)


def hero(shot):
    t = shot['tex']
    _room()
    laptop(2.6, 0.9, t['laptop'], math.radians(-7), 1.35, angle=112, glow=1.5)
    phone(-0.75, -2.0, t['phone'], math.radians(9), 1.3, z=0.0, glow=1.4)
    book(-3.9, 0.6, 0, 2.1, 2.9, 0.28, 'green', math.radians(12))
    book(-3.85, 0.65, 0.28, 1.8, 2.5, 0.2, 'terra', math.radians(5))
    pencil(-3.8, 0.6, math.radians(62), z=0.48)
    tumbler(5.9, -0.9, 0.68)
    pot_plant(6.7, 5.0, 0, 3.3, 'terra', 3)
    lathe(-5.6, 4.4, 0, [(0, 0), (0.5, 0), (0.5, 1.25), (0.44, 1.25), (0.44, 0.1)], mat('ink', 0.5))
    for j in range(4):
        rod(
            (-5.75 + 0.1 * j, 4.4, 0.1),
            (-5.6 + 0.26 * (j - 1.5), 4.4 + 0.1 * j, 2.3 + 0.12 * (j % 2)),
            0.05,
            mat(('mari', 'terra', 'teal', 'cream')[j], 0.5),
            8,
        )
    marigold_head(4.55, -2.35, 0.05, 0.34, False, 3)
    marigold_head(5.2, -2.75, 0.05, 0.25, True, 5)
    camera((-0.8, -12.4, 5.9), (1.0, 1.0, 1.75), 40, dof=(2.6, 0.2, 1.5), fstop=0.55)


def phone_close(shot):
    t = shot['tex']
    box(0, 0, -0.5, 60, 40, 0.5, mat('#E9C38A', 0.85, noise=0.04), 0)
    box(0, 7.5, -2, 80, 0.4, 40, mat('terra', 0.9, noise=0.03), 0)
    slab(0.0, 0.55, 0, 2.3, 0.9, 0.22, wood('wood', 'trunk', 1, 0.6), 0.12)
    phone(0, 0.1, t['phone'], 0, 2.35, z=0.16, lean=math.radians(66), glow=1.5)
    phone(-2.9, -0.6, t['second'], math.radians(11), 1.5, z=0, glow=1.4)
    tumbler(3.3, 0.9, 0.8)
    for x, y, r, o in (
        (-3.6, 2.4, 0.5, 0),
        (-2.75, 2.95, 0.38, 1),
        (2.2, -1.2, 0.42, 1),
        (2.9, -1.55, 0.34, 0),
        (4.6, 2.8, 0.46, 0),
    ):
        marigold_head(x, y, 0.04, r, o, int(x * 7))
    leaf_shadow(-13.5, 1.5, 6.0)
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.6)
    sun(262, 33, 4.6, '#FFD3A0', 1.0)
    camera((0.2, -10.4, 4.6), (0.0, 0.3, 1.8), 50, dof=(0, 0.5, 1.8), fstop=0.7)


def laptop_close(shot):
    t = shot['tex']
    _room('#2C6B6A', 'oak')
    laptop(0, 0.6, t['laptop'], math.radians(9), 2.3, angle=108, glow=1.5)
    tumbler(5.1, -0.9, 0.75)
    pencil(-4.5, -2.6, math.radians(70), 'terra')
    sheet(2.1, 2.9, 'letter-dhoop', -5.0, -1.9, math.radians(14), 0.0, 0.02)
    pot_plant(-6.6, 4.6, 0, 3.0, 'mari', 7)
    camera((1.9, -12.0, 5.8), (0.15, 0.4, 2.05), 37, dof=(0, 1.2, 2.4), fstop=0.7)


def versions(shot):
    """Two versions of one advertisement on two phones, the map of who shall see them below."""
    t = shot['tex']
    box(0, 0, -0.5, 60, 40, 0.5, mat('#12233D', 0.8, noise=0.04), 0)
    box(0, 8.5, -2, 80, 0.4, 40, mat('#2C6B6A', 0.9, noise=0.03), 0)
    sheet(11.4, 7.6, t['map'], 0.2, -1.5, math.radians(-4), 0.0, 0.02, curl=0.03)
    for x, rz, key, label in ((-1.75, 7, 'a', 'label-a'), (1.85, -7, 'b', 'label-b')):
        slab(x, 1.05, 0.02, 2.2, 0.85, 0.22, wood('oak', 'wood', 1, 0.6), 0.12, math.radians(rz))
        phone(x + 0.04 * rz / 7, 0.65, t[key], math.radians(rz), 1.95, z=0.2, lean=math.radians(62), glow=1.5)
        sheet(0.75, 0.75, label, x, -0.4, math.radians(rz), 0.03, 0.02)
    lathe(4.6, -0.9, 0.02, [(0, 0), (0.42, 0), (0.45, 0.05), (0.42, 0.1), (0, 0.1)], mat('brass', 0.3, 1))
    lathe(4.75, -0.75, 0.12, [(0, 0), (0.42, 0), (0.45, 0.05), (0.42, 0.1), (0, 0.1)], mat('brass', 0.3, 1))
    pencil(-4.4, -1.6, math.radians(68), 'mari', 2.1, 0.06, 0.03)
    marigold_head(5.4, 1.4, 0.04, 0.42, False, 4)
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.6)
    sun(258, 33, 4.6, '#FFD3A0', 1.0)
    leaf_shadow(-13.5, 2.5, 6.0)
    camera((0.25, -10.4, 7.6), (0.05, -0.1, 1.0), 43, dof=(0, 0.5, 1.6), fstop=0.8)


def build(shot):
    {'hero': hero, 'phone': phone_close, 'laptop': laptop_close, 'versions': versions}[shot['view']](shot)
