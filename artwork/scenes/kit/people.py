"""Peg figures. They stay small in the picture: a close scene does without them."""
from .materials import mat
from .shapes import box, cyl, group, ico, rod


def person(x, y, rz=0, top='mari', bottom='ink', hair='#1b1613', skin='#9A6241', h=1.66, walk=.18, z=0, arm=None):
    """Faces -Y. arm: (x, y, z) the right hand reaches for, in the figure's own metres."""
    P = []
    s, t, b = mat(skin, .6), mat(top, .8), mat(bottom, .85)
    P += [rod((-.09, walk, .06), (-.08, 0, .86), .075, b), rod((.09, -walk, .06), (.08, 0, .86), .075, b)]
    for sx, yy in ((-.09, walk), (.09, -walk)):
        P.append(box(sx, yy - .05, 0, .1, .25, .08, mat('#2a211d', .7), .03))
    P += [cyl(0, 0, .62, .215, .74, t, 20, .15, bev=.04), ico(0, 0, 1.33, .19, t, 3, (1, .7, .55))]
    P += [rod((-.2, 0, 1.32), (-.27, -walk * .7, .84), .05, t, 10), ico(-.27, -walk * .7, .8, .05, s, 2)]
    hand = arm or (.27, walk * .7, .84)
    P += [rod((.2, 0, 1.32), hand, .05, t, 10), ico(*hand, .055, s, 2)]
    P += [rod((0, 0, 1.36), (0, 0, 1.47), .055, s, 10), ico(0, -.005, 1.56, .112, s, 3, (.9, 1, 1.12))]
    P.append(ico(0, .022, 1.59, .118, mat(hair, .7), 3, (.95, .98, 1.06)))
    return group(P, (x, y, z), rz, h / 1.66)
