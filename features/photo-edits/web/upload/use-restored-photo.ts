import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type StoredPhoto } from '#features/photo-store.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { findStoredPhoto } from '#features/stored-photo.ts'
import { refuseHere } from './photo-draft.ts'
import { findSharedPhoto, forgetSharedPhoto } from './shared-photo.ts'
import { type SharedPhoto, useSharedPhoto } from './use-shared-photo.ts'

interface RestoredPhotoOptions {
  /** The page was loaded at an address that expects a photo being sent, and there is none. */
  readonly isMissing: boolean
  /** No photo or order has been started here, so nothing would be replaced. */
  readonly isAtStart: boolean
  /** Called with this member's own photo, whose upload a reload interrupted, or with an unusable shared one: neither is sent. */
  readonly onFound: (file: File) => void
  readonly onLost: () => void
}

interface RestoredPhoto {
  /** Whether a missing photo is being looked for. */
  readonly isRestoring: boolean
  /** From the gallery, or from an unknown page: it is not sent without consent. */
  readonly shared: SharedPhoto
}

/**
 * Finds the photo whose upload a reload interrupted, or else one that was shared from the gallery; the latter also later, for
 * members who had to sign in or to buy first.
 */
export function useRestoredPhoto({ isMissing, isAtStart, onFound, onLost }: RestoredPhotoOptions): RestoredPhoto {
  const { t } = useTranslation('studio')
  const { id: memberId } = useMember()
  const shared = useSharedPhoto()
  const [isRestoring, setRestoring] = useState(isMissing)

  function offer(photo: StoredPhoto) {
    if (refuseHere(photo.file)) {
      void forgetSharedPhoto()
      onFound(photo.file) // which says why not, instead of asking first
      return
    }
    if (photo.isFirstOfMany) void showToast('info', t('upload.oneAtATime'))
    shared.offer(photo)
  }
  const end = useEffectEvent((found: StoredPhoto | undefined, own: StoredPhoto | undefined) => {
    setRestoring(false)
    if (found) offer(found)
    else if (own) onFound(own.file)
    else {
      void showToast('info', t('upload.dropped'))
      onLost()
    }
  })
  useEffect(() => {
    if (!isRestoring) return undefined
    let isGone = false
    void Promise.all([findSharedPhoto(), findStoredPhoto(memberId)]).then(([found, own]) => !isGone && end(found, own))
    return () => {
      isGone = true
    }
  }, [isRestoring, memberId])

  const offerHere = useEffectEvent((photo: StoredPhoto | undefined) => {
    if (photo && isAtStart && !shared.offered) offer(photo)
  })
  useEffect(() => {
    if (isAtStart) void findSharedPhoto().then(offerHere)
  }, [isAtStart])
  // never over a photo that is already there
  return { isRestoring, shared: isMissing || isAtStart ? shared : { ...shared, offered: undefined } }
}
