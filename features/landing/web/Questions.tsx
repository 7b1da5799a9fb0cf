import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Trade } from '../trades.ts'
import { Column } from './parts.tsx'
import { usePrice } from './use-price.ts'
import { PLAN } from '#features/plan.ts'

/**
 * What the chat is asked most (its `topics`, counted in the examples of `features/chat/understanding`) comes first, and what may be tried. Whether anything of the photo changes is on each
 * trade's page its own question.
 */
const QUESTIONS = [
  'pay',
  'trial',
  'cancel',
  'instagram',
  'refund',
  'photos',
  'counts',
  'after',
  'install',
  'real',
  'brazil',
] as const

export function Questions({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation(['landing', 'trades'])
  const price = usePrice()
  return (
    <section data-below="" className="pt-10 md:pt-28">
      <Column className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <h2 className="max-w-[12ch] text-title font-extrabold">{t('questions.title')}</h2>
        <div className="border-b border-line">
          {trade && <Question question={t(`trades:${trade}.question`)} answer={t(`trades:${trade}.answer`)} />}
          {QUESTIONS.filter((name) => !trade || name !== 'real').map((name) => (
            <Question
              key={name}
              question={t(`questions.${name}.question`, { limit: PLAN.photosLimit })}
              answer={t(`questions.${name}.answer`, { price, limit: PLAN.photosLimit })}
            />
          ))}
        </div>
      </Column>
    </section>
  )
}

function Question({ question, answer }: { question: string; answer: string }) {
  return (
    <details className="group border-t border-line">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-4 py-2.5 md:py-5 [&::-webkit-details-marker]:hidden">
        <h3 className="text-base md:text-lg">{question}</h3>
        <Plus className="size-6 shrink-0 transition-transform group-open:rotate-45" aria-hidden="true" />
      </summary>
      <p className="max-w-[62ch] pb-6 text-soft">{answer}</p>
    </details>
  )
}
