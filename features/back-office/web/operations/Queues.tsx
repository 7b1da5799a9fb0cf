import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { QueueState } from '#features/back-office/operations-contract.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Section } from '#ui/Section.tsx'
import { useIsWide } from '../lists/use-is-wide.ts'

const COUNTS = ['waiting', 'running', 'delayed', 'failed'] as const

const isBusy = (queue: QueueState) => COUNTS.some((count) => queue[count] > 0)

/** The depth of each queue: non-empty ones first, the others on demand. */
export function Queues({ queues }: { queues: readonly QueueState[] }) {
  const { t } = useTranslation('panel')
  const busy = queues.filter(isBusy)
  const quiet = queues.filter((queue) => !isBusy(queue))
  return (
    <Section heading={t('operations.queues.heading')}>
      {busy.length === 0 ? <p className="mt-2 text-soft">{t('operations.queues.idle')}</p> : <QueueCounts queues={busy} />}
      {quiet.length > 0 && (
        <div className="mt-3">
          <Disclosure title={t('operations.queues.all')} summary={String(queues.length)}>
            <QueueCounts queues={queues} />
          </Disclosure>
        </div>
      )}
    </Section>
  )
}

/** A table where there is room for five columns; else the counts below each name. */
function QueueCounts({ queues }: { queues: readonly QueueState[] }) {
  return useIsWide() ? <QueueTable queues={queues} /> : <QueueList queues={queues} />
}

function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const { t } = useTranslation('panel')
  const write = useCountFormat()
  return (
    <table className="mt-2 w-full text-sm tabular-nums">
      <thead>
        <tr className="border-b border-line text-soft">
          <th scope="col" className="py-2 text-left font-semibold">
            {t('operations.queues.name')}
          </th>
          {COUNTS.map((count) => (
            <th key={count} scope="col" className="py-2 pl-4 text-right font-semibold">
              {t(`operations.queues.${count}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {queues.map((queue) => (
          <tr key={queue.name} className="border-b border-line last:border-0">
            <th scope="row" className="py-2 text-left font-normal wrap-anywhere">
              {queue.name}
            </th>
            {COUNTS.map((count) => (
              <td key={count} className={clsx('py-2 pl-4 text-right', lookOf(queue, count))}>
                {write(queue[count])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function QueueList({ queues }: { queues: readonly QueueState[] }) {
  const { t } = useTranslation('panel')
  const write = useCountFormat()
  return (
    <ul className="mt-1 flex flex-col">
      {queues.map((queue) => (
        <li key={queue.name} className="border-b border-line py-2.5 text-sm last:border-0">
          <p className="wrap-anywhere">{queue.name}</p>
          <dl className="mt-0.5 flex flex-wrap gap-x-4 tabular-nums">
            {COUNTS.map((count) => (
              <div key={count} className="flex gap-1.5">
                <dt className="text-soft">{t(`operations.queues.${count}`)}</dt>
                <dd className={lookOf(queue, count)}>{write(queue[count])}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  )
}

function lookOf(queue: QueueState, count: (typeof COUNTS)[number]): string {
  if (queue[count] === 0) return 'text-faint'
  return clsx('font-semibold', count === 'failed' && 'text-danger')
}

function useCountFormat(): (count: number) => string {
  const { i18n } = useTranslation()
  const numbers = new Intl.NumberFormat(i18n.language, { notation: 'compact' })
  return (count) => numbers.format(count)
}
