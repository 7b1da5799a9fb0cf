/** "Coloca que é 20% off só hoje" → "20% off só hoje": extracts what a caption should mention from the request to mention it. */

import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { LEFT_OVER, NAME, NAMED, OFFER, ORDERED, PLEASE, PUT, THAT, WHERE } from '#features/chat/understanding/lexicon/offers.ts'

const LEAD = boundedPattern(String.raw`^(?:${PLEASE})*${PUT}(?![\p{L}])${WHERE}${OFFER}${THAT}\s*[:,-]?\s*`, 'iu')
export function extractOffer(said: string): string {
  const text = said.trim()
  const offer = text.replace(LEAD, '').replace(LEFT_OVER, '').replace(NAME, '').trim()
  return offer === '' ? text : offer
}

/** Whether the words only give an instruction, which needs a new caption. */
export function isOrderOfOffer(text: string): boolean {
  return ORDERED.test(text.trim())
}

/** "O desconto": refers to an offer without saying it. */
export function isOfferNamed(offer: string): boolean {
  return NAMED.test(offer)
}

const NUMBER = /\d/

/** Whether an offer replaces the one before: it does when both contain a number. */
export function isSameOffer(before: string, offer: string): boolean {
  return before === offer || (NUMBER.test(before) && NUMBER.test(offer))
}
