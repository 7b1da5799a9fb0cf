/** Whether a tag of the trade suits the line and the country: what tells more than the trade needs to be told. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { foldText } from '#engine/backdrop-description/clean-text.ts'
import type { CaptionOrder } from '#engine/types.ts'

import { type Land, NARROW_TAGS, tagOfPlace } from './lexicon/narrow-tags.ts'
import { AMERICAN, TOLD_COUNTRIES } from './lexicon/told-countries.ts'
import type { Reading } from './read-message.ts'

const NARROW = new Map(Object.entries(NARROW_TAGS).map(([tag, said]) => [tag, boundedPattern(said, 'u')]))
const whole = (source: string): RegExp => boundedPattern(`(?<![a-z])(?:${source})(?![a-z])`, 'u')
const SPANISH = TOLD_COUNTRIES.es ?? []
const IN_SPAIN = whole(SPANISH.flatMap(([country, words]) => (country === 'ES' ? [words] : [])).join('|'))
const IN_AMERICA = whole([AMERICAN, ...SPANISH.flatMap(([country, words]) => (country === 'ES' ? [] : [words]))].join('|'))
const EUROS = /€|\d ?(?:euros?|eur)(?![a-z])/u
const PESOS = /\$|\d ?(?:mil )?(?:pesos|soles|mxn|lucas)(?![a-z])/u

type Asked = Pick<CaptionOrder, 'language' | 'country'>

/** Coins tell it, then the member's country, then words of one side alone. */
function landOf(told: string, country: string | undefined): Land {
  if (EUROS.test(told)) return 'spain'
  if (PESOS.test(told)) return 'america'
  if (country !== undefined && country !== 'BR' && country !== 'PT') return country === 'ES' ? 'spain' : 'america'
  const isSpanish = IN_SPAIN.test(told)
  if (isSpanish === IN_AMERICA.test(told)) return 'unknown'
  return isSpanish ? 'spain' : 'america'
}

/** @returns the tags that suit the line, in the words of its country */
export function fitTags(tags: readonly string[], { told, occupation }: Reading, { language, country }: Asked): readonly string[] {
  const words = foldText(`${told} ${occupation}`)
  const land = landOf(words, country)
  const own = foldText(occupation).replaceAll(/[^a-z]/gu, '')
  return tags
    .filter((tag) => NARROW.get(tag)?.test(words) !== false)
    .map((tag) => (foldText(tag) === own ? tag : tagOfPlace(tag, language, land)))
}
