import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { intentFor, newOrderKey, type Intent } from '#features/order-intent.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Fit, type Publication, publishing } from '#features/publishing/contract.ts'
import { rememberPublication } from '../publication-queries.ts'

/** What the member wants to post. */
export interface Wish {
  readonly caption: string
  readonly altText: string
  readonly fit: Fit
  /** The other edits of a carousel, in their order. */
  readonly others: readonly string[]
  /** Undefined: now. */
  readonly at: Date | undefined
}

interface PublishOptions {
  readonly editId: string
  /** The post that the member was shown before confirming another one. */
  readonly again: string | undefined
}

/** Posts an edit. A tap while a request runs does nothing, and a retry after a lost answer is the same post. */
export function usePublish(onDone: (publication: Publication) => void) {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const intent = useRef<Intent>(undefined)
  // `isPending` changes too late for the second of two quick taps
  const isOnItsWay = useRef(false)
  const { mutate, isPending, error } = useMutation<Publication, CallError, Wish & PublishOptions>({
    mutationFn: async ({ editId, others, caption, altText, fit, at, again }) => {
      const body = {
        phone,
        ...(others.length > 0 ? { edit_ids: [editId, ...others] } : { edit_id: editId }),
        caption,
        alt_text: altText,
        fit,
        ...(at && { scheduled_at: at.toISOString() }),
        ...(again && { again }),
      }
      intent.current = intentFor(JSON.stringify(body), intent.current, newOrderKey)
      const headers = { 'Idempotency-Key': intent.current.key }
      return (await fetchOrThrow(publishing.publish, { body, headers })).publication
    },
    onSuccess: (publication) => {
      intent.current = undefined
      rememberPublication(queryClient, publication)
      onDone(publication)
    },
    onSettled: () => {
      isOnItsWay.current = false
    },
  })
  return {
    publish: (wish: Wish & PublishOptions) => {
      if (isOnItsWay.current) return
      isOnItsWay.current = true
      mutate(wish)
    },
    isPublishing: isPending,
    failure: error?.failure,
  }
}
