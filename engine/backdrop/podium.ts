import { ease } from '#engine/pixels/colour.ts'
import type { FloatImage } from '#engine/pixels/float-image.ts'
import { emptyFacet, lightFacet, type Facet, type LightRig, type Shading } from './light-rig.ts'
import type { Surface, Texels } from './materials/surface.ts'
import type { Stage } from './stage.ts'

/** A round plinth standing on the ground; metres. */
export interface Podium {
  readonly radius: number
  readonly height: number
  /** Depth of its axis. */
  readonly depth: number
}

/** Radius of its rounded upper edge. */
const BEVEL = 0.009

/** Finds the plinth whose top is centred on the row where the subject stands. */
export function placePodium(stage: Stage): Podium {
  const height = 0.075
  const depth = (stage.focal * (stage.eyeHeight - height)) / (stage.ground - 0.06 - stage.eyeLevel)
  const visibleHalf = ((stage.size.width / stage.size.height) * depth) / stage.focal / 2
  return { radius: Math.min(0.2, visibleHalf * 0.66), height, depth }
}

/** The row of the middle of its top, 0…1. */
export const podiumTop = (stage: Stage, podium: Podium): number =>
  stage.eyeLevel + (stage.focal * (stage.eyeHeight - podium.height)) / podium.depth

/** Share of its top that a subject may fill: its rim stays visible on either side. */
const ROOM_ON_TOP = 0.9

/** Width, 0…1 of the picture's, that the top offers to a subject. */
export const podiumWidth = (stage: Stage, podium: Podium): number =>
  (ROOM_ON_TOP * 2 * podium.radius * stage.focal) / podium.depth / (stage.size.width / stage.size.height)

/** The shade that the plinth lays on the ground: dark where it touches, thrown and softening away from the lamp. */
export function shadeByPodium(podium: Podium, rig: LightRig): Shading {
  const towardX = rig.lampX
  const towardZ = rig.lampZ - podium.depth
  const rise = rig.lampY
  const throwX = (-towardX / rise) * podium.height
  const throwZ = (-towardZ / rise) * podium.height
  const long = throwX * throwX + throwZ * throwZ
  const softness = rig.planes ? 0.12 : 0.55
  return (facet) => {
    const x = facet.x
    const z = facet.z - podium.depth
    const along = Math.min(1, Math.max(0, (x * throwX + z * throwZ) / long))
    const away = Math.hypot(x - throwX * along, z - throwZ * along) - podium.radius
    const penumbra = 0.012 + softness * along * podium.height * 2
    facet.lit *= ease(-penumbra, penumbra, away)
    const gap = Math.max(0, Math.hypot(x, z) - podium.radius)
    facet.open *= 1 - 0.55 * Math.exp(-gap / 0.022) - 0.3 * Math.exp(-gap / 0.1)
  }
}

interface PodiumPaint {
  readonly stage: Stage
  readonly podium: Podium
  readonly rig: LightRig
  readonly surface: Surface
}

/** Rays per pixel, along each side: the rim must not show steps. */
const RAYS = 2

/** Paints the plinth over a finished picture. */
export function paintPodium(image: FloatImage, paint: PodiumPaint): void {
  const { stage, podium } = paint
  const { width, height } = image
  const top = podiumTop(stage, podium)
  const half = (podium.radius * stage.focal) / (podium.depth - podium.radius) / (width / height)
  const left = Math.max(0, Math.floor((0.5 - half) * width) - 2)
  const right = Math.min(width, Math.ceil((0.5 + half) * width) + 2)
  const depthSpread = (stage.focal * (stage.eyeHeight - podium.height)) / (podium.depth + podium.radius)
  const first = Math.max(0, Math.floor((stage.eyeLevel + depthSpread) * height) - 2)
  const base = stage.eyeLevel + (stage.focal * stage.eyeHeight) / (podium.depth - podium.radius)
  const last = Math.min(height, Math.ceil(Math.max(base, top) * height) + 2)
  const brush = makeBrush(paint)
  for (let row = first; row < last; row++) {
    for (let column = left; column < right; column++) brush(image, row, column)
  }
}

