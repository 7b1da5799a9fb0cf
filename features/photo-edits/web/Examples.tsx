import { useTranslation } from 'react-i18next'

/** Shown until the first edit is made. */
export function Examples() {
  const { t } = useTranslation('studio')
  return <h2 className="text-xl">{t('examples.heading')}</h2>
}
