import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/Button.tsx'

/**
 * Lies over a page that is seen but whose app did not come (`start-after-paint.ts`). Nothing of React's runs there, so an empty link
 * asks for the page again.
 */
export function UnloadedNotice() {
  const { t } = useTranslation('install')
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-control shadow-float">
      <Alert
        look="danger"
        action={
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is this page's own, search and all
          <a href="" className={buttonClass({ size: 'small' })}>
            {t('offline.retry')}
          </a>
        }
      >
        {t('unloaded')}
      </Alert>
    </div>
  )
}
