/** The long lists of one member's page, paged, newest first. */
import { type Delivery, listDeliveries } from '#features/chat/server/index.ts'
import {
  type AllowanceEntry,
  listAllowance,
  listReturns,
  listSubscriptions,
  type Return,
} from '#features/membership/server/index.ts'
import { listNoticesForPanel, renderNotice } from '#features/notices/server/index.ts'
import { type WebhookEvent, listWebhookEventsForPanel } from '#features/payments/server/index.ts'
import { type EditForPanel, listEditsForPanel } from '#features/photo-edits/server/index.ts'
import { refuse } from '#platform/errors.ts'
import { cutPage, type Cursor, readCursor } from '#platform/page-cursor.ts'
import type { Language } from '#phrases/shape.ts'
import { PANEL_PAGE } from '#features/back-office/panel-contract.ts'
import type {
  DeliveryState,
  PanelAllowanceEntry,
  PanelDelivery,
  PanelEdit,
  PanelWebhookEvent,
  PictureKind,
} from '#features/back-office/member-shapes.ts'
import type { ListDeps } from './deps.ts'

export interface MemberList {
  readonly memberId: string
  /** `next` of the previous page. */
  readonly after: string | undefined
}

const LIMIT = PANEL_PAGE + 1

export async function listMemberAllowance({ db, clock }: ListDeps, { memberId, after }: MemberList) {
  const place = after === undefined ? undefined : readNumber(after)
  const found = await listAllowance(db, { memberId, after: place, limit: LIMIT, now: clock.now() })
  const rows = found.slice(0, PANEL_PAGE)
  return { entries: rows.map(presentEntry), next: found.length > PANEL_PAGE ? String(rows.at(-1)?.id) : undefined }
}

export async function listMemberWebhookEvents({ db }: ListDeps, { memberId, after }: MemberList) {
  const subscriptionIds = (await listSubscriptions(db, memberId)).flatMap(
    ({ providerSubscriptionId }) => providerSubscriptionId ?? [],
  )
  const place = after === undefined ? undefined : readWebhookEventCursor(after)
  const found = await listWebhookEventsForPanel(db, { memberId, subscriptionIds, after: place, limit: LIMIT })
  const rows = found.slice(0, PANEL_PAGE)
  const last = rows.at(-1)
  return {
    webhooks: rows.map(presentWebhookEvent),
    next: found.length > PANEL_PAGE && last ? writeWebhookEventCursor(last) : undefined,
  }
}

export async function listMemberNotices({ db }: ListDeps, { memberId, after }: MemberList, language: Language) {
  const found = await listNoticesForPanel(db, { memberId, after: placeOf(after), limit: LIMIT })
  const { rows, next } = cutPage(found, PANEL_PAGE)
  const notices = rows.map((notice) => {
    const { id, kind, text, created_at } = renderNotice(notice, language)
    return { id, kind, text, created_at, dismissed_at: notice.dismissedAt?.toISOString() ?? null }
  })
  return { notices, next }
}

export async function listMemberDeliveries({ db }: ListDeps, { memberId, after }: MemberList) {
  const found = await listDeliveries(db, { memberId, after: placeOf(after), limit: LIMIT })
  const { rows, next } = cutPage(found, PANEL_PAGE)
  return { deliveries: rows.map(presentDelivery), next }
}

export async function listMemberEdits({ db, clock }: ListDeps, { memberId, after }: MemberList) {
  const found = await listEditsForPanel(db, { memberId, after: placeOf(after), limit: LIMIT })
  const { rows, next } = cutPage(found, PANEL_PAGE)
  const returns = await listReturns(db, { memberId, editIds: rows.map(({ id }) => id), now: clock.now() })
  return { edits: rows.map((edit) => presentEdit(edit, returns.get(edit.id))), next }
}

function placeOf(after: string | undefined): Cursor | undefined {
  return after === undefined ? undefined : readCursor(after)
}

/** Ledger entries are numbered in the order in which they were written. */
function readNumber(cursor: string): number {
  return /^\d{1,15}$/.test(cursor) ? Number(cursor) : refuse('invalid_request', { field: 'after' })
}

/** Webhooks have the provider's ids, whose format is unknown. */
function writeWebhookEventCursor({ receivedAt, eventId }: WebhookEvent): string {
  return Buffer.from(`${receivedAt.getTime()} ${eventId}`).toString('base64url')
}

function readWebhookEventCursor(cursor: string) {
  const [, time, eventId] = /^(\d{1,14}) ([^\0]+)$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  return time && eventId ? { receivedAt: new Date(Number(time)), eventId } : refuse('invalid_request', { field: 'after' })
}

function presentEntry({ id, kind, editId, periodStartsAt, canGiveBack, createdAt }: AllowanceEntry): PanelAllowanceEntry {
  return {
    id: String(id),
    kind: kind as PanelAllowanceEntry['kind'], // as: the table's check allows no other text
    edit_id: editId,
    period: periodStartsAt.toISOString(),
    can_give_back: canGiveBack,
    created_at: createdAt.toISOString(),
  }
}

function presentWebhookEvent({ eventId, event, objectId, receivedAt, syncedAt }: WebhookEvent): PanelWebhookEvent {
  return {
    id: eventId,
    event,
    about: objectId,
    received_at: receivedAt.toISOString(),
    synced_at: syncedAt?.toISOString() ?? null,
  }
}

function presentDelivery({ id, purpose, isTemplate, failure, createdAt, sentAt, ...delivery }: Delivery): PanelDelivery {
  return {
    id,
    purpose,
    is_template: isTemplate,
    state: stateOf(delivery),
    failure,
    created_at: createdAt.toISOString(),
    sent_at: sentAt?.toISOString() ?? null,
  }
}

/** A message being sent, or whose answer was lost, counts as waiting. */
function stateOf({ state, receipt }: Pick<Delivery, 'state' | 'receipt'>): DeliveryState {
  if (state === 'sent') return receipt ?? 'sent'
  return state === 'sending' ? 'waiting' : state
}

function presentEdit(edit: EditForPanel, giveBack: Return | undefined): PanelEdit {
  const { id, operation, state, isFree, errorCode, createdAt, finishedAt, ...pictures } = edit
  const there: readonly (readonly [PictureKind, boolean])[] = [
    ['photo', pictures.hasPhoto],
    ['result', pictures.hasResult],
  ]
  return {
    id,
    operation,
    state,
    is_free: isFree,
    error_code: errorCode,
    created_at: createdAt.toISOString(),
    finished_at: finishedAt?.toISOString() ?? null,
    give_back: giveBack ?? null,
    pictures: there.flatMap(([kind, isThere]) => (isThere ? [kind] : [])),
  }
}
