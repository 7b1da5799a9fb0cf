import { type Layout, LAYOUTS, type PostTexts } from '#features/photo-edits/layouts.ts'

/** How many are seen before the others are asked for. */
const FIRST_ROW = 3

/** Layouts that suit texts with a price, with a title alone, and without any. */
const SUITING = {
  price: ['price', 'band', 'column', 'story'],
  title: ['title', 'frame', 'story', 'photo'],
  none: ['photo', 'frame', 'title'],
} as const satisfies Readonly<Record<string, readonly Layout[]>>

/** The layouts in the order in which they are offered: the one in use and those that suit the texts come first. */
export function offeredLayouts(current: Layout, texts: PostTexts): { first: readonly Layout[]; others: readonly Layout[] } {
  const suiting: readonly Layout[] = SUITING[suitOf(texts)]
  const ranked = [...new Set([current, ...suiting, ...LAYOUTS])]
  const chosen = ranked.slice(0, FIRST_ROW)
  return { first: inOrder(chosen), others: inOrder(ranked.slice(FIRST_ROW)) }
}

/** As the server lists them, whichever of them is in use. */
function inOrder(those: readonly Layout[]): readonly Layout[] {
  return LAYOUTS.filter((layout) => those.includes(layout))
}

function suitOf({ title, price, body }: PostTexts): keyof typeof SUITING {
  if (price) return 'price'
  return title || body ? 'title' : 'none'
}
