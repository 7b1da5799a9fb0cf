import { useTranslation } from 'react-i18next'
import { Logo } from '#ui/Logo.tsx'
import type { Trade } from '../trades.ts'
import { Column } from './parts.tsx'

/** The caption writer's result for a trade's message. */
export interface WrittenCaption {
  readonly text: string
  readonly hashtags: readonly string[]
}

/** A message and its caption, as in a conversation. */
export function Captions({ trade, written }: { trade: Trade; written: WrittenCaption }) {
  const { t } = useTranslation(['landing', 'trades'])
  return (
    <section data-below="" className="pt-10 md:pt-28">
      <Column className="grid gap-x-16 gap-y-6 md:grid-cols-2 md:items-center">
        <div>
          <h2 className="text-title font-extrabold">{t('captions.title')}</h2>
          <p className="mt-3 max-w-[48ch] text-soft md:text-lg">{t('captions.text')}</p>
        </div>
        <div className="flex max-w-xl flex-col">
          <p className="ml-10 self-end rounded-card rounded-br-print bg-accent px-4 py-3 text-on-accent">
            <span className="sr-only">{t('captions.wrote')}: </span>
            {keepPrices(t(`trades:${trade}.message`))}
          </p>
          <div className="mt-3 mr-6 flex gap-2 self-start">
            <Logo className="mt-1 size-7 shrink-0" />
            <p className="rounded-card rounded-tl-print bg-surface px-4 py-3 whitespace-pre-line shadow-lift">
              <span className="sr-only">{t('captions.got')}: </span>
              {keepPrices(written.text)}
              <span className="mt-3 block text-sm text-faint">{written.hashtags.join(' ')}</span>
            </p>
          </div>
        </div>
      </Column>
    </section>
  )
}

/** Keeps a price from breaking between its sign and its number. */
function keepPrices(text: string): string {
  return text.replaceAll('R$ ', 'R$\u00A0')
}
