import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { UploadedPhoto } from './UploadedPhoto.tsx'
import { ViewTitle } from '../ViewTitle.tsx'

interface SharedPhotoViewProps {
  /** The local file: nothing has been sent. */
  localUrl: string
  onUse: () => void
  onDiscard: () => void
}

/** Any page can send a photo here: only the member's own tap uploads it. */
export function SharedPhotoView({ localUrl, onUse, onDiscard }: SharedPhotoViewProps) {
  const { t } = useTranslation('studio')
  return (
    <section className="flex flex-1 flex-col items-center justify-center bg-sunken px-6 py-10 text-center [--room:45dvh]">
      <UploadedPhoto sources={[localUrl]} />
      <ViewTitle className="mt-8 text-3xl">{t('shared.heading')}</ViewTitle>
      <p className="mt-3 max-w-sm text-soft">{t('shared.text')}</p>
      <div className="mt-8 flex w-full max-w-sm flex-col gap-3 sm:w-auto sm:flex-row">
        <Button variant="primary" size="large" onClick={onUse}>
          {t('shared.use')}
        </Button>
        <Button size="large" onClick={onDiscard}>
          {t('shared.discard')}
        </Button>
      </div>
    </section>
  )
}
