import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { showToast } from '#ui/toast.ts'
import { MAX_AT_ONCE } from '#features/photo-edits/contract.ts'
import type { StudioLocation } from '../studio-location.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

const NO_PHOTOS: readonly string[] = []

/**
 * Several photos on their way to one order. The address names those that have arrived, so that a reload keeps them; it may change
 * later than the photos arrive, so what is shown does not wait for it.
 */
export function useSeveral(place: StudioLocation) {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  const isHere = place.name === 'several'
  const inAddress = isHere ? place.photoIds : NO_PHOTOS
  const [photoIds, setPhotoIds] = useState(inAddress)
  const [wasHere, setWasHere] = useState(isHere)
  if (isHere !== wasHere) {
    setWasHere(isHere)
    setPhotoIds((arrived) => (isHere ? [...new Set([...inAddress, ...arrived])] : NO_PHOTOS))
  }
  const uploads = usePhotoUploads(({ id }) => setPhotoIds((arrived) => [...new Set([...arrived, id])]))
  const isEmpty = isHere && photoIds.length === 0 && uploads.items.length === 0

  function begin(files: readonly File[]) {
    const room = MAX_AT_ONCE - photoIds.length - uploads.items.length
    if (files.length > room) void showToast('info', t('several.tooMany', { most: MAX_AT_ONCE }))
    uploads.begin(files.slice(0, room))
    if (!isHere) void navigate(paths.studio({ photos: NEW_PHOTO }))
  }
  useEffect(() => {
    if (!isHere || photoIds.join() === inAddress.join()) return
    void navigate(paths.studio({ photos: photoIds.join(',') || NEW_PHOTO }), { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address follows the photos, never the other way round
  }, [isHere, photoIds])
  useEffect(() => {
    if (!isHere) uploads.discard() // the back button was pressed: what is on its way is not wanted any more
    if (isEmpty) void showToast('info', t('upload.dropped'))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only coming and leaving count
  }, [isHere])

  return {
    begin,
    /** Nothing of the order is left: the last photo was removed, or a reload came before the first had arrived. */
    isLost: isEmpty,
    view: {
      photoIds,
      uploads,
      onPhotos: begin,
      onRemove: (removed: string) => setPhotoIds((arrived) => arrived.filter((id) => id !== removed)),
    },
  }
}
