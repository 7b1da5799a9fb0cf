/** How a post is set: its faces and colours. */
import { channelsOf } from '#engine/pixels/colour.ts'
import { contrastBetween } from '#engine/typesetting/measure-contrast.ts'
import { beforeWhite, isWhite, type Palette, type Rgb, withLightness } from '#engine/typesetting/palette.ts'
import { openFace, type Face, type FaceName } from '#engine/typesetting/typefaces.ts'
import { isTypePair, TYPE_PAIRS, type TypePair } from '#engine/typesetting/type-pairs.ts'
import { type Dress, PLAIN } from '#engine/typesetting/type-styles.ts'
import type { BrandLook } from '#engine/types.ts'
import { readableOn, seenOn } from './readable-colours.ts'

export interface PostStyle {
  readonly display: Face
  readonly text: Face
  /** Sizes of titles and prices are multiplied by it. */
  readonly scale: number
  /** The ground of bold layouts, and a light one in the same hue for quiet layouts. */
  readonly bold: Rgb
  readonly quiet: Rgb
  readonly accents: readonly Rgb[]
  /** What a plate on a light ground may have. */
  readonly plates: readonly Rgb[]
  readonly inks: readonly Rgb[]
}

/** Faces of a post without a brand, by how warm the picture is. */
const FACES: Readonly<Record<'warm' | 'cool', readonly [FaceName, FaceName]>> = {
  warm: ['display', 'plain'],
  cool: ['heavy', 'plain'],
}

/** Lightness and largest saturation of the grounds. */
const BOLD = [0.27, 0.55] as const
const QUIET = [0.945, 0.4] as const

/** The look of a brand, and where it says nothing, the one that the picture suggests. */
export function styleOf(palette: Palette, brand?: BrandLook): PostStyle {
  const pair = pairOf(brand)
  const [display, text] = FACES[palette.warmth > 0.05 ? 'warm' : 'cool']
  const [main, ...others] = coloursOf(brand)
  return {
    display: openFace(pair?.display ?? display),
    text: openFace(pair?.text ?? text),
    scale: pair?.scale ?? 1,
    bold: main ?? withLightness(palette.accent, ...BOLD),
    quiet: !main && isWhite(palette) ? beforeWhite(palette) : withLightness(main ?? palette.mean, ...QUIET),
    accents: main ? [...others, main] : [palette.accent],
    plates: main ? [...others, main] : [deepened(palette)],
    inks: [palette.paper, palette.ink],
  }
}

/** Colours of less than this distance between channels are greys. */
const GREY = 26
/** With more contrast to light letters than the first a colour is too dark for dark ones; they need the second. */
const LIGHT_LETTERS = { from: 2.4, readable: 4.6 } as const

/** A picture's own accent for a plate: dark letters on a middle tone look dirty, so it is deepened until light ones can be read. */
function deepened({ accent, ink, paper }: Palette): Rgb {
  if (Math.max(...accent) - Math.min(...accent) < GREY) return ink
  if (contrastBetween(paper, accent) < LIGHT_LETTERS.from) return accent
  for (let lightness = 0.52; lightness > 0.2; lightness -= 0.02) {
    const deeper = withLightness(accent, lightness, 0.72)
    if (contrastBetween(paper, deeper) >= LIGHT_LETTERS.readable) return deeper
  }
  return ink
}

/** How a brand sets the texts that stand on a picture. */
export function dressOf(brand: BrandLook | undefined): Dress | undefined {
  if (!brand) return undefined
  const pair = pairOf(brand)
  const [main] = coloursOf(brand)
  return {
    ...(pair && { style: { ...ON_PICTURE, face: pair.display, largest: ON_PICTURE.largest * pair.scale } }),
    nameFace: pair?.text ?? PLAIN,
    ...(main && { accent: main }),
  }
}

const ON_PICTURE = {
  largest: 0.096,
  leading: 1.1,
  tracking: -0.01,
  isUpperCase: false,
  align: 'centre',
  ornament: 'none',
} as const

function pairOf(brand: BrandLook | undefined): TypePair | undefined {
  return brand?.type !== undefined && isTypePair(brand.type) ? TYPE_PAIRS[brand.type] : undefined
}

const COLOUR = /^#[\da-f]{6}$/iu

function coloursOf(brand: BrandLook | undefined): readonly Rgb[] {
  return (brand?.colours ?? []).filter((colour) => COLOUR.test(colour)).map(channelsOf)
}

/** The colours on one ground: every text can be read, every plate is seen. */
export interface Tones {
  readonly ground: Rgb
  readonly ink: Rgb
  readonly accent: Rgb
  readonly plate: Rgb
  readonly onPlate: Rgb
}

export function tonesOn(ground: Rgb, { accents, plates, inks }: PostStyle): Tones {
  const ink = readableOn(ground, inks)
  const accent = readableOn(ground, [...accents, ink])
  // light letters on the ground: it is dark
  const plate = seenOn(ground, ink === inks[0] ? accents : plates, ink)
  return { ground, ink, accent, plate, onPlate: readableOn(plate, inks) }
}
