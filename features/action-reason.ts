/** Why an administrator does something, for later reading. Dialogs and calls have the same limits. */
import * as z from 'zod/mini'
import { BLANK_CHARACTERS, memberText } from './endpoint.ts'

export const REASON_MAX = 500
/** One or two letters are not a reason. */
export const REASON_MIN = 5
/** For a refund the product specification accepts any text that is not blank. */
export const REFUND_REASON_MIN = 1

const VISIBLE = new RegExp(`[^${BLANK_CHARACTERS}]`, 'gu')

/** @param min the least number of visible characters; blanks around a reason are removed */
export const reasonOf = (min: number) =>
  memberText(REASON_MAX).check(
    z.trim(),
    z.minLength(min),
    z.regex(new RegExp(`^(?:[${BLANK_CHARACTERS}]*[^${BLANK_CHARACTERS}]){${min}}`, 'u')),
  )

/** Whether it has at least `min` visible characters, and is short enough. */
export function isReason(text: string, min: number): boolean {
  return text.length <= REASON_MAX && (text.match(VISIBLE)?.length ?? 0) >= min
}
