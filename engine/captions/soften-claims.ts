import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { CLAIMS, CURES, type Claim } from './lexicon/claims.ts'
import type { Profession } from './lexicon/grammar.ts'

const KITCHENS: ReadonlySet<Profession> = new Set(['bakery', 'confectionery', 'food'])

const compile = (claims: readonly Claim[]) => claims.map(({ pattern, instead }) => ({ pattern: foldedPattern(pattern), instead }))
const EVERYWHERE = compile(CLAIMS)
const OUTSIDE_KITCHENS = compile(CURES)

/** Leaves out or softens promises that a professional may not make, and closes the gap they leave. */
export function softenClaims(message: string, profession: Profession): string {
  const claims = KITCHENS.has(profession) ? EVERYWHERE : [...EVERYWHERE, ...OUTSIDE_KITCHENS]
  const softened = claims.reduce((text, { pattern, instead }) => replaceFolded(text, pattern, instead), message)
  if (softened === message) return message
  return softened
    .replaceAll(/[ \t]{2,}/g, ' ')
    .replaceAll(/\s+([,.;:!?])/g, '$1')
    .replaceAll(/,\s*(?=[,.;!?])/g, '')
    .replaceAll(/^[\s,.;:!?-]+|[\s,;:-]+$/g, '')
}

function replaceFolded(text: string, pattern: RegExp, instead: string): string {
  let result = ''
  let end = 0
  for (const match of foldInPlace(text).matchAll(pattern)) {
    result += text.slice(end, match.index) + instead
    end = match.index + match[0].length
  }
  return result + text.slice(end)
}
