import { useEffect, useEffectEvent, useState } from 'react'
import { keptPhoto } from './kept-photo.ts'
import type { KeptPhoto } from './photo-store.ts'
import { takeSharedPhoto } from './shared-photo.ts'

interface RestoredPhotoOptions {
  /** The page was loaded where a photo should be on its way, and there is none. */
  readonly isMissing: boolean
  /** Nothing is begun here, so that nothing would be pushed aside. */
  readonly isAtStart: boolean
  readonly onFound: (photo: KeptPhoto) => void
  readonly onLost: () => void
}

/**
 * Takes up the photo whose sending a reload broke off, or one that was shared from the gallery; the latter also later, for whoever
 * had to sign in or to buy first. True while a missing one is looked for.
 */
export function useRestoredPhoto({ isMissing, isAtStart, onFound, onLost }: RestoredPhotoOptions): boolean {
  const [isLooking, setLooking] = useState(isMissing)
  const end = useEffectEvent((photo: KeptPhoto | undefined) => {
    setLooking(false)
    if (photo) onFound(photo)
    else onLost()
  })
  useEffect(() => {
    if (!isLooking) return undefined
    let isGone = false
    void keptPhoto().then((photo) => !isGone && end(photo))
    return () => {
      isGone = true
    }
  }, [isLooking])

  const begin = useEffectEvent((photo: KeptPhoto | undefined) => {
    if (photo) onFound(photo)
  })
  useEffect(() => {
    if (isAtStart) void takeSharedPhoto().then(begin)
  }, [isAtStart])
  return isLooking
}
