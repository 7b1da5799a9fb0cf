import { useTranslation } from 'react-i18next'

const FAULTS = [
  'unreachable',
  'vendor_down',
  'in_doubt',
  'rate_limited',
  'credentials_refused',
  'broken',
  'account_refused',
  'no_vendor_left',
  'payment_problem',
  'quota_exhausted',
  'model_unknown',
  'answer_unusable',
] as const

/** What a fault of a provider is called; one without a name stands as it is. */
export function useNameFault(): (fault: string | null) => string {
  const { t } = useTranslation('panel')
  return (fault) => {
    const known = FAULTS.find((name) => name === fault)
    return known ? t(`operations.faults.${known}`) : (fault ?? '–')
  }
}
