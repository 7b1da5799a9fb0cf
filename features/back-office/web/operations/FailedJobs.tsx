import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FailedJobLine } from '#features/back-office/operations-contract.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useHistoryDialog } from '../use-history-dialog.ts'
import { Lines } from './Lines.tsx'
import { RetryJobDialog } from './RetryJobDialog.tsx'
import { useFailedJobs } from './operations-queries.ts'
import { useNameFault } from './use-name-fault.ts'

/** Jobs that used all their attempts, with the kind of error and without personal data. */
export function FailedJobs() {
  const { t } = useTranslation('panel')
  const list = useFailedJobs()
  const { asked, ask, close } = useHistoryDialog<FailedJobLine>()
  return (
    <Section heading={t('operations.jobs.heading')}>
      <Lines list={list} none={t('operations.jobs.none')}>
        {(job) => <JobLine job={job} onRetry={() => ask(job)} />}
      </Lines>
      {asked && <RetryJobDialog job={asked} onClose={close} />}
    </Section>
  )
}

function JobLine({ job, onRetry }: { job: FailedJobLine; onRetry: () => void }) {
  const { t } = useTranslation('panel')
  const formatDateTime = useDateTimeFormat()
  const nameFault = useNameFault()
  const { queue, error, code, attempts, failed_at } = job
  const date = formatDateTime(failed_at)
  return (
    <div className="flex items-start justify-between gap-3">
      <div className="min-w-0 text-sm tabular-nums">
        <p className="font-semibold wrap-anywhere">{queue}</p>
        <p className="wrap-anywhere text-danger">{code === null ? error : `${error}: ${nameFault(code)}`}</p>
        <p className="text-soft">
          {t('operations.jobs.failedAt', { date })} · {t('operations.jobs.attempts', { count: attempts })}
        </p>
      </div>
      <Button
        size="small"
        className="min-h-11 shrink-0"
        icon={<RotateCcw className="size-4.5" aria-hidden="true" />}
        aria-label={t('operations.jobs.retryOf', { queue, date })}
        onClick={onRetry}
      >
        {t('operations.jobs.retry')}
      </Button>
    </div>
  )
}
