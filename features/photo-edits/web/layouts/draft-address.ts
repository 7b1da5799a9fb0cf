import { addressOf } from '#features/api.ts'
import { DRAFTED, layouts } from '#features/photo-edits/layout-contract.ts'
import { drawnTexts, type Layout, type PostTexts } from '#features/photo-edits/layouts.ts'
import { type Choices, missingChoice, tooLongChoice, wishesOf } from '../order/choices.ts'

export interface Draft {
  readonly photoId: string
  readonly choices: Choices
  readonly texts: PostTexts
  /** Of the cutout that would be ordered. */
  readonly cutoutRevision: number | undefined
  /** Names what else changes the picture, and how: it is not the browser's copy of an earlier one. */
  readonly version: string
}

/** Whether an order with these choices can be shown before it is made. */
export function canDraft(choices: Choices): boolean {
  const isDrafted = DRAFTED.some((operation) => operation === choices.operation)
  return isDrafted && missingChoice(choices) === undefined && tooLongChoice(choices) === undefined
}

/** The address of a photo's preview with a layout. Names only what changes the picture. */
export function draftAddress(layout: Layout, { photoId, choices, texts, cutoutRevision, version }: Draft): string {
  const { backdrop, format, seed, signature, light_match: lightMatch } = wishesOf(choices)
  const isSwap = choices.operation === 'swap'
  return addressOf(layouts.previewDraft, {
    params: { id: photoId, layout },
    query: {
      operation: choices.operation,
      format,
      ...(isSwap && { backdrop, seed, light_match: lightMatch }),
      ...(signature !== '' && { signature }),
      ...(cutoutRevision !== undefined && { cutout_revision: cutoutRevision }),
      ...drawnTexts(layout, texts),
      v: version.slice(0, 40),
    },
  })
}
