import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type KeptPhoto } from '#features/photo-store.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { keptPhoto } from './kept-photo.ts'
import { refuseHere } from './photo-draft.ts'
import { findSharedPhoto, forgetSharedPhoto } from './shared-photo.ts'
import { type SharedPhoto, useSharedPhoto } from './use-shared-photo.ts'

interface RestoredPhotoOptions {
  /** The page was loaded where a photo should be on its way, and there is none. */
  readonly isMissing: boolean
  /** Nothing is begun here, so that nothing would be pushed aside. */
  readonly isAtStart: boolean
  /** This member's own, whose sending a reload broke off, or a shared one that is of no use: nothing of that is sent. */
  readonly onFound: (file: File) => void
  readonly onLost: () => void
}

interface RestoredPhoto {
  /** A missing one is looked for. */
  readonly isLooking: boolean
  /** From the gallery, or from who knows where: it is not sent unasked. */
  readonly shared: SharedPhoto
}

/**
 * Finds the photo whose sending a reload broke off, or before it one that was shared from the gallery; the latter also later, for
 * whoever had to sign in or to buy first.
 */
export function useRestoredPhoto({ isMissing, isAtStart, onFound, onLost }: RestoredPhotoOptions): RestoredPhoto {
  const { t } = useTranslation('studio')
  const { id: memberId } = useMember()
  const shared = useSharedPhoto()
  const [isLooking, setLooking] = useState(isMissing)

  function offer(photo: KeptPhoto) {
    if (refuseHere(photo.file)) {
      void forgetSharedPhoto()
      onFound(photo.file) // which says why not, instead of asking first
      return
    }
    if (photo.isFirstOfMany) void showToast('info', t('upload.oneAtATime'))
    shared.offer(photo)
  }
  const end = useEffectEvent((found: KeptPhoto | undefined, own: KeptPhoto | undefined) => {
    setLooking(false)
    if (found) offer(found)
    else if (own) onFound(own.file)
    else {
      void showToast('info', t('upload.dropped'))
      onLost()
    }
  })
  useEffect(() => {
    if (!isLooking) return undefined
    let isGone = false
    void Promise.all([findSharedPhoto(), keptPhoto(memberId)]).then(([found, own]) => !isGone && end(found, own))
    return () => {
      isGone = true
    }
  }, [isLooking, memberId])

  const offerHere = useEffectEvent((photo: KeptPhoto | undefined) => {
    if (photo && isAtStart && !shared.offered) offer(photo)
  })
  useEffect(() => {
    if (isAtStart) void findSharedPhoto().then(offerHere)
  }, [isAtStart])
  // never over a photo that is already on the table
  return { isLooking, shared: isMissing || isAtStart ? shared : { ...shared, offered: undefined } }
}
