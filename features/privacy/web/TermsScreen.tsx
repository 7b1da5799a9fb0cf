import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LegalPage } from './LegalPage.tsx'

/** In the order of reading. */
const SECTIONS = [
  'service',
  'account',
  'plan',
  'failures',
  'refund',
  'cancelling',
  'use',
  'ownership',
  'responsibility',
  'professions',
  'changes',
  'contact',
] as const

export function TermsScreen() {
  const { t } = useTranslation('legal')
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.intro')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        text: t(`terms.sections.${id}.text`),
      }))}
      otherKey="terms.other"
      otherPath={paths.privacy()}
    />
  )
}
