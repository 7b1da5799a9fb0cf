/** Corrections that the cutout does not have yet survive a reload: stored for this tab. */
import * as z from 'zod/mini'
import { cutoutCorrection } from '#features/photo-edits/cutout-contract.ts'
import type { ChangesStorage, StoredChanges } from './unsent-changes.ts'

const shape = z.object({ revision: z.int(), undone: z.int(), added: z.array(cutoutCorrection) })

const keyOf = (memberId: string, photoId: string) => `corrections ${memberId} ${photoId}`

/** What is kept for one photo. */
export function changesStorageOf(memberId: string, photoId: string): ChangesStorage {
  return {
    /** Undefined when there are none, or an older version of this page stored them in another format. */
    load: (): StoredChanges | undefined => {
      try {
        return shape.parse(JSON.parse(sessionStorage.getItem(keyOf(memberId, photoId)) ?? ''))
      } catch {
        return undefined
      }
    },
    save: (kept: StoredChanges | undefined): void => {
      try {
        if (kept) sessionStorage.setItem(keyOf(memberId, photoId), JSON.stringify(kept))
        else sessionStorage.removeItem(keyOf(memberId, photoId))
      } catch {
        // storage is unavailable: they last as long as the page, which asks before it is left
      }
    },
  }
}
