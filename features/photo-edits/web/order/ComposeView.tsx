import { useTranslation } from 'react-i18next'
import { NEW_PHOTO } from '#features/paths.ts'
import type { Operation, Photo } from '#features/photo-edits/contract.ts'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { CutoutCheck } from '../corrections/CutoutCheck.tsx'
import { useCorrections } from '../corrections/use-corrections.ts'
import type { DraftSource } from '../layouts/LiveLayoutPicker.tsx'
import { orderableRevision } from '../preview/use-cutout.ts'
import { PreviewPanes } from '../preview/PreviewPanes.tsx'
import { usePhotoAndCutout } from '../preview/use-photo-and-cutout.ts'
import { OrderForm } from './OrderForm.tsx'
import type { PhotoState } from './OrderBar.tsx'
import type { PhotoDraft } from '../upload/photo-draft.ts'
import { usePartAhead } from '../LoadedPart.tsx'
import { resultPart } from '../result/result-part.ts'
import { PhotoGone } from '../upload/PhotoGone.tsx'
import { PhotoPanel } from '../upload/PhotoPanel.tsx'
import { useComposeForm } from './use-compose-form.ts'
import type { PhotoUpload } from '../upload/use-photo-upload.ts'

interface ComposeViewProps {
  photoId: string
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** A photo is chosen or being sent: the member decides what to make of it. */
export function ComposeView({ photoId, upload, onPhoto }: ComposeViewProps) {
  const { t } = useTranslation('studio')
  const { photo, cutout, view } = usePhotoAndCutout(photoId)
  const corrections = useCorrections(photoId)
  usePartAhead(resultPart)
  const orderForm = useComposeForm(photoId)
  const draft = isDraftOf(upload.draft, photoId) ? upload.draft : undefined

  if (photo.isError) return <PhotoGone reason={photo.error.message} />
  return (
    <PreviewPanes
      cutout={cutout}
      choices={orderForm.choices}
      photo={photo.data}
      view={view}
      table={<PhotoPanel draft={draft} photo={photo.data} upload={upload} onPhoto={onPhoto} />}
    >
      <OrderForm
        title={t('compose.heading')}
        photoIds={[photoId]}
        orderForm={orderForm}
        warnings={photo.data?.warnings ?? []}
        view={view}
        cutoutCheck={photo.data && cutout && <CutoutCheck photo={photo.data} cutout={cutout} corrections={corrections} />}
        photoState={photo.data ? 'ready' : stateOf(draft)}
        draftSource={sourceOf({ photoId, photo: photo.data, cutout, operation: orderForm.choices.operation })}
      />
    </PreviewPanes>
  )
}

interface Known {
  readonly photoId: string
  readonly photo: Photo | undefined
  readonly cutout: Cutout | undefined
  readonly operation: Operation
}

/** What the layouts are shown with, once the photo is there and its cutout is known; another backdrop needs one. */
function sourceOf({ photoId, photo, cutout, operation }: Known): DraftSource {
  const isCut = cutout !== undefined && cutout.state !== 'working'
  return {
    photoId,
    ratio: photo ? photo.width / photo.height : 1,
    cutoutRevision: orderableRevision(cutout),
    isReady: photo !== undefined && isCut && (operation === 'post' || cutout.state === 'ready'),
  }
}

function stateOf(draft: PhotoDraft | undefined): PhotoState {
  return draft?.progress.state === 'failed' ? 'missing' : 'sending'
}

function isDraftOf(draft: PhotoDraft | undefined, photoId: string): boolean {
  if (!draft) return false
  return draft.progress.state === 'ready' ? draft.progress.photo.id === photoId : photoId === NEW_PHOTO
}
