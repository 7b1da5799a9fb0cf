import { and, type SQL, sql } from 'drizzle-orm'
import { foldedIn, foldText } from '#platform/fold-text.ts'
import { TEXT_FIELDS } from '#features/photo-edits/layouts.ts'
import { edits } from '../schema.ts'

/** Each word of a search may stand elsewhere: in the caption, the line for it, or the texts of the layout. */
export function hasWords(words: string): SQL | undefined {
  const { caption, wishes } = edits
  const inLayout = TEXT_FIELDS.map((field) => sql`${wishes} -> 'texts' ->> ${field}`)
  const wished = ['headline', 'message', 'words'].map((field) => sql`${wishes} ->> ${field}`)
  const written = foldedIn(sql`concat_ws(' ', ${sql.join([caption, ...wished, ...inLayout], sql`, `)})`)
  return and(
    ...foldText(words)
      .split(/\s+/)
      .map((word) => sql`strpos(${written}, ${word}) > 0`),
  )
}
