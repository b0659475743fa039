"""A mobile shop's wall of lit phones, each with another post; a customer lifts one off. shot: tex (dict)."""
from kit import *

POSTS = (
    ('story-zaika', 'phone-feed-rasoi', 'feed-chhaya', 'story-gati', 'feed-bhoomi', 'phone-feed-indravati', 'story-tarang', 'feed-mitti', 'story-pankh'),
    ('feed-mitti', 'story-tarang', 'phone-feed-indravati', 'phone-feed', 'story-pankh', 'feed-zaika', 'feed-chhaya', 'story-gati', 'phone-feed-rasoi'),
    ('phone-feed', 'story-gati', 'feed-bhoomi', 'feed-zaika', 'phone-feed-rasoi', 'story-zaika', 'phone-feed', 'feed-bhoomi', 'story-tarang'),
)


def build(shot):
    t = shot['tex']
    box(0, 0.2, -0.5, 8, 0.1, 4, mat('#3A1D72', 0.8, noise=0.04), 0)
    back = mat('#4B2390', 0.75, noise=0.04, scale=3)
    box(0, 0.1, 0.55, 3.4, 0.06, 1.5, back, 0.004)
    S, dx, dz = 2.2, 0.262, 0.445
    for r, posts in enumerate(POSTS):
        z = 1.58 - r * dz
        box(0, 0.01, z - 0.035, 3.4, 0.16, 0.03, wood('oak', 'wood', 5, 0.45), 0.004)
        box(0, -0.072, z - 0.042, 3.4, 0.008, 0.044, mat('#F5A300', 0.6), 0.001)
        for k in range(34):
            if k % 2:
                box(-1.65 + k * 0.1, -0.0772, z - 0.042, 0.1, 0.004, 0.044, mat('#22252C', 0.6), 0)
        for k, tex in enumerate(posts):
            x = (k - 4) * dx + (0.05 if r == 1 else -0.02)
            lifted = r == 1 and k == 4
            if lifted:
                continue
            handset(x, 0.02, z, math.radians(((k * 7 + r * 3) % 5 - 2) * 1.6), tex, S, -0.16)
    # the one that is lifted off
    handset(0.07, -0.33, 1.1, math.radians(-10), 'feed-zaika', S, -0.12)
    # the shop's name and a toran of marigolds over it
    box(0, -0.02, 2.03, 3.4, 0.06, 0.36, mat('ink', 0.5), 0.006)
    panel(2.1, 0.315, poster(t['sign'], 0.3), (-0.25, -0.052, 2.05))
    for k in range(46):
        u = (k % 9) / 9
        x = -1.3 + (k // 9 + u) * 0.55
        marigold_head(x, -0.1, 2.0 - 0.5 * u * (1 - u), 0.03, k % 3 == 1, k)
    # she has it in her hand
    figure(0.5, -0.5, math.pi - 0.1, 'sari', '#F5A300', '#1F5B4D', '#8A1538', skin=2, h=1.6, walk=0.03, left=(0.3, -0.2, 1.26), right=(-0.12, -0.2, 1.02), hair='bun', look=0.35, nod=0.1)
    area((-2.4, -2.4, 3.0), (0, 0, 1.2), 0.7, 150, '#FFC98A')
    area((2.6, -1.8, 1.8), (0.3, 0, 1.2), 1.2, 22, '#8FA6FF')
    area((0, -1.4, 3.0), (0, 0, 1.4), 1.6, 22, '#FFE2B8')
    for k in range(3):
        rod((-1.9 + k * 0.34, -1.5, 2.0), (-1.2 + k * 0.34, -1.1, 3.2), 0.05, mat('ink'), 6)
    sky('#59607a', '#7a7480', '#8a7464', 0.5)
    camera((-0.12, -1.95, 1.36), (-0.02, 0.1, 1.36), 34, dof=(0, -0.05, 1.3), fstop=4, shift=(0.02, 0))
    return dict(bounces=4)
