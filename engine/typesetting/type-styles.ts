import type { FaceName } from './typefaces.ts'
import type { Palette, Rgb } from './palette.ts'

/** A way of setting a headline. Sizes are shares of the picture's width, spacings are in em. */
export interface TypeStyle {
  readonly face: FaceName
  readonly largest: number
  readonly leading: number
  readonly tracking: number
  readonly isUpperCase: boolean
  readonly align: 'left' | 'centre'
  /** The small decoration of the headline. */
  readonly ornament: 'bar' | 'hairline' | 'none'
}

/** The face of signatures where no brand has its own. */
export const PLAIN: FaceName = 'plain'

/** How a brand sets texts on pictures. */
export interface Dress {
  readonly style?: TypeStyle
  readonly nameFace: FaceName
  readonly accent?: Rgb
}

/** The colours of a picture with the brand's own accent. */
export function dressed(palette: Palette, dress: Dress | undefined): Palette {
  return dress?.accent ? { ...palette, accent: dress.accent } : palette
}

const EDITORIAL: TypeStyle = {
  face: 'display',
  largest: 0.104,
  leading: 1.1,
  tracking: -0.012,
  isUpperCase: false,
  align: 'centre',
  ornament: 'none',
}

const MODERN: TypeStyle = {
  face: 'heavy',
  largest: 0.092,
  leading: 1.06,
  tracking: -0.028,
  isUpperCase: false,
  align: 'left',
  ornament: 'bar',
}

const REFINED: TypeStyle = {
  face: 'plain',
  largest: 0.05,
  leading: 1.5,
  tracking: 0.17,
  isUpperCase: true,
  align: 'centre',
  ornament: 'hairline',
}

/** Longer headlines would fall apart in wide capitals. */
const LONGEST_IN_CAPITALS = 26

/** Chooses by the picture: capitals for short texts on dark scenes, a serif where it is warm and soft, a sans elsewhere. */
export function chooseStyle(headline: string, { brightness, warmth, saturation }: Palette): TypeStyle {
  if (brightness < 0.3 && headline.length <= LONGEST_IN_CAPITALS) return REFINED
  const isWarm = warmth > 0.05
  const isSoft = saturation < 0.24 && brightness > 0.6
  return isWarm || isSoft ? EDITORIAL : MODERN
}
