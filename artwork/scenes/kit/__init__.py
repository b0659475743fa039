"""The scene library. A scene file says `from kit import *` and builds a picture out of these parts."""
import math
import random
from mathutils import Vector
from .materials import *
from .materials import Time, forget as _forget_materials
from .shapes import *
from .light import *
from .camera import *
from .foliage import *
from .foliage import forget as _forget_meshes
from .people import *
from .vehicles import *
from .buildings import *
from .street import *
from .boards import *
from .table import *
from .studio import *
from .figures import *


def start(dusk=False):
    """An empty world; every picture begins with it."""
    import addon_utils
    import bpy

    bpy.ops.wm.read_factory_settings(use_empty=True)
    addon_utils.enable('cycles')
    _forget_materials()
    _forget_meshes()
    Time.dusk = dusk
