import { useQueryClient } from '@tanstack/react-query'
import { useMember } from '#features/session/web/index.ts'
import { cutoutQuery, orderableRevision } from '../preview/use-cutout.ts'
import { FIRST_CHOICES, newSeed } from './choices.ts'
import { rememberedSignature, rememberSignature } from './remembered-signature.ts'
import { usePlaceOrder } from './use-order.ts'
import { useRequireCorrections } from './use-require-corrections.ts'
import { type OrderFormState, useOrderForm } from './use-order-form.ts'

/** The form for a photo that nothing was made of yet. What was drawn last, and is still on its way, is part of the order. */
export function useComposeForm(photoId: string): OrderFormState {
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  const placeOrder = usePlaceOrder()
  const requireCorrections = useRequireCorrections()
  return useOrderForm({
    subject: photoId,
    first: () => ({ ...FIRST_CHOICES, seed: newSeed(), signature: rememberedSignature(memberId) }),
    onOrder: async (choices) => {
      rememberSignature(memberId, choices.signature)
      await requireCorrections([photoId], choices.operation)
      const cutout = queryClient.getQueryData(cutoutQuery(photoId).queryKey)
      await placeOrder({ kind: 'new', photoId, choices, cutoutRevision: orderableRevision(cutout) })
    },
  })
}
