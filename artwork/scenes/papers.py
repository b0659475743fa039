"""The planning table: answers and one sentence, the year on a page, an invitation.

shot: view, tex (dict). 1 unit = 10 cm.
"""
from kit import *

CAME, LEFT = ('came-1', 'came-2', 'came-3', 'came-4', 'came-5'), (
    'left-1',
    'left-2',
    'left-3',
    'left-4',
    'left-5',
)


def _light(az=256, el=32):
    sky('#8FA6BD', '#C9BFAE', '#E0C8A4', 0.6)
    sun(az, el, 5.0, '#FFD3A4', 1.0)


def positioning(shot):
    """Five cards of those who came, five of those who left, between them the sentence."""
    box(0, 0, -0.5, 70, 50, 0.5, mat('#2C6B6A', 0.85, noise=0.05), 0)
    sheet(4.2, 5.7, 'one-sentence', 0.1, 0.05, math.radians(-2), 0.0, 0.02, curl=0.03)
    for k, (x, y, rz) in enumerate(
        ((-3.75, 2.35, 5), (-4.3, 0.95, -4), (-3.55, -0.35, 3), (-4.15, -1.65, -6), (-3.5, -2.85, 7))
    ):
        sheet(2.15, 1.34, CAME[k], x, y, math.radians(rz), 0.022 * k, 0.02)
    for k, (x, y, rz) in enumerate(
        ((3.95, 2.3, -6), (3.6, 0.9, 4), (4.3, -0.4, -3), (3.7, -1.75, 5), (4.0, -3.0, -7))
    ):
        sheet(2.15, 1.34, LEFT[k], x, y, math.radians(rz), 0.022 * k, 0.02)
    pencil(1.7, -2.55, math.radians(62), 'mari', 2.0, 0.06, 0.04)
    _light(250, 33)
    leaf_shadow(-16.5, 5.4, 6.0)
    camera((0.0, -7.0, 10.6), (0.0, -0.2, 0), 39, dof=(0.1, 0, 0), fstop=1.4)


def year(shot):
    """The year's plan across the table, with a pencil, a cup and two marigolds."""
    box(0, 0, -0.5, 70, 50, 0.5, wood('oak', 'wood', 0.35, 0.5), 0.05)
    sheet(9.6, 6.04, 'year-plan', 0.2, 0.35, math.radians(-5), 0.0, 0.02, curl=0.05, wave=0.02)
    pencil(2.6, -3.3, math.radians(18), 'terra', 2.2, 0.06, 0.02)
    tumbler(-4.6, -3.25, 0.62)
    for x, y, r, o in ((5.6, 2.7, 0.42, 0), (6.1, 1.9, 0.34, 1)):
        marigold_head(x, y, 0.03, r, o, int(x * 7))
    _light(252, 30)
    window_shadow(-12.0, 8.4, 7.5, 7.5, 8, 2, 3)
    camera((-0.7, -8.6, 8.4), (0.15, -0.2, 0), 38.5, dof=(0.2, -0.2, 0), fstop=1.2)


def invitation(shot):
    """An invitation with its envelope, the way there, and the list of replies."""
    box(0, 0, -0.5, 70, 50, 0.5, mat('#F0B24A', 0.85, noise=0.04), 0)
    sheet(4.9, 3.4, mat('#3A1685', 0.8), -2.35, 0.75, math.radians(10), 0.0, 0.04)
    group([sheet(3.3, 4.62, 'invite', 0, 0, 0, 0.05, 0.03)], (-1.7, 0.35, 0.02), math.radians(4))
    sheet(4.2, 3.0, 'invite-map', 2.75, 1.55, math.radians(-7), 0.0, 0.02, curl=0.03)
    sheet(2.75, 3.5, 'replies', 3.0, -1.75, math.radians(6), 0.03, 0.02, curl=0.03)
    pencil(1.15, -2.2, math.radians(74), 'teal', 2.0, 0.055, 0.02)
    for k in range(13):
        a = k / 12
        marigold_head(-6.0 + 3.6 * a, -2.2 - 1.0 * math.sin(a * math.pi), 0.02, 0.30, k % 2 == 1, k)
    _light(258, 31)
    leaf_shadow(-15.0, 4.6, 6.0)
    camera((0.25, -8.0, 9.4), (0.1, -0.15, 0), 41.5, dof=(0, 0, 0), fstop=1.2)


def build(shot):
    return {'positioning': positioning, 'year': year, 'invitation': invitation}[shot['view']](shot)
