import { useTranslation } from 'react-i18next'

/** Says so where nothing comes without script, instead of a wait without end. What waits beside it is hidden by `noscript:`. */
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
