import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Trade } from '../trades.ts'
import { Column } from './parts.tsx'
import { FLOWER } from './pictures.ts'
import { PhotoPair } from './PhotoPair.tsx'

const LIMITS = ['faces', 'promises', 'posting', 'blur'] as const
const LIMITS_OF_EVERY_TRADE = ['faces'] as const satisfies readonly (typeof LIMITS)[number][]

/** What does not work, with a failed picture; on a trade's page what the trade itself might hope for in vain. */
export function Limits({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation(['landing', 'trades'])
  return (
    <section data-below="" className="mt-10 bg-sunken py-8 md:mt-28 md:py-24">
      <Column className="grid grid-cols-[34%_minmax(0,1fr)] items-center gap-x-6 gap-y-6 md:grid-cols-[28%_minmax(0,1fr)] md:gap-x-14 md:gap-y-0">
        <div className="w-full max-w-[20rem] rotate-[1.5deg] md:row-span-2">
          <PhotoPair pair={FLOWER} before={t('limits.before')} after={t('limits.after')} />
        </div>
        <h2 className="max-w-[18ch] text-2xl font-extrabold md:self-end md:text-title">{t('limits.title')}</h2>
        <div className="max-md:col-span-2 md:self-start">
          <p className="max-w-[52ch] text-soft md:mt-4 md:text-lg">{trade ? t('limits.short') : t('limits.text')}</p>
          <ul className="mt-5 grid gap-x-10 gap-y-3 lg:grid-cols-2">
            {trade && <Limit>{t(`trades:${trade}.limit`)}</Limit>}
            {(trade ? LIMITS_OF_EVERY_TRADE : LIMITS).map((limit) => (
              <Limit key={limit}>{t(`limits.${limit}`)}</Limit>
            ))}
          </ul>
        </div>
      </Column>
    </section>
  )
}

function Limit({ children }: { children: string }) {
  return (
    <li className="flex gap-3 border-t-2 border-line pt-3 text-sm md:text-base">
      <X className="mt-0.5 size-5 shrink-0" strokeWidth={3} aria-hidden="true" />
      {children}
    </li>
  )
}
