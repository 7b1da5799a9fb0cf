/** The lists of operations: each a page of another feature's rows. */
import { listOpenMessages, type OpenMessage } from '#features/chat/server/index.ts'
import {
  findOwnersOfObjects,
  type InboxEvent,
  listInboxEvents,
  listReconciliations as findReconciliations,
  type Reconciliation,
} from '#features/payments/server/index.ts'
import { findPeople, type Person } from '#features/sign-in/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { cutPage, readCursor } from '#platform/page-cursor.ts'
import type { FailedJob } from '#platform/queue-admin.ts'
import {
  type FailedJobLine,
  type WebhookEventLine,
  type WebhookEventState,
  type MessageKind,
  type MessageLine,
  OPERATIONS_PAGE,
  type ReconciliationLine,
} from '#features/back-office/operations-contract.ts'
import type { OperationsDeps } from './deps.ts'

type After = string | undefined

export async function listFailedJobs({ queues }: OperationsDeps, after: After) {
  const found = await queues.listFailed({ after: placeOf(after), limit: OPERATIONS_PAGE + 1 })
  const { rows, next } = cutPage(found, OPERATIONS_PAGE)
  return { jobs: rows.map(presentJob), next }
}

export async function listReconciliations({ db }: OperationsDeps, after: After) {
  const found = await findReconciliations(db, { after: placeOf(after), limit: OPERATIONS_PAGE + 1 })
  const { rows, next } = cutPage(
    found.map((reconciliation) => ({ ...reconciliation, createdAt: reconciliation.startedAt })),
    OPERATIONS_PAGE,
  )
  return { reconciliations: rows.map(presentReconciliation), next }
}

export async function listWebhookEvents(
  { db, clock }: OperationsDeps,
  { state, after }: { state?: WebhookEventState | undefined; after?: After },
) {
  const place = after === undefined ? undefined : readPlace(after)
  const beyond = place && { receivedAt: place.receivedAt, eventId: place.id }
  const found = await listInboxEvents(db, { state, after: beyond, limit: OPERATIONS_PAGE + 1, now: clock.now() })
  const rows = found.slice(0, OPERATIONS_PAGE)
  const last = rows.at(-1)
  const next = found.length > OPERATIONS_PAGE && last ? writePlace(last.receivedAt, last.eventId) : undefined
  const owners = await findOwnersOfObjects(
    db,
    rows.flatMap(({ objectId }) => objectId ?? []),
  )
  const people = await findPeople(db, [...owners.values()])
  const whose = ({ objectId }: InboxEvent) => people.get(owners.get(objectId ?? '') ?? '')
  return { webhooks: rows.map((webhookEvent) => presentWebhookEvent(webhookEvent, whose(webhookEvent))), next }
}

export async function listMessages({ db, clock }: OperationsDeps, after: After) {
  const place = after === undefined ? undefined : readPlace(after)
  const found = await listOpenMessages(db, { after: place, limit: OPERATIONS_PAGE + 1, now: clock.now() })
  const rows = found.slice(0, OPERATIONS_PAGE)
  const last = rows.at(-1)
  const next = found.length > OPERATIONS_PAGE && last ? writePlace(last.receivedAt, last.id) : undefined
  return { messages: rows.map(presentMessage), next }
}

/** The newest one; null before the first. */
export async function readLastReconciliation({ db }: OperationsDeps): Promise<ReconciliationLine | null> {
  const [newest] = await findReconciliations(db, { after: undefined, limit: 1 })
  return newest ? presentReconciliation(newest) : null
}

function placeOf(after: After) {
  return after === undefined ? undefined : readCursor(after)
}

/** Cursors are encoded, because a provider's ids can have any format. */
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

function presentWebhookEvent(webhookEvent: InboxEvent, person: Person | undefined): WebhookEventLine {
  const { eventId, event, objectId, state, receivedAt, syncedAt } = webhookEvent
  return {
    id: eventId,
    event,
    object_id: objectId,
    user: person ?? null,
    state,
    received_at: receivedAt.toISOString(),
    synced_at: syncedAt?.toISOString() ?? null,
  }
}

const KINDS: Readonly<Record<string, MessageKind>> = { text: 'text', image: 'photo', document: 'photo' }

function presentMessage({ id, kind, isStuck, receivedAt }: OpenMessage): MessageLine {
  return { id, kind: KINDS[kind ?? ''] ?? 'other', is_stuck: isStuck, received_at: receivedAt.toISOString() }
}

function presentReconciliation(reconciliation: Reconciliation): ReconciliationLine {
  return {
    id: reconciliation.id,
    is_daily: reconciliation.orderedBy === null,
    state: reconciliation.state as ReconciliationLine['state'], // as: the table's check allows no other text
    done: reconciliation.done,
    total: Math.max(reconciliation.done, reconciliation.total),
    subscriptions_fixed: reconciliation.subscriptionsFixed,
    payments_processed: reconciliation.paymentsProcessed,
    unread: reconciliation.unread,
    started_at: reconciliation.startedAt.toISOString(),
    ended_at: reconciliation.endedAt?.toISOString() ?? null,
  }
}
