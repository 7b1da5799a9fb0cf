import { useTranslation } from 'react-i18next'
import { Spinner } from '#ui/Spinner.tsx'
import { NeedsScript } from './NeedsScript.tsx'

/** Fills the screen while the session loads. */
export function WaitForSession() {
  const { t } = useTranslation()
  return (
    <div className="grid min-h-[60dvh] place-items-center px-6 text-faint">
      <h1 className="sr-only">{t('loading')}</h1>
      <Spinner className="size-8 noscript:hidden" />
      <NeedsScript />
    </div>
  )
}
