import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { cutouts } from '#features/photo-edits/cutout-contract.ts'
import { cutoutQuery } from '../preview/use-cutout.ts'
import { type CorrectionQueue, type Hold, openCorrectionQueue } from './correction-queue.ts'
import type { Correction } from './corrections.ts'
import { afterCall, isNothing, UNDO } from './pending-changes.ts'
import { knownCorrectionsQuery } from './use-known-corrections.ts'

export interface Corrections {
  /** Drawn, but not in the cutout yet. */
  readonly waiting: readonly Correction[]
  /** Accepted, and not in the picture of the cutout while that is being made. */
  readonly making: readonly Correction[]
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
  /** Waits for those on their way. @returns whether the cutout has them all */
  readonly settle: () => Promise<boolean>
}

/** The corrections of a photo that its cutout does not have yet. */
export function useCorrections(photoId: string): Corrections {
  const { phone } = useMember()
  const queryClient = useQueryClient()
  const queue = useMemo(() => queueFor(photoId, { phone, queryClient }), [photoId, phone, queryClient])
  useEffect(() => {
    queue.open()
    return queue.close
  }, [queue])
  const { changes, making, isSending, problem, hold } = useSyncExternalStore(queue.subscribe, queue.read)
  const isAnyLeft = !isNothing(changes)
  useEffect(() => {
    if (!isAnyLeft) return undefined
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener('beforeunload', warn)
    return () => globalThis.removeEventListener('beforeunload', warn)
  }, [isAnyLeft])
  return {
    waiting: changes.added,
    making,
    undone: changes.undone,
    isSending,
    problem,
    // with nothing to send, there is nothing to tell
    held: isAnyLeft ? hold : undefined,
    isHeldUp: isAnyLeft && (problem ?? hold) !== undefined,
    add: (correction) => queue.push({ undone: 0, added: [correction] }),
    undo: () => queue.push(UNDO),
    retry: () => void queue.send(),
    discard: queue.discard,
    settle: async () => {
      await queue.send()
      return isNothing(queue.read().changes)
    },
  }
}

function queueFor(
  photoId: string,
  { phone, queryClient }: { readonly phone: string; readonly queryClient: QueryClient },
): CorrectionQueue {
  const { queryKey } = cutoutQuery(photoId)
  return openCorrectionQueue({
    isMaking: () => queryClient.getQueryData(queryKey)?.state === 'working',
    sendOne: async ({ body, sent }) => {
      const revision = queryClient.getQueryData(queryKey)?.revision ?? 1
      const result = await call(cutouts.correctCutout, { params: { id: photoId }, body: { phone, revision, ...body } })
      if (result.ok) {
        const { cutout } = result.data
        queryClient.setQueryData(queryKey, cutout)
        // of a later revision another tab has made, the server tells
        queryClient.setQueryData(knownCorrectionsQuery(photoId).queryKey, (known) =>
          known?.revision === revision && cutout.revision === revision + 1
            ? { ...known, revision: cutout.revision, corrections: [...afterCall(known.corrections, sent)] }
            : known,
        )
        return { ok: true, isMade: cutout.state !== 'working' }
      }
      // another tab's corrections: ours are meant for what is there now
      if (result.code === 'stale_revision') await queryClient.refetchQueries({ queryKey })
      return result
    },
  })
}
