/** Lines as a professional would write them, and what of them hurried typing leaves out. */
import { readFileSync } from 'node:fs'
import type { Language } from '#engine/types.ts'

/** Which numbers of a line are prices. */
export interface Example {
  /** Words, and numbers without their coin. */
  readonly tokens: readonly string[]
  readonly prices: readonly boolean[]
  /** The only sign of money in the line. */
  readonly coin?: string
}

interface Parted extends Example {
  /** The marks before the words. */
  readonly gaps: readonly string[]
}

const FOLDER = `${import.meta.dirname}/../examples/`
const PRICED = '¤'
const ENDS_SENTENCE = /^[.?]$/u
const LEFT_OUT = /^\[.+\]$/u
const MARK = /[,:.?]$/u
const PART = /\[[^\]]{1,20}\]|\S+/gu

/** One example a line; `[de]` is a word that is left out in a hurry, ` / ` what may be a new line. */
export function readExamples(language: Language): Example[] {
  return readFileSync(`${FOLDER}${language}/short.txt`, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map(readExample)
}

export function readExample(line: string): Example {
  const tokens: string[] = []
  const gaps: string[] = []
  const prices: boolean[] = []
  let gap = ''
  let isNewLine = false
  for (const part of withPricesMarked(line).match(PART) ?? []) {
    if (part === '/') {
      gap = ','
      isNewLine = true
    } else if (!LEFT_OUT.test(part)) {
      const mark = MARK.exec(part)?.[0] ?? ''
      const text = part.slice(0, part.length - mark.length)
      const bare = text.replace(PRICED, '')
      tokens.push(isNewLine || ENDS_SENTENCE.test(gap) ? withoutCapital(bare) : bare)
      gaps.push(gap)
      prices.push(text.startsWith(PRICED))
      gap = mark
      isNewLine = false
    }
  }
  const [coin, ...others] = new Set(line.match(/[$€£]/gu))
  return {
    tokens,
    prices: prices.map((isPrice, at) => isPrice || isBarePrice({ tokens, gaps, prices }, at)),
    ...(coin !== undefined && others.length === 0 && { coin }),
  }
}

/** The capital that a sentence begins with is not there in a hurry, and would tell where it begins. */
function withoutCapital(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}

function withPricesMarked(line: string): string {
  return line.replaceAll(/R\$ (?=\d)|[$€£](?=\d)/gu, PRICED).replaceAll(/(?<![\d.,])(\d[\d.,]{0,12}) ?€/gu, `${PRICED}$1`)
}

const BARE = /^\d{1,3}(?:[.,]?\d{3})*(?:[.,]\d{2})?$/u
const EACH = /^(?:each|an?|the|per|cada|al|la|el)$/u
const LED = /^(?:for|from|por|desde)$/u

/** In Spanish and English prices may have no coin: they stand alone behind a colon or a comma, behind "for", or behind another number. */
function isBarePrice({ tokens, gaps, prices }: Parted, at: number): boolean {
  const [before = '', here = '', after = ''] = [tokens[at - 1], tokens[at], tokens[at + 1]]
  if (!BARE.test(here) || prices.some(Boolean)) return false
  const isLast = after === '' || gaps[at + 1] !== ''
  if (gaps[at] === ':') return isLast || EACH.test(after)
  const isAlone = gaps[at] === ',' && here.length > 1
  return isLast && (isAlone || LEADS_PRICE.some((pattern) => pattern.test(before)))
}

/** "Chicos 200, medianos 280". */
const PRICED_THINGS = /^(?:chicos?|medianos?|grandes?|small|medium|large|adults?|seniors?|kids|adulto|barba|niños?)$/iu
const LEADS_PRICE = [LED, BARE, PRICED_THINGS]
