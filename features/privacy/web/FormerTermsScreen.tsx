import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'
import { TaggedText } from '#ui/TaggedText.tsx'
import { FORMER_WORDS, type FormerVersion, type FormerTexts } from './former-texts.ts'
import { LegalPage } from './LegalPage.tsx'

/** Former terms, for people who accepted them. */
export function FormerTermsScreen({ version }: { version: FormerVersion }) {
  const { t } = useTranslation('superseded')
  const words = FORMER_WORDS[version]
  const { title, intro, sections } = (t(words, { returnObjects: true }) as FormerTexts).terms // as: i18next does not know what a whole branch of its words is
  return (
    <LegalPage
      title={title}
      intro={intro}
      version={version}
      sections={Object.entries(sections).map(([id, section]) => ({ id, ...section }))}
      otherVersions={[{ key: 'superseded', version: TERMS_VERSION, to: paths.terms() }]}
      other={
        <TaggedText
          text={t(`${words}.terms.other`)}
          tags={{ other: <Link to={paths.formerPrivacy(version)} className="text-link" /> }}
        />
      }
    />
  )
}
