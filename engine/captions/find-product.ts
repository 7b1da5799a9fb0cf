/** The thing a message is about, and the rest of the message without it. */

import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'

import type { Fact } from './find-facts.ts'
import { foldedPattern, foldInPlace } from './fold-in-place.ts'
import { READING } from './lexicon/reading.ts'
import { tidySentences } from './tidy-sentences.ts'

export interface Product {
  /** In the member's words, ready for the middle of a sentence: "bolo de cenoura". */
  readonly name: string
  /** Everything else that was said, as tidy sentences; may be empty. */
  readonly rest: string
}

const LONGEST_NAME = 7
const LONGEST_NAME_LENGTH = 60

/** Unaccented. */
const DISCOUNT = /promo|ofert|descont|descuent|\bsale\b|\bdeal\b|discount/

/** Rooms are part of what a home is called. Unaccented. */
const COUNTED = /\bt[0-6]\b|\d\+?\s?(?:quartos?|dormitorios?|suites?|vagas|bed|bath|hab|recamaras?)/

interface Edges {
  readonly announcedFirst: RegExp
  readonly announcedLast: RegExp
  readonly hangingFirst: RegExp
  readonly hangingLast: RegExp
  readonly verbs: RegExp
}

const MARK = '[-,:;.!–—]'

const EDGES: Readonly<Record<BaseLanguage, Edges>> = forBaseLanguages(edgesOf)

function edgesOf(baseLanguage: BaseLanguage): Edges {
  const { announcement, hanging, verbs } = READING[baseLanguage]
  const end = String.raw`(?![\p{L}\p{N}])`
  const start = String.raw`(?<![\p{L}\p{N}])`
  return {
    announcedFirst: foldedPattern(String.raw`^\s*(?:${announcement})${end}\s*:?\s*`, 'u'),
    announcedLast: foldedPattern(String.raw`\s+(?:em |en |on )?(?:${announcement})$`, 'u'),
    hangingFirst: foldedPattern(String.raw`^(?:\s*(?:${hanging}|${MARK})${end})+\s*`, 'u'),
    hangingLast: foldedPattern(String.raw`(?:\s*(?:${start}(?:${hanging})|${MARK}))+\s*$`, 'u'),
    verbs: foldedPattern(String.raw`${start}(?:${verbs})${end}`, 'u'),
  }
}

interface Clause {
  readonly text: string
  readonly from: number
  /** What stands before it: a comma goes on with the sentence. */
  readonly isAfterComma: boolean
  /** Asked or called out, which no name of a thing is. */
  readonly isExclaimed: boolean
}

export function findProduct(message: string, facts: readonly Fact[], baseLanguage: BaseLanguage): Product | undefined {
  const clauses = splitClauses(message)
  let next = 0
  for (const [index, clause] of clauses.entries()) {
    const inside: Fact[] = []
    const end = clause.from + clause.text.length
    // both are in the order of the text
    for (let fact = facts[next]; fact && fact.from < end; fact = facts[++next]) {
      if (fact.from >= clause.from && fact.to <= end) inside.push(fact)
    }
    const name = nameIn(clause, inside, EDGES[baseLanguage])
    if (name === undefined || clause.isExclaimed) continue
    const told = inside.map(({ from, to }) => withLead(message.slice(from, to), baseLanguage)).join(', ')
    return {
      name,
      rest: tidySentences(joinClauses([{ ...clause, text: told }, ...clauses.slice(0, index), ...clauses.slice(index + 1)])),
    }
  }
  return undefined
}

const MONTH_LEAD: Readonly<Record<BaseLanguage, { readonly bare: RegExp; readonly lead: string }>> = {
  pt: { bare: /^(?:janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)/iu, lead: 'em' },
  es: { bare: /^(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)/iu, lead: 'en' },
  en: { bare: /^(?:january|february|april|june|july|august|september|october|november|december)/iu, lead: 'in' },
}

/** A month standing for itself gets the little word that it had in the sentence, or should have had. */
function withLead(fact: string, baseLanguage: BaseLanguage): string {
  const { bare, lead } = MONTH_LEAD[baseLanguage]
  return bare.test(fact) ? `${lead} ${fact}` : fact
}

