/**
 * Draws a still life as a phone would photograph it: paths of light through solid shapes, one large window, and the light of the
 * room. Small and slow on purpose: it draws a handful of pictures, once.
 */
import type { Picture } from '#engine/types.ts'
import type { Shape } from './shapes.ts'

/** Linear light: red, green, blue. */
export type Light = readonly [number, number, number]
type Vector = readonly [number, number, number]

export interface Thing {
  readonly shape: Shape
  /** A ball around it, which spares the rays that pass it by. */
  readonly middle: Vector
  readonly reach: number
  readonly colour: Light | ((x: number, y: number, z: number) => Light)
  /** 0 is matt, 1 a mirror-like coat of lacquer. */
  readonly gloss: number
}

export interface StillLife {
  /** Pixels. */
  readonly size: { readonly width: number; readonly height: number }
  readonly things: readonly Thing[]
  readonly table: (x: number, z: number) => Light
  readonly wall: Light
  readonly camera: { readonly from: Vector; readonly to: Vector; readonly lens: number; readonly aperture: number }
  readonly window: { readonly at: Vector; readonly halfX: number; readonly halfY: number; readonly light: Light }
  readonly room: Light
  readonly exposure: number
}

interface Ray {
  readonly from: Vector
  readonly along: Vector
  readonly random: () => number
}

interface Point {
  readonly from: Vector
  readonly normal: Vector
  readonly random: () => number
  readonly bounces: number
}

interface Hit {
  x: number
  y: number
  z: number
  normal: Vector
  colour: Light
  gloss: number
}

const NEAR = 0.0012
const FAR = 14
const STEPS = 90
const BOUNCES = 2
const WALL_Z = -4.2
/** How much a coat of lacquer mirrors, seen from straight above. */
const LACQUER = 0.06

/** @param rays for each pixel. The same seed draws the same picture */
export function draw(scene: StillLife, rays: number): Picture {
  const { width, height } = scene.size
  const data = new Uint8Array(width * height * 3)
  const random = seeded(7)
  const view = viewOf(scene.camera)
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const sum = [0, 0, 0]
    for (let ray = 0; ray < rays; ray += 1) {
      const across = ((pixel % width) + random() - width / 2) / height
      const up = (height / 2 - Math.floor(pixel / width) - random()) / height
      const { from, along } = aim(view, { across, up, random })
      const light = follow(scene, { from, along, random })
      for (let band = 0; band < 3; band += 1) sum[band] = (sum[band] ?? 0) + Math.min(light[band] ?? 0, 6)
    }
    for (let band = 0; band < 3; band += 1) data[pixel * 3 + band] = develop(((sum[band] ?? 0) / rays) * scene.exposure)
  }
  return { data, width, height }
}

/** A film's shoulder, then the sRGB curve. */
function develop(light: number): number {
  const held = 1 - Math.exp(-light * 1.35)
  return Math.round(255 * Math.min(1, held <= 0.0031 ? held * 12.92 : 1.055 * held ** (1 / 2.4) - 0.055))
}

function follow(scene: StillLife, { from, along, random }: Ray): Light {
  const hit = march(scene, from, along)
  if (!hit) return skyOf(scene, { from, along })
  const shine = hit.gloss * (LACQUER + (1 - LACQUER) * (1 + dot(along, hit.normal)) ** 5)
  const next = { from: above(hit), random }
  const mirrored = { ...next, along: blur(mirror(along, hit.normal), { spread: 0.22 * (1 - hit.gloss), random }) }
  const own = times(hit.colour, fallingLight(scene, { ...next, normal: hit.normal, bounces: BOUNCES }))
  const reflected = shine > 0.004 ? reflectedLight(scene, mirrored) : own
  return add(scaled(own, 1 - shine), scaled(reflected, shine))
}

