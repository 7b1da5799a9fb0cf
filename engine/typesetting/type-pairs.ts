import type { FaceName } from './typefaces.ts'

/** Two faces that a brand sets its posts in: one for titles and prices, one for everything small. */
export interface TypePair {
  readonly display: FaceName
  readonly text: FaceName
  /** Sizes of titles are multiplied by it: some faces look larger than others. */
  readonly scale: number
}

/** The pairs by id, in the order in which they are offered. */
export const TYPE_PAIRS = {
  moderna: { display: 'heavy', text: 'plain', scale: 1 },
  editorial: { display: 'display', text: 'plain', scale: 1.04 },
  redonda: { display: 'poppins-700', text: 'poppins-500', scale: 0.98 },
  elegante: { display: 'cormorant-garamond-700', text: 'jost-500', scale: 1.18 },
  forte: { display: 'anton-400', text: 'archivo-500', scale: 1.12 },
  amiga: { display: 'nunito-800', text: 'nunito-600', scale: 1.04 },
  classica: { display: 'fraunces-700', text: 'work-sans-500', scale: 1 },
  manuscrita: { display: 'caveat-700', text: 'nunito-600', scale: 1.34 },
  festa: { display: 'pacifico-400', text: 'nunito-600', scale: 1 },
  revista: { display: 'dm-serif-display-400', text: 'dm-sans-500', scale: 1.08 },
  tecnica: { display: 'space-grotesk-700', text: 'space-grotesk-500', scale: 1 },
  condensada: { display: 'oswald-600', text: 'archivo-500', scale: 1.06 },
} as const satisfies Readonly<Record<string, TypePair>>

export type TypePairId = keyof typeof TYPE_PAIRS

export function isTypePair(id: string): id is TypePairId {
  return Object.hasOwn(TYPE_PAIRS, id)
}
