import { Undo2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'

/** Asks whether what the last stroke did was meant, and offers to take it back. */
export function LargeChange({ isShown, onUndo }: { isShown: boolean; onUndo: () => void }) {
  const { t } = useTranslation('studio')
  return (
    <output className="flex items-center justify-between gap-3 text-sm empty:sr-only">
      {isShown && (
        <>
          <span>{t('correction.largeChange')}</span>
          <Button
            size="small"
            className="min-h-11 shrink-0"
            icon={<Undo2 className="size-4.5" aria-hidden="true" />}
            onClick={onUndo}
          >
            {t('correction.takeBack')}
          </Button>
        </>
      )}
    </output>
  )
}
