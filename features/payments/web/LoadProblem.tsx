import { useTranslation } from 'react-i18next'
import { RetryAlert } from '#ui/RetryAlert.tsx'

/** Shown in place of a part of the page that failed to load. */
export function LoadProblem({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return <RetryAlert text={text} label={t('tryAgain')} onRetry={onRetry} className="mt-3" />
}
