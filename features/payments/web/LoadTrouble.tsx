import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/** Something did not come; it can be asked for again. */
export function LoadTrouble({ text, onRetry }: { text: string; onRetry: () => void }) {
  const { t } = useTranslation()
  return (
    <Alert
      look="danger"
      className="mt-3"
      action={
        <Button size="small" onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      }
    >
      {text}
    </Alert>
  )
}
