import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/Dialog.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'

// masks and checks of a card: only for those who have a new one
const NewCardForm = lazy(async () => ({ default: (await import('./NewCardForm.tsx')).NewCardForm }))

interface NewCardDialogProps {
  isOpen: boolean
  onClose: () => void
  /** A charge waits for this card. */
  isOverdue: boolean
}

export function NewCardDialog({ isOpen, onClose, isOverdue }: NewCardDialogProps) {
  const { t } = useTranslation('payments')
  const tCommon = useTranslation().t
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(isWanted) => !isWanted && onClose()}
      title={t('method.newHeading')}
      description={isOverdue ? t('method.textOverdue') : t('method.text')}
      closeLabel={tCommon('close')}
    >
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <NewCardForm onDone={onClose} onCancel={onClose} />
      </Suspense>
    </Sheet>
  )
}
