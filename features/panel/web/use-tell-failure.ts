import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'

/** Says why a list or the figures did not come. */
export function useTellFailure(): (error: Error, what: 'payments' | 'data') => string {
  const { t } = useTranslation('panel')
  return (error, what) => {
    const hasNoConnection = error instanceof CallError && error.failure.code === 'network'
    return t(`failed.${hasNoConnection ? 'network' : what}`)
  }
}
