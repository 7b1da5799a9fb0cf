import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { PLAN } from '#features/plan.ts'
import { FORMER_TERMS_VERSIONS, TERMS_VERSION } from '#features/sign-in/contract.ts'
import { TaggedText } from '#ui/TaggedText.tsx'
import { LegalPage } from './LegalPage.tsx'

/** In reading order. */
const SECTIONS = [
  'service',
  'account',
  'plan',
  'payment',
  'coupons',
  'failures',
  'refund',
  'cancelling',
  'limits',
  'use',
  'ownership',
  'automation',
  'publishing',
  'professions',
  'responsibility',
  'changes',
  'law',
  'contact',
] as const

export function TermsScreen() {
  const { t } = useTranslation('legal')
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.intro')}
      version={TERMS_VERSION}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        text: t(`terms.sections.${id}.text`, { limit: PLAN.editsPerPeriod }),
      }))}
      otherVersions={FORMER_TERMS_VERSIONS.map((version) => ({ key: 'former', version, to: paths.formerTerms(version) }))}
      other={<TaggedText text={t('terms.other')} tags={{ other: <Link to={paths.privacy()} className="text-link" /> }} />}
    />
  )
}
