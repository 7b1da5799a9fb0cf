/** Whether a line asks the reader to do something, and whether anything is left to ask. */
import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'
import { type BaseLanguage, forBaseLanguages } from '#phrases/languages.ts'
import { LINKING } from './lexicon/linking.ts'
import { NO_CALL } from './lexicon/no-call.ts'

export interface Calls {
  /** They already ask the reader to do something, or tell where. */
  readonly isCalling: boolean
  /** Gone, free for all, shut, a notice or a thank-you. */
  readonly isKept: boolean
  /** Made for somebody, a tip, or served at the table. */
  readonly isPlaced: boolean
  readonly takesOrders: boolean
  /** Something to take home. */
  readonly isGoods: boolean
  /** Something is said of the world. */
  readonly isStatement: boolean
}

const PATTERNS: Readonly<Record<BaseLanguage, Readonly<Record<keyof Calls, RegExp>>>> = forBaseLanguages((baseLanguage) => {
  const { never, noOrder, orders, goods, statement } = NO_CALL[baseLanguage]
  return {
    isCalling: boundedPattern(LINKING[baseLanguage].callToAction, 'iu'),
    isKept: boundedPattern(never, 'iu'),
    isPlaced: boundedPattern(noOrder, 'iu'),
    takesOrders: boundedPattern(orders, 'iu'),
    isGoods: boundedPattern(goods, 'iu'),
    isStatement: boundedPattern(statement, 'iu'),
  }
})

/** @param folded by `foldInPlace` */
export function findCalls(folded: string, baseLanguage: BaseLanguage): Calls {
  const { isCalling, isKept, isPlaced, takesOrders, isGoods, isStatement } = PATTERNS[baseLanguage]
  return {
    isCalling: isCalling.test(folded),
    isKept: isKept.test(folded),
    isPlaced: isPlaced.test(folded),
    takesOrders: takesOrders.test(folded),
    isGoods: isGoods.test(folded),
    isStatement: isStatement.test(folded),
  }
}
