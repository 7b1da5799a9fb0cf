import { useQuery } from '@tanstack/react-query'
import { fetchOrThrow } from '#features/api.ts'
import { publishing } from '#features/publishing/contract.ts'

/** More pages than a member can schedule; without a limit, a cursor that never ends would hang. */
const MOST_PAGES = 10

/** How many posts are scheduled, counted again whenever it is shown; 0 until it is known. */
export function useScheduledPosts(): number {
  const { data = 0 } = useQuery({ queryKey: ['scheduled posts'], queryFn: ({ signal }) => countScheduled(signal) })
  return data
}

async function countScheduled(signal: AbortSignal): Promise<number> {
  let count = 0
  let after: string | undefined
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const query = { state: 'scheduled' as const, ...(after !== undefined && { after }) }
    const found = await fetchOrThrow(publishing.listPublications, { query, signal })
    count += found.publications.length
    after = found.next
    if (after === undefined) break
  }
  return count
}
