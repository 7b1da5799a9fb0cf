import { useTranslation } from 'react-i18next'
import { nearestLanguage, LANGUAGES, type Language } from '#phrases/shape.ts'
import { CompactSelect } from '#ui/CompactSelect.tsx'
import { changeLanguage } from './i18n.ts'

/** Each language by its own name, as the spec writes them. */
const NAMES: Record<Language, string> = {
  'pt-BR': 'Português (Brasil)',
  'pt-PT': 'Português (Portugal)',
  es: 'Español',
  en: 'English',
}

export function LanguagePicker() {
  const { t, i18n } = useTranslation()
  return (
    <CompactSelect
      label={t('language')}
      value={i18n.language}
      options={LANGUAGES.map((language) => ({ value: language, text: NAMES[language] }))}
      onChange={(chosen) => void changeLanguage(nearestLanguage(chosen) ?? 'pt-BR')}
    />
  )
}
