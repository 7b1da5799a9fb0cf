/** Still lifes for trades of which no free photo was to be had: what such a member photographs, on a table that is not tidied up. */
import { ball, cone, embossed, melted, moved, nailTip, roundBox, type Shape, turned } from './shapes.ts'
import { boards, CAMERA, light, ROOM, thing, WINDOW } from './studio.ts'
import type { StillLife, Thing } from './trace.ts'

const beside =
  (x: number) =>
  (one: Thing): Thing => ({
    ...one,
    shape: moved(one.shape, [x, 0, 0]),
    middle: [one.middle[0] + x, one.middle[1], one.middle[2]],
  })

/** A bottle of nail polish: lacquer behind glass, and a tall cap. */
function polish(colour: string, [x, z]: readonly [number, number]): Thing[] {
  return [
    thing(cone({ foot: 0.4, top: 0.36, half: 0.38, edge: 0.13 }), [x, 0.38, z], { reach: 0.62, colour: light(colour), gloss: 1 }),
    thing(cone({ foot: 0.17, top: 0.17, half: 0.1, edge: 0.02 }), [x, 0.82, z], {
      reach: 0.24,
      colour: light('#d8d8d8'),
      gloss: 0.9,
    }),
    thing(cone({ foot: 0.215, top: 0.15, half: 0.52, edge: 0.05 }), [x, 1.4, z], {
      reach: 0.62,
      colour: light('#1b1a1c'),
      gloss: 0.6,
    }),
  ]
}

const TIP = nailTip({ halfWidth: 0.19, half: 0.46, thick: 0.03 })

/** A row of painted tips, each a little turned away from the middle. */
function tips(colours: readonly string[], { y, z }: { y: number; z: number }): Thing[] {
  return colours.map((colour, place) => {
    const off = place - (colours.length - 1) / 2
    return thing(turned(TIP, -off * 0.06), [off * 0.46, y, z], { reach: 0.52, colour: light(colour), gloss: 1 })
  })
}

/** Two steps of painted nails, as one shows them to a client, and the polish. */
const NAILS: StillLife = {
  size: { width: 660, height: 880 },
  table: boards('#a98560', '#7d5c3d'),
  wall: light('#8d8579'),
  room: ROOM,
  camera: { ...CAMERA, from: [0.3, 2.15, 5.2], to: [0.2, 0.95, 0], lens: 0.9 },
  window: WINDOW,
  exposure: 1.15,
  things: [
    thing(roundBox([1.22, 0.2, 0.3], 0.05), [-0.25, 0.2, 0.5], { reach: 1.3, colour: light('#f2eeea'), gloss: 0.3 }),
    thing(roundBox([1.22, 0.5, 0.28], 0.05), [-0.25, 0.5, -0.06], { reach: 1.4, colour: light('#f2eeea'), gloss: 0.3 }),
    ...tips(['#b3122f', '#d9647c', '#efb9ac', '#8c1d45', '#c2475a'], { y: 0.76, z: 0.5 }).map(beside(-0.25)),
    ...tips(['#f3dcd4', '#a8324a', '#5b1030', '#e58f94', '#d8a48f'], { y: 1.36, z: -0.06 }).map(beside(-0.25)),
    ...polish('#b3122f', [1.42, 0.4]),
    // what lies about
    thing(turned(roundBox([0.9, 0.05, 0.12], 0.02), 0.5), [1.9, 0.05, -1.5], {
      reach: 0.95,
      colour: light('#d9b23c'),
      gloss: 0.1,
    }),
    thing(roundBox([0.7, 0.28, 0.5], 0.06), [-2.1, 0.28, -2.4], { reach: 1, colour: light('#4d6b8a'), gloss: 0.2 }),
    thing(cone({ foot: 0.4, top: 0.44, half: 0.55, edge: 0.04 }), [2.2, 0.55, -3.1], {
      reach: 0.75,
      colour: light('#7c8f5a'),
      gloss: 0.3,
    }),
  ],
}

