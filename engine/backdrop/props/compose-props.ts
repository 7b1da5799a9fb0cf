/** Lays rendered things with their shadows over a backdrop, out of focus as the lens would have them. */
import sharp from 'sharp'
import { blurDisc } from '#engine/pixels/blur.ts'
import { clamp01, ease, lightOf, type Light, luminance, mixLight, scaleLight, srgbLevel } from '#engine/pixels/colour.ts'
import { makeFloatImage, type FloatImage } from '#engine/pixels/float-image.ts'
import { enlarge } from '#engine/pixels/resize.ts'
import type { Picture } from '#engine/types.ts'
import type { PlaceScene, PlateLight, Scene } from '../scene.ts'
import { SCENES_FOLDER } from '../plates/plate-index.ts'
import { type PlacedProp, placeProps, type PropSetting, SUBJECT_DISTANCE } from './place-props.ts'
import { recolour } from './recolour.ts'
import { renderedProp } from './rendered-props.ts'

/** Lays the rendered things of a scene over its picture, in place; what cannot be read is left out, with a warning. */
export async function composeProps(picture: Picture, scene: Scene, setting: Omit<PropSetting, 'size' | 'props'>): Promise<void> {
  const props = ('props' in scene ? (scene.props ?? []) : []).filter(({ name }) => renderedProp(name))
  if (props.length === 0) return
  const light = lightOn(scene)
  for (const placed of placeProps({ ...setting, size: picture, props })) {
    try {
      layShadow(picture, await openShadow(placed))
      layThing(picture, await openThing(placed, light, setting.view.focal * picture.height))
      if (placed.shines) addGlow(picture, placed, 1 - luminance(light))
    } catch (error) {
      process.emitWarning(`The thing ${placed.entry.file} cannot be read and is left out: ${String(error)}`)
    }
  }
}

/** A part of the picture: what is laid there, and where. */
interface Layer {
  readonly image: FloatImage
  readonly left: number
  readonly top: number
}

/** Millimetres of a lens of 58 mm at f/2 that is focused on the subject: the blur of a point at infinity, as radius on the film. */
const FARTHEST_BLUR = 0.5 * (58 ** 2 / (2 * (1400 - 58)))

async function openThing(placed: PlacedProp, light: Light, focal: number): Promise<Layer> {
  const radius = (FARTHEST_BLUR / 58) * focal * Math.abs(1 - SUBJECT_DISTANCE / placed.distance)
  // what is as soft as that needs half the size
  const step = radius > SOFT ? 2 : 1
  const margin = Math.ceil(radius / step) + 1
  const size = { width: Math.max(1, Math.round(placed.width / step)), height: Math.max(1, Math.round(placed.height / step)) }
  const image = await readThing({ ...placed, ...size }, margin)
  if (placed.colour) recolour(image, placed.colour.from, placed.colour.to)
  dim(image, placed.shines ? byCandle(light) : light, placed.shines)
  const soft = blurDisc(image, radius / step)
  const whole = enlarge(soft, soft.width * step, soft.height * step)
  return { image: whole, left: placed.left - margin * step, top: placed.top - margin * step }
}

/** Pixels of the blur's radius. */
const SOFT = 2.5

/** In linear light, multiplied by its coverage, with an empty margin for the blur. */
async function readThing({ entry, width, height, isMirrored }: PlacedProp, margin: number): Promise<FloatImage> {
  const bytes = await sharp(`${SCENES_FOLDER}/${entry.file}`)
    .ensureAlpha()
    .resize(width, height, { fit: 'fill' })
    .flop(isMirrored)
    .raw()
    .toBuffer()
  const image = makeFloatImage(width + 2 * margin, height + 2 * margin, 4)
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const from = (row * width + column) * 4
      const cover = (bytes[from + 3] ?? 0) / 255
      if (cover === 0) continue
      const to = ((row + margin) * image.width + column + margin) * 4
      for (let channel = 0; channel < 3; channel++) image.data[to + channel] = (LINEAR[bytes[from + channel] ?? 0] ?? 0) * cover
      image.data[to + 3] = cover
    }
  }
  return image
}

/** Candles light each other. */
const byCandle = (light: Light): Light => [Math.max(light[0], 0.66), Math.max(light[1], 0.5), Math.max(light[2], 0.35)]

/** What shines by itself keeps its light. */
function dim({ data }: FloatImage, light: Light, shines: boolean): void {
  for (let at = 0; at < data.length; at += 4) {
    const cover = data[at + 3] ?? 0
    if (cover === 0) continue
    const own = shines ? ease(0.8, 0.97, Math.max(data[at] ?? 0, data[at + 1] ?? 0) / cover) : 0
    for (let channel = 0; channel < 3; channel++) {
      const lit = light[channel] ?? 1
      data[at + channel] = (data[at + channel] ?? 0) * (lit + (1 - lit) * own)
    }
  }
}

function layThing({ data, width, height }: Picture, { image, left, top }: Layer): void {
  for (let row = Math.max(0, -top); row < Math.min(image.height, height - top); row++) {
    for (let column = Math.max(0, -left); column < Math.min(image.width, width - left); column++) {
      const from = (row * image.width + column) * 4
      const behind = 1 - Math.min(1, image.data[from + 3] ?? 0)
      if (behind > 0.998) continue
      const to = ((top + row) * width + left + column) * 3
      for (let channel = 0; channel < 3; channel++) {
        const light = (LINEAR[data[to + channel] ?? 0] ?? 0) * behind + (image.data[from + channel] ?? 0)
        data[to + channel] = BYTES[Math.round(clamp01(light) * (BYTES.length - 1))] ?? 0
      }
    }
  }
}

