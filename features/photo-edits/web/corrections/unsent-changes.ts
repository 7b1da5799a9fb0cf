/** Changes that wait for a call, are on their way, or may have arrived without an answer; kept across a reload. */
import { type Changes, followedBy, isNothing, type NextCall, NO_CHANGES } from './merge-changes.ts'

/** Changes with the revision that they were last sent to, or would be sent to. */
export interface StoredChanges extends Changes {
  readonly revision: number
}

export interface ChangesStorage {
  readonly load: () => StoredChanges | undefined
  readonly save: (kept: StoredChanges | undefined) => void
}

export type UnsentChanges = ReturnType<typeof openUnsentChanges>

/** @param revision the one that the next call is for */
export function openUnsentChanges(storage: ChangesStorage, revision: () => number) {
  const restored = storage.load()
  let unsent: Changes = restored ?? NO_CHANGES
  let onTheWay: Changes | undefined
  let triedAt = restored?.revision
  const all = () => followedBy(onTheWay ?? NO_CHANGES, unsent)
  return {
    all,
    unsent: () => unsent,
    isSending: () => onTheWay !== undefined,
    /** The revision of a call of which nobody knows whether it arrived. */
    triedAt: () => triedAt,
    push: (next: Changes) => {
      unsent = followedBy(unsent, next)
    },
    drop: () => {
      unsent = NO_CHANGES
    },
    begin: ({ sent, left }: Pick<NextCall, 'sent' | 'left'>, at: number) => {
      unsent = left
      onTheWay = sent
      triedAt = at
    },
    /** `missing`: what of those on their way has to be sent again. */
    end: (missing: Changes, maybeAt?: number) => {
      unsent = followedBy(missing, unsent)
      onTheWay = undefined
      triedAt = maybeAt
    },
    save: () => storage.save(isNothing(all()) ? undefined : { ...all(), revision: triedAt ?? revision() }),
  }
}
