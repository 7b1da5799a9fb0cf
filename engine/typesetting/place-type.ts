import type { Size } from '../framing/formats.ts'
import { rankHeadlines, type HeadlineBlock, type HeadlineSetting } from './place-headline.ts'
import { placeSignature, type SignatureBlock, type SignatureWish } from './place-signature.ts'
import type { CostOfArea } from './cost-of-area.ts'

export interface TypeWishes {
  readonly headline: HeadlineSetting | null
  readonly signature: Omit<SignatureWish, 'headline' | 'align'> | null
}

export interface PlacedType {
  readonly headline: HeadlineBlock | null
  readonly signature: SignatureBlock | null
}

/** The best places of a headline that are tried together with a signature. */
const TRIED = 40

/** Finds the places that suit both texts best: a headline may shrink so that the signature stays off the subject. */
export function placeType({ headline, signature }: TypeWishes, canvas: Size, areaCost: CostOfArea): PlacedType {
  const ranked = headline ? rankHeadlines(headline, canvas, areaCost) : []
  if (signature === null) return { headline: ranked[0]?.block ?? null, signature: null }
  const sign = (block: HeadlineBlock | null) =>
    placeSignature({ ...signature, align: block?.align ?? 'centre', headline: block?.box ?? null }, canvas, areaCost)
  const pairs = ranked.slice(0, TRIED).map(({ block, cost }) => ({ block, cost, signed: sign(block) }))
  if (pairs.length === 0) return { headline: null, signature: sign(null).block }
  const best = pairs.reduce((one, other) => (other.cost + other.signed.cost < one.cost + one.signed.cost ? other : one))
  return { headline: best.block, signature: best.signed.block }
}
