import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { PublicationState } from '#features/publishing/contract.ts'

const STEPS = ['preparing', 'publishing', 'published'] as const

/** How many steps are complete; undefined for a post that is not in progress. */
const DONE: Readonly<Partial<Record<PublicationState, number>>> = { preparing: 0, waiting: 1, publishing: 1, published: 3 }

/** The steps of a post to the feed. */
export function PublicationSteps({ state }: { state: PublicationState }) {
  const { t } = useTranslation('publishing')
  const done = DONE[state]
  if (done === undefined) return null
  return (
    <ol className="grid w-full grid-cols-3 gap-2">
      {STEPS.map((step, place) => (
        <li
          key={step}
          aria-current={place === done ? 'step' : undefined}
          className={clsx('flex flex-col items-center gap-2 text-xs', place > done ? 'text-faint' : 'font-semibold text-ink')}
        >
          <span
            className={clsx(
              'h-1.5 w-full rounded-full',
              place < done && 'bg-good',
              place === done && 'animate-breathe bg-accent ring-1 ring-edge ring-inset',
              place > done && 'bg-line',
            )}
          />
          <span className="text-center text-balance">
            {place < done && (
              <Check className="mr-1 inline size-3.5 -translate-y-px text-good" strokeWidth={3} aria-hidden="true" />
            )}
            <span>{t(`steps.${step}`)}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}
