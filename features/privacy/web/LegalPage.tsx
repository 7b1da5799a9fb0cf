import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TERMS_VERSION } from '#features/sign-in/contract.ts'

export interface LegalSection {
  /** Its anchor in the address. */
  readonly id: string
  readonly title: string
  /** Paragraphs, one to a line. */
  readonly text: string
  /** What stands below the text. */
  readonly children?: ReactNode
}

interface LegalPageProps {
  title: string
  intro: string
  sections: readonly LegalSection[]
  /** The sentence that leads to the other page. */
  otherKey: 'terms.other' | 'privacy.other'
  otherPath: string
}

/** A long text to read, to link into, and to print: its contents beside it where there is room. */
export function LegalPage({ title, intro, sections, otherKey, otherPath }: LegalPageProps) {
  const { t } = useTranslation('legal')
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-x-16 px-5 py-10 md:px-6 lg:grid-cols-[14rem_minmax(0,1fr)] lg:py-16 print:block print:py-0">
      <header className="lg:col-start-2">
        <h1 className="text-2xl md:text-3xl">{title}</h1>
        <p className="mt-4 max-w-prose text-lg text-soft">{intro}</p>
        <Version />
      </header>
      <Contents sections={sections} />
      <article className="max-w-prose lg:col-start-2">
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <p className="mt-12 border-t border-line pt-6">
          <Trans t={t} i18nKey={otherKey} components={{ other: <Link to={otherPath} className="text-link" /> }} />
        </p>
      </article>
    </div>
  )
}

function Version() {
  const { t, i18n } = useTranslation('legal')
  // the version is a day, the same one everywhere
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(TERMS_VERSION))
  return <p className="mt-4 text-sm text-faint">{t('version', { version: TERMS_VERSION, date })}</p>
}

function Contents({ sections }: Pick<LegalPageProps, 'sections'>) {
  const { t } = useTranslation('legal')
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-24 self-start max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden"
    >
      <ul className="border-l border-line text-sm">
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="block rounded-print py-1.5 pl-4 text-soft hover:text-ink">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Section({ section: { id, title, text, children } }: { section: LegalSection }) {
  return (
    <section id={id} className="mt-10 scroll-mt-20">
      <h2 className="text-lg break-after-avoid">{title}</h2>
      {text.split('\n').map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {children}
    </section>
  )
}
