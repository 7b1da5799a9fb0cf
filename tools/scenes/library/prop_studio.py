"""Camera and light for a thing that is seen alone, from where the camera of a plate would see it."""
import math

import bpy
from mathutils import Vector

from . import lights, materials as m, shapes

# As in sets.py: a subject stands 1.4 m away, seen from 0.42 m above the ground.
DISTANCE = 1.4
SLOPE = 0.3
FILM = 36
# Of the longer side of the frame: room for the shadow.
MARGIN = 1.4


def corners():
    """Points between which the things of the scene lie."""
    bpy.context.view_layer.update()
    found = []
    for thing in bpy.data.objects:
        if thing.type == 'MESH':
            # the box around a leaning egg is lower than the egg
            found += [thing.matrix_world @ vertex.co for vertex in thing.data.vertices]
        elif thing.type == 'CURVE':
            found += [thing.matrix_world @ Vector(corner) for corner in thing.bound_box]
    return found


def move(offset):
    for thing in bpy.data.objects:
        thing.location = thing.location + Vector(offset)


def set_level(hangs):
    """Moves what was built around the origin before the camera. Returns its height in metres, the row of its foot and frames for a metre."""
    found = corners()
    low, high = min(point.z for point in found), max(point.z for point in found)
    wide = max(point.x for point in found) - min(point.x for point in found)
    distance = max(DISTANCE, 3 * max(high - low, wide))
    eye = SLOPE * distance
    # what hangs is seen from a little below
    move((0, distance, eye + 0.12 * distance - (low + high) / 2 if hangs else -low))
    points = corners()
    frame = _frame([(point.x / point.y, (point.z - eye) / point.y) for point in points])
    _camera((0, 0, eye), (math.pi / 2, 0, 0), frame)
    _light((0, distance, (high - low) / 2), distance, (-1.25, -0.75, 1.15), (1.3, 0.7, 0.8))
    foot = 0.5 - (-SLOPE - frame[1]) / frame[2]
    return high - low, 1 if hangs else foot, 1 / (frame[2] * distance)


def set_above():
    found = corners()
    low, high = min(point.z for point in found), max(point.z for point in found)
    tall = max(point.y for point in found) - min(point.y for point in found)
    distance = max(1.1, 3 * tall)
    move((0, 0, -low))
    frame = _frame([(point.x / (distance - point.z), point.y / (distance - point.z)) for point in corners()])
    _camera((0, 0, distance), (0, 0, 0), frame)
    _light((0, 0, (high - low) / 2), distance, (-0.9, 0.85, 0.95), (1.2, -0.6, 0.7))
    return tall, 0.5, 1 / (frame[2] * distance)


def _frame(points):
    """Middle and side of the square that holds the points."""
    left, right = min(point[0] for point in points), max(point[0] for point in points)
    low, high = min(point[1] for point in points), max(point[1] for point in points)
    return (left + right) / 2, (low + high) / 2, max(right - left, high - low) * MARGIN


def _camera(location, turn, frame):
    data = bpy.data.cameras.new('camera')
    data.sensor_width = FILM
    data.lens = FILM / frame[2]
    data.shift_x, data.shift_y = frame[0] / frame[2], frame[1] / frame[2]
    data.clip_end = 100
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    camera.location, camera.rotation_euler = location, turn
    bpy.context.scene.camera = camera


def _light(target, distance, key, rim):
    lights.sky((1.0, 1.0, 1.0), (0.42, 0.42, 0.43), 0.55)
    at = lambda offset: tuple(place + part * distance for place, part in zip(target, offset))
    lights.area('key', at(key), target, 0.85 * distance, 27 * distance**2, (1, 0.985, 0.96))
    lights.area('key', at(rim), target, 0.5 * distance, 7 * distance**2, (1, 0.98, 0.95))


def ground():
    """Throws light back, and takes the shadow when it is its turn to be seen."""
    return shapes.plane(30, 30, (0, 0, 0), m.matte('#b9b6b0'))
