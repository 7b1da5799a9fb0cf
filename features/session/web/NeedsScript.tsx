import { useTranslation } from 'react-i18next'

/**
 * Explains that the page needs JavaScript, instead of an endless wait. The waiting element beside it is hidden by `noscript:`.
 */
export function NeedsScript() {
  const { t } = useTranslation()
  return (
    <noscript>
      <p className="mx-auto max-w-md rounded-card bg-accent-soft px-4 py-3 text-center text-accent-ink">
        {t('errors.needsScript')}
      </p>
    </noscript>
  )
}
