import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useAllowance } from '#features/membership/web/index.ts'
import { PublishPanel } from '#features/publishing/web/index.ts'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { LinkButton } from '#ui/Button.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { loadCaptionDraft } from './caption-draft.ts'

interface PublishOrSubscribeProps {
  edit: Edit
  onPlan: () => void
}

/** The next step with a picture: to publish it, or to have the mark of the trial taken off. */
export function PublishOrSubscribe({ edit, onPlan }: PublishOrSubscribeProps) {
  if (edit.watermarked) return <TrialResult editId={edit.id} onPlan={onPlan} />
  return <PublishPanel editId={edit.id} caption={() => loadCaptionDraft(edit.id)} />
}

/** Says why there is a mark, and what takes it off. With a plan the edit is loaded again, without the mark. */
function TrialResult({ editId, onPlan }: { editId: string; onPlan: () => void }) {
  const { t } = useTranslation('studio')
  const hasPlan = useAllowance().data?.hasActiveSubscription === true
  useEffect(() => {
    if (hasPlan) onPlan()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each plan
  }, [hasPlan])
  return (
    <Alert
      action={
        <LinkButton
          variant="primary"
          className="min-h-11 py-2 text-center leading-tight"
          to={paths.checkout({ next: paths.studio({ edit: editId }) })}
        >
          {t('trial.subscribe')}
        </LinkButton>
      }
    >
      {t('trial.result')}
    </Alert>
  )
}