/** What falls on a matt point, from the window and from everything around. */
function fallingLight(scene: StillLife, { from, normal, random, bounces }: Point): Light {
  const direct = windowLight(scene, { from, normal, random })
  const along = scatter(normal, random)
  const hit = march(scene, from, along)
  if (!hit) return add(direct, skyOf(scene, { from, along }))
  if (bounces <= 1) return direct
  const around = fallingLight(scene, { from: above(hit), normal: hit.normal, random, bounces: bounces - 1 })
  return add(direct, times(hit.colour, around))
}

function reflectedLight(scene: StillLife, { from, along, random }: Ray): Light {
  const hit = march(scene, from, along)
  if (hit) return times(hit.colour, fallingLight(scene, { from: above(hit), normal: hit.normal, random, bounces: 1 }))
  const { window } = scene
  const away = (window.at[2] - from[2]) / along[2]
  const x = Math.abs(from[0] + along[0] * away - window.at[0])
  const y = Math.abs(from[1] + along[1] * away - window.at[1])
  // a bar in the middle keeps its reflection a window
  const isWindow = away > 0 && x < window.halfX && y < window.halfY && x > 0.07
  return isWindow ? window.light : skyOf(scene, { from, along })
}

const above = ({ x, y, z, normal }: Hit): Vector => [x + normal[0] * 0.004, y + normal[1] * 0.004, z + normal[2] * 0.004]

function skyOf({ room }: StillLife, { along }: Pick<Ray, 'from' | 'along'>): Light {
  return scaled(room, 0.55 + 0.45 * along[1])
}

function windowLight(scene: StillLife, { from, normal, random }: Omit<Point, 'bounces'>): Light {
  const { at, halfX, halfY, light } = scene.window
  const to: Vector = [at[0] + (random() * 2 - 1) * halfX, at[1] + (random() * 2 - 1) * halfY, at[2]]
  const way: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const far = Math.hypot(...way)
  const along: Vector = [way[0] / far, way[1] / far, way[2] / far]
  const facing = dot(along, normal)
  if (facing <= 0 || isShaded(scene, { from, along, far })) return [0, 0, 0]
  const share = (facing * Math.abs(along[2]) * 4 * halfX * halfY) / (Math.PI * far * far)
  return [light[0] * share, light[1] * share, light[2] * share]
}

function isShaded({ things }: StillLife, { from, along, far }: { from: Vector; along: Vector; far: number }): boolean {
  const on = things.filter((thing) => passes(thing, from, along))
  let way = 0.01
  for (let step = 0; step < STEPS && way < far && on.length > 0; step += 1) {
    const distance = nearest(on, from[0] + along[0] * way, from[1] + along[1] * way, from[2] + along[2] * way).distance
    if (distance < NEAR) return true
    way += distance
  }
  return false
}

function passes({ middle, reach }: Thing, from: Vector, along: Vector): boolean {
  const to: Vector = [middle[0] - from[0], middle[1] - from[1], middle[2] - from[2]]
  const beside = dot(to, along)
  const square = dot(to, to)
  if (square <= reach * reach) return true
  return beside > 0 && square - beside * beside < reach * reach
}

function nearest(things: readonly Thing[], x: number, y: number, z: number): { distance: number; thing: Thing | undefined } {
  let distance = Infinity
  let found: Thing | undefined
  for (const thing of things) {
    const here = thing.shape(x, y, z)
    if (here < distance) [distance, found] = [here, thing]
  }
  return { distance, thing: found }
}

