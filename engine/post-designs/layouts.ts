import { LAYOUT_FIELDS, type LayoutId, type LayoutTexts } from '#engine/value-lists.ts'

/** The texts that a layout draws, blank ones left out. A quote without a text of its own quotes the title. */
export function drawnTexts(layout: LayoutId, texts: LayoutTexts): LayoutTexts {
  const filled = layout === 'quote' && !texts.body?.trim() ? { ...texts, body: texts.title } : texts
  return Object.fromEntries(LAYOUT_FIELDS[layout].flatMap((field) => (filled[field]?.trim() ? [[field, filled[field]]] : [])))
}
