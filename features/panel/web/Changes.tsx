import { useTranslation } from 'react-i18next'
import { SUBSCRIPTION_STATES } from '#features/membership/contract.ts'
import type { PanelWords } from '../contract.ts'

const FIELDS = ['used', 'remaining', 'sessions', 'suspended', 'status', 'payment'] as const
const PAYMENT_WORDS = ['paid', 'refunding'] as const

/** What a deed changed, in the words of the page; a name that the page has no word for stands as it is. */
export function Changes({ before, after }: { before: PanelWords | null; after: PanelWords | null }) {
  const { t } = useTranslation('panel')
  const write = useWriteValue()
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
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

function useWriteValue(): (name: string, value: PanelWords[string] | undefined) => string {
  const { t } = useTranslation('panel')
  return (name, value) => {
    if (value === undefined) return '–'
    if (typeof value === 'boolean') return value ? t('change.yes') : t('change.no')
    const status = name === 'status' ? SUBSCRIPTION_STATES.find((state) => state === value) : undefined
    if (status) return t(`member.planStatus.${status}`)
    const payment = name === 'payment' ? PAYMENT_WORDS.find((word) => word === value) : undefined
    return payment ? t(`change.payment.${payment}`) : String(value)
  }
}
