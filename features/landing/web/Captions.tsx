import { useTranslation } from 'react-i18next'
import { Mark } from '#ui/Mark.tsx'
import { Column } from './parts.tsx'

const CAPTION_TRADES = ['baker', 'nails', 'trainer'] as const
export type CaptionTrade = (typeof CAPTION_TRADES)[number]

/** The caption writer's result for each trade's message. */
export type WrittenCaptions = Readonly<Record<CaptionTrade, { readonly text: string; readonly hashtags: readonly string[] }>>

/** A message and its caption, as in a conversation. */
export function Captions({ written }: { written: WrittenCaptions }) {
  const { t } = useTranslation('landing')
  return (
    <section data-below="" className="pt-24 md:pt-36">
      <Column>
        <h2 className="text-title font-extrabold">{t('captions.title')}</h2>
        <p className="mt-4 max-w-[48ch] text-lg text-soft">{t('captions.text')}</p>
        <div className="mt-12 grid gap-x-8 gap-y-12 lg:grid-cols-3">
          {CAPTION_TRADES.map((trade) => (
            <article key={trade} className="flex max-w-xl flex-col">
              <h3 className="text-lg">{t(`captions.${trade}.who`)}</h3>
              <p className="mt-4 ml-10 self-end rounded-card rounded-br-print bg-accent px-4 py-3 text-on-accent">
                <span className="sr-only">{t('captions.wrote')}: </span>
                {keepPrices(t(`captions.${trade}.message`))}
              </p>
              <div className="mt-3 mr-6 flex gap-2 self-start">
                <Mark className="mt-1 size-7 shrink-0" />
                <p className="rounded-card rounded-tl-print bg-surface px-4 py-3 whitespace-pre-line shadow-lift">
                  <span className="sr-only">{t('captions.got')}: </span>
                  {keepPrices(written[trade].text)}
                  <span className="mt-3 block text-sm text-faint">{written[trade].hashtags.join(' ')}</span>
                </p>
              </div>
            </article>
          ))}
        </div>
      </Column>
    </section>
  )
}

/** Keeps a price from breaking between its sign and its number. */
function keepPrices(text: string): string {
  return text.replaceAll('R$ ', 'R$\u00A0')
}
