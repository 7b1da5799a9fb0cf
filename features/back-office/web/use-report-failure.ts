import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'

/** Explains why a list or the figures could not be loaded. */
export function useReportFailure(): (error: Error, what: 'payments' | 'data') => string {
  const { t } = useTranslation('panel')
  return (error, what) => t(`failed.${isWithoutConnection(error) ? 'network' : what}`)
}

export function isWithoutConnection(error: Error): boolean {
  return error instanceof CallError && error.failure.code === 'network'
}
