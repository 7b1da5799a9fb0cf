import { useTranslation } from 'react-i18next'
import { FIRST_CHOICES } from '../order/choices.ts'
import { Composer } from '../order/Composer.tsx'
import { rememberedSignature, rememberSignature } from '../order/remembered-signature.ts'
import { useKeptChoices } from '../order/use-kept-choices.ts'
import { useMember } from '#features/session/web/index.ts'
import { TwoPanes } from '../TwoPanes.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { useOrders } from './use-orders.ts'
import type { PhotoUploads } from './use-photo-uploads.ts'

/** What the choices for several photos are kept under. */
const SEVERAL = 'several'

interface SeveralViewProps {
  photoIds: readonly string[]
  uploads: PhotoUploads
  onPhotos: (files: readonly File[]) => void
  /** Leaves a photo out of the order; it stays the member's. */
  onRemove: (photoId: string) => void
}

/** Several photos are chosen or being sent: one set of choices is for all of them. */
export function SeveralView({ photoIds, uploads, onPhotos, onRemove }: SeveralViewProps) {
  const { t } = useTranslation('studio')
  const { id: memberId } = useMember()
  const { order, isOrdering, isWaiting, ordered, error } = useOrders()
  const [choices, setChoices] = useKeptChoices(SEVERAL, () => ({ ...FIRST_CHOICES, signature: rememberedSignature(memberId) }))
  const isSending = uploads.items.some(({ progress }) => progress.state === 'sending')
  return (
    <TwoPanes
      picture={
        <PhotoGrid
          photoIds={photoIds}
          ordered={ordered}
          uploads={uploads}
          onPhotos={onPhotos}
          onRemove={isOrdering ? undefined : onRemove}
        />
      }
    >
      <Composer
        title={t('several.heading')}
        choices={choices}
        onChange={setChoices}
        view={undefined}
        photoState={stateOf(isSending, photoIds.length)}
        count={photoIds.filter((id) => !ordered.has(id)).length}
        isOrdering={isOrdering}
        isWaiting={isWaiting}
        error={error}
        onOrder={() => {
          rememberSignature(memberId, choices.signature)
          order({ photoIds, choices })
        }}
      />
    </TwoPanes>
  )
}

function stateOf(isSending: boolean, ready: number) {
  if (isSending) return 'sending'
  return ready === 0 ? 'missing' : 'ready'
}
