/** Turns a notice into a sentence in the reader's language. Money is always BRL. */
import { BUSINESS_ZONE } from '#features/business-zone.ts'
import { writeReais } from '#features/reais.ts'
import { noticeGroupTexts, noticeTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { NoticeAction, NoticeKind } from '../contract.ts'
import type { NoticeData } from './notice-data.ts'
import type { Notice } from './queries.ts'

const ACTION_OF_KIND: Readonly<Partial<Record<NoticeKind, NoticeAction>>> = {
  coupon_ending: 'subscribe',
  plan_overdue: 'new_card',
  plan_suspended: 'new_card',
  plan_stopped: 'subscribe',
  plan_ended: 'subscribe',
  plan_not_begun: 'subscribe',
  refund_completed: 'receipts',
  receipt_ready: 'receipts',
  payment_returned: 'receipts',
  dispute_lost: 'receipts',
  instagram_ending: 'connect_instagram',
  instagram_lost: 'connect_instagram',
  post_failed: 'posts',
  post_waits: 'posts',
  post_cancelled: 'posts',
  post_withdrawn: 'posts',
  posts_other_account: 'posts',
  terms_changed: 'terms',
  posts_held: 'connect_instagram',
  result_undelivered: 'studio',
  chat_linked: 'chats',
}

export function renderNotice(notice: Notice, language: Language) {
  const kind = notice.kind as NoticeKind // as: only kinds of the contract are ever posted
  return {
    id: notice.id,
    kind,
    text: fill(noticeTexts[language][kind], valuesOf(notice.data, language)),
    action: ACTION_OF_KIND[kind] ?? null,
    created_at: notice.createdAt.toISOString(),
  }
}

/** Kinds that may come many times: all notices of one kind that were not dismissed share one sentence. */
const GROUPED = ['post_failed', 'post_cancelled', 'post_withdrawn'] as const
type GroupedKind = (typeof GROUPED)[number]

export function isGrouped(kind: string): kind is GroupedKind {
  return GROUPED.some((grouped) => grouped === kind)
}

/** @param newestFirst the member's notices; the newest of a group represents it */
export function renderNotices(newestFirst: readonly Notice[], language: Language) {
  const groups = Map.groupBy(newestFirst, ({ id, kind }) => (isGrouped(kind) ? kind : id))
  return [...groups.values()].flatMap(([newest, ...others]) => {
    if (!newest) return []
    const alone = renderNotice(newest, language)
    if (others.length === 0 || !isGrouped(newest.kind)) return [alone]
    const values = { ...valuesOf(newest.data, language), count: String(others.length + 1) }
    return [{ ...alone, text: fill(noticeGroupTexts[language][newest.kind], values) }]
  })
}

/** Formats the values of a notice for its reader. */
export function valuesOf(
  { amountCents, date, protocol, lastDigits, reason }: NoticeData,
  language: Language,
): Record<string, string> {
  return {
    ...(amountCents === undefined ? {} : { amount: money(amountCents, language) }),
    ...(date === undefined ? {} : { date: day(date, language), time: time(date, language) }),
    ...(protocol === undefined ? {} : { protocol }),
    ...(lastDigits === undefined ? {} : { card: lastDigits }),
    ...(reason === undefined ? {} : { reason }),
  }
}

function money(cents: number, language: Language): string {
  // an ordinary space: a narrow no-break space is not in GSM-7 and would make an SMS cost three segments
  return writeReais(cents, language).replaceAll(/\s/g, ' ')
}

function day(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, dateStyle: 'short' }).format(new Date(moment))
}

function time(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(language, { timeZone: BUSINESS_ZONE, timeStyle: 'short' }).format(new Date(moment))
}
