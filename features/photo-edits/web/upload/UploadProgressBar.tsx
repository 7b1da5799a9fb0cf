import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'

/** How much of the photo has been sent. It lies over the bottom of the picture, so that nothing moves when it disappears. */
export function UploadProgressBar({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation('studio')
  return (
    <div className="absolute bottom-3 flex w-[min(24rem,calc(100%-1.5rem))] items-center gap-3 rounded-control bg-surface py-1 pr-1 pl-4 shadow-float">
      <Progress label={t('upload.sending')} value={share} className="flex-1" />
      <Button variant="quiet" size="small" onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  )
}
