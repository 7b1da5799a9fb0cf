"""
The lights of a plate: how much of each group of light it takes, by red, green and blue, its mean brightness, and where its key light
comes from (see sets.py): metres from the subject to the right, away from the camera and up, for a softbox at the right. A place may
change what it needs otherwise: `facts | {'mixes': {'sun': {'hardness': 0.9}}}`.
"""

LIGHTS = {
    # a bright overcast day at a large window
    'day': {
        'groups': {'sky': (0.98, 0.97, 0.96), 'key': (1.0, 0.985, 0.96), 'lamp': (0.12, 0.12, 0.12)},
        'exposure': 0.74,
        'from': (1.9, -0.7, 1.4),
        'hardness': 0.3,
        'colour': '#fff9f0',
    },
    # late sun through the gobo
    'sun': {
        'groups': {'sky': (0.70, 0.70, 0.74), 'key': (0.10, 0.10, 0.10), 'sun': (1.0, 1.0, 1.0), 'lamp': (0.12, 0.12, 0.12)},
        'exposure': 0.62,
        'from': (-3.4, -2.2, 2.2),
        'hardness': 0.75,
        'colour': '#ffe6c2',
    },
    # evening: one warm lamp, what is left of the sky
    'night': {
        'groups': {'sky': (0.10, 0.12, 0.17), 'key': (0.10, 0.11, 0.14), 'lamp': (1.0, 1.0, 1.0)},
        'exposure': 0.34,
        'from': (1.5, -0.2, 1.15),
        'hardness': 0.5,
        'colour': '#ffc48a',
    },
}
