import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { showToast } from '#ui/toast.ts'
import type { Publication } from '../contract.ts'
import { FailureAlert } from './FailureAlert.tsx'
import { usePublicationDeed } from './use-publication-deed.ts'
import { useMomentFormat } from './use-moment-format.ts'

interface QuestionDialogProps {
  publication: Publication
  deed: 'cancel' | 'publish-now'
  onClose: () => void
}

const PHRASES = { cancel: 'cancel', 'publish-now': 'publishNow' } as const

/** Asks before a scheduled post is called off, or sent before its time. */
export function QuestionDialog({ publication, deed, onClose }: QuestionDialogProps) {
  const { t } = useTranslation(['publishing', 'common'])
  const write = useMomentFormat('full')
  const phrase = PHRASES[deed]
  const { perform, isPerforming, failure } = usePublicationDeed(publication, () => {
    onClose()
    void showToast('success', t(`${phrase}.done`))
  })
  return (
    <Dialog
      isOpen
      // once it is on its way, closing would only look as if it were taken back
      onOpenChange={(isWanted) => !isWanted && !isPerforming && onClose()}
      title={t(`${phrase}.question`)}
      description={t(`${phrase}.text`, { date: write(publication.at), account: publication.account ?? '' })}
      closeLabel={t('common:close')}
      actions={
        <>
          <Button disabled={isPerforming} onClick={onClose}>
            {t(`${phrase}.keep`)}
          </Button>
          <Button look={deed === 'cancel' ? 'danger' : 'primary'} isBusy={isPerforming} onClick={() => perform({ name: deed })}>
            {t(`${phrase}.confirm`)}
          </Button>
        </>
      }
    >
      {failure && <FailureAlert failure={failure} />}
    </Dialog>
  )
}
