import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TERMS_VERSIONS } from '#features/sign-in/contract.ts'
import { Button } from '#ui/Button.tsx'
import { Wordmark } from '#ui/Logo.tsx'
import { TaggedText } from '#ui/TaggedText.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'
import { LegalCompany } from './LegalCompany.tsx'
import { LegalContents } from './LegalContents.tsx'
import { LegalText } from './LegalText.tsx'

interface LegalSection {
  /** Its anchor in the address. */
  readonly id: string
  readonly title: string
  /** Paragraphs and list items, in the format of `phrases/pt-BR/terms.ts`. */
  readonly text: string
  /** Content below the text. */
  readonly children?: ReactNode
}

interface OtherVersion {
  /** The key of the sentence that links to it. */
  readonly key: 'former' | 'superseded'
  readonly version: string
  readonly to: string
}

interface LegalPageProps {
  title: string
  intro: string
  version: string
  /** The last section ends with the company's details. */
  sections: readonly LegalSection[]
  /** The current text lists all former ones; a former one only the current. */
  otherVersions: readonly OtherVersion[]
  /** The sentence that links to the other text. */
  other: ReactNode
}

/** A long text to read, to link into, and to print: with its contents beside it where there is room. */
export function LegalPage({ title, intro, version, sections, otherVersions, other }: LegalPageProps) {
  return (
    <div className="mx-auto grid w-full max-w-frame gap-x-16 px-5 py-10 md:px-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-16 print:block print:max-w-none print:p-0">
      <header className="lg:col-start-2">
        <p className="mb-6 hidden print:block">
          <Wordmark />
        </p>
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-soft">{intro}</p>
        <About version={version} otherVersions={otherVersions} />
      </header>
      <LegalContents sections={sections} />
      <article className="max-w-prose lg:col-start-2 print:max-w-none">
        {sections.map((section, place) => (
          <Section key={section.id} number={place + 1} section={section} />
        ))}
        <LegalCompany />
        <p className="mt-12 border-t border-line pt-6 print:hidden">{other}</p>
      </article>
    </div>
  )
}

/** Which version this is, and since when. */
function About({ version, otherVersions }: Pick<LegalPageProps, 'version' | 'otherVersions'>) {
  const { t, i18n } = useTranslation('legal')
  const isHydrated = useHydrated()
  // a version begins with its date, which is the same in every time zone
  const since = new Date(version.slice(0, '2026-11-21'.length))
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(since)
  const isPresent = otherVersions.every(({ key }) => key === 'former')
  return (
    <div className="mt-4 text-sm text-soft">
      <p>{t(isPresent ? 'version' : 'formerVersion', { number: numberOf(version), date })}</p>
      {isPresent && <p className="mt-1">{t('binding')}</p>}
      {otherVersions.map((other) => (
        <AboutOther key={other.version} other={other} />
      ))}
      <Button
        size="small"
        className="mt-4 print:hidden"
        icon={<Printer className="size-4.5" aria-hidden="true" />}
        disabled={!isHydrated}
        onClick={() => print()}
      >
        {t('print')}
      </Button>
    </div>
  )
}

/** The version's number, because two versions can share a day: the first ever is 1. */
function numberOf(version: string): number {
  return TERMS_VERSIONS.length - TERMS_VERSIONS.indexOf(version)
}

function AboutOther({ other: { key, version, to } }: { other: OtherVersion }) {
  const { t } = useTranslation('legal')
  const link = <Link to={to} className="text-link" />
  return (
    <p className={key === 'former' ? 'mt-1 print:hidden' : 'mt-3 rounded-control bg-warning-soft px-4 py-3 text-base text-ink'}>
      <TaggedText text={t(key, { number: numberOf(version) })} tags={{ former: link, current: link }} />
    </p>
  )
}

/** A numbered section, so that it can be quoted. */
function Section({ number, section: { id, title, text, children } }: { number: number; section: LegalSection }) {
  return (
    <section id={id} className="mt-10 scroll-mt-20 print:mt-6">
      <h2 className="text-lg break-after-avoid">
        {number}. {title}
      </h2>
      <LegalText text={text} />
      {children}
    </section>
  )
}
