import { UserRoundX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FullPageMessage } from '#ui/FullPageMessage.tsx'
import { Button } from '#ui/Button.tsx'

/** Fills the screen when the session could not be loaded. */
export function SessionUnknown({ retry }: { retry: () => void }) {
  const { t } = useTranslation()
  return (
    <FullPageMessage
      picture={<UserRoundX className="size-20" strokeWidth={1.75} />}
      heading={t('errors.sessionUnknown')}
      text={t('errors.sessionUnknownText')}
      actions={
        <Button variant="primary" onClick={retry}>
          {t('tryAgain')}
        </Button>
      }
    />
  )
}
