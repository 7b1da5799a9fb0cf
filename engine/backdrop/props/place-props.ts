/** Where rendered things go in a picture: beside the subject, before what is far, never the same way for two seeds. */
import { between, makeRandom, type Random } from '#engine/pixels/noise.ts'
import type { PlateView } from '../plates/plate-index.ts'
import type { Colour, Prop } from '../scene.ts'
import type { Size } from '../stage.ts'
import { type GroundView, rowAt } from './ground-view.ts'
import { findProp, type FindProp, type PropEntry } from './prop-index.ts'
import { renderedProp, type RenderedProp } from './rendered-props.ts'

/** One thing in the picture. */
export interface PlacedProp {
  readonly entry: PropEntry
  /** Its file in pixels of the picture, with its shadow; it may reach beyond the edges. */
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly isMirrored: boolean
  /** Metres from the camera: the nearer one comes before. */
  readonly distance: number
  readonly colour?: { readonly from: Colour; readonly to: Colour }
  readonly shines: boolean
  /** Its entry has no shadow of its own, so it gets a plain one where it touches the ground. */
  readonly isBare: boolean
}

export interface PropSetting {
  readonly size: Size
  readonly view: GroundView
  /** -1 from the left … 1 from the right. Things are lit from the left unless they are mirrored. */
  readonly lightX: number
  readonly seed: number
  readonly props: readonly Prop[]
}

/** The camera is focused on the subject. */
export const SUBJECT_DISTANCE = 1.4
/** A close-up: what is small is shown larger than it is beside what is large. */
const CLOSE_UP = { metres: 0.38, power: 0.56 }
/** Share of the picture; a taller thing would be a wall. */
const TALLEST = 0.44
const WIDEST = 0.4
/** Farther and farther from the edge where there are many. */
const INWARD = 0.13

interface RequestedProp {
  readonly kind: RenderedProp
  readonly entry: PropEntry
  readonly colour?: PlacedProp['colour']
  /** Of its usual one. */
  readonly size?: number
}

/** A thing of a scene, where in the row of all things it comes, and how many of its way there are. */
interface PropSlot extends RequestedProp {
  readonly at: number
  readonly side: -1 | 1
}

/** From far to near. */
export function placeProps(setting: PropSetting, find: FindProp = findProp): readonly PlacedProp[] {
  const random = makeRandom(setting.seed + 57)
  const seen: PlateView = setting.view.horizon === undefined ? 'above' : 'level'
  const wanted = setting.props.flatMap((prop) => chooseAll(prop, { seen, find, random }))
  const alone =
    wanted.length === 1 && !wanted[0]?.kind.isSingle && !setting.props[0]?.count
      ? wanted.flatMap((one) => [one, companion(one, { seen, find, random })])
      : wanted
  const sides = random() < 0.5 ? ([-1, 1] as const) : ([1, -1] as const)
  const placed = alone.map((one, at) =>
    PLACERS[seen === 'above' ? 'lies' : (one.kind.way ?? 'stands')]({ ...one, at, side: sides[at % 2] ?? 1 }, setting, random),
  )
  return placed.toSorted((one, other) => other.distance - one.distance)
}

/** Whether any entry shows it from there. */
export function canBePlaced(name: string, seen: PlateView, find: FindProp = findProp): boolean {
  return renderedProp(name)?.ids.some((id) => find(id, seen)) === true
}

interface PropChoice {
  readonly seen: PlateView
  readonly find: FindProp
  readonly random: Random
}

/** As many as were asked for, the others a little smaller than the first: no two things are alike. */
function chooseAll({ second, ...prop }: Prop, choice: PropChoice): RequestedProp[] {
  const count = prop.count ?? (second ? 2 : 1)
  return Array.from({ length: count }, (_, at) => {
    const coloured = at === 1 && second ? { ...prop, colour: second } : prop
    const chosen = choose(coloured, choice)
    return chosen ? [{ ...chosen, ...(at > 0 && { size: between(choice.random, ...SMALLER) }) }] : []
  }).flat()
}

/** What a further thing of a kind is of the first one's size. */
const SMALLER = [0.84, 0.95] as const

