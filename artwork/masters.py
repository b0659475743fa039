"""The pictures of content/pictures: kept as AVIF, which neither Pillow nor Blender reads everywhere."""
import os
import subprocess
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))


def path(name):
    """The file of a picture."""
    return f'{ROOT}/content/pictures/{name}.avif'


def write(png, name):
    """Makes the picture of a PNG file."""
    _convert(png, path(name))


def read(name):
    """The picture as an image of Pillow."""
    from PIL import Image

    with tempfile.TemporaryDirectory() as folder:
        _convert(path(name), f'{folder}/picture.png')
        return Image.open(f'{folder}/picture.png').convert('RGB')


def _convert(source, target):
    subprocess.run(['node', f'{ROOT}/artwork/convert.mjs', str(source), str(target)], check=True)
