import { WifiOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '#ui/Button.tsx'
import { Apology } from '#ui/Apology.tsx'

/** Stands in for any page while there is no connection, so it works without a script: an empty link opens the page that was wanted. */
export function OfflineScreen() {
  const { t } = useTranslation('install')
  return (
    <Apology
      picture={<WifiOff className="size-20" strokeWidth={1.75} />}
      heading={t('offline.heading')}
      text={t('offline.text')}
      actions={
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own, search and all
        <a href="" className={buttonClass({ look: 'primary' })}>
          {t('offline.retry')}
        </a>
      }
    />
  )
}
