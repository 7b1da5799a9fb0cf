import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { FORMER_TERMS_VERSIONS, TERMS_VERSION } from '#features/sign-in/contract.ts'
import { TaggedText } from '#ui/TaggedText.tsx'
import { KeptData } from './KeptData.tsx'
import { LegalPage } from './LegalPage.tsx'

/** In reading order. The site's footer links to `#cookies`. */
const SECTIONS = [
  'controller',
  'data',
  'never',
  'sharing',
  'transfer',
  'cookies',
  'rights',
  'deletion',
  'minors',
  'security',
  'changes',
  'contact',
] as const

const DATA = [
  'phone',
  'profile',
  'photos',
  'results',
  'payments',
  'instagram',
  'chat',
  'consent',
  'sessions',
  'activity',
  'notices',
] as const

export function PrivacyScreen() {
  const { t } = useTranslation('legal')
  const rows = DATA.map((id) => ({
    what: t(`privacy.data.${id}.what`),
    facts: [
      { name: t('privacy.why'), text: t(`privacy.data.${id}.why`) },
      { name: t('privacy.kept'), text: t(`privacy.data.${id}.kept`) },
      { name: t('privacy.ground'), text: t(`privacy.data.${id}.ground`) },
    ],
  }))
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      version={TERMS_VERSION}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        text: t(`privacy.sections.${id}.text`),
        children: id === 'data' && <KeptData rows={rows} />,
      }))}
      otherVersions={FORMER_TERMS_VERSIONS.map((version) => ({ key: 'former', version, to: paths.formerPrivacy(version) }))}
      other={<TaggedText text={t('privacy.other')} tags={{ other: <Link to={paths.terms()} className="text-link" /> }} />}
    />
  )
}
