import { useTranslation } from 'react-i18next'
import { LANGUAGE_NAMES } from '#features/language-names.ts'
import { nearestLanguage, LANGUAGES } from '#phrases/shape.ts'
import { CompactSelect } from '#ui/CompactSelect.tsx'
import { changeLanguage } from './i18n.ts'

export function LanguagePicker() {
  const { t, i18n } = useTranslation()
  return (
    <CompactSelect
      label={t('language')}
      value={i18n.language}
      options={LANGUAGES.map((language) => ({ value: language, text: LANGUAGE_NAMES[language] }))}
      onChange={(chosen) => void changeLanguage(nearestLanguage(chosen) ?? 'pt-BR')}
    />
  )
}
