import { useTranslation } from 'react-i18next'
import { useMoneyFormat } from '#features/membership/web/use-money-format.ts'
import { PICTURE_KINDS } from '../member-shapes.ts'
import type { PanelActivity, PanelWords } from '../contract.ts'
import { useWriteValue } from './Changes.tsx'
import { useCalendarDay } from './use-calendar-day.ts'

/** What of a line's details a person asks for; ids and keys say nothing to them. */
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
const LISTS = ['payments', 'refunds', 'members', 'activity', 'redemptions', 'repairs', 'chat'] as const

/** Which list, which coupon, which job: what the sentence of a line leaves open. */
export function Details({ line: { detail, cause } }: { line: Pick<PanelActivity, 'detail' | 'cause'> }) {
  const { t } = useTranslation('panel')
  const write = useWriteDetail()
  const told = FIELDS.filter((field) => detail[field]) // a no and a zero say nothing
  if (told.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
      {told.map((field) => (
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

function useWriteDetail(): (field: (typeof FIELDS)[number], value: PanelWords[string] | undefined) => string {
  const { t } = useTranslation('panel')
  const writeValue = useWriteValue()
  const writeMoney = useMoneyFormat()
  const writeDay = useCalendarDay('whole')
  return (field, value) => {
    const list = field === 'list' ? LISTS.find((name) => name === value) : undefined
    if (list) return t(`detail.lists.${list}`)
    const picture = field === 'picture' ? PICTURE_KINDS.find((kind) => kind === value) : undefined
    if (picture) return t(`detail.pictures.${picture}`)
    if ((field === 'from' || field === 'to') && typeof value === 'string') return writeDay(value)
    return field === 'amount_cents' && typeof value === 'number' ? writeMoney(value) : writeValue(field, value)
  }
}
