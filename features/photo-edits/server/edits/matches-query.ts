import { type SQL, sql } from 'drizzle-orm'
import { escapeLike, foldedIn, foldText } from '#platform/fold-text.ts'
import { TEXT_FIELDS } from '#features/photo-edits/layouts.ts'
import { edits } from '../schema.ts'

/**
 * Each word of a search may stand elsewhere: in the caption, the line for it, or the texts of the layout. What is written is folded
 * once for all words, since that costs more than to look for one.
 */
export function matchesQuery(query: string): SQL {
  const { caption, wishes } = edits
  const inLayout = TEXT_FIELDS.map((field) => sql`${wishes} -> 'texts' ->> ${field}`)
  const wished = ['headline', 'message', 'words'].map((field) => sql`${wishes} ->> ${field}`)
  const written = foldedIn(sql`concat_ws(' ', ${sql.join([caption, ...wished, ...inLayout], sql`, `)})`)
  const sought = [...new Set(foldText(query).split(/\s+/))].map((word) => sql`${`%${escapeLike(word)}%`}`)
  return sql`${written} like all (array[${sql.join(sought, sql`, `)}]::text[])`
}