function makeBrush(paint: PodiumPaint): (image: FloatImage, row: number, column: number) => void {
  const facet = emptyFacet()
  const light = new Float32Array(3)
  const texels: Texels = { colour: new Float32Array(3), relief: new Float32Array(1) }
  const aspect = paint.stage.size.width / paint.stage.size.height
  return (image, row, column) => {
    let hits = 0
    for (let ray = 0; ray < RAYS * RAYS; ray++) {
      const x = ((column + ((ray % RAYS) + 0.5) / RAYS) / image.width - 0.5) * aspect
      const y = (row + (Math.floor(ray / RAYS) + 0.5) / RAYS) / image.height
      if (meet(paint, x / paint.stage.focal, (y - paint.stage.eyeLevel) / paint.stage.focal, facet)) hits++
    }
    if (hits === 0) return
    // the rays only find the outline; within a pixel the surface is even, so the last hit is painted for all
    lightFacet(paint.rig, facet, light, 0)
    const isTop = facet.y >= paint.podium.height
    const across = isTop ? facet.x : Math.atan2(facet.x, paint.podium.depth - facet.z) * paint.podium.radius
    const along = isTop ? facet.z : facet.y
    paint.surface.paintRow(texels, { count: 1, across: 31.3 + across, step: 0.0007, along: 5 + along, depth: 0.001 })
    blend(image.data, (row * image.width + column) * 3, hits / (RAYS * RAYS), { colour: texels.colour, light })
  }
}

function blend(
  data: Float32Array,
  at: number,
  cover: number,
  { colour, light }: { colour: Float32Array; light: Float32Array },
): void {
  for (let channel = 0; channel < 3; channel++) {
    const behind = data[at + channel] ?? 0
    data[at + channel] = behind + ((colour[channel] ?? 0) * (light[channel] ?? 0) - behind) * cover
  }
}

/** Finds where a ray (its slopes per metre of depth) meets the plinth, and how the surface faces there. */
function meet(paint: PodiumPaint, aside: number, fall: number, facet: Facet): boolean {
  const { stage, podium } = paint
  const topDepth = (stage.eyeHeight - podium.height) / fall
  const topX = aside * topDepth
  const topRadius = Math.max(1e-6, Math.hypot(topX, topDepth - podium.depth))
  facet.lit = 1
  if (fall > 0 && topRadius < podium.radius) {
    setPoint(facet, topX, podium.height, topDepth)
    const tilt = 0.5 * ease(podium.radius - BEVEL, podium.radius, topRadius)
    setNormal(facet, (topX / topRadius) * tilt, Math.sqrt(1 - tilt * tilt), (-(topDepth - podium.depth) / topRadius) * tilt)
    facet.open = 1
    return true
  }
  return meetSide(paint, aside, fall, facet)
}

function meetSide({ stage, podium }: PodiumPaint, aside: number, fall: number, facet: Facet): boolean {
  const a = aside * aside + 1
  const b = -podium.depth
  const c = podium.depth * podium.depth - podium.radius * podium.radius
  const inside = b * b - a * c
  if (inside <= 0) return false
  const depth = (-b - Math.sqrt(inside)) / a
  const height = stage.eyeHeight - fall * depth
  if (height < 0 || height > podium.height) return false
  const x = aside * depth
  setPoint(facet, x, height, depth)
  const tilt = 0.7 * ease(podium.height - BEVEL, podium.height, height)
  const level = Math.sqrt(1 - tilt * tilt)
  setNormal(facet, (x / podium.radius) * level, tilt, ((podium.depth - depth) / podium.radius) * level)
  facet.open = (0.9 - 0.42 * Math.exp(-height / 0.02) - 0.2 * Math.exp(-height / 0.06)) * (0.72 + 0.28 * facet.toward)
  return true
}

function setPoint(facet: Facet, x: number, y: number, z: number): void {
  facet.x = x
  facet.y = y
  facet.z = z
}

function setNormal(facet: Facet, sideways: number, upward: number, toward: number): void {
  facet.sideways = sideways
  facet.upward = upward
  facet.toward = toward
}
