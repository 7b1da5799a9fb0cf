import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import type { QueueState } from '#features/back-office/operations-contract.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { Section } from '#ui/Section.tsx'

const COUNTS = ['waiting', 'running', 'delayed', 'failed'] as const

const isBusy = (queue: QueueState) => COUNTS.some((count) => queue[count] > 0)

/** The depth of each queue: non-empty ones first, the others on demand. */
export function Queues({ queues }: { queues: readonly QueueState[] }) {
  const { t } = useTranslation('panel')
  const busy = queues.filter(isBusy)
  const quiet = queues.filter((queue) => !isBusy(queue))
  return (
    <Section heading={t('operations.queues.heading')}>
      {busy.length === 0 ? <p className="mt-2 text-soft">{t('operations.queues.idle')}</p> : <QueueTable queues={busy} />}
      {quiet.length > 0 && (
        <div className="mt-3">
          <Disclosure title={t('operations.queues.all')} summary={String(queues.length)}>
            <QueueTable queues={queues} />
          </Disclosure>
        </div>
      )}
    </Section>
  )
}

function QueueTable({ queues }: { queues: readonly QueueState[] }) {
  const { t, i18n } = useTranslation('panel')
  const numbers = new Intl.NumberFormat(i18n.language, { notation: 'compact' })
  return (
    // on the narrowest phones five columns need more than the screen
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
    <section aria-label={t('operations.queues.name')} tabIndex={0} className="overflow-x-auto">
      <table className="mt-2 w-full text-sm tabular-nums">
        <thead>
          <tr className="border-b border-line text-soft">
            <th scope="col" className="py-2 text-left font-semibold">
              {t('operations.queues.name')}
            </th>
            {COUNTS.map((count) => (
              <th key={count} scope="col" className="py-2 pl-2 text-right text-xs font-semibold sm:text-sm">
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
                <td
                  key={count}
                  className={clsx(
                    'py-2 pl-2 text-right',
                    queue[count] === 0 && 'text-faint',
                    count === 'failed' && queue[count] > 0 && 'font-semibold text-danger',
                  )}
                >
                  {numbers.format(queue[count])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
