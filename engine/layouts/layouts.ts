import type { LayoutId, LayoutTexts } from '#engine/types.ts'

export type TextField = keyof LayoutTexts

/** The texts that each layout shows, in the order in which they are read. */
export const LAYOUT_FIELDS: Readonly<Record<LayoutId, readonly TextField[]>> = {
  photo: [],
  title: ['title'],
  price: ['title', 'price', 'date'],
  column: ['title', 'body', 'date', 'price'],
  band: ['title', 'date', 'price'],
  frame: ['title', 'date'],
  story: ['title', 'date', 'price'],
  quote: ['body'],
}

/** The texts that a layout draws. A quote without a text of its own quotes the title. */
export function drawnTexts(layout: LayoutId, texts: LayoutTexts): LayoutTexts {
  const fields = LAYOUT_FIELDS[layout]
  const filled = layout === 'quote' ? { ...texts, body: texts.body ?? texts.title } : texts
  return Object.fromEntries(fields.flatMap((field) => (filled[field] ? [[field, filled[field]]] : [])))
}
