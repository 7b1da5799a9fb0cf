/** How soon a post should be fetched again. */
import type { Publication, PublicationState } from '#features/publishing/contract.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
/** A permalink is known shortly after publishing, or never. */
const PERMALINK_WITHIN = 2 * MINUTE

type PacedPost = Pick<Publication, 'state' | 'at' | 'published_at' | 'permalink'>
type Pace = (publication: PacedPost, now: Date) => number | false

const ageOf = (moment: string, now: Date) => now.getTime() - new Date(moment).getTime()
const isAddressAwaited = ({ permalink, published_at: publishedAt, at }: PacedPost, now: Date) =>
  permalink === undefined && ageOf(publishedAt ?? at, now) < PERMALINK_WITHIN

const PACE: Readonly<Record<PublicationState, Pace>> = {
  scheduled: ({ at }, now) => (ageOf(at, now) > -MINUTE ? 5 * SECOND : MINUTE),
  preparing: () => 1.5 * SECOND,
  waiting: () => 5 * SECOND,
  publishing: () => 1.5 * SECOND,
  published: (publication, now) => (isAddressAwaited(publication, now) ? 3 * SECOND : false),
  failed: () => false,
  cancelled: () => false,
}

/** Milliseconds until the next fetch; false when nothing changes by itself. */
export function refetchAfter(publication: PacedPost, now: Date): number | false {
  return PACE[publication.state](publication, now)
}

/** The shortest wait of all posts. */
export function refetchAllAfter(publications: readonly PacedPost[], now: Date): number | false {
  const waits = publications.map((publication) => refetchAfter(publication, now)).filter((wait) => wait !== false)
  return waits.length === 0 ? false : Math.min(...waits)
}
