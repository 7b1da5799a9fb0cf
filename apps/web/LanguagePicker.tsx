import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '#features/language-names.ts'
import { DEFAULT_LANGUAGE, LANGUAGES, nearestLanguage } from '#phrases/shape.ts'
import { CompactSelect } from '#ui/CompactSelect.tsx'
import { showToast } from '#ui/toast.ts'
import { changeLanguage } from './i18n.ts'
import { afterReloadCancelled, reloadIfStale } from './reload-stale-page.ts'

export function LanguagePicker() {
  const { t, i18n } = useTranslation()
  const sayWhy = (error: unknown) => {
    reloadIfStale(error)
    afterReloadCancelled(() => void showToast('error', t('errors.noAnswer')))
  }
  const choose = (wanted: string) => void changeLanguage(nearestLanguage(wanted) ?? DEFAULT_LANGUAGE).catch(sayWhy)
  return (
    <CompactSelect
      label={t('language')}
      value={i18n.language}
      options={LANGUAGES.map((language) => ({ value: language, text: LANGUAGE_NAMES[language] }))}
      onChange={choose}
    />
  )
}
