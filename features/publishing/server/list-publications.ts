import { cutPage, readCursor } from '#platform/page-cursor.ts'
import { PAGE_SIZE, type PublicationState } from '../contract.ts'
import type { PublishingDeps } from './deps.ts'
import { listPublicationRows, type PublicationRow } from './queries.ts'

export interface ListRequest {
  readonly memberId: string
  readonly editId?: string | undefined
  readonly state?: PublicationState | undefined
  readonly from?: Date | undefined
  readonly until?: Date | undefined
  /** `next` of the previous page. */
  readonly after?: string | undefined
}

export interface PublicationPage {
  readonly rows: readonly PublicationRow[]
  /** Absent on the last page. */
  readonly next: string | undefined
}

/** A page of the member's posts, the newest order first. Refuses a cursor that we did not issue. */
export async function listPublications({ db }: Pick<PublishingDeps, 'db'>, request: ListRequest): Promise<PublicationPage> {
  const after = request.after === undefined ? undefined : readCursor(request.after)
  return cutPage(await listPublicationRows(db, { ...request, after, limit: PAGE_SIZE + 1 }), PAGE_SIZE)
}
