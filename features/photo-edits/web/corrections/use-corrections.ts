import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { cutouts } from '#features/photo-edits/cutout-contract.ts'
import { cutoutQuery } from '../preview/use-cutout.ts'
import { photoQuery } from '../upload/use-photo.ts'
import { useBackOnline } from '../use-back-online.ts'
import { type CorrectionQueue, type Hold, openCorrectionQueue } from './correction-queue.ts'
import type { Correction } from './corrections.ts'
import { changesStorageOf } from './changes-storage.ts'
import { afterCall, isNothing, missingIn, UNDO } from './merge-changes.ts'
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
  /** There is no connection: they go by themselves once it is back. */
  readonly isLost: boolean
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

/** A server that restarts is back by then; without a network nothing is tried. */
const RETRY_MS = 5000

/**
 * The corrections of a photo that its cutout does not have yet. They outlive the screen: whoever comes back finds them, after a
 * reload and a new sign-in, too.
 */
export function useCorrections(photoId: string): Corrections {
  const { id: memberId, phone } = useMember()
  const queryClient = useQueryClient()
  const queue = useMemo(() => queueFor(photoId, { memberId, phone, queryClient }), [photoId, memberId, phone, queryClient])
  useEffect(() => {
    queue.open()
    return queue.close
  }, [queue])
  const { changes, making, isSending, problem, hold, isLost = false } = useSyncExternalStore(queue.subscribe, queue.read)
  const isAnyLeft = !isNothing(changes)
  useBackOnline(() => void queue.send())
  useEffect(() => {
    if (!isLost) return undefined
    const timer = setInterval(() => navigator.onLine && void queue.send(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isLost, queue])
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
    isLost,
    // with nothing to send, there is nothing to tell
    held: isAnyLeft ? hold : undefined,
    isHeldUp: isAnyLeft && (problem ?? hold) !== undefined,
    add: (correction) => queue.push({ undone: 0, added: [correction] }),
    undo: () => queue.push(UNDO),
    retry: () => void queue.send(),
    discard: queue.discard,
  }
}

/** Waits for the corrections of photos that are on their way. @returns whether the cutouts have them all */
export function useSendCorrections(): (photoIds: readonly string[]) => Promise<boolean> {
  const { id: memberId, phone } = useMember()
  const queryClient = useQueryClient()
  const sendAll = async (photoId: string) => {
    const queue = queueFor(photoId, { memberId, phone, queryClient })
    await queue.send()
    return isNothing(queue.read().changes)
  }
  return async (photoIds) => (await Promise.all(photoIds.map(sendAll))).every((isIn) => isIn)
}

interface Member {
  readonly memberId: string
  readonly phone: string
  readonly queryClient: QueryClient
}

const queues = new WeakMap<QueryClient, Map<string, CorrectionQueue>>()

/** The same one each time: a second one would send again what the first is sending. */
function queueFor(photoId: string, member: Member): CorrectionQueue {
  const { queryClient, memberId } = member
  const known = queues.get(queryClient) ?? new Map<string, CorrectionQueue>()
  queues.set(queryClient, known)
  const key = `${memberId} ${photoId}`
  const queue = known.get(key) ?? newQueue(photoId, member)
  known.set(key, queue)
  return queue
}

function newQueue(photoId: string, { memberId, phone, queryClient }: Member): CorrectionQueue {
  const { queryKey } = cutoutQuery(photoId)
  const { queryKey: knownKey } = knownCorrectionsQuery(photoId)
  const revisionNow = () => queryClient.getQueryData(queryKey)?.revision ?? 1
  const isMaking = () => queryClient.getQueryData(queryKey)?.state === 'working'
  return openCorrectionQueue({
    storage: changesStorageOf(memberId, photoId),
    isMaking,
    revision: revisionNow,
    findMissing: async ({ revision, ...changes }) => {
      const known = await call(cutouts.getCorrections, { params: { id: photoId } })
      if (!known.ok) return known
      queryClient.setQueryData(knownKey, known.data)
      // a page that was just loaded may not know it yet
      if (revisionNow() !== known.data.revision) {
        await queryClient.fetchQuery({ ...cutoutQuery(photoId), staleTime: 0 }).catch(() => undefined)
      }
      const missing = known.data.revision === revision ? changes : missingIn(known.data.corrections, changes)
      return { ok: true, missing, isMade: !isMaking() }
    },
    sendOne: async ({ body, sent }) => {
      const revision = revisionNow()
      const result = await call(cutouts.correctCutout, { params: { id: photoId }, body: { phone, revision, ...body } })
      if (result.ok) {
        const { cutout } = result.data
        queryClient.setQueryData(queryKey, cutout)
        // of a later revision another tab has made, the server tells
        queryClient.setQueryData(knownKey, (known) =>
          known?.revision === revision && cutout.revision === revision + 1
            ? { ...known, revision: cutout.revision, corrections: [...afterCall(known.corrections, sent)] }
            : known,
        )
        return { ok: true, isMade: cutout.state !== 'working' }
      }
      if (result.code === 'not_found') void queryClient.invalidateQueries({ queryKey: photoQuery(photoId).queryKey })
      return result
    },
  })
}
