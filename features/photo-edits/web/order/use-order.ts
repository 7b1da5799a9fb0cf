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
  /** Without choices: the same again. */
  | { readonly kind: 'redo'; readonly editId: string; readonly choices?: Choices }

/** Orders an edit and opens it. A tap while an order is being sent is ignored; a retry is the same order. */
export function useOrder() {
  const { phone } = useMember()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const intent = useRef<Intent>(undefined)
  // `isPending` is set too late for the second of two quick taps
  const isOnItsWay = useRef(false)
  const { mutate, isPending, isPaused, error } = useMutation<Edit, CallError, Order>({
    // may wait: nothing of it leaves the product, and the button says so
    networkMode: 'online',
    mutationFn: async (order) => {
      intent.current = intentFor(JSON.stringify(order), intent.current, newOrderKey)
      return (await send(order, phone, intent.current.key)).edit
    },
    onSuccess: async (edit) => {
      intent.current = undefined
      notifyOtherTabs()
      queryClient.setQueryData(editQuery(edit.id).queryKey, edit)
      void queryClient.invalidateQueries({ queryKey: editsKey })
      await navigate(paths.studio({ edit: edit.id }))
    },
    onSettled: () => {
      isOnItsWay.current = false
      return queryClient.invalidateQueries({ queryKey: allowanceKey })
    },
  })

  return {
    order: (wanted: Order) => {
      if (isOnItsWay.current) return
      isOnItsWay.current = true
      mutate(wanted)
    },
    isOrdering: isPending,
    /** The device is offline: the order is sent once it is online. */
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
  return fetchOrThrow(photoEdits.redoEdit, { params: { id: order.editId }, body: { phone, ...changes }, headers })
}

/** The cutout that the member has seen. */
function cutoutOf({ cutoutRevision }: { readonly cutoutRevision?: number | undefined }): Pick<Edit['wishes'], 'cutout_revision'> {
  return cutoutRevision === undefined ? {} : { cutout_revision: cutoutRevision }
}
