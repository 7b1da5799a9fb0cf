import { clamp01, mix, multiplyLight, scaleLight, type Light } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { lightThrough, makeLightPlanes, type LightPlanes } from './light-pattern.ts'
import type { LightPattern, Temperature } from './scene.ts'
import { emptyRowView, viewRow, type Stage } from './stage.ts'

/** The lamps of a set: one key from the side, the room's own light, and what wall and ground throw at each other. */
export interface LightRig {
  readonly key: Light
  readonly ambient: Light
  /** Where the key stands, in metres; far away for the sun. */
  readonly lampX: number
  readonly lampY: number
  readonly lampZ: number
  /** Axes across the key's direction, along which the pattern lies. */
  readonly right: Light
  readonly up: Light
  readonly planes: LightPlanes | undefined
  /** How much smaller the pattern is cast, so that a narrow picture still shows what throws it. */
  readonly patternScale: number
  /** The key is narrowed to a pool around the subject. */
  readonly pool: boolean
  /** The key is near and low at one side: the other lies in shade. */
  readonly isSided: boolean
  readonly stage: Stage
  readonly wallBounce: Light
  readonly groundBounce: Light
}

export interface RigOrder {
  readonly stage: Stage
  readonly pattern: LightPattern | undefined
  readonly pool?: boolean
  readonly temperature?: Temperature | undefined
  /** -1 left … 1 right. */
  readonly lightX: number
  /** 0 only the room's light … 1 only the key. */
  readonly contrast: number
  readonly wall: Light
  readonly ground: Light
  readonly seed: number
}

interface Climate {
  readonly key: Light
  readonly ambient: Light
}

const DAY: Climate = { key: [1.045, 1, 0.925], ambient: [0.95, 0.99, 1.045] }
const CLIMATES: Readonly<Record<Temperature, Climate>> = {
  warm: { key: [1.34, 0.97, 0.5], ambient: [1.06, 0.97, 0.86] },
  cool: { key: [0.82, 0.97, 1.22], ambient: [0.78, 0.95, 1.26] },
}

/** The colours of the key and of the room's own light. */
export const climateOf = (temperature: Temperature | undefined): Climate => (temperature ? CLIMATES[temperature] : DAY)

/** How light that was asked for from a side dies away across the set. */
const SIDED_FALL = 2.2

/** Whether the key stands as far aside as a text can ask for. */
export const isFromSide = (lightX: number): boolean => Math.abs(lightX) > 0.9

export function buildRig(order: RigOrder): LightRig {
  const { stage, lightX } = order
  const side = Math.abs(lightX) < 0.15 ? 0.15 * (lightX < 0 ? -1 : 1) : lightX
  const isSun = order.pattern !== undefined
  const isSided = !isSun && isFromSide(lightX)
  const lamp = isSun
    ? { x: side * 6.4, y: 6.2, z: stage.wallDepth - 5.4 }
    : { x: side * (isSided ? 1.5 : 1.55), y: isSided ? 1.2 : 1.75, z: stage.wallDepth - (isSided ? 1 : 1.45) }
  const forward = normalise([lamp.x, lamp.y - 0.6, lamp.z - stage.wallDepth])
  const right = normalise([-forward[2], 0, forward[0]])
  const up: Light = [
    forward[1] * right[2] - forward[2] * right[1],
    forward[2] * right[0] - forward[0] * right[2],
    forward[0] * right[1] - forward[1] * right[0],
  ]
  const climate = climateOf(order.temperature)
  const key = scaleLight(climate.key, order.contrast * (isSun ? 2.1 : 1.5))
  return {
    key,
    ambient: scaleLight(climate.ambient, 1 - order.contrast),
    lampX: lamp.x,
    lampY: lamp.y,
    lampZ: lamp.z,
    right: scaleLight(right, right[0] < 0 ? -1 : 1),
    up: scaleLight(up, up[1] < 0 ? -1 : 1),
    planes: order.pattern && makeLightPlanes(order.pattern, stage.size, order.seed),
    patternScale: order.pattern ? patternScale(stage, order.pattern) : 1,
    pool: order.pool ?? false,
    isSided,
    stage,
    wallBounce: multiplyLight(order.wall, scaleLight(key, 0.2)),
    groundBounce: multiplyLight(order.ground, scaleLight(key, 0.24)),
  }
}

/** Leaves are recognised by their outline, a window by being larger than the picture. */
const SHRINKING: Readonly<Record<LightPattern, number>> = { leaves: 1, palm: 1, branch: 1, window: 0.2, blinds: 0.3 }

/** Width of the view at the wall, in metres, for which the patterns are drawn. */
const DRAWN_FOR = 1.64

function patternScale(stage: Stage, pattern: LightPattern): number {
  const view = ((stage.size.width / stage.size.height) * stage.wallDepth) / stage.focal
  return Math.min(1.5, Math.max(1, DRAWN_FOR / view)) ** SHRINKING[pattern]
}

