import { useTranslation } from 'react-i18next'
import type { ResultWarning } from '#features/captions/contract.ts'
import { Alert } from '#ui/Alert.tsx'

/** Warnings in the member's language. */
export function WarningList({ warnings }: { warnings: readonly ResultWarning[] }) {
  const { t } = useTranslation('studio')
  return warnings.map((warning) => <Alert key={warning}>{t(`warnings.${warning}`)}</Alert>)
}
