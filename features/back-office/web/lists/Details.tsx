import { useTranslation } from 'react-i18next'
import { ACTIVITY_ACTORS, ACTIVITY_KINDS } from '#features/activity/contract.ts'
import { useMoneyFormat } from '#features/use-money-format.ts'
import { PICTURE_KINDS } from '#features/back-office/member-shapes.ts'
import {
  PANEL_PAYMENT_STATUSES,
  PANEL_PAYMENT_TROUBLES,
  PANEL_REFUND_FILTERS,
  type PanelActivity,
  type PanelTexts,
} from '#features/back-office/panel-contract.ts'
import { useWriteValue } from '../activity/Changes.tsx'
import { useNameKind } from '../activity/use-activity-sentence.ts'
import { useCalendarDay } from '../use-calendar-day.ts'

/** The details that a person needs, without ids and keys. */
const FIELDS = [
  'amount_cents',
  'failures',
  'is_last',
  'code',
  'payment',
  'list',
  'is_search',
  'status',
  'actor',
  'kind',
  'from',
  'to',
  'coupon',
  'picture',
  'queue',
  'webhook_id',
  'replayed',
  'state',
  'subscriptions_fixed',
  'payments_processed',
  'errors',
] as const
const LISTS = ['payments', 'refunds', 'members', 'activity', 'redemptions', 'reconciliations', 'chat', 'conversations'] as const

/** The details missing from the entry's sentence: which list, coupon or job. */
export function Details({ line: { detail, cause } }: { line: Pick<PanelActivity, 'detail' | 'cause'> }) {
  const { t } = useTranslation('panel')
  const write = useWriteDetail()
  const present = FIELDS.filter((field) => detail[field]) // skips false and zero
  if (present.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
      {present.map((field) => (
        <li key={field} className="wrap-anywhere">
          {t('detail.line', {
            field: t(`detail.fields.${field}`),
            value: field === 'code' && cause !== null ? cause : write(field, detail[field]),
          })}
        </li>
      ))}
    </ul>
  )
}

type Field = (typeof FIELDS)[number]
type Value = PanelTexts[string] | undefined

function useWriteDetail(): (field: Field, value: Value) => string {
  const { t } = useTranslation('panel')
  const writeValue = useWriteValue()
  const writeMoney = useMoneyFormat()
  const writeDay = useCalendarDay('whole')
  const nameKind = useNameKind()
  const writers: Partial<Record<Field, (value: Value) => string | undefined>> = {
    list: (value) => writeOne(LISTS, value, (list) => t(`detail.lists.${list}`)),
    picture: (value) => writeOne(PICTURE_KINDS, value, (kind) => t(`detail.pictures.${kind}`)),
    status: (value) =>
      writeOne(PANEL_PAYMENT_STATUSES, value, (status) => t(`paymentStatus.${status}`)) ??
      writeOne(PANEL_PAYMENT_TROUBLES, value, (trouble) => t(`paymentTrouble.${trouble}`)) ??
      writeOne(PANEL_REFUND_FILTERS, value, (status) => t(`refundStatus.${status}`)),
    actor: (value) => writeOne(ACTIVITY_ACTORS, value, (actor) => t(`actors.${actor}`)),
    kind: (value) => writeOne(ACTIVITY_KINDS, value, nameKind),
    from: (value) => writeDay(String(value)),
    to: (value) => writeDay(String(value)),
    amount_cents: (value) => writeMoney(Number(value)),
  }
  return (field, value) => writers[field]?.(value) ?? writeValue(field, value)
}

/** Undefined for a value without a text. */
function writeOne<Known extends string>(
  all: readonly Known[],
  value: Value,
  write: (known: Known) => string,
): string | undefined {
  const known = all.find((each) => each === value)
  return known && write(known)
}
