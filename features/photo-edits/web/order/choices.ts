/** A member's choices for a photo, from the defaults to the order. */
import type { LENGTHS, TONES } from '#features/captions/contract.ts'
import type { Edit, Format, Operation } from '#features/photo-edits/contract.ts'
import { type Need, needOf } from '#features/photo-edits/operations.ts'

export type Tone = (typeof TONES)[number]
export type CaptionLength = (typeof LENGTHS)[number]

export interface Choices {
  readonly operation: Operation
  readonly backdrop: string | undefined
  readonly words: string
  readonly format: Format
  readonly headline: string
  readonly signature: string
  readonly hasLightMatch: boolean
  readonly message: string
  readonly tone: Tone
  readonly length: CaptionLength
}

/** Enough for a good post with one tap. */
export const FIRST_CHOICES: Choices = {
  operation: 'post',
  backdrop: undefined,
  words: '',
  format: '4:5',
  headline: '',
  signature: '',
  hasLightMatch: true,
  message: '',
  tone: 'warm',
  length: 'medium',
}

/** The choices of an edit, to continue from. */
export function choicesOf({ operation, format, wishes }: Pick<Edit, 'operation' | 'format' | 'wishes'>): Choices {
  return {
    operation,
    backdrop: wishes.backdrop,
    words: wishes.words ?? '',
    format,
    headline: wishes.headline ?? '',
    signature: wishes.signature ?? '',
    hasLightMatch: wishes.light_match ?? true,
    message: wishes.message ?? '',
    tone: wishes.tone ?? FIRST_CHOICES.tone,
    length: wishes.length ?? FIRST_CHOICES.length,
  }
}

/** In the format of the calls. Empty texts are sent too: they clear what a redo would otherwise copy from the first edit. */
export function wishesOf(choices: Choices): Edit['wishes'] {
  const { backdrop, words, format, headline, signature, message, tone, length } = choices
  return {
    ...(backdrop !== undefined && { backdrop }),
    words: words.trim(),
    format,
    headline: headline.trim(),
    signature: signature.trim(),
    light_match: choices.hasLightMatch,
    message: message.trim(),
    tone,
    length,
  }
}

/** The first thing that the operation requires and that is missing. */
export function missingChoice(choices: Choices): Need | undefined {
  const need = needOf(choices.operation)
  return need !== undefined && (choices[need] ?? '').trim() === '' ? need : undefined
}
