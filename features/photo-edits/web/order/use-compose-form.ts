import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import { changesBackdrop } from '#features/photo-edits/operations.ts'
import { useMember } from '#features/session/web/index.ts'
import type { Corrections } from '../corrections/use-corrections.ts'
import { cutoutQuery, orderableRevision } from '../preview/use-cutout.ts'
import { FIRST_CHOICES, newSeed } from './choices.ts'
import { rememberedSignature, rememberSignature } from './remembered-signature.ts'
import { usePlaceOrder } from './use-order.ts'
import { type OrderFormState, useOrderForm } from './use-order-form.ts'

/** The form for a photo that nothing was made of yet. What was drawn last, and is still on its way, is part of the order. */
export function useComposeForm(photoId: string, { settle }: Pick<Corrections, 'settle'>): OrderFormState {
  const { t } = useTranslation('studio')
  const { id: memberId } = useMember()
  const queryClient = useQueryClient()
  const placeOrder = usePlaceOrder()
  return useOrderForm({
    subject: photoId,
    first: () => ({ ...FIRST_CHOICES, seed: newSeed(), signature: rememberedSignature(memberId) }),
    onOrder: async (choices) => {
      rememberSignature(memberId, choices.signature)
      const isComplete = !changesBackdrop(choices.operation) || (await settle())
      if (!isComplete) throw refusedHere('corrections_waiting', t('correction.notIn'))
      const cutout = queryClient.getQueryData(cutoutQuery(photoId).queryKey)
      await placeOrder({ kind: 'new', photoId, choices, cutoutRevision: orderableRevision(cutout) })
    },
  })
}

/** A refusal of this screen, shown like one of the server's. */
function refusedHere(code: string, error: string): CallError {
  return new CallError({ ok: false, status: 0, code, error, field: undefined, extra: {} })
}
