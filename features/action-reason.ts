/** Why an administrator does something, for later reading. Dialogs and calls have the same limits. */
import * as z from 'zod/mini'
import { memberText } from './endpoint.ts'

export const REASON_MAX = 500
/** One or two letters are not a reason. */
export const REASON_MIN = 5
/** For a refund the product specification accepts any text that is not blank. */
export const REFUND_REASON_MIN = 1

/** Blanks, controls, and invisible characters: U+2800 is the Braille pattern without dots. */
const INVISIBLE = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}\u2800`
const VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'gu')

/** @param min the least number of visible characters; blanks around a reason are removed */
export const reasonOf = (min: number) =>
  memberText(REASON_MAX).check(
    z.trim(),
    z.minLength(min),
    z.regex(new RegExp(`^(?:[${INVISIBLE}]*[^${INVISIBLE}]){${min}}`, 'u')),
  )

/** Whether it has at least `min` visible characters, and is short enough. */
export function isReason(text: string, min: number): boolean {
  return text.length <= REASON_MAX && (text.match(VISIBLE)?.length ?? 0) >= min
}
