import { findReadyBackdrop } from '#engine/backdrop/ready-backdrops.ts'
import { hashParts } from '#platform/crypto.ts'
import { refuse } from '#platform/errors.ts'
import type { Edit, Format, Operation } from '#features/photo-edits/contract.ts'
import { isBlank } from '#features/endpoint.ts'
import { tidyTexts } from '../layouts/tidy-texts.ts'
import { type Need, needOf } from '#features/photo-edits/operations.ts'

export type Wishes = Edit['wishes']

export type TidyWishes = Wishes & { readonly format: Format }

/** Wishes in their stored form: trimmed, without values that say nothing, and always with a format. */
export function tidyWishes(wishes: Wishes): TidyWishes {
  const tidy = Object.entries({ ...wishes, texts: wishes.texts && tidyTexts(wishes.texts) })
    .map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value] as const)
    .filter(([, value]) => value !== undefined && !(typeof value === 'string' && isBlank(value)))
  // the same keys with the same kinds of values, only fewer of them
  const kept = Object.fromEntries(tidy) as Wishes
  return { ...kept, format: kept.format ?? '4:5' }
}

const CHECKS: Readonly<Record<Need, (wishes: Wishes) => void>> = {
  backdrop: ({ backdrop }) => {
    if (!backdrop) refuse('backdrop_missing', { field: 'backdrop' })
    if (!findReadyBackdrop(backdrop)) refuse('backdrop_unknown', { field: 'backdrop' })
  },
  words: ({ words }) => {
    if (!words) refuse('words_missing', { field: 'words' })
  },
  message: ({ message }) => {
    if (!message) refuse('message_missing', { field: 'message' })
  },
}

/** Refuses an operation without a wish that it requires. */
export function checkWishes(operation: Operation, wishes: Wishes): void {
  const need = needOf(operation)
  if (need !== undefined) CHECKS[need](wishes)
}

/** Distinguishes a repeated tap from another request: the same for the same wishes in any order. */
export function hashRequest(request: {
  photoId: string
  operation: Operation
  wishes: Wishes
  redoOf?: string | undefined
}): string {
  const { wishes, ...rest } = request
  // each tab draws its own, and the same order from two of them is one
  const { seed: _, ...asked } = wishes
  const sorted = Object.entries(asked).sort(([a], [b]) => (a < b ? -1 : 1))
  return hashParts([rest.photoId, rest.operation, rest.redoOf ?? null, sorted])
}
