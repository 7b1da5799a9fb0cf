import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LegalPage } from './LegalPage.tsx'

/** In the order of reading. The footer of the site leads to `#cookies`. */
const SECTIONS = ['data', 'never', 'sharing', 'grounds', 'cookies', 'rights', 'deletion', 'security', 'contact'] as const
const DATA = ['phone', 'profile', 'photos', 'results', 'payments', 'consent', 'sessions'] as const

export function PrivacyScreen() {
  const { t } = useTranslation('legal')
  return (
    <LegalPage
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      sections={SECTIONS.map((id) => ({
        id,
        title: t(`privacy.sections.${id}.title`),
        text: t(`privacy.sections.${id}.text`),
        children: id === 'data' && <KeptData />,
      }))}
      otherKey="privacy.other"
      otherPath={paths.terms()}
    />
  )
}

function KeptData() {
  const { t } = useTranslation('legal')
  return (
    <ul className="mt-5 divide-y divide-line border-y border-line">
      {DATA.map((id) => (
        <li key={id} className="break-inside-avoid py-4">
          <h3 className="font-sans text-base font-semibold tracking-normal">{t(`privacy.data.${id}.what`)}</h3>
          <dl className="mt-2 grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[9rem_1fr]">
            <dt className="text-faint">{t('privacy.why')}</dt>
            <dd>{t(`privacy.data.${id}.why`)}</dd>
            <dt className="text-faint max-sm:mt-1">{t('privacy.kept')}</dt>
            <dd>{t(`privacy.data.${id}.kept`)}</dd>
          </dl>
        </li>
      ))}
    </ul>
  )
}
