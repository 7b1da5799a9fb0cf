/** Sends the single SMS that a notice about money causes. */
import { z } from 'zod'
import { paths } from '#features/paths.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import type { Transaction } from '#platform/database.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Attempt, Job } from '#platform/queue.ts'
import { noticeSmsTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { NoticeKind } from '../contract.ts'
import type { NoticesDeps } from './deps.ts'
import type { NoticeData } from './notice-data.ts'
import { findNotice } from './queries.ts'
import { valuesOf } from './render-notice.ts'

/** Kinds worth an SMS. Left out: what the member just did, and what can wait until they open their account. */
const TEXTED = [
  'renewal_soon',
  'plan_overdue',
  'plan_suspended',
  'plan_stopped',
  'plan_ended',
  'plan_not_begun',
  'refund_completed',
  'refund_failed',
  'payment_returned',
] as const
type TextedKind = (typeof TEXTED)[number]

export function isTextedByPhone(kind: string): kind is TextedKind & NoticeKind {
  return TEXTED.some((texted) => texted === kind)
}

/**
 * Kinds that a member should know before they open their account. A chat message costs less than an SMS, so more than money
 * is sent there.
 */
const SENT_IN_CHAT: ReadonlySet<NoticeKind> = new Set([
  ...TEXTED,
  'coupon_ending',
  'plan_disputed',
  'dispute_lost',
  'plan_held',
  'plan_released',
  'instagram_ending',
  'instagram_lost',
  'terms_changed',
  'chat_linked',
] as const)

export function isSentInChat(kind: NoticeKind): boolean {
  return SENT_IN_CHAT.has(kind)
}

/** After the last attempt the failure is logged; the notice stays in the account. */
export const textNoticeJob: Job<{ noticeId: string }> = {
  name: 'notices.text',
  payload: z.object({ noticeId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 1,
}

/**
 * Orders an SMS when the chat could not be used. The job id allows one per notice; the job does nothing for kinds that get no
 * SMS.
 */
export function textInstead({ queue }: Pick<NoticesDeps, 'queue'>, tx: Transaction, noticeId: string): Promise<void> {
  return queue.enqueue(tx, textNoticeJob, { payload: { noticeId }, id: noticeId })
}

const WORTH_READING_SECONDS = (10 * HOUR) / SECOND

/** Sends once even when the job runs twice: the SMS sender knows the notice's id. */
export async function textNotice(deps: NoticesDeps, noticeId: string, { isLast }: Pick<Attempt, 'isLast'>): Promise<void> {
  const { db, members, sms, log } = deps
  const notice = await findNotice(db, noticeId)
  if (!notice || !isTextedByPhone(notice.kind)) return
  const to = await members.findPhone(db, notice.memberId)
  if (to === undefined) return
  const language = await members.findLanguage(db, notice.memberId)
  const body = fill(noticeSmsTexts[language][notice.kind], smsValues(deps, notice.data, language))
  try {
    await sms.send({ to, body, validitySeconds: WORTH_READING_SECONDS, reference: noticeId })
  } catch (error) {
    if (!(error instanceof ProviderFault)) throw error
    if (error.isRetryable && !isLast) throw error
    log.warn({ err: error, noticeId }, 'a notice could not be sent by SMS')
  }
}

/** Values for the messages' texts; `link` opens the form for a new card. */
export function smsValues(
  { brandName, publicUrl }: Pick<NoticesDeps, 'brandName' | 'publicUrl'>,
  data: NoticeData,
  language: Language,
): Record<string, string> {
  const link = new URL(paths.account({ tab: 'billing', card: 'new' }), publicUrl).href
  return { brand: brandName, link, ...valuesOf(data, language) }
}
