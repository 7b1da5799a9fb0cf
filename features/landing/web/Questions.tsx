import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import type { Trade } from '../trades.ts'
import { Column } from './parts.tsx'
import { usePrice } from './use-price.ts'
import { PLAN } from '#features/plan.ts'

/**
 * What the chat is asked most (its `topics`, counted in the examples of `features/chat/understanding`) comes first, and what may be
 * tried.
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

/** A trade's page answers its own first, and leads to the others. */
const QUESTIONS_OF_EVERY_TRADE = ['pay', 'cancel'] as const satisfies readonly (typeof QUESTIONS)[number][]
const QUESTIONS_OF_TRADES = [
  ['question', 'answer'],
  ['secondQuestion', 'secondAnswer'],
  ['thirdQuestion', 'thirdAnswer'],
  ['fourthQuestion', 'fourthAnswer'],
  ['fifthQuestion', 'fifthAnswer'],
] as const

export function Questions({ trade }: { trade: Trade | undefined }) {
  const { t } = useTranslation(['landing', 'trades'])
  const price = usePrice()
  return (
    <section id="questions" data-below="" className="pt-10 md:pt-28">
      <Column className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,4fr)_minmax(0,7fr)]">
        <h2 className="max-w-[12ch] text-title font-extrabold">{t('questions.title')}</h2>
        <div className="border-b border-line">
          {trade &&
            QUESTIONS_OF_TRADES.map(([question, answer]) => (
              <Question key={question} question={t(`trades:${trade}.${question}`)} answer={t(`trades:${trade}.${answer}`)} />
            ))}
          {(trade ? QUESTIONS_OF_EVERY_TRADE : QUESTIONS).map((name) => (
            <Question
              key={name}
              question={t(`questions.${name}.question`, { limit: PLAN.editsPerPeriod })}
              answer={t(`questions.${name}.answer`, { price, limit: PLAN.editsPerPeriod })}
            />
          ))}
          {trade && (
            <a
              href={`${paths.home()}#questions`}
              className="block border-t border-line py-3 font-semibold underline underline-offset-4"
            >
              {t('questions.more')}
            </a>
          )}
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
