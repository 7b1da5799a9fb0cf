import { isBlank } from '#features/endpoint.ts'
import { type PostTexts, TEXT_FIELDS } from '#features/photo-edits/layouts.ts'

/** Texts without blanks around them, and without empty ones. */
export function tidyTexts(texts: PostTexts): PostTexts {
  return Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => {
      const text = texts[field]?.trim() ?? ''
      return isBlank(text) ? [] : [[field, text]]
    }),
  )
}
