import { useState } from 'react'
import type { StoredPhoto } from '#features/photo-store.ts'
import { forgetSharedPhoto } from './shared-photo.ts'

interface OfferedPhoto {
  readonly file: File
  readonly localUrl: string
}

export interface SharedPhoto {
  readonly offered: OfferedPhoto | undefined
  readonly offer: (photo: StoredPhoto) => void
  /** Removes it, whether it was used or discarded. */
  readonly remove: () => void
}

/** The shared photo that waits for the member's answer. Until then it stays in the browser, so that a reload asks again. */
export function useSharedPhoto(): SharedPhoto {
  const [offered, setOffered] = useState<OfferedPhoto>()
  return {
    offered,
    offer: ({ file }) => setOffered({ file, localUrl: URL.createObjectURL(file) }),
    remove: () => {
      if (offered) URL.revokeObjectURL(offered.localUrl)
      setOffered(undefined)
      void forgetSharedPhoto()
    },
  }
}