/** What a flame throws on the air and the wall behind it, added in place. */
function addGlow({ data, width, height }: Picture, { entry, left, top, ...placed }: PlacedProp, strength: number): void {
  const { box } = entry
  const radius = 1.1 * box.height * placed.height
  const column = box.left + box.width / 2
  const x = left + (placed.isMirrored ? 1 - column : column) * placed.width
  const y = top + (box.top + 0.12 * box.height) * placed.height
  for (let row = Math.max(0, Math.floor(y - radius)); row < Math.min(height, y + radius); row++) {
    for (let from = Math.max(0, Math.floor(x - radius)); from < Math.min(width, x + radius); from++) {
      const away = Math.hypot(from - x, row - y) / radius
      if (away >= 1) continue
      const glow = strength * (1 - away * away) ** 3
      for (let channel = 0; channel < 3; channel++) {
        const at = (row * width + from) * 3 + channel
        const light = (LINEAR[data[at] ?? 0] ?? 0) + glow * (CANDLELIGHT[channel] ?? 0)
        data[at] = BYTES[Math.round(clamp01(light) * (BYTES.length - 1))] ?? 0
      }
    }
  }
}

const CANDLELIGHT: Light = [0.2, 0.09, 0.03]

interface Shadow {
  readonly cover: Uint8Array
  readonly width: number
  readonly height: number
  readonly left: number
  readonly top: number
}

/** In pixels of the half-sized file; it removes what is left of its noise. */
const SHADOW_BLUR = 3.5

async function openShadow(placed: PlacedProp): Promise<Shadow | undefined> {
  const { entry, left, top, width, height, isMirrored } = placed
  if (!entry.shadow) return placed.isBare ? contactOf(placed) : undefined
  const alpha = sharp(`${SCENES_FOLDER}/${entry.shadow}`).ensureAlpha().extractChannel(3).blur(SHADOW_BLUR)
  const cover = await alpha.resize(width, height, { fit: 'fill' }).flop(isMirrored).raw().toBuffer()
  return { cover, width, height, left, top }
}

/** A soft disc where a thing touches the ground. */
function contactOf({ entry, left, top, width, height, isMirrored }: PlacedProp): Shadow {
  const { box, foot } = entry
  const radius = { x: box.width * width * 0.72, y: box.width * width * 0.24 }
  const column = box.left + box.width / 2
  const size = { width: Math.ceil(2 * radius.x), height: Math.ceil(2 * radius.y) }
  const cover = new Uint8Array(size.width * size.height)
  for (let at = 0; at < cover.length; at++) {
    const x = ((at % size.width) + 0.5) / radius.x - 1
    const y = (Math.floor(at / size.width) + 0.5) / radius.y - 1
    cover[at] = Math.round(230 * (1 - ease(0.25, 1, Math.hypot(x, y))))
  }
  const middle = left + (isMirrored ? 1 - column : column) * width
  return { cover, ...size, left: Math.round(middle - radius.x), top: Math.round(top + foot * height - radius.y) }
}

/** What full shadow takes: the sky and the walls still reach the ground. */
const SHADE = 0.64

function layShadow({ data, width, height }: Picture, shadow: Shadow | undefined): void {
  if (!shadow) return
  for (let row = Math.max(0, -shadow.top); row < Math.min(shadow.height, height - shadow.top); row++) {
    for (let column = Math.max(0, -shadow.left); column < Math.min(shadow.width, width - shadow.left); column++) {
      const cover = (shadow.cover[row * shadow.width + column] ?? 0) / 255
      if (cover < 0.01) continue
      const to = ((shadow.top + row) * width + shadow.left + column) * 3
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = Math.round((data[to + channel] ?? 0) * (1 - SHADE * cover))
    }
  }
}

/** Level and colour of the light on things, against the daylight in which they are rendered. */
const ON_PLATES: Readonly<Record<PlateLight, Light>> = {
  day: [0.97, 0.96, 0.95],
  sun: [0.93, 0.86, 0.76],
  night: [0.4, 0.31, 0.23],
}
const MOODS = { bright: 0.98, soft: 0.84, dark: 0.42 } as const
const TIMES = { day: 0.92, sunset: 0.78, night: 0.34 } as const
const WARM = lightOf('#ffdcb4')
const COOL = lightOf('#d5e2f5')
const GLOW: Light = [0.72, 0.58, 0.44]

/** As bright as what surrounds them. */
function lightOn(scene: Scene): Light {
  if (scene.plate) return ON_PLATES[scene.plate.light]
  if ('mood' in scene) return tinge(MOODS[scene.mood], scene.temperature)
  if ('time' in scene) return tinge(TIMES[scene.time], warmthOf(scene))
  return 'ground' in scene && typeof scene.ground === 'string'
    ? mixLight(GLOW, [0.95, 0.94, 0.93], luminance(lightOf(scene.ground)))
    : GLOW
}

function warmthOf({ time, family }: PlaceScene): 'warm' | 'cool' | undefined {
  if (time === 'day') return undefined
  return time === 'sunset' || family === 'interior' ? 'warm' : 'cool'
}

function tinge(level: number, temperature: 'warm' | 'cool' | undefined): Light {
  if (!temperature) return [level, level, level]
  return scaleLight(mixLight([1, 1, 1], temperature === 'warm' ? WARM : COOL, 0.8), level)
}

const LINEAR = Float32Array.from({ length: 256 }, (_, value) => lightOf(`#${value.toString(16).padStart(2, '0')}0000`)[0])
const BYTES = Uint8Array.from({ length: 8192 }, (_, at) => Math.round(srgbLevel(at / 8191)))
