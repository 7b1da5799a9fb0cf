/** Why an administrator does something: for whoever asks later. Dialogs and calls hold to the same bounds. */
import * as z from 'zod/mini'
import { memberText } from './endpoint.ts'

export const REASON_MAX = 500
/** A letter or two is none. */
export const REASON_MIN = 5
/** Of a refund the spec takes whatever is not blank. */
export const REFUND_REASON_MIN = 1

/** Something that can be seen: no control, and nothing without a width. */
const VISIBLE = /[^\s\p{C}]/u

/** @param min letters, without the blanks around them, which are not kept */
export const reasonOf = (min: number) => memberText(REASON_MAX).check(z.trim(), z.minLength(min), z.regex(VISIBLE))
