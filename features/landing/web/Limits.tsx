import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Column } from './parts.tsx'
import { PICTURES } from './pictures.ts'
import { PrintPair } from './PrintPair.tsx'

const LIMITS = ['faces', 'promises', 'posting', 'blur'] as const

/** What does not work, with a failed picture. */
export function Limits() {
  const { t } = useTranslation('landing')
  return (
    <section data-below="" className="mt-24 bg-sunken py-20 md:mt-40 md:py-28">
      <Column className="grid items-center gap-14 md:grid-cols-[28%_minmax(0,1fr)]">
        <div className="mx-auto w-full max-w-[20rem] rotate-[1.5deg]">
          <PrintPair pair={PICTURES.flower} before={t('limits.before')} after={t('limits.after')} />
        </div>
        <div>
          <h2 className="max-w-[18ch] text-title font-extrabold">{t('limits.title')}</h2>
          <p className="mt-5 max-w-[52ch] text-lg text-soft">{t('limits.text')}</p>
          <ul className="mt-8 grid gap-x-10 gap-y-4 lg:grid-cols-2">
            {LIMITS.map((limit) => (
              <li key={limit} className="flex gap-3 border-t-2 border-line pt-4">
                <X className="mt-0.5 size-5 shrink-0" strokeWidth={3} aria-hidden="true" />
                {t(`limits.${limit}`)}
              </li>
            ))}
          </ul>
        </div>
      </Column>
    </section>
  )
}
