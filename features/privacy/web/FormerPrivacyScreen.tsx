import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { TaggedText } from '#ui/TaggedText.tsx'
import { FORMER_WORDS, type FormerVersion, type FormerTexts } from './former-texts.ts'
import { KeptData } from './KeptData.tsx'
import { LegalPage } from './LegalPage.tsx'

/** A former privacy policy, for people who accepted it. */
export function FormerPrivacyScreen({ version }: { version: FormerVersion }) {
  const { t } = useTranslation('superseded')
  const words = FORMER_WORDS[version]
  const { title, intro, sections, data, why, kept } = (t(words, { returnObjects: true }) as FormerTexts).privacy // as: i18next does not know what a whole branch of its words is
  const rows = Object.values(data).map((row) => ({
    what: row.what,
    facts: [
      { name: why, text: row.why },
      { name: kept, text: row.kept },
    ],
  }))
  return (
    <LegalPage
      title={title}
      intro={intro}
      version={version}
      sections={Object.entries(sections).map(([id, section]) => ({
        id,
        ...section,
        children: id === 'data' && <KeptData rows={rows} />,
      }))}
      otherVersions={[{ key: 'superseded', version: TERMS_VERSION, to: paths.privacy() }]}
      other={
        <TaggedText
          text={t(`${words}.privacy.other`)}
          tags={{ other: <Link to={paths.formerTerms(version)} className="text-link" /> }}
        />
      }
    />
  )
}
