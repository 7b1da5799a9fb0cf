import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'

interface LegalContentsProps {
  sections: readonly { readonly id: string; readonly title: string }[]
}

/** The table of contents of a long text: collapsed above it on phones, beside it on wide screens. */
export function LegalContents({ sections }: LegalContentsProps) {
  const { t } = useTranslation('legal')
  return (
    <>
      <details className="group mt-6 rounded-card bg-surface ring-1 ring-line ring-inset lg:hidden print:hidden">
        <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between rounded-card px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t('contents')}
          <ChevronDown className="size-5 text-faint transition-transform group-open:rotate-180" aria-hidden="true" />
        </summary>
        <nav aria-label={t('contents')} className="px-4 pb-3">
          <Links sections={sections} />
        </nav>
      </details>
      <nav
        aria-label={t('contents')}
        className="sticky top-24 max-h-[calc(100dvh-8rem)] self-start overflow-y-auto border-l border-line pl-4 max-lg:hidden lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden"
      >
        <Links sections={sections} />
      </nav>
    </>
  )
}

function Links({ sections }: LegalContentsProps) {
  return (
    <ul className="text-sm">
      {sections.map(({ id, title }, place) => (
        <li key={id}>
          <a href={`#${id}`} className="flex min-h-9 items-center rounded-print py-1 text-soft hover:text-ink max-lg:min-h-11">
            {place + 1}. {title}
          </a>
        </li>
      ))}
    </ul>
  )
}
