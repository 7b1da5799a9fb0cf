import { useQueries } from '@tanstack/react-query'
import { CircleAlert, ImagePlus, RotateCcw } from 'lucide-react'
import { useDropzone } from 'react-dropzone'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import { MAX_AT_ONCE, type Edit } from '#features/photo-edits/contract.ts'
import { ACCEPTED_FILES } from '#features/stored-photo.ts'
import type { Choices } from '../order/choices.ts'
import { photoQuery } from '../upload/use-photo.ts'
import { ArrivedPhoto } from './ArrivedPhoto.tsx'
import { FailedPhotos } from './FailedPhotos.tsx'
import { PhotoTile } from './PhotoTile.tsx'
import { RoundButton } from './RoundButton.tsx'
import type { PhotoItem, PhotoUploads } from './use-photo-uploads.ts'

interface PhotoGridProps {
  /** Those that have arrived. */
  photoIds: readonly string[]
  /** Those of the order, for the previews. */
  choices: Choices
  ordered: ReadonlyMap<string, Edit>
  uploads: PhotoUploads
  onPhotos: (files: readonly File[]) => void
  /** Undefined while they are being ordered. */
  onRemove: ((photoId: string) => void) | undefined
}

/** The photos of one order, each with its own progress or problem; more can be added, and any left out. */
export function PhotoGrid({ photoIds, choices, ordered, uploads, onPhotos, onRemove }: PhotoGridProps) {
  const { t } = useTranslation('studio')
  const photos = useQueries({ queries: photoIds.map(photoQuery) })
  const { getRootProps, getInputProps, open } = useDropzone({
    onDrop: (files) => files.length > 0 && onPhotos(files),
    noClick: true,
    noKeyboard: true,
  })
  const count = photoIds.length + uploads.items.length
  return (
    <div {...getRootProps()} className="flex max-h-full w-full flex-col gap-3">
      <ul aria-label={t('several.photos')} className="grid min-h-0 grid-cols-4 gap-2 overflow-y-auto p-1 sm:grid-cols-5">
        {photoIds.map((id, place) => (
          <ArrivedPhoto
            key={id}
            photoId={id}
            photo={photos[place]?.data}
            label={t('several.photo', { number: place + 1 })}
            choices={choices}
            isOrdered={ordered.has(id)}
            onRemove={onRemove && !ordered.has(id) ? () => onRemove(id) : undefined}
          />
        ))}
        {uploads.items.map((item) => (
          <Sent key={item.key} item={item} uploads={uploads} />
        ))}
      </ul>
      <FailedPhotos items={uploads.items} />
      <input {...getInputProps({ accept: ACCEPTED_FILES })} aria-label={t('several.add')} />
      {count < MAX_AT_ONCE && onRemove && (
        <Button
          size="small"
          className="min-h-11 self-center"
          icon={<ImagePlus className="size-4.5" aria-hidden="true" />}
          onClick={open}
        >
          {t('several.add')}
        </Button>
      )}
    </div>
  )
}

function Sent({ item, uploads }: { item: PhotoItem; uploads: PhotoUploads }) {
  const { t } = useTranslation('studio')
  const { progress, file, localUrl } = item
  const canRetry = progress.state === 'failed' && ['offline', 'lost', 'passing'].includes(progress.problem.kind)
  return (
    <PhotoTile sources={[localUrl]} label={file.name} onRemove={() => uploads.remove(item)}>
      {progress.state === 'sending' && (
        <Progress label={t('upload.sending')} value={progress.share} className="absolute! inset-x-2 bottom-2 h-2!" />
      )}
      {progress.state === 'failed' && (
        <span className="absolute inset-0 grid place-items-center bg-surface/80 text-danger">
          <CircleAlert className="size-7" aria-hidden="true" />
        </span>
      )}
      {canRetry && (
        <RoundButton label={t('several.retry', { photo: file.name })} isLeft onClick={() => uploads.retry(item)}>
          <RotateCcw className="size-4" aria-hidden="true" />
        </RoundButton>
      )}
    </PhotoTile>
  )
}
