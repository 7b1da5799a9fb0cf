import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { FORMER_TERMS_VERSIONS, TERMS_VERSION } from '#features/sign-in/contract.ts'
import { LegalPage } from './LegalPage.tsx'

const [VERSION] = FORMER_TERMS_VERSIONS
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

/** The terms before the present ones, for whoever agreed to them. */
export function FormerTermsScreen() {
  const { t } = useTranslation('superseded')
  return (
    <LegalPage
      title={t('terms.title')}
      intro={t('terms.intro')}
      version={VERSION}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        text: t(`terms.sections.${id}.text`),
      }))}
      otherVersion={{ key: 'superseded', version: TERMS_VERSION, to: paths.terms() }}
      other={
        <Trans
          t={t}
          i18nKey="terms.other"
          components={{ other: <Link to={paths.formerPrivacy(VERSION)} className="text-link" /> }}
        />
      }
    />
  )
}
