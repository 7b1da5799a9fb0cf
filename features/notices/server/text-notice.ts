/** The one message by SMS that a notice of money brings. */
import { z } from 'zod'
import { paths } from '#features/paths.ts'
import { HOUR, SECOND } from '#platform/clock.ts'
import { ProviderFault } from '#platform/errors.ts'
import type { Attempt, Job } from '#platform/queue.ts'
import { noticeSmsTexts } from '#phrases/money.ts'
import { fill, type Language } from '#phrases/shape.ts'
import type { NoticeKind } from '../contract.ts'
import type { NoticesDeps } from './deps.ts'
import type { NoticeData } from './notice-data.ts'
import { findNotice } from './queries.ts'
import { valuesOf } from './render-notice.ts'

/** What the member did themselves a moment ago, or reads at leisure, is worth no message. */
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

/** Last attempt: the log says that it was not sent; the notice stands in the account all the same. */
export const textNoticeJob: Job<{ noticeId: string }> = {
  name: 'notices.text',
  payload: z.object({ noticeId: z.uuid() }),
  retryLimit: 5,
  retryDelaySeconds: 30,
  expireInSeconds: 60,
  policy: 'standard',
  concurrency: 1,
}

const WORTH_READING_SECONDS = (10 * HOUR) / SECOND

/** Run twice it sends once: the sender knows the notice's id. */
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
    log.warn({ err: error, noticeId }, 'a notice was not sent by SMS')
  }
}

/** What the sentences of messages may name; `link` leads to where another card is given. */
export function smsValues(
  { brandName, publicUrl }: Pick<NoticesDeps, 'brandName' | 'publicUrl'>,
  data: NoticeData,
  language: Language,
): Record<string, string> {
  const link = new URL(paths.account({ tab: 'billing', card: 'new' }), publicUrl).href
  return { brand: brandName, link, ...valuesOf(data, language) }
}
