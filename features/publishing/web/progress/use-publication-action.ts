import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Publication, publishing } from '#features/publishing/contract.ts'
import { rememberPublication, usePublicationRefresh } from '../publication-queries.ts'
import type { PostRequest } from '../publish/post-fields.ts'

export type Action =
  | { readonly name: 'cancel' }
  /** `again`: the post of the same picture that the member was shown before confirming another one. */
  | { readonly name: 'retry'; readonly again: string | undefined }
  /** Unchanged, but now. */
  | { readonly name: 'publish-now' }
  | { readonly name: 'change'; readonly request: PostRequest }
  /** The same post at another time. */
  | { readonly name: 'move'; readonly to: Date }

/** The post as the member saw it when deciding; another tab may have changed `at`. */
type ShownPost = Pick<Publication, 'id' | 'at'>

/** Changes an existing post, and updates every screen with the answer. */
export function usePublicationAction({ id, at }: ShownPost, onDone?: (publication: Publication) => void) {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const refresh = usePublicationRefresh()
  const { mutate, mutateAsync, isPending, error, reset } = useMutation<Publication, CallError, Action>({
    mutationFn: async (action) => (await send({ id, at }, action, phone)).publication,
    onSuccess: (publication) => {
      rememberPublication(queryClient, publication)
      onDone?.(publication)
    },
    // the post may have changed in the meantime: the screen reloads it
    onError: refresh,
  })
  return { perform: mutate, performAsync: mutateAsync, isPerforming: isPending, failure: error?.failure, reset }
}

function send({ id, at }: ShownPost, action: Action, phone: string): Promise<{ publication: Publication }> {
  const params = { id }
  if (action.name === 'cancel') return fetchOrThrow(publishing.cancelPublication, { params, query: { phone, seen_at: at } })
  if (action.name === 'retry') {
    const body = { phone, ...(action.again && { again: action.again }) }
    return fetchOrThrow(publishing.retryPublication, { params, body })
  }
  return fetchOrThrow(publishing.changePublication, { params, body: { phone, ...changesOf(action), seen_at: at } })
}

function changesOf(action: Exclude<Action, { readonly name: 'cancel' | 'retry' }>) {
  if (action.name === 'publish-now') return { scheduled_at: null }
  if (action.name === 'move') return { scheduled_at: action.to.toISOString() }
  const { caption, altText, fit, at } = action.request
  return { caption, alt_text: altText, fit, scheduled_at: at?.toISOString() ?? null }
}
