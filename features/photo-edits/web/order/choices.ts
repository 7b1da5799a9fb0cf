/** A member's choices for a photo, from the defaults to the order. */
import { type LENGTHS, MESSAGE_MAX, type TONES } from '#features/captions/contract.ts'
import {
  type Edit,
  type Format,
  HEADLINE_MAX,
  type Operation,
  SIGNATURE_MAX,
  SEED_MAX,
  WORDS_MAX,
} from '#features/photo-edits/contract.ts'
import type { Layout } from '#features/photo-edits/layouts.ts'
import { changesBackdrop, makesPicture, type Need, needOf } from '#features/photo-edits/operations.ts'

export type Tone = (typeof TONES)[number]
export type CaptionLength = (typeof LENGTHS)[number]

export interface Choices {
  readonly operation: Operation
  readonly backdrop: string | undefined
  readonly words: string
  readonly format: Format
  /** The backdrop's seed, so that preview and finished picture show the same; undefined: the server draws one. */
  readonly seed: number | undefined
  /** That of the edit that is done again, for members who like its backdrop. */
  readonly formerSeed: number | undefined
  /** Undefined: none, or a title when there is a headline. */
  readonly layout: Layout | undefined
  readonly headline: string
  readonly signature: string
  readonly hasLightMatch: boolean
  readonly message: string
  readonly tone: Tone
  /** Undefined: as the member's captions usually are. */
  readonly length: CaptionLength | undefined
}

/** Enough for a good post with one tap. */
export const FIRST_CHOICES: Choices = {
  operation: 'post',
  backdrop: undefined,
  words: '',
  format: '4:5',
  seed: undefined,
  formerSeed: undefined,
  layout: undefined,
  headline: '',
  signature: '',
  hasLightMatch: true,
  message: '',
  tone: 'warm',
  length: undefined,
}

/** The choices of an edit, to continue from. */
export function choicesOf({ operation, format, wishes }: Pick<Edit, 'operation' | 'format' | 'wishes'>): Choices {
  return {
    operation,
    backdrop: wishes.backdrop,
    words: wishes.words ?? '',
    format,
    seed: undefined,
    formerSeed: wishes.seed,
    layout: wishes.layout,
    headline: wishes.headline ?? '',
    signature: wishes.signature ?? '',
    hasLightMatch: wishes.light_match ?? true,
    message: wishes.message ?? '',
    tone: wishes.tone ?? FIRST_CHOICES.tone,
    length: wishes.length,
  }
}

/** In the format of the calls. Empty texts are sent too: they clear what a redo would otherwise copy from the first edit. */
export function wishesOf(choices: Choices): Edit['wishes'] {
  const { operation, backdrop, words, format, seed, layout, headline, signature, message, tone, length } = choices
  return {
    ...(backdrop !== undefined && { backdrop }),
    // texts are too long only where the operation does not ask for them
    words: fitting(words, WORDS_MAX),
    format,
    ...(seed !== undefined && changesBackdrop(operation) && { seed }),
    ...(layout !== undefined && makesPicture(operation) && { layout }),
    headline: fitting(headline, HEADLINE_MAX),
    signature: fitting(signature, SIGNATURE_MAX),
    light_match: choices.hasLightMatch,
    message: message.trim(),
    tone,
    ...(length !== undefined && { length }),
  }
}

const fitting = (text: string, limit: number): string => (text.length > limit ? '' : text.trim())

/** The first text of the order that is longer than the server takes. */
export function tooLongChoice(choices: Choices): 'words' | 'message' | 'headline' | 'signature' | undefined {
  const { operation, words, message, headline, signature } = choices
  if (needOf(operation) === 'words' && words.length > WORDS_MAX) return 'words'
  if (message.length > MESSAGE_MAX) return 'message'
  if (!makesPicture(operation)) return undefined
  if (headline.length > HEADLINE_MAX) return 'headline'
  return signature.length > SIGNATURE_MAX ? 'signature' : undefined
}

/** The first thing that the operation requires and that is missing. */
export function missingChoice(choices: Choices): Need | undefined {
  const need = needOf(choices.operation)
  return need !== undefined && (choices[need] ?? '').trim() === '' ? need : undefined
}

/** What the picture is set by, whether it was chosen or follows from the headline. */
export function layoutOf({ layout, headline }: Pick<Choices, 'layout' | 'headline'>): Layout {
  return layout ?? (headline.trim() === '' ? 'photo' : 'title')
}

/** Chosen before anything is shown. */
export function newSeed(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return drawn & SEED_MAX
}
