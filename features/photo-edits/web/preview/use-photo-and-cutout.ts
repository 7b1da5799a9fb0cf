import { useQuery } from '@tanstack/react-query'
import { NEW_PHOTO } from '#features/paths.ts'
import { photoQuery } from '../upload/use-photo.ts'
import { useCutout } from './use-cutout.ts'

/** A sent photo with what is known of its subject; nothing of one that is still being sent. */
export function usePhotoAndCutout(photoId: string) {
  const isSent = photoId !== NEW_PHOTO
  const photo = useQuery({ ...photoQuery(photoId), enabled: isSent })
  const cutout = useCutout(photoId, { isEnabled: isSent && photo.isSuccess })
  return { photo, cutout, view: cutout?.view ?? photo.data?.view }
}