const SKIN: StillLife = {
  size: { width: 660, height: 880 },
  table: boards('#b9b0a2', '#96897a'),
  wall: light('#74808a'),
  room: [0.46, 0.46, 0.46],
  camera: { ...CAMERA, from: [0, 2.15, 5.2], to: [-0.15, 0.95, 0], lens: 1 },
  window: { ...WINDOW, at: [3.4, 3.6, 4.4] },
  exposure: 1.15,
  things: [
    // a jar of cream
    thing(cone({ foot: 0.62, top: 0.62, half: 0.3, edge: 0.1 }), [-0.7, 0.3, 0.45], {
      reach: 0.75,
      colour: light('#efe7dc'),
      gloss: 0.8,
    }),
    thing(cone({ foot: 0.63, top: 0.63, half: 0.16, edge: 0.05 }), [-0.7, 0.77, 0.45], {
      reach: 0.72,
      colour: light('#c39a5b'),
      gloss: 0.9,
    }),
    // a bottle with a dropper
    thing(cone({ foot: 0.42, top: 0.42, half: 0.6, edge: 0.12 }), [0.62, 0.6, 0.1], {
      reach: 0.8,
      colour: light('#7a3d17'),
      gloss: 1,
    }),
    thing(cone({ foot: 0.2, top: 0.2, half: 0.16, edge: 0.03 }), [0.62, 1.34, 0.1], {
      reach: 0.28,
      colour: light('#c39a5b'),
      gloss: 0.9,
    }),
    thing(
      melted([cone({ foot: 0.15, top: 0.13, half: 0.2, edge: 0.06 }), moved(ball(0.15), [0, 0.2, 0])], 0.1),
      [0.62, 1.66, 0.1],
      {
        reach: 0.42,
        colour: light('#26221f'),
        gloss: 0.3,
      },
    ),
    thing(roundBox([0.26, 0.22, 0.02], 0.01), [0.62, 0.6, 0.515], { reach: 0.36, colour: light('#efe7dc'), gloss: 0.2 }),
    // what lies about
    thing(roundBox([0.9, 0.25, 0.5], 0.12), [2.75, 0.25, -2.6], { reach: 1.1, colour: light('#b4576a'), gloss: 0 }),
  ],
}

/** Rows of stitches. */
const KNIT: Shape = (kx, ky, kz) => 0.006 * Math.sin(kx * 74) * Math.cos((ky - Math.abs(Math.sin(kx * 37)) * 0.03) * 60 + kz * 60)

/** A folded jumper: two thick layers that hang together at the front, of knitted stuff. */
function jumper(colour: string, { y, x, turn }: { y: number; x: number; turn: number }): Thing {
  const layer = roundBox([0.98, 0.115, 0.72], 0.11)
  const folded = melted(
    [moved(layer, [0, -0.115, 0]), moved(layer, [0.01, 0.115, -0.02]), moved(roundBox([0.97, 0.2, 0.1], 0.1), [0, 0, -0.6])],
    0.03,
  )
  return thing(turned(embossed(folded, KNIT), turn), [x, y, 0], { reach: 1.32, colour: light(colour), gloss: 0 })
}

const CLOTHES: StillLife = {
  size: { width: 660, height: 880 },
  table: boards('#8f775c', '#6c5740'),
  wall: light('#8a8378'),
  room: ROOM,
  camera: { ...CAMERA, to: [0, 0.9, 0], lens: 1.12 },
  window: WINDOW,
  exposure: 1.15,
  things: [
    jumper('#3f5a63', { y: 0.25, x: 0, turn: 0.03 }),
    jumper('#e6dccb', { y: 0.73, x: 0.03, turn: -0.05 }),
    jumper('#c2553a', { y: 1.2, x: -0.02, turn: 0.06 }),
    // what lies about
    thing(turned(roundBox([0.7, 0.5, 0.5], 0.02), 0.4), [-1.9, 0.5, -2.6], { reach: 1.05, colour: light('#b08a5c'), gloss: 0 }),
    thing(cone({ foot: 0.3, top: 0.3, half: 0.5, edge: 0.05 }), [1.8, 0.5, -2.2], {
      reach: 0.65,
      colour: light('#3c6ea5'),
      gloss: 0.6,
    }),
    thing(turned(roundBox([0.6, 0.02, 0.45], 0.01), -0.4), [1.5, 0.02, -0.9], { reach: 0.8, colour: light('#f0eee8'), gloss: 0 }),
  ],
}

export const STILL_LIVES = { nails: NAILS, skincare: SKIN, jumpers: CLOTHES } as const satisfies Record<string, StillLife>
