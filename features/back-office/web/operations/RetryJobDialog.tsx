import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { type FailedJobLine, operations } from '#features/back-office/operations-contract.ts'
import { useSubmit } from '#features/use-submit.ts'
import { showToast } from '#ui/toast.ts'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import { usePanelCall } from '../use-panel-call.ts'

/** Runs a failed job again. */
export function RetryJobDialog({ job: { id, queue }, onClose }: { job: FailedJobLine; onClose: () => void }) {
  const { t } = useTranslation('panel')
  const callPanel = usePanelCall()
  const submission = useSubmit(useForm(), async () => {
    const { changed } = await callPanel((headers) => call(operations.retryJob, { params: { id }, body: {}, headers }))
    void showToast('success', t(changed ? 'operations.jobs.done' : 'operations.jobs.gone'))
    onClose()
  })

  return (
    <ConfirmDialog
      heading={t('operations.jobs.ask')}
      confirm={t('operations.jobs.retry')}
      submission={submission}
      onClose={onClose}
    >
      <p>{t('operations.jobs.text', { queue })}</p>
    </ConfirmDialog>
  )
}
