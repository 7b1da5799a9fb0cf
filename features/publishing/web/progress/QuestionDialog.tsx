import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { Publication } from '#features/publishing/contract.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { usePublicationAction } from './use-publication-action.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'

interface QuestionDialogProps {
  publication: Publication
  action: 'cancel' | 'publish-now'
  onClose: () => void
}

const PHRASES = { cancel: 'cancel', 'publish-now': 'publishNow' } as const

/** Asks before a scheduled post is cancelled, or published early. */
export function QuestionDialog({ publication, action, onClose }: QuestionDialogProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const write = useDateTimeFormat('full')
  const phrase = PHRASES[action]
  const { perform, isPerforming, failure } = usePublicationAction(publication, () => {
    onClose()
    void showToast('success', t(`${phrase}.done`))
  })
  return (
    <Dialog
      isOpen
      // closing while the request runs would look like a cancellation
      onOpenChange={(isWanted) => !isWanted && !isPerforming && onClose()}
      title={t(`${phrase}.question`)}
      description={t(`${phrase}.text`, { date: write(publication.at), account: publication.account ?? '' })}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button disabled={isPerforming} onClick={onClose}>
            {t(`${phrase}.keep`)}
          </Button>
          <Button
            variant={action === 'cancel' ? 'danger' : 'primary'}
            isBusy={isPerforming}
            onClick={() => perform({ name: action })}
          >
            {t(`${phrase}.confirm`)}
          </Button>
        </>
      }
    >
      {failure && <FailureAlert code={failure.code} text={failure.error} />}
    </Dialog>
  )
}
