/** The lists of operations: each a page of what another part keeps. */
import { listOpenMessages, type OpenMessage } from '#features/chat/server/index.ts'
import {
  findOwnersOfObjects,
  type KnockAtDesk,
  listKnocksAtDesk,
  listRepairs as findRepairs,
  type Repair,
} from '#features/payments/server/index.ts'
import { findPeople, type Person } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { cutPage, readCursor } from '#platform/page-cursor.ts'
import type { FailedJob } from '#platform/queue-desk.ts'
import {
  type FailedJobLine,
  type KnockLine,
  type KnockState,
  type MessageKind,
  type MessageLine,
  OPERATIONS_PAGE,
  type RepairLine,
} from '../contract.ts'
import type { OperationsDeps } from './deps.ts'

type After = string | undefined

export async function listFailedJobs({ queues }: OperationsDeps, after: After) {
  const found = await queues.listFailed({ after: placeOf(after), limit: OPERATIONS_PAGE + 1 })
  const { rows, next } = cutPage(found, OPERATIONS_PAGE)
  return { jobs: rows.map(presentJob), next }
}

export async function listRepairs({ db }: OperationsDeps, after: After) {
  const found = await findRepairs(db, { after: placeOf(after), limit: OPERATIONS_PAGE + 1 })
  const { rows, next } = cutPage(
    found.map((repair) => ({ ...repair, createdAt: repair.startedAt })),
    OPERATIONS_PAGE,
  )
  return { repairs: rows.map(presentRepair), next }
}

export async function listKnocks(
  { db, clock }: OperationsDeps,
  { state, after }: { state?: KnockState | undefined; after?: After },
) {
  const place = after === undefined ? undefined : readPlace(after)
  const beyond = place && { receivedAt: place.receivedAt, eventId: place.id }
  const found = await listKnocksAtDesk(db, { state, after: beyond, limit: OPERATIONS_PAGE + 1, now: clock.now() })
  const rows = found.slice(0, OPERATIONS_PAGE)
  const last = rows.at(-1)
  const next = found.length > OPERATIONS_PAGE && last ? writePlace(last.receivedAt, last.eventId) : undefined
  const owners = await findOwnersOfObjects(
    db,
    rows.flatMap(({ objectId }) => objectId ?? []),
  )
  const people = await findPeople(db, [...owners.values()])
  const whose = ({ objectId }: KnockAtDesk) => people.get(owners.get(objectId ?? '') ?? '')
  return { webhooks: rows.map((knock) => presentKnock(knock, whose(knock))), next }
}

export async function listMessages({ db, clock }: OperationsDeps, after: After) {
  const place = after === undefined ? undefined : readPlace(after)
  const found = await listOpenMessages(db, { after: place, limit: OPERATIONS_PAGE + 1, now: clock.now() })
  const rows = found.slice(0, OPERATIONS_PAGE)
  const last = rows.at(-1)
  const next = found.length > OPERATIONS_PAGE && last ? writePlace(last.receivedAt, last.id) : undefined
  return { messages: rows.map(presentMessage), next }
}

/** The newest; null before the first. */
export async function readLastRepair({ db }: OperationsDeps): Promise<RepairLine | null> {
  const [newest] = await findRepairs(db, { after: undefined, limit: 1 })
  return newest ? presentRepair(newest) : null
}

function placeOf(after: After) {
  return after === undefined ? undefined : readCursor(after)
}

/** What came from a provider has its id, of any shape. */
function writePlace(receivedAt: Date, id: string): string {
  return Buffer.from(`${receivedAt.getTime()} ${id}`).toString('base64url')
}

function readPlace(cursor: string) {
  const [, time, id] = /^(\d{1,14}) ([^\0]+)$/u.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return time && id ? { receivedAt: new Date(Number(time)), id } : refuse('invalid_request', { field: 'after' })
}

function presentJob({ id, queue, error, attempts, failedAt }: FailedJob): FailedJobLine {
  return { id, queue, error: error.name, code: error.code, attempts, failed_at: failedAt.toISOString() }
}

function presentKnock(knock: KnockAtDesk, person: Person | undefined): KnockLine {
  const { eventId, event, objectId, state, receivedAt, settledAt } = knock
  return {
    id: eventId,
    event,
    object_id: objectId,
    user: person ?? null,
    state,
    received_at: receivedAt.toISOString(),
    settled_at: settledAt?.toISOString() ?? null,
  }
}

const KINDS: Readonly<Record<string, MessageKind>> = { text: 'text', image: 'photo', document: 'photo' }

function presentMessage({ id, kind, isStuck, receivedAt }: OpenMessage): MessageLine {
  return { id, kind: KINDS[kind ?? ''] ?? 'other', is_stuck: isStuck, received_at: receivedAt.toISOString() }
}

function presentRepair(repair: Repair): RepairLine {
  return {
    id: repair.id,
    is_daily: repair.orderedBy === null,
    state: repair.state as RepairLine['state'], // as: the table's check allows no other text
    done: repair.done,
    total: Math.max(repair.done, repair.total),
    subscriptions_fixed: repair.subscriptionsFixed,
    payments_processed: repair.paymentsProcessed,
    unread: repair.unread,
    started_at: repair.startedAt.toISOString(),
    ended_at: repair.endedAt?.toISOString() ?? null,
  }
}
