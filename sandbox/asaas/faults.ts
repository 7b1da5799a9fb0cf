import { createFaults, type Faults } from '../faults.ts'

const DESCRIPTIONS = {
  refuse_card: 'the next card call is refused with invalid_action, whatever the card',
  refuse_card_by_docs: 'the next card call is refused with invalid_creditCard, as the documents have it',
  review_card: 'the first charge of the next subscription waits for a risk analysis',
  refuse_renewal: 'the next capture on a due day to come, whoever pays it, is refused: CAPTURE_REFUSED, and OVERDUE a day later',
  refuse_refund: 'the next refund is refused: the balance is too low',
  slow_refund: 'the next refund stays REFUND_IN_PROGRESS',
  lost_answer: 'the next changing call is done and its answer lost',
  slow: 'the next changing call is done and answered after 90 seconds',
  slow_read: 'the next reading call is answered after 90 seconds',
  server_error: 'the next call fails with 500 and does nothing',
  error_after_work: 'the next changing call is done and answered with 500',
  gateway_error: 'the next changing call is answered with 502 by the edge, and never reaches the provider',
  gateway_timeout: 'the next changing call is done and answered with 504 by the edge',
  rate_limited: 'the next call is answered with 429',
  unauthorized: 'the next call is answered with 401',
  empty_first_list: 'the next list of charges is still empty',
  unknown_status: 'the next charge that is read has a status of tomorrow',
  drop_webhook: 'the next event is never sent',
  duplicate_webhook: 'the next event is sent twice',
  late_webhook: 'the next event is sent after the one that follows it',
} as const

export type AsaasFault = keyof typeof DESCRIPTIONS
export type AsaasFaults = Faults<AsaasFault>

export function createAsaasFaults(): AsaasFaults {
  return createFaults(DESCRIPTIONS)
}
