import { Camera, ImagePlus } from 'lucide-react'
import { clsx } from 'clsx'
import { useRef } from 'react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { ACCEPTED_FILES } from '#features/stored-photo.ts'
import { DecorativePhotos } from './DecorativePhotos.tsx'
import { ViewTitle } from '../ViewTitle.tsx'

const TABLE = 'relative flex items-center justify-center overflow-hidden bg-sunken px-8 py-9 transition-colors lg:min-h-[22.5rem]'

/** The empty upload area: drop, paste, choose or take a photo, or choose several. */
export function PhotoDrop({ onPhoto, onPhotos }: { onPhoto: (file: File) => void; onPhotos: (files: readonly File[]) => void }) {
  const { t } = useTranslation('studio')
  const camera = useRef<HTMLInputElement>(null)
  const take = (files: readonly File[]) => {
    if (files.length > 1) onPhotos(files)
    else if (files[0]) onPhoto(files[0])
  }
  // every dropped file is accepted: a refusal explains more than a cursor
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({ onDrop: take, noClick: true, noKeyboard: true })

  return (
    <section {...getRootProps()} className={clsx(TABLE, isDragActive && 'bg-accent-soft')}>
      <Invitation isLit={isDragActive} onChoose={open} onTake={() => camera.current?.click()} />
      <input {...getInputProps({ accept: ACCEPTED_FILES })} aria-label={t('start.choose')} />
      <input
        ref={camera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        aria-label={t('start.camera')}
        onChange={(event) => {
          take([...(event.target.files ?? [])])
          event.target.value = '' // or the same photo could not be chosen twice
        }}
      />
    </section>
  )
}

/** The same look, without any action. */
export function EmptyTable() {
  const { t } = useTranslation()
  return (
    <section className={TABLE}>
      <output>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </output>
      <Invitation />
    </section>
  )
}

interface InvitationProps {
  /** Whether a file is being dragged over it. */
  isLit?: boolean
  onChoose?: () => void
  onTake?: () => void
}

/** The content of the upload area, with two buttons once there are actions for them. */
function Invitation({ isLit = false, onChoose, onTake }: InvitationProps) {
  const { t } = useTranslation('studio')
  return (
    <>
      <div
        aria-hidden="true"
        className={clsx(
          'pointer-events-none absolute inset-3 rounded-card border-2 border-dashed transition-colors sm:inset-5',
          isLit ? 'border-ink' : 'border-line',
        )}
      />
      <DecorativePhotos />
      <div className="relative flex w-full max-w-lg flex-col items-center text-center">
        <ViewTitle className="text-3xl sm:text-[3.25rem] sm:leading-[1.02]">{t('start.heading')}</ViewTitle>
        <p className="mt-3 max-w-sm text-soft">{t('start.text')}</p>
        <div className="mt-5 flex w-full flex-col justify-center gap-3 sm:w-auto sm:flex-row">
          <Button
            variant="primary"
            size="large"
            icon={<ImagePlus className="size-5" aria-hidden="true" />}
            disabled={!onChoose}
            onClick={onChoose}
          >
            {t('start.choose')}
          </Button>
          <Button
            size="large"
            className="hidden any-pointer-coarse:inline-flex"
            icon={<Camera className="size-5" aria-hidden="true" />}
            disabled={!onTake}
            onClick={onTake}
          >
            {t('start.camera')}
          </Button>
        </div>
        <p className="mt-4 text-sm text-faint hidden md:any-pointer-fine:block">{t('start.dropOrPaste')}</p>
        <p className="mt-4 text-xs text-balance text-faint sm:mt-2">{t('start.formats')}</p>
      </div>
    </>
  )
}
