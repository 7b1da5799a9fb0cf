/** Why an administrator does something: for whoever asks later. Dialogs and calls hold to the same bounds. */
import * as z from 'zod/mini'
import { memberText } from './endpoint.ts'

export const REASON_MAX = 500
/** A letter or two is none. */
export const REASON_MIN = 5
/** Of a refund the spec takes whatever is not blank. */
export const REFUND_REASON_MIN = 1

/** Blanks, controls, and whatever has no width or no ink: U+2800 is the braille sign without a dot. */
const INVISIBLE = String.raw`\s\p{C}\p{Default_Ignorable_Code_Point}\u2800`
const VISIBLE = new RegExp(`[^${INVISIBLE}]`, 'gu')

/** @param min letters that can be seen; the blanks around a reason are not kept */
export const reasonOf = (min: number) =>
  memberText(REASON_MAX).check(
    z.trim(),
    z.minLength(min),
    z.regex(new RegExp(`^(?:[${INVISIBLE}]*[^${INVISIBLE}]){${min}}`, 'u')),
  )

/** Whether it has at least so many letters that can be seen. */
export function isReason(text: string, min: number): boolean {
  return (text.match(VISIBLE)?.length ?? 0) >= min
}
