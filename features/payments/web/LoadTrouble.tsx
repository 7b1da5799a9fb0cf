import { useTranslation } from 'react-i18next'
import { RetryAlert } from '#ui/RetryAlert.tsx'

/** Where a part of a page should be that did not come. */
export function LoadTrouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return <RetryAlert text={text} label={t('tryAgain')} onRetry={onRetry} className="mt-3" />
}
