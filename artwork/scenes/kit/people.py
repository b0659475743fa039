"""Peg figures. They stay small in the picture: a close scene does without them."""
from .materials import mat
from .shapes import box, cyl, group, ico, rod


def person(
    x, y, rz=0, top='mari', bottom='ink', hair='#1b1613', skin='#9A6241', h=1.66, walk=0.18, z=0, arm=None
):
    """Faces -Y. arm: (x, y, z) the right hand reaches for, in the figure's own metres."""
    P = []
    s, t, b = mat(skin, 0.6), mat(top, 0.8), mat(bottom, 0.85)
    P += [
        rod((-0.09, walk, 0.06), (-0.08, 0, 0.86), 0.075, b),
        rod((0.09, -walk, 0.06), (0.08, 0, 0.86), 0.075, b),
    ]
    for sx, yy in ((-0.09, walk), (0.09, -walk)):
        P.append(box(sx, yy - 0.05, 0, 0.1, 0.25, 0.08, mat('#2a211d', 0.7), 0.03))
    P += [cyl(0, 0, 0.62, 0.215, 0.74, t, 20, 0.15, bev=0.04), ico(0, 0, 1.33, 0.19, t, 3, (1, 0.7, 0.55))]
    P += [
        rod((-0.2, 0, 1.32), (-0.27, -walk * 0.7, 0.84), 0.05, t, 10),
        ico(-0.27, -walk * 0.7, 0.8, 0.05, s, 2),
    ]
    hand = arm or (0.27, walk * 0.7, 0.84)
    P += [rod((0.2, 0, 1.32), hand, 0.05, t, 10), ico(*hand, 0.055, s, 2)]
    P += [rod((0, 0, 1.36), (0, 0, 1.47), 0.055, s, 10), ico(0, -0.005, 1.56, 0.112, s, 3, (0.9, 1, 1.12))]
    P.append(ico(0, 0.022, 1.59, 0.118, mat(hair, 0.7), 3, (0.95, 0.98, 1.06)))
    return group(P, (x, y, z), rz, h / 1.66)
