/** The ready designs of a post, for both halves. The engine draws them (`engine/layouts`). */
import type { TextField } from '#engine/value-lists.ts'

export { drawnTexts } from '#engine/post-designs/layouts.ts'
export {
  LAYOUT_FIELDS,
  type LayoutId as Layout,
  LAYOUTS,
  type LayoutTexts as PostTexts,
  TEXT_FIELDS,
  type TextField,
} from '#engine/value-lists.ts'

/** The longest texts, in UTF-16 units. */
export const TEXT_MAX = { title: 60, price: 24, date: 40, body: 140 } as const satisfies Readonly<Record<TextField, number>>
