import { useTranslation } from 'react-i18next'
import { PROVIDER_FAULTS } from '#features/operations/contract.ts'

/** What a fault of a provider is called; one without a name stands as it is. */
export function useNameFault(): (fault: string | null) => string {
  const { t } = useTranslation('panel')
  return (fault) => {
    const known = PROVIDER_FAULTS.find((name) => name === fault)
    return known ? t(`operations.faults.${known}`) : (fault ?? '–')
  }
}
