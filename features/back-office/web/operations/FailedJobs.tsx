import { RotateCcw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { type FailedJobLine, operations } from '#features/back-office/operations-contract.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { showToast } from '#ui/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { useOrderAction } from '../member/use-order-action.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useQuestion } from '../use-question.ts'
import { Lines } from './Lines.tsx'
import { useFailedJobs } from './operations-queries.ts'
import { useNameFault } from './use-name-fault.ts'

/** Jobs that used all their attempts, with the kind of error and without personal data. */
export function FailedJobs() {
  const { t } = useTranslation('panel')
  const list = useFailedJobs()
  const { asked, ask, close } = useQuestion<FailedJobLine>()
  return (
    <Section heading={t('operations.jobs.heading')}>
      <Lines list={list} none={t('operations.jobs.none')}>
        {(job) => <JobLine job={job} onRetry={() => ask(job)} />}
      </Lines>
      {asked && <RetryDialog job={asked} onClose={close} />}
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

function RetryDialog({ job: { id, queue }, onClose }: { job: FailedJobLine; onClose: () => void }) {
  const { t } = useTranslation('panel')
  const { order, isBusy, problem } = useOrderAction()

  async function retry() {
    const done = await order((headers) => call(operations.retryJob, { params: { id }, body: {}, headers }))
    if (!done) return
    void showToast('success', t(done.changed ? 'operations.jobs.done' : 'operations.jobs.gone'))
    onClose()
  }

  return (
    <ConfirmDialog
      heading={t('operations.jobs.ask')}
      confirm={t('operations.jobs.retry')}
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirm={() => void retry()}
    >
      <p>{t('operations.jobs.text', { queue })}</p>
    </ConfirmDialog>
  )
}
