import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#ui/Button.tsx'
import { FullPageMessage } from '#ui/FullPageMessage.tsx'

/** Replaces any page while there is no connection, so it works without a script: an empty link opens the wanted page. */
export function OfflineScreen() {
  const { t } = useTranslation('install')
  return (
    <FullPageMessage
      picture={<WifiOff className="size-20" strokeWidth={1.75} />}
      heading={t('offline.heading')}
      text={t('offline.text')}
      actions={
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of this page, query included
        <a href="" className={buttonClass({ variant: 'primary' })}>
          {t('offline.retry')}
        </a>
      }
    />
  )
}
