import { useTranslation } from 'react-i18next'
import { useMember } from '#features/session/web/index.ts'
import { NEW_PHOTO } from '#features/paths.ts'
import { CutoutCheck } from '../corrections/CutoutCheck.tsx'
import { PreviewPanes } from '../preview/PreviewPanes.tsx'
import { orderableRevision } from '../preview/use-cutout.ts'
import { usePhotoAndCutout } from '../preview/use-photo-and-cutout.ts'
import { FIRST_CHOICES, newSeed } from './choices.ts'
import { OrderForm } from './OrderForm.tsx'
import type { PhotoState } from './OrderBar.tsx'
import type { PhotoDraft } from '../upload/photo-draft.ts'
import { PhotoGone } from '../upload/PhotoGone.tsx'
import { PhotoPanel } from '../upload/PhotoPanel.tsx'
import { rememberedSignature, rememberSignature } from './remembered-signature.ts'
import { usePlaceOrder } from './use-order.ts'
import { useOrderForm } from './use-order-form.ts'
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
  const placeOrder = usePlaceOrder()
  const orderForm = useOrderForm({
    subject: photoId,
    first: () => ({ ...FIRST_CHOICES, seed: newSeed(), signature: rememberedSignature(memberId) }),
    onOrder: async (choices) => {
      rememberSignature(memberId, choices.signature)
      await placeOrder({ kind: 'new', photoId, choices, cutoutRevision: orderableRevision(cutout) })
    },
  })
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
        notices={photo.data?.notices ?? []}
        view={view}
        cutoutCheck={photo.data && cutout && <CutoutCheck photo={photo.data} cutout={cutout} />}
        photoState={photo.data ? 'ready' : stateOf(draft)}
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
