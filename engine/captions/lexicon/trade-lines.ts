/**
 * Reads a page of trades: the name with its hashtags, and indented below it what may be said of any of its things. A question
 * stands before the member's words, a line with a `+` after them, any other before or after.
 */

import { words } from './grammar.ts'
import { PROFESSIONS, type Profession } from './trades.ts'

export interface TradeLines {
  /** After the member's words. They state what a customer does with it, and claim nothing of the member's own. */
  readonly statements: readonly string[]
  /** Before them: the questions, and the statements that lead to a thing as well. */
  readonly openings: readonly string[]
  readonly hashtags: readonly string[]
}

/** @throws when a trade is missing: a language says nothing in silence */
export function tradeLines(page: string): Readonly<Record<Profession, TradeLines>> {
  const read = new Map(
    page
      .split(/\n(?=\S)/)
      .filter((block) => block.trim() !== '')
      .map(readTrade),
  )
  const missing = PROFESSIONS.filter((profession) => !read.has(profession))
  if (missing.length > 0) throw new Error(`no lines for ${missing.join(', ')}`)
  return Object.fromEntries(read) as Readonly<Record<Profession, TradeLines>> // all of them are there, see above
}

function readTrade(block: string): readonly [string, TradeLines] {
  const [head = '', ...lines] = block.trim().split('\n')
  const [name = '', ...hashtags] = words(head.replaceAll('#', ''))
  const said = lines.map((line) => line.trim())
  const openings = said.filter((line) => !line.startsWith('+ '))
  const statements = said.filter((line) => !line.endsWith('?')).map((line) => line.replace(/^\+ /, ''))
  return [name, { hashtags, statements, openings }]
}