/** Things are marched to; table and wall are planes. */
function march(scene: StillLife, from: Vector, along: Vector): Hit | undefined {
  const toTable = along[1] < 0 ? -from[1] / along[1] : Infinity
  const toWall = along[2] < 0 ? (WALL_Z - from[2]) / along[2] : Infinity
  const limit = Math.min(toTable, toWall, FAR)
  const on = scene.things.filter((thing) => passes(thing, from, along))
  let way = 0
  for (let step = 0; step < STEPS && way < limit && on.length > 0; step += 1) {
    const [x, y, z] = [from[0] + along[0] * way, from[1] + along[1] * way, from[2] + along[2] * way]
    const { distance, thing } = nearest(on, x, y, z)
    if (distance < NEAR && thing) return hitOf(thing, x, y, z)
    way += distance
  }
  if (limit === FAR) return undefined
  const [x, y, z] = [from[0] + along[0] * limit, from[1] + along[1] * limit, from[2] + along[2] * limit]
  if (toTable < toWall) return { x, y, z, normal: [0, 1, 0], colour: scene.table(x, z), gloss: 0.35 }
  return { x, y, z, normal: [0, 0, 1], colour: scene.wall, gloss: 0 }
}

function hitOf({ shape, colour, gloss }: Thing, x: number, y: number, z: number): Hit {
  const e = 0.0008
  const slope: Vector = [
    shape(x + e, y, z) - shape(x - e, y, z),
    shape(x, y + e, z) - shape(x, y - e, z),
    shape(x, y, z + e) - shape(x, y, z - e),
  ]
  return { x, y, z, normal: unit(slope), colour: typeof colour === 'function' ? colour(x, y, z) : colour, gloss }
}

interface View {
  readonly from: Vector
  readonly ahead: Vector
  readonly right: Vector
  readonly up: Vector
  readonly lens: number
  readonly aperture: number
  readonly focus: number
}

function viewOf({ from, to, lens, aperture }: StillLife['camera']): View {
  const way: Vector = [to[0] - from[0], to[1] - from[1], to[2] - from[2]]
  const ahead = unit(way)
  const right = unit([-ahead[2], 0, ahead[0]])
  const up = cross(right, ahead)
  return { from, ahead, right, up, lens, aperture, focus: Math.hypot(...way) }
}

function aim(view: View, { across, up, random }: { across: number; up: number; random: () => number }) {
  const { right, ahead, from, lens, focus } = view
  const at = (axis: 0 | 1 | 2): number =>
    from[axis] + (ahead[axis] * lens + right[axis] * across + view.up[axis] * up) * (focus / lens)
  const angle = random() * 2 * Math.PI
  const off = Math.sqrt(random()) * view.aperture
  const eye = (axis: 0 | 1 | 2): number =>
    from[axis] + right[axis] * off * Math.cos(angle) + view.up[axis] * off * Math.sin(angle)
  const start: Vector = [eye(0), eye(1), eye(2)]
  return { from: start, along: unit([at(0) - start[0], at(1) - start[1], at(2) - start[2]]) }
}

const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1] + one[2] * other[2]
const add = (one: Light, other: Light): Light => [one[0] + other[0], one[1] + other[1], one[2] + other[2]]
const scaled = (one: Light, by: number): Light => [one[0] * by, one[1] * by, one[2] * by]
const times = (one: Light, other: Light): Light => [one[0] * other[0], one[1] * other[1], one[2] * other[2]]
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

function unit(vector: Vector): Vector {
  const length = Math.hypot(...vector) || 1
  return [vector[0] / length, vector[1] / length, vector[2] / length]
}

function mirror(along: Vector, normal: Vector): Vector {
  const twice = 2 * dot(along, normal)
  return [along[0] - twice * normal[0], along[1] - twice * normal[1], along[2] - twice * normal[2]]
}

function blur(along: Vector, { spread, random }: { spread: number; random: () => number }): Vector {
  const off = (): number => (random() - 0.5) * 2 * spread
  return unit([along[0] + off(), along[1] + off(), along[2] + off()])
}

/** Any direction above a matt surface, by its share of the light. */
function scatter(normal: Vector, random: () => number): Vector {
  const angle = random() * 2 * Math.PI
  const z = random() * 2 - 1
  const flat = Math.sqrt(1 - z * z)
  return unit([normal[0] + flat * Math.cos(angle), normal[1] + flat * Math.sin(angle), normal[2] + z])
}

/** Mulberry32. */
function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
