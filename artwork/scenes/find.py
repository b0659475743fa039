"""A search that ends at a door: a phone held up before the very shop that it found. shot: as shop's front, and tex phone."""
import shop
from kit import *


def build(shot):
    shop.front(shot)
    z0 = 0.2
    q = random.Random(3)
    figure(-0.55, 3.3, math.pi + 0.1, 'sari', '#1F5B4D', '#F5A300', '#F5A300', skin=2, h=1.58, z=z0, hair='bun', walk=0.16)
    figure(2.1, 2.9, 1.2, 'kurta', '#F6E9D2', '#D9CDB8', '#8A1538', skin=1, h=1.7, z=z0, hair='pagri', cap='#F5A300', right=(-0.1, -0.3, 1.2))
    figure(1.45, 3.2, -1.1, 'shirt', '#3F4E86', '#2A2F3E', None, skin=3, h=1.72, z=z0, left=(0.1, -0.28, 1.22))
    figure(-3.6, 2.4, 1.4, 'shirt', '#E0A94A', '#3A2F2A', None, skin=4, h=1.7, z=z0, walk=0.2)
    # the one who looks for tea, near the eye at the left
    figure(-1.56, -2.55, math.pi - 0.05, 'kurta', '#2C6B6A', '#2A2F3E', None, skin=0, h=1.74, right=(-0.31, -0.36, 1.42), left=(0.22, -0.1, 0.9), look=-0.2)
    handset(-1.2, -2.14, 1.44, math.radians(6), shot['tex']['phone'], 2.9, -0.06)
    camera((-0.7, -4.6, 1.6), (-0.2, 4, 1.6), 31, dof=(-0.6, 0.2, 1.8), fstop=11, shift=(0, 0.075))
