import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { FORMER_TERMS_VERSIONS, TERMS_VERSION } from '#features/sign-in/contract.ts'
import { KeptData } from './KeptData.tsx'
import { LegalPage } from './LegalPage.tsx'

const [VERSION] = FORMER_TERMS_VERSIONS
const SECTIONS = ['data', 'never', 'sharing', 'grounds', 'cookies', 'rights', 'deletion', 'security', 'contact'] as const
const DATA = ['phone', 'profile', 'photos', 'results', 'payments', 'consent', 'sessions'] as const

/** The policy before the present one, for whoever agreed to it. */
export function FormerPrivacyScreen() {
  const { t } = useTranslation('superseded')
  const rows = DATA.map((id) => ({
    what: t(`privacy.data.${id}.what`),
    facts: [
      { name: t('privacy.why'), text: t(`privacy.data.${id}.why`) },
      { name: t('privacy.kept'), text: t(`privacy.data.${id}.kept`) },
    ],
  }))
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      version={VERSION}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        text: t(`privacy.sections.${id}.text`),
        children: id === 'data' && <KeptData rows={rows} />,
      }))}
      otherVersion={{ key: 'superseded', version: TERMS_VERSION, to: paths.privacy() }}
      other={
        <Trans
          t={t}
          i18nKey="privacy.other"
          components={{ other: <Link to={paths.formerTerms(VERSION)} className="text-link" /> }}
        />
      }
    />
  )
}