/** Whether a number of it can be shown: of some things every picture shows several. */
export const canCount = (name: string): boolean => renderedProp(name)?.ids.some((id) => !GROUPS.has(id)) === true

/** Pictures of several things, or of what nobody counts. */
const GROUPS: ReadonlySet<string> = new Set(
  'velas baloes presentes esmaltes livros toalhas conchas ovos brigadeiros paes tacas joias pedras petalas folhas-secas farinha confete coracoes-de-papel graos-espalhados temperos trigo morangos cerejas framboesas mirtilos frutas-vermelhas uvas pratos blocos pinceis pinceis-de-maquiagem perolas bandeirinha serpentina galho-de-pinheiro alecrim'.split(
    ' ',
  ),
)

function choose({ name, colour, count }: Prop, { seen, find, random }: PropChoice): RequestedProp | undefined {
  const kind = renderedProp(name)
  if (!kind) return undefined
  const turn = random()
  const dyed = colour && kind.tinted ? find(kind.tinted.id, seen) : undefined
  if (dyed && colour && kind.tinted) return { kind, entry: dyed, colour: { from: kind.tinted.colour, to: colour } }
  const entries = kind.ids.filter((id) => !count || !GROUPS.has(id)).flatMap((id) => find(id, seen) ?? [])
  // the usual one comes twice as often
  const entry = entries[Math.max(0, Math.floor(turn * (entries.length + 1)) - 1)]
  return entry && { kind, entry }
}

/** A single thing has another of its kind on the other side. */
function companion(one: RequestedProp, { seen, find, random }: PropChoice): RequestedProp {
  const others = one.colour ? [] : one.kind.ids.flatMap((id) => (id === one.entry.id ? [] : (find(id, seen) ?? [])))
  return { ...one, entry: others[Math.floor(random() * others.length)] ?? one.entry, size: between(random, ...SMALLER) }
}

type PlaceOne = (place: PropSlot, setting: PropSetting, random: Random) => PlacedProp

/** On the ground at both sides of the subject, a little behind it. */
const stand: PlaceOne = (place, setting, random) => {
  const { view, size } = setting
  const farthest = Math.max(SUBJECT_DISTANCE + 0.05, Math.min(view.end - 0.16, 1.95))
  const tier = Math.floor(place.at / 2)
  const share = Math.min(1, (place.at % 2) * between(random, 0.1, 0.5) + tier * 0.4 + between(random, 0.12, 0.4))
  const distance = SUBJECT_DISTANCE + 0.06 + (farthest - SUBJECT_DISTANCE - 0.06) * share
  const scale = (place.size ?? 1) * fitting(place.entry, scaleAt(place.entry, setting, distance), size)
  const half = (place.entry.box.width * place.entry.width * scale) / size.width / 2
  const inward = Math.max(0.02, Math.min(half, 0.04 + 0.6 * half) * between(random, 0.9, 1.3)) + tier * INWARD + 0.02
  const x = 0.5 + place.side * Math.max(0.23, 0.5 - inward)
  return put(place, setting, { x, footRow: rowAt(view, distance), scale, distance })
}

/** In the air beside the subject. */
const float: PlaceOne = (place, setting, random) => {
  const distance = between(random, 1.75, 2.2)
  const scale = (place.size ?? 1) * fitting(place.entry, scaleAt(place.entry, setting, distance), setting.size, 1.3)
  const half = (place.entry.box.width * place.entry.width * scale) / setting.size.width / 2
  const x = 0.5 + place.side * Math.max(0.26, 0.5 - half * between(random, 0.75, 1.1))
  const tall = (place.entry.height * scale) / setting.size.height
  return put(place, setting, {
    x,
    // a third one hides none before it
    footRow:
      between(random, 0.04, 0.12) + 0.1 * (place.at % 2) + 0.75 * tall * Math.floor(place.at / 2) + tall * place.entry.foot,
    scale,
    distance,
  })
}

