import { ChevronDown, Globe } from 'lucide-react'
import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LANGUAGE_NAMES } from '#features/language-names.ts'
import { LANGUAGES } from '#phrases/shape.ts'
import type { Trade } from '../trades.ts'
import { BAR_LINK } from './parts.tsx'

/** From Brazilian Portuguese to English; from every other language back to it, by its full name, since Portugal reads it too. */
export function LanguageToggle({ trade, className }: { trade: Trade | undefined; className?: string }) {
  const { i18n } = useTranslation()
  const other = i18n.language === 'pt-BR' ? 'en' : 'pt-BR'
  return (
    <a
      href={paths.home({ para: trade, choose: other })}
      lang={other}
      title={LANGUAGE_NAMES[other]}
      className={clsx(BAR_LINK, 'gap-1.5', className)}
    >
      <Globe className="size-4 max-xl:hidden" aria-hidden="true" />
      <span className="max-xl:hidden">{LANGUAGE_NAMES[other]}</span>
      <span className="xl:hidden">{other.toUpperCase()}</span>
    </a>
  )
}

/** Submits itself on a choice (`page-script.ts`); without a script, by its button. */
export function LanguageSelect({ trade }: { trade: Trade | undefined }) {
  const { t, i18n } = useTranslation('landing')
  return (
    <form action={paths.home()} data-languages="" className="mt-6">
      {trade && <input type="hidden" name="para" value={trade} />}
      <label htmlFor="language" className="text-sm font-semibold">
        {t('languages.choose')}
      </label>
      <div className="mt-1.5 flex gap-2">
        <span className="relative flex-1">
          <select
            id="language"
            name="choose"
            defaultValue={i18n.language}
            className="min-h-11 w-full appearance-none rounded-control bg-surface pr-10 pl-4 ring-1 ring-edge ring-inset"
          >
            <option value="" disabled>
              {t('languages.choose')}
            </option>
            {LANGUAGES.map((language) => (
              <option key={language} value={language} lang={language}>
                {LANGUAGE_NAMES[language]}
              </option>
            ))}
          </select>
          <ChevronDown className="pointer-events-none absolute top-3 right-3 size-5" aria-hidden="true" />
        </span>
        <button type="submit" className="min-h-11 rounded-control px-4 font-semibold ring-1 ring-edge ring-inset">
          {t('languages.submit')}
        </button>
      </div>
    </form>
  )
}

/** Links to every language by its own name. */
export function LanguageLinks({ trade }: { trade: Trade | undefined }) {
  const { t, i18n } = useTranslation('landing')
  return (
    <nav aria-label={t('languages.list')}>
      <ul className="flex flex-wrap gap-x-5">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              href={paths.home({ para: trade, choose: language })}
              lang={language}
              aria-current={language === i18n.language ? 'true' : undefined}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {LANGUAGE_NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
