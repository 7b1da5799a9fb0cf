import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/index.ts'
import { paths } from '#features/paths.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { type Choices, wishesOf } from './choices.ts'
import { intentFor, newOrderKey, type Intent } from '#features/order-intent.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { editQuery, editsKey } from '../use-edit.ts'

export type Order =
  | { readonly kind: 'new'; readonly photoId: string; readonly choices: Choices; readonly cutoutRevision?: number | undefined }
  /** Without choices: the same again. `isFree`: as the screen says. */
  | { readonly kind: 'redo'; readonly editId: string; readonly isFree: boolean; readonly choices?: Choices }

/** Orders an edit and opens it; a retry is the same order. The function throws a `CallError` for a refusal. */
export function usePlaceOrder(): (order: Order) => Promise<void> {
  const { phone } = useMember()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const intent = useRef<Intent>(undefined)
  return async (order) => {
    intent.current = intentFor(JSON.stringify(order), intent.current, newOrderKey)
    try {
      const { edit } = await send(order, phone, intent.current.key)
      intent.current = undefined
      notifyOtherTabs()
      queryClient.setQueryData(editQuery(edit.id).queryKey, edit)
      void queryClient.invalidateQueries({ queryKey: editsKey })
      await navigate(paths.studio({ edit: edit.id }))
    } catch (error) {
      // the screen says an outdated price
      if (order.kind === 'redo') void queryClient.invalidateQueries({ queryKey: editQuery(order.editId).queryKey })
      throw error
    } finally {
      await queryClient.invalidateQueries({ queryKey: allowanceKey })
    }
  }
}

/** The same for a button without a form. A tap while an order is being sent is ignored, and one before its edit is shown. */
export function useOrder() {
  const placeOrder = usePlaceOrder()
  // `isPending` is set too late for the second of two quick taps
  const isSending = useRef(false)
  const { mutate, isPending, isSuccess, isPaused, error } = useMutation<void, CallError, Order>({
    // may wait: nothing of it leaves the product
    networkMode: 'online',
    mutationFn: placeOrder,
    onError: () => {
      isSending.current = false
    },
  })

  return {
    order: (order: Order) => {
      if (isSending.current) return
      isSending.current = true
      mutate(order)
    },
    isOrdering: isPending || isSuccess,
    /** There is no connection: the order goes as soon as it is back. */
    isWaiting: isPaused,
    error,
  }
}

function send(order: Order, phone: string, key: string): Promise<{ edit: Edit }> {
  const headers = { 'Idempotency-Key': key }
  if (order.kind === 'new') {
    const body = {
      phone,
      photo_id: order.photoId,
      operation: order.choices.operation,
      ...wishesOf(order.choices),
      ...cutoutOf(order),
    }
    return fetchOrThrow(photoEdits.requestEdit, { body, headers })
  }
  const changes = order.choices && { operation: order.choices.operation, ...wishesOf(order.choices) }
  const body = { phone, expects_free: order.isFree, ...changes }
  return fetchOrThrow(photoEdits.redoEdit, { params: { id: order.editId }, body, headers })
}

/** The cutout that the member has seen. */
function cutoutOf({ cutoutRevision }: { readonly cutoutRevision?: number | undefined }): Pick<Edit['wishes'], 'cutout_revision'> {
  return cutoutRevision === undefined ? {} : { cutout_revision: cutoutRevision }
}
