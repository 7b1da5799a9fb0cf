import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { cutouts } from '#features/photo-edits/cutout-contract.ts'
import { cutoutQuery } from '../preview/use-cutout.ts'
import type { Correction } from './corrections.ts'
import { type Changes, followedBy, isNothing, nextCall, NO_CHANGES, UNDO } from './pending-changes.ts'
import { type Hold, useHold } from './use-hold.ts'

export interface Corrections {
  /** Drawn, but not in the cutout yet. */
  readonly waiting: readonly Correction[]
  /** How many of the cutout's corrections are being taken back. */
  readonly undone: number
  readonly isSending: boolean
  /** Why the last ones did not arrive; they are still waiting. */
  readonly problem: string | undefined
  /** The last ones came too fast, and are sent by themselves later. */
  readonly held: Hold | undefined
  /** Some wait for a retry or for their time. */
  readonly isHeldUp: boolean
  readonly add: (correction: Correction) => void
  readonly undo: () => void
  readonly retry: () => void
  /** Drops what has not been sent. */
  readonly discard: () => void
}

interface Shown {
  readonly changes: Changes
  readonly isSending: boolean
  readonly problem?: string | undefined
}

/**
 * Sends corrections in their order, one call at a time: what is drawn or taken back meanwhile goes with the next one. A correction
 * that did not arrive stays on the screen until it does, or is taken back. After a refusal that says how long to wait, nothing is
 * sent before that time is over.
 */
export function useCorrections(photoId: string): Corrections {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const unsent = useRef(NO_CHANGES)
  const onTheWay = useRef<Changes>(undefined)
  const [shown, setShown] = useState<Shown>({ changes: NO_CHANGES, isSending: false })
  const { queryKey } = cutoutQuery(photoId)
  const { hold, isHolding, holdFor } = useHold()

  function show(changed: Partial<Shown> = {}) {
    const changes = followedBy(onTheWay.current ?? NO_CHANGES, unsent.current)
    setShown((before) => ({ ...before, changes, isSending: onTheWay.current !== undefined, ...changed }))
  }

  async function send() {
    if (onTheWay.current || isHolding()) return
    while (!isNothing(unsent.current)) {
      const { sent, left, body } = nextCall(unsent.current)
      unsent.current = left
      onTheWay.current = sent
      show({ problem: undefined })
      const revision = queryClient.getQueryData(queryKey)?.revision ?? 1
      const result = await call(cutouts.correctCutout, { params: { id: photoId }, body: { phone, revision, ...body } })
      if (!result.ok) {
        // another tab's corrections: ours are meant for what is there now
        if (result.code === 'stale_revision') await queryClient.refetchQueries({ queryKey })
        unsent.current = followedBy(sent, unsent.current)
        onTheWay.current = undefined
        const isTooFast = result.code === 'too_many_requests'
        show({ problem: isTooFast ? undefined : result.error })
        if (isTooFast) holdFor(result, () => void send())
        return
      }
      onTheWay.current = undefined
      queryClient.setQueryData(queryKey, result.data.cutout)
    }
    show()
  }

  function push(next: Changes) {
    unsent.current = followedBy(unsent.current, next)
    // of what was refused, nothing may be left
    show({ ...(isNothing(unsent.current) && { problem: undefined }) })
    void send()
  }

  const isAnyLeft = !isNothing(shown.changes)
  return {
    waiting: shown.changes.added,
    undone: shown.changes.undone,
    isSending: shown.isSending,
    problem: shown.problem,
    // with nothing to send, there is nothing to tell
    held: isAnyLeft ? hold : undefined,
    isHeldUp: isAnyLeft && (shown.problem ?? hold) !== undefined,
    add: (correction) => push({ undone: 0, added: [correction] }),
    undo: () => push(UNDO),
    retry: () => void send(),
    discard: () => {
      unsent.current = NO_CHANGES
      show({ problem: undefined })
    },
  }
}
