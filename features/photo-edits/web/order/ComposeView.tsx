import { useTranslation } from 'react-i18next'
import { useMember } from '#features/session/web/index.ts'
import { NEW_PHOTO } from '#features/paths.ts'
import { CutoutCheck } from '../mending/CutoutCheck.tsx'
import { PreviewPanes } from '../preview/PreviewPanes.tsx'
import { orderableRevision } from '../preview/use-cutout.ts'
import { usePhotoAndCutout } from '../preview/use-photo-and-cutout.ts'
import { FIRST_CHOICES, newSeed } from './choices.ts'
import { Composer } from './Composer.tsx'
import type { PhotoState } from './OrderBar.tsx'
import type { PhotoDraft } from '../upload/photo-draft.ts'
import { PhotoGone } from '../upload/PhotoGone.tsx'
import { PhotoOnTable } from '../upload/PhotoOnTable.tsx'
import { rememberedSignature, rememberSignature } from './remembered-signature.ts'
import { useKeptChoices } from './use-kept-choices.ts'
import { useOrder } from './use-order.ts'
import type { PhotoUpload } from '../upload/use-photo-upload.ts'

interface ComposeViewProps {
  photoId: string
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** A photo is chosen or being sent: the member decides what to make of it. */
export function ComposeView({ photoId, upload, onPhoto }: ComposeViewProps) {
  const { t } = useTranslation('studio')
  const { id: memberId } = useMember()
  const { photo, cutout, view } = usePhotoAndCutout(photoId)
  const { order, isOrdering, isWaiting, error } = useOrder()
  const [choices, setChoices] = useKeptChoices(photoId, () => ({
    ...FIRST_CHOICES,
    seed: newSeed(),
    signature: rememberedSignature(memberId),
  }))
  const draft = isDraftOf(upload.draft, photoId) ? upload.draft : undefined

  if (photo.isError) return <PhotoGone reason={photo.error.message} />
  return (
    <PreviewPanes
      cutout={cutout}
      choices={choices}
      photo={photo.data}
      view={view}
      table={<PhotoOnTable draft={draft} photo={photo.data} upload={upload} onPhoto={onPhoto} />}
    >
      <Composer
        title={t('compose.heading')}
        choices={choices}
        onChange={setChoices}
        notices={photo.data?.notices ?? []}
        view={view}
        cutoutCheck={photo.data && cutout && <CutoutCheck photo={photo.data} cutout={cutout} />}
        photoState={photo.data ? 'ready' : stateOf(draft)}
        isOrdering={isOrdering}
        isWaiting={isWaiting}
        error={error}
        onOrder={() => {
          rememberSignature(memberId, choices.signature)
          order({ kind: 'new', photoId, choices, cutoutRevision: orderableRevision(cutout) })
        }}
      />
    </PreviewPanes>
  )
}

function stateOf(draft: PhotoDraft | undefined): PhotoState {
  return draft?.progress.state === 'failed' ? 'missing' : 'sending'
}

function isDraftOf(draft: PhotoDraft | undefined, photoId: string): boolean {
  if (!draft) return false
  return draft.progress.state === 'ready' ? draft.progress.photo.id === photoId : photoId === NEW_PHOTO
}