/** From above the picture's edge. */
const hang: PlaceOne = (place, setting, random) => {
  const distance = between(random, 1.7, 2.1)
  const scale = (place.size ?? 1) * fitting(place.entry, scaleAt(place.entry, setting, distance), setting.size)
  const tall = (place.entry.height * scale) / setting.size.height
  const x = 0.5 + place.side * (between(random, 0.24, 0.4) - 0.12 * Math.floor(place.at / 2))
  return put(place, setting, { x, footRow: tall * (1 - between(random, 0.02, 0.12)), scale, distance })
}

/** From side to side over the subject, its ends beyond the edges. */
const span: PlaceOne = (place, setting, random) => {
  const { entry } = place
  const distance = place.at % 2 === 0 ? 2 : 2.35
  const across = (between(random, 1.1, 1.25) * setting.size.width) / (entry.box.width * entry.width)
  const scale = Math.max(across, (setting.view.focal * setting.size.height) / distance / entry.perMetre)
  const tall = (entry.height * scale) / setting.size.height
  const top = place.at % 2 === 0 ? between(random, 0, 0.02) : between(random, 0.12, 0.17)
  return put(place, setting, { x: 0.5 + between(random, -0.04, 0.04), footRow: top + tall * entry.foot, scale, distance })
}

/** Seen from above: in the corners, partly beyond the edges. */
const lie: PlaceOne = (place, setting, random) => {
  const { entry, at, side } = place
  const scale = (place.size ?? 1) * fitting(entry, scaleAt(entry, setting, setting.view.eye), setting.size)
  const half = {
    x: (entry.box.width * entry.width * scale) / setting.size.width / 2,
    y: (entry.box.height * entry.height * scale) / setting.size.height / 2,
  }
  const isUpper = (at % 2 === 0) === at < 2
  const x = 0.5 + side * Math.max(0.24, 0.5 - half.x * between(random, 0.6, 1.2))
  const y = 0.5 + (isUpper ? -1 : 1) * Math.max(0.26, 0.5 - half.y * between(random, 0.6, 1.2))
  const middle = entry.box.top + entry.box.height / 2
  return put(place, setting, {
    x,
    footRow: y + ((entry.foot - middle) * entry.height * scale) / setting.size.height,
    scale,
    distance: SUBJECT_DISTANCE,
  })
}

const PLACERS: Readonly<Record<NonNullable<RenderedProp['way']> | 'lies', PlaceOne>> = {
  stands: stand,
  floats: float,
  hangs: hang,
  spans: span,
  lies: lie,
}

/** Pixels of the picture for one of the file at that distance. */
function scaleAt({ box, width, height, perMetre }: PropEntry, { view, size }: PropSetting, distance: number): number {
  const metres = Math.max(box.width * width, box.height * height) / perMetre
  const shown = metres < CLOSE_UP.metres ? CLOSE_UP.metres * (metres / CLOSE_UP.metres) ** CLOSE_UP.power : metres
  return ((view.focal * size.height) / distance / perMetre) * (shown / metres)
}

/** What would fill the picture is made smaller. */
function fitting({ box, width, height }: PropEntry, scale: number, size: Size, more = 1): number {
  return Math.min(
    scale,
    (more * TALLEST * size.height) / (box.height * height),
    (more * WIDEST * size.width) / (box.width * width),
  )
}

interface Spot {
  /** Column of its middle and row of its foot, in shares of the picture. */
  readonly x: number
  readonly footRow: number
  readonly scale: number
  readonly distance: number
}

function put(
  { entry, colour, kind }: PropSlot,
  { size, lightX }: PropSetting,
  { x, footRow, scale, distance }: Spot,
): PlacedProp {
  const isMirrored = lightX > 0
  const middle = entry.box.left + entry.box.width / 2
  const width = Math.round(entry.width * scale)
  const height = Math.round(entry.height * scale)
  return {
    entry,
    left: Math.round(x * size.width - (isMirrored ? 1 - middle : middle) * width),
    top: Math.round(footRow * size.height - entry.foot * height),
    width,
    height,
    isMirrored,
    distance,
    ...(colour && { colour }),
    shines: kind.shines === true,
    isBare: entry.shadow === undefined && kind.way === undefined,
  }
}
