import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import { buttonClass } from '#ui/Button.tsx'

/**
 * Shown over a prerendered page whose app did not load (`start-after-paint.ts`). React does not run there, so an empty link loads
 * the page again.
 */
export function UnloadedNotice() {
  const { t } = useTranslation('install')
  return (
    <div className="fixed inset-x-4 bottom-4 z-50 mx-auto max-w-md rounded-control shadow-float">
      <Alert
        variant="danger"
        action={
          // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of this page, query included
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