function splitClauses(message: string): Clause[] {
  const clauses: Clause[] = []
  let from = 0
  let isAfterComma = false
  for (const match of message.matchAll(/,(?=\s)|[;\n]{1,30}|(?<![.!?…])[.!?…]+(?=\s|$)/g)) {
    const isExclaimed = /[!?]/.test(match[0])
    clauses.push({ text: message.slice(from, match.index), from, isAfterComma, isExclaimed })
    from = match.index + match[0].length
    isAfterComma = match[0] === ','
  }
  clauses.push({ text: message.slice(from), from, isAfterComma, isExclaimed: false })
  return clauses.filter(({ text }) => text.trim() !== '')
}

function joinClauses(clauses: readonly Clause[]): string {
  return clauses
    .filter(({ text }) => text.trim() !== '')
    .reduce((joined, { text, isAfterComma }) => {
      const joint = isAfterComma ? ', ' : '. '
      return joined === '' ? text.trim() : joined + joint + text.trim()
    }, '')
}

/** What is left of a clause without its facts, if that is one piece and reads like the name of a thing. */
function nameIn(clause: Clause, facts: readonly Fact[], edges: Edges): string | undefined {
  const pieces = piecesWithout(clause, facts).flatMap((piece) => {
    const text = trimHanging(piece.text, edges)
    return text === '' ? [] : [{ text, isFirst: clause.from === 0 && piece.from === 0 }]
  })
  const [piece] = pieces
  if (piece === undefined || pieces.length > 1) return undefined
  const name = withoutAnnouncement(piece.text, edges).replaceAll(/\s+/g, ' ')
  // "promoção de unha em gel" without a price: the promotion itself is the news and must not get lost
  const isNewsLost = name !== piece.text && DISCOUNT.test(foldInPlace(piece.text)) && !facts.some(({ kind }) => kind === 'offer')
  if (isNewsLost || !isName(name, edges)) return undefined
  return piece.isFirst ? lowerFirst(name) : name
}

function piecesWithout(clause: Clause, facts: readonly Fact[]): { text: string; from: number }[] {
  const ends = [...facts.map(({ from }) => from), clause.from + clause.text.length]
  const starts = [clause.from, ...facts.map(({ to }) => to)]
  return starts.map((start, index) => {
    const from = start - clause.from
    return { from, text: clause.text.slice(from, (ends[index] ?? 0) - clause.from) }
  })
}

function trimHanging(text: string, { hangingFirst, hangingLast }: Edges): string {
  const head = hangingFirst.exec(foldInPlace(text))?.[0].length ?? 0
  const body = text.slice(head)
  const tail = hangingLast.exec(foldInPlace(body))
  return body.slice(0, tail?.index).trim()
}

function withoutAnnouncement(text: string, edges: Edges): string {
  const head = edges.announcedFirst.exec(foldInPlace(text))?.[0].length ?? 0
  const body = text.slice(head)
  const tail = edges.announcedLast.exec(foldInPlace(body))
  return trimHanging(body.slice(0, tail?.index), edges)
}

function isName(text: string, { verbs }: Edges): boolean {
  const count = text.split(/\s+/).length
  const isWordy = /\p{L}{3,}/u.test(text) && !/[@#/<>{}"“”!?:]|\bwww\b/u.test(text)
  // a number that is no part of the name is a price or a count, and belongs to the sentence
  if (/\d/.test(text) && !COUNTED.test(foldInPlace(text))) return false
  return isWordy && count <= LONGEST_NAME && text.length <= LONGEST_NAME_LENGTH && !verbs.test(foldInPlace(text))
}

/** The capital of a sentence goes; that of a name ("Maria Souza", "HD") stays. */
function lowerFirst(text: string): string {
  const isSentenceCase = /^\p{Lu}\p{Ll}*(?:\s\P{Lu}|$)/u.test(text)
  return isSentenceCase ? text.slice(0, 1).toLowerCase() + text.slice(1) : text
}
