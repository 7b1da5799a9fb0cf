import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { CallError, fetchOrThrow } from '#features/api.ts'
import { allowanceKey } from '#features/membership/web/index.ts'
import { paths } from '#features/paths.ts'
import { useMember } from '#features/session/web/index.ts'
import { type Edit, photoEdits } from '#features/photo-edits/contract.ts'
import { type Choices, wishesOf } from '../order/choices.ts'
import { notifyOtherTabs } from '../other-tabs.ts'
import { editQuery, editsKey } from '../use-edit.ts'
import { deleteOrderKey, orderKeyFor } from './order-key.ts'

/** A photo that was not ordered, at no cost, and why. */
export interface Refused {
  readonly photoId: string
  readonly reason: string
}

interface OrderRequest {
  readonly photoIds: readonly string[]
  readonly choices: Choices
}

type OrderOne = (photoId: string) => Promise<Edit>

/**
 * Orders the same for several photos, one after the other, and opens their edits. One that is refused stops no other. After a lost
 * connection, or a refusal that is about all of them, the next call orders the rest: a photo that was ordered is not ordered again.
 */
export function useOrders() {
  const { phone } = useMember()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [ordered, setOrdered] = useState<ReadonlyMap<string, Edit>>(new Map())

  async function orderAll({ photoIds, choices: { operation, ...choices } }: OrderRequest): Promise<Outcome> {
    const wishes = wishesOf({ operation, ...choices })
    const key = orderKeyFor(JSON.stringify({ operation, wishes }))
    const accepted = new Map(ordered)
    const orderOne: OrderOne = async (photoId) => {
      const body = { phone, photo_id: photoId, operation, ...wishes }
      const headers = { 'Idempotency-Key': `${key} ${photoId}` }
      const { edit } = await fetchOrThrow(photoEdits.requestEdit, { body, headers })
      queryClient.setQueryData(editQuery(edit.id).queryKey, edit)
      accepted.set(photoId, edit)
      setOrdered(new Map(accepted))
      return edit
    }
    const rest = photoIds.filter((id) => !accepted.has(id))
    return orderEach(rest, orderOne, { edits: [...accepted.values()], refused: [] })
  }

  return {
    /** @throws CallError when nothing could be ordered, or the connection was lost */
    placeOrders: async (request: OrderRequest) => {
      try {
        const { edits, refused } = await orderAll(request)
        if (edits.length === 0) return
        deleteOrderKey()
        notifyOtherTabs()
        void queryClient.invalidateQueries({ queryKey: editsKey })
        await navigate(paths.studio({ edits: edits.map(({ id }) => id).join(',') }), { state: { refused } })
      } finally {
        await queryClient.invalidateQueries({ queryKey: allowanceKey })
      }
    },
    /** The photos that are ordered already. */
    ordered,
  }
}

/** A session that is over and a limit on orders stop all of them; the next call orders the rest. */
const OF_ALL: ReadonlySet<number> = new Set([401, 403, 429])

function isOfOnePhoto(status: number): boolean {
  return status >= 400 && status < 500 && !OF_ALL.has(status)
}

interface Outcome {
  readonly edits: readonly Edit[]
  readonly refused: readonly Refused[]
}

/** In the order of the photos, so that an allowance that runs out leaves out the last ones. @throws CallError for a first photo that is refused, or without an answer */
async function orderEach(photoIds: readonly string[], orderOne: OrderOne, before: Outcome): Promise<Outcome> {
  const [photoId, ...rest] = photoIds
  if (photoId === undefined) return before
  const result = await orderOne(photoId).catch((error: unknown) => {
    const isOfThisPhoto = error instanceof CallError && isOfOnePhoto(error.failure.status)
    if (!isOfThisPhoto || (rest.length === 0 && before.edits.length === 0)) throw error
    return error
  })
  const after =
    result instanceof CallError
      ? { ...before, refused: [...before.refused, { photoId, reason: result.message }] }
      : { ...before, edits: [...before.edits, result] }
  return orderEach(rest, orderOne, after)
}
