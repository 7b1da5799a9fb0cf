/** Things set in the background of a scene: standing to the left and right of the subject, or hanging on the wall. */

import type { FloatImage } from '#engine/pixels/float-image.ts'
import { ease, lightOf, mix, type Light } from '#engine/pixels/colour.ts'
import { makeRandom } from '#engine/pixels/noise.ts'
import { blurDisc } from '#engine/pixels/blur.ts'
import { enlarge } from '#engine/pixels/resize.ts'
import { addDisc, PORTRAIT_LENS } from '../bokeh-disc.ts'
import { renderedProp } from '../props/rendered-props.ts'
import type { DrawnPropName, Prop } from '../scene.ts'
import type { Size } from '../stage.ts'
import { buildFireplace, hangFrames, hangRoundMirror, drawCurtains, stackBooks } from './props/on-the-wall.ts'
import { trimTree } from './props/on-the-ground.ts'
import type { DrawProp, PropSet, Spot } from './props/prop-set.ts'
import { potPlant } from './props.ts'
import { makeSketch } from './sketch.ts'

const drawPlant: DrawProp = (set, { x, y, size, colour }) =>
  potPlant(set, { x, y, size: 0.34 * size, pot: colour ?? lightOf('#cfc3b2'), lightX: Math.sign(set.lightX) || -1 })

interface Drawn {
  /** `stands`: on the ground at the sides. `hangs`: on the wall, beside the subject. `frames`: at both edges. */
  readonly way: 'stands' | 'hangs' | 'frames'
  readonly draw: DrawProp
  /** Half of its width, in picture heights. */
  readonly reach: number
  /** Nobody has two of it. */
  readonly isSingle?: true
}

const DRAWN: Readonly<Record<DrawnPropName, Drawn>> = {
  plants: { way: 'stands', draw: drawPlant, reach: 0.13 },
  'christmas-tree': { way: 'stands', draw: trimTree, reach: 0.17, isSingle: true },
  fireplace: { way: 'stands', draw: buildFireplace, reach: 0.18, isSingle: true },
  mirror: { way: 'hangs', draw: hangRoundMirror, reach: 0.15 },
  books: { way: 'hangs', draw: stackBooks, reach: 0.17 },
  frames: { way: 'hangs', draw: hangFrames, reach: 0.15 },
  curtain: { way: 'frames', draw: drawCurtains, reach: 0 },
}

/** Blur of things at the wall, in picture heights: between the wall, nearly sharp, and a place far away. */
const BLUR = 0.0135

/** Middle of the wall above a table, and its left and right thirds. */
const HANGING_ROW = 0.27

export interface Setting {
  readonly size: Size
  readonly props: readonly Prop[]
  /** Row, 0…1, on which things stand. */
  readonly base: number
  /** For things that stand farther away than a table's edge. */
  readonly scale?: number
  readonly lightX: number
  /** Level of the light that falls on them; what shines by itself keeps its own. */
  readonly light: Light
  readonly seed: number
}

/** Lays those that are drawn over the picture, in place, out of focus; rendered ones come when it is developed. */
export function setProps(image: FloatImage, { size, props: all, base, scale = 1, lightX, light, seed }: Setting): void {
  const props = all.filter(isDrawn)
  if (props.length === 0) return
  const sketch = makeSketch(size)
  const set: PropSet = { sketch, random: makeRandom(seed + 31), lamps: [], lightX }
  for (const { prop, spot } of spotsFor(props, sketch.aspect, { base, scale })) DRAWN[prop.name].draw(set, spot)
  lightProps(sketch.image, light)
  layOver(image, enlarge(blurDisc(sketch.image, BLUR * sketch.image.height), size.width, size.height))
  for (const lamp of set.lamps) {
    const at = { x: lamp.x * size.height + size.width / 2, y: lamp.y * size.height }
    addDisc(image, { ...at, radius: BLUR * (lamp.size ?? 1) * size.height, light: lamp.light }, PORTRAIT_LENS)
  }
}

interface DrawnProp extends Prop {
  readonly name: DrawnPropName
}

const isDrawn = (prop: Prop): prop is DrawnProp => !renderedProp(prop.name)

interface Placed {
  readonly prop: DrawnProp
  readonly spot: Spot
}

type PropBase = Required<Pick<Setting, 'base' | 'scale'>>

/** The wall first, so that what stands comes before it. */
function spotsFor(props: readonly DrawnProp[], aspect: number, { base, scale }: PropBase): Placed[] {
  const half = aspect / 2
  const ways = (way: Drawn['way']) => props.filter(({ name }) => DRAWN[name].way === way)
  const framing = ways('frames').map((prop) => ({ prop, spot: { x: half, y: base, size: 1, colour: colourOf(prop) } }))
  const hanging = ways('hangs').map((prop, at) => ({
    prop,
    spot: { x: sideOf(at) * half * 0.56, y: HANGING_ROW, size: Math.min(1, aspect / 0.7), colour: colourOf(prop) },
  }))
  const standing = ways('stands')
  const isPair = standing.length === 1 && standing.every(({ name }) => !DRAWN[name].isSingle)
  const upright = (isPair ? [...standing, ...standing] : standing).map((prop, at) => {
    const inward = DRAWN[prop.name].reach * 0.8 + Math.floor(at / 2) * 0.16
    const size = scale * (isPair && at === 1 ? 0.76 : 1)
    return { prop, spot: { x: sideOf(at) * (half - inward), y: base - 0.008 * (at % 2), size, colour: colourOf(prop) } }
  })
  return [...framing, ...hanging, ...upright]
}

const sideOf = (at: number): -1 | 1 => (at % 2 === 0 ? -1 : 1)
const colourOf = ({ colour }: Prop): Light | undefined => colour && lightOf(colour)

/** Flames and bulbs shine by themselves: what is that bright keeps its light. */
const SHINING = { from: 1.05, to: 1.5 }

function lightProps({ data }: FloatImage, light: Light): void {
  for (let at = 0; at < data.length; at += 4) {
    const own = ease(SHINING.from, SHINING.to, Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] = (data[at + channel] ?? 0) * mix(light[channel] ?? 1, 1, own)
    }
  }
}

function layOver(image: FloatImage, layer: FloatImage): void {
  for (let from = 0, to = 0; from < layer.data.length; from += 4, to += 3) {
    const cover = Math.min(1, layer.data[from + 3] ?? 0)
    for (let channel = 0; channel < 3; channel++) {
      image.data[to + channel] = (image.data[to + channel] ?? 0) * (1 - cover) + (layer.data[from + channel] ?? 0)
    }
  }
}
