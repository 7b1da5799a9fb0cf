import { useTranslation } from 'react-i18next'
import { FIRST_CHOICES, newSeed } from '../order/choices.ts'
import { OrderForm } from '../order/OrderForm.tsx'
import { rememberedSignature, rememberSignature } from '../order/remembered-signature.ts'
import { useOrderForm } from '../order/use-order-form.ts'
import { useRequireCorrections } from '../order/use-require-corrections.ts'
import { useMember } from '#features/session/web/index.ts'
import { TwoPanes } from '../TwoPanes.tsx'
import { PhotoGrid } from './PhotoGrid.tsx'
import { useOrders } from './use-orders.ts'
import type { PhotoUploads } from './use-photo-uploads.ts'

/** The name under which the choices for several photos are stored. */
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
  const { placeOrders, ordered } = useOrders()
  const requireCorrections = useRequireCorrections()
  const orderForm = useOrderForm({
    subject: SEVERAL,
    first: () => ({ ...FIRST_CHOICES, seed: newSeed(), signature: rememberedSignature(memberId) }),
    onOrder: async (choices) => {
      rememberSignature(memberId, choices.signature)
      await requireCorrections(
        photoIds.filter((id) => !ordered.has(id)),
        choices.operation,
      )
      await placeOrders({ photoIds, choices })
    },
  })
  const isSending = uploads.items.some(({ progress }) => progress.state === 'sending')
  return (
    <TwoPanes
      picture={
        <PhotoGrid
          photoIds={photoIds}
          choices={orderForm.choices}
          ordered={ordered}
          uploads={uploads}
          onPhotos={onPhotos}
          onRemove={orderForm.isOrdering ? undefined : onRemove}
        />
      }
    >
      <OrderForm
        title={t('several.heading')}
        photoIds={photoIds}
        orderForm={orderForm}
        view={undefined}
        photoState={stateOf(isSending, photoIds.length)}
        count={photoIds.filter((id) => !ordered.has(id)).length}
      />
    </TwoPanes>
  )
}

function stateOf(isSending: boolean, ready: number) {
  if (isSending) return 'sending'
  return ready === 0 ? 'missing' : 'ready'
}
