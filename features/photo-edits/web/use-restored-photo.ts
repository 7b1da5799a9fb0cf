import { useEffect, useEffectEvent, useState } from 'react'
import { keptPhoto } from './kept-photo.ts'

interface RestoredPhotoOptions {
  /** The page was loaded where a photo should be on its way, and there is none. */
  readonly isMissing: boolean
  readonly onFound: (file: File) => void
  readonly onLost: () => void
}

/** Takes up the photo whose sending a reload broke off. True while it is looked for. */
export function useRestoredPhoto({ isMissing, onFound, onLost }: RestoredPhotoOptions): boolean {
  const [isLooking, setLooking] = useState(isMissing)
  const end = useEffectEvent((file: File | undefined) => {
    setLooking(false)
    if (file) onFound(file)
    else onLost()
  })
  useEffect(() => {
    if (!isLooking) return undefined
    let isGone = false
    void keptPhoto().then((file) => !isGone && end(file))
    return () => {
      isGone = true
    }
  }, [isLooking])
  return isLooking
}