export function normalise([x, y, z]: Light): Light {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}

/** A point of a surface and the way it faces. Mutable: one is moved over the whole set. */
export interface Facet {
  x: number
  y: number
  z: number
  sideways: number
  upward: number
  /** Towards the camera. */
  toward: number
  /** Share of the room's light that corners and things nearby leave. */
  open: number
  /** Share of the key that things nearby leave. */
  lit: number
}

export const emptyFacet = (): Facet => ({ x: 0, y: 0, z: 0, sideways: 0, upward: 0, toward: 0, open: 1, lit: 1 })

/** Writes the light that falls on a facet to `out[at…at + 2]`. */
export function lightFacet(rig: LightRig, facet: Facet, out: Float32Array, at: number): void {
  const { stage } = rig
  const x = rig.lampX - facet.x
  const y = rig.lampY - facet.y
  const z = rig.lampZ - facet.z
  const distance = Math.sqrt(x * x + y * y + z * z)
  const facing = (facet.sideways * x + facet.upward * y - facet.toward * z) / distance
  // a lamp with a size lights a little round the corner
  const slant = rig.planes ? Math.max(0, facing) : clamp01((facing + 0.22) / 1.22)
  const rest = Math.hypot(rig.lampX, rig.lampY - 0.6, rig.lampZ - stage.wallDepth)
  const fall = rig.planes ? 1 : Math.pow(rest / distance, rig.isSided ? SIDED_FALL : 1.5)
  const through = rig.planes ? patternAt(rig, rig.planes, facet) : 1
  const key = slant * fall * through * facet.lit * (rig.pool ? poolAt(rig, facet) : 1)
  const nearGround = facet.toward * Math.exp(-facet.y / 0.3) * facet.open
  const nearWall = facet.upward * Math.exp(-(stage.wallDepth - facet.z) / 0.3) * facet.open
  const room = facet.open * (0.86 + 0.14 * facet.upward)
  for (let channel = 0; channel < 3; channel++) {
    out[at + channel] =
      (rig.key[channel] ?? 0) * key +
      (rig.ambient[channel] ?? 0) * room +
      (rig.groundBounce[channel] ?? 0) * nearGround +
      (rig.wallBounce[channel] ?? 0) * nearWall
  }
}

/** A lamp with a snoot: bright around the subject, a long way down to the corners of the frame. */
function poolAt({ stage, isSided, lampX }: LightRig, facet: Facet): number {
  const x = (facet.x - (isSided ? 0.3 * Math.sign(lampX) : 0)) / 0.5
  const y = (facet.y - 0.24) / 0.55
  const z = (stage.wallDepth - facet.z) / 1.1
  return 0.16 + 1.25 * Math.exp(-x * x - (facet.toward > 0.5 ? y * y : 0.2 * z * z))
}

function patternAt(rig: LightRig, planes: LightPlanes, facet: Facet): number {
  const x = facet.x
  const y = facet.y - 0.62
  const z = facet.z - rig.stage.wallDepth
  const right = x * rig.right[0] + y * rig.right[1] + z * rig.right[2]
  const up = x * rig.up[0] + y * rig.up[1] + z * rig.up[2]
  const behind = 0.42 + 0.35 * z + 0.12 * y - 0.2 * x * Math.sign(rig.lampX)
  return mix(0.06, 1, lightThrough(planes, right * rig.patternScale, up * rig.patternScale, clamp01(behind)))
}

/** How much of the room's light reaches into the corner; a sweep has hardly any corner. */
function cornerOpening(stage: Stage, distance: number): number {
  if (stage.bend > 0) return 1
  return 1 - 0.3 * Math.exp(-distance / 0.07) - 0.22 * Math.exp(-distance / 0.32)
}

/** Dims a facet for things that stand on the set. */
export type Shading = (facet: Facet) => void

/** The light on wall and ground, as a picture of the given size. */
export function lightStage(rig: LightRig, width: number, height: number, shade: Shading | undefined): FloatImage {
  const { stage } = rig
  const image = makeFloatImage(width, height, 3)
  const view = emptyRowView()
  const facet = emptyFacet()
  const aspect = stage.size.width / stage.size.height
  for (let row = 0; row < height; row++) {
    viewRow(stage, (row + 0.5) / height, view)
    facet.y = view.height
    facet.z = view.depth
    facet.upward = view.up
    facet.toward = view.toward
    const open = cornerOpening(stage, Math.abs(view.along))
    for (let column = 0; column < width; column++) {
      facet.x = (((column + 0.5) / width - 0.5) * aspect * view.depth) / stage.focal
      facet.open = open
      facet.lit = 1
      if (shade && view.up > 0.5) shade(facet)
      lightFacet(rig, facet, image.data, (row * width + column) * 3)
    }
  }
  return image
}
