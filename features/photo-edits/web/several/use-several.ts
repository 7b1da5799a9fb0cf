import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { showToast } from '#ui/toast.ts'
import { MAX_AT_ONCE } from '#features/photo-edits/contract.ts'
import type { StudioLocation } from '../studio-location.ts'
import { usePhotoUploads } from './use-photo-uploads.ts'

const NONE: readonly string[] = []

/** Several photos on their way to one order: the address names those that have arrived, so that a reload keeps them. */
export function useSeveral(place: StudioLocation) {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  const isHere = place.name === 'several'
  const photoIds = isHere ? place.photoIds : NONE
  // two photos may arrive before the address has changed for the first
  const arrived = useRef(photoIds)
  const uploads = usePhotoUploads(({ id }) => show([...arrived.current, id]))
  const isEmpty = isHere && photoIds.length === 0 && uploads.items.length === 0

  function show(ids: readonly string[]) {
    arrived.current = ids
    void navigate(paths.studio({ photos: ids.join(',') || NEW_PHOTO }), { replace: true, preventScrollReset: true })
  }
  function begin(files: readonly File[]) {
    const room = MAX_AT_ONCE - photoIds.length - uploads.items.length
    if (files.length > room) void showToast('info', t('several.tooMany', { most: MAX_AT_ONCE }))
    uploads.begin(files.slice(0, room))
    if (!isHere) void navigate(paths.studio({ photos: NEW_PHOTO }))
  }
  useEffect(() => {
    arrived.current = photoIds
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
      onRemove: (removed: string) => show(arrived.current.filter((id) => id !== removed)),
    },
  }
}
