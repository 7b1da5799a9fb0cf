import { addressOf } from '#features/api.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { layouts } from '#features/photo-edits/layout-contract.ts'
import { drawnTexts, type Layout, type PostTexts, TEXT_FIELDS } from '#features/photo-edits/layouts.ts'

interface ShownEdit {
  readonly edit: Pick<Edit, 'id' | 'wishes' | 'watermarked'>
  readonly texts: PostTexts
  /** Of the brand as it is now. */
  readonly stamp: string
}

/**
 * The address of a finished edit's preview with a layout. Names only the texts that the layout draws: others change nothing of it. `v`
 * names what else changes the picture, because the browser keeps what it got from an address: the cutout, the mark of the trial, the brand.
 */
export function previewAddress(layout: Layout, { edit, texts, stamp }: ShownEdit): string {
  const trimmed = Object.fromEntries(TEXT_FIELDS.map((field) => [field, texts[field]?.trim()]))
  const version = [edit.wishes.cutout_revision ?? 0, edit.watermarked ? 'trial' : 'plan', stamp].join(' ')
  return addressOf(layouts.previewLayout, {
    params: { id: edit.id, layout },
    query: { ...drawnTexts(layout, trimmed), v: version.slice(0, 40) },
  })
}
