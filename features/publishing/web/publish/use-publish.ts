import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { fetchOrThrow } from '#features/api.ts'
import { intentFor, newOrderKey, type Intent } from '#features/order-intent.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Publication, publishing } from '#features/publishing/contract.ts'
import { rememberPublication } from '../publication-queries.ts'
import type { PostRequest } from './post-fields.ts'

interface PublishRequest extends PostRequest {
  readonly editId: string
  /** The post that the member was shown before confirming another one. */
  readonly again: string | undefined
}

/** Posts an edit. A retry after a lost answer is the same post. The function throws a `CallError` for a refusal. */
export function usePublish(): (request: PublishRequest) => Promise<Publication> {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const intent = useRef<Intent>(undefined)
  return async ({ editId, others, caption, altText, fit, at, again }) => {
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
    const { publication } = await fetchOrThrow(publishing.publish, { body, headers })
    intent.current = undefined
    rememberPublication(queryClient, publication)
    return publication
  }
}
