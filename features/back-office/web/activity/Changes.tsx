import { useTranslation } from 'react-i18next'
import { SUBSCRIPTION_STATES } from '#features/membership/contract.ts'
import type { PanelTexts } from '#features/back-office/panel-contract.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

const FIELDS = [
  'used',
  'remaining',
  'sessions',
  'suspended',
  'status',
  'payment',
  'is_on',
  'max_redemptions',
  'expires_at',
  'state',
] as const
const PAYMENT_WORDS = ['paid', 'refunding'] as const
const OTHER_WORDS = ['none', 'never', 'failed', 'incomplete', 'retry', 'done'] as const

/** What an action changed, in the page's language; a name without a text stays as it is. */
export function Changes({ before, after }: { before: PanelTexts | null; after: PanelTexts | null }) {
  const { t } = useTranslation('panel')
  const write = useWriteValue()
  const all = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  const names = [...all].filter((name) => before?.[name] !== after?.[name])
  if (names.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm text-soft tabular-nums">
      {names.map((name) => {
        const known = FIELDS.find((field) => field === name)
        const values = { before: write(name, before?.[name]), after: write(name, after?.[name]) }
        return <li key={name}>{t('change.line', { field: known ? t(`change.fields.${known}`) : name, ...values })}</li>
      })}
    </ul>
  )
}

/** Formats a value of the log in the page's language; a value without a text stays as it is. */
export function useWriteValue(): (name: string, value: PanelTexts[string] | undefined) => string {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()

  function writeWord(name: string, value: string): string {
    const status = name === 'status' ? SUBSCRIPTION_STATES.find((state) => state === value) : undefined
    if (status) return t(`member.planStatus.${status}`)
    const payment = name === 'payment' ? PAYMENT_WORDS.find((word) => word === value) : undefined
    if (payment) return t(`change.payment.${payment}`)
    const other = OTHER_WORDS.find((word) => word === value)
    if (other) return t(`change.values.${other}`)
    return name === 'expires_at' ? formatDateTime(value) : value
  }

  return (name, value) => {
    if (value === undefined) return '–'
    if (typeof value === 'boolean') return value ? t('change.yes') : t('change.no')
    return typeof value === 'string' ? writeWord(name, value) : String(value)
  }
}
