import { useTranslation } from 'react-i18next'
import { PROVIDER_FAULTS } from '#features/back-office/operations-contract.ts'

/** The name of a provider's fault; one without a text stays as it is. */
export function useNameFault(): (fault: string | null) => string {
  const { t } = useTranslation('panel')
  return (fault) => {
    const known = PROVIDER_FAULTS.find((name) => name === fault)
    return known ? t(`operations.faults.${known}`) : (fault ?? '–')
  }
}
