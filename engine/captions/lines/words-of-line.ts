/** A line as its words, with the marks that were typed behind them; an amount and its coin are one word. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'

export interface Typed {
  /** Where it stands in its line. */
  readonly from: number
  /** As typed, without the mark behind it. */
  readonly typed: string
  /** Without what opens before it, and closes behind an amount. */
  readonly bare: string
  /** The mark that was typed behind it. */
  readonly mark: string
}

const TYPED_MARK = /(?<![,;:.!?…)])(?:[,;:.!?…]{1,9}|(?<!\([^)]{0,30})\))$/u
const BLANKS = /[^\S\u2007]+/u
const OPENS = /^[("“«]/u
const CLOSES = /[)"”»]$/u
const SIGN = /^(?:r\$|us\$|u\$s|s\/|[€£$]|usd|eur|gbp|mxn|ars|clp|cop|brl)$/iu
/** "Dra.": no sentence ends there. */
const TITLE = /^(?:dra?|sra?|profa?|srta|mrs?|ms|st|av|tel|n|no|vs|ex)$/iu
/** What people put between things instead of a comma. */
const DASH = /^[-–—|•·/>]+$/u

export function wordsOf(line: string): Typed[] {
  const words: Typed[] = []
  let to = 0
  for (const piece of joinSigns(line.split(BLANKS).filter((each) => each !== ''))) {
    const from = line.indexOf(piece.split(' ')[0] ?? '', to)
    to = from + piece.length
    const last = words.at(-1)
    if (DASH.test(piece) && last !== undefined) words[words.length - 1] = { ...last, mark: last.mark || ',' }
    else {
      const found = TYPED_MARK.exec(piece)?.[0] ?? ''
      const mark = found === '.' && TITLE.test(piece.slice(0, -1)) ? '' : found
      const typed = piece.slice(0, piece.length - mark.length)
      words.push({ from, typed, mark, bare: bareOf(typed) })
    }
  }
  return words
}

/** "15/h". */
const PER_UNIT = /(?<=^\d{1,4}(?:[.,]\d{2})?)\/\p{L}{1,10}$/u

function bareOf(typed: string): string {
  const opened = typed.replace(OPENS, '').replace(PER_UNIT, '')
  const closed = opened.replace(CLOSES, '')
  return hasCoin(closed) ? closed : opened
}

// "450k" is a price, "18k" is gold
const UNIT = 'euros?|eur|reais|real|pesos|soles|d[óo]lares|dollars|bucks|quid|usd|mxn|mil|milh[õo]es|milh[ãa]o|millones'
const COIN = boundedPattern(
  String.raw`^(?:r\$|us\$|u\$s|s\/ ?(?=\d)|[€£$]|(?:usd|eur|gbp|mxn|ars|clp|cop|brl) ?(?=\$?\d))|[€£](?:\/\p{L}{1,10})?$|\d ?(?:${UNIT})$|\d{3}k$`,
  'iu',
)
const BEFORE = /^(?:r\$|us\$|u\$s|s\/|[€£$]|(?:usd|eur|gbp|mxn|ars|clp|cop|brl) ?\$?)\s?/iu
const BEHIND = boundedPattern(String.raw`\s?(?:[€£](?:\/\p{L}{1,10})?|${UNIT}|k)(?: (?:${UNIT}))?$`, 'iu')
const IS_UNIT = boundedPattern(`^(?:[€£]|${UNIT})$`, 'iu')

/** A sign of money with no amount is none: "$$$". */
export function hasCoin(bare: string): boolean {
  return /\d/u.test(bare) && COIN.test(bare)
}

export function withoutCoin(bare: string): string {
  return hasCoin(bare) ? bare.replace(BEFORE, '').replace(BEHIND, '') : bare
}

/** "R$ 20", "(R$ 20", "20 €" and "480 mil" are one word. */
function joinSigns(pieces: readonly string[]): string[] {
  const joined: string[] = []
  for (const piece of pieces) {
    const previous = joined.at(-1) ?? ''
    const isAmount = SIGN.test(previous.replace(OPENS, '')) && /^\d/u.test(piece)
    const isUnit = /\d$|\d mil$/u.test(previous) && IS_UNIT.test(piece.replace(TYPED_MARK, ''))
    const isMeasured = /^\d+(?:[.,]\d)?$/u.test(previous) && /^(?:L|m²|kg|ml|cm|km|GB|TB|MB)[,.;:!?]?$/u.test(piece)
    if (isAmount || isUnit || isMeasured) joined[joined.length - 1] = `${previous} ${piece}`
    else joined.push(piece)
  }
  return joined
}
