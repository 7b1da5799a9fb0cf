/** What a message tells us about the post, by our lists first and by what was learned from finished lines. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { leaveOutOrders } from './leave-out-orders.ts'
import type { Marks } from '../learned/marks.ts'
import { type Obeyed, obeyInstructions } from './obey-instructions.ts'

/** @param marks nothing where only our lists are to be heard */
export function readOrders(message: string, language: BaseLanguage, marks: Marks | undefined): Obeyed {
  const obeyed = obeyInstructions(message, language)
  if (marks === undefined) return obeyed
  const { text, told } = leaveOutOrders(obeyed.text, language, marks)
  if (told.length === 0) return obeyed
  const wishes = told.map((order) => obeyInstructions(order, language))
  const isTold = (wish: 'isWithoutEmoji' | 'isWithoutTags' | 'isWithoutCall' | 'isWithoutPrice') =>
    obeyed[wish] || wishes.some((each) => each[wish])
  return {
    ...obeyed,
    text,
    isWithoutEmoji: isTold('isWithoutEmoji'),
    isWithoutTags: isTold('isWithoutTags'),
    isWithoutCall: isTold('isWithoutCall'),
    isWithoutPrice: isTold('isWithoutPrice'),
  }
}
