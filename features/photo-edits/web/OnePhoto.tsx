import { useEffect } from 'react'
import { Navigate, useNavigate } from 'react-router'
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { LoadedPart } from './LoadedPart.tsx'
import { ComposeView } from './order/ComposeView.tsx'
import { EditSkeleton } from './result/EditSkeleton.tsx'
import { resultPart } from './result/result-part.ts'
import { deleteChoices, moveChoices } from './order/choices-draft.ts'
import { SharedPhotoView } from './upload/SharedPhotoView.tsx'
import { StartView } from './upload/StartView.tsx'
import type { OnePhotoLocation } from './studio-location.ts'
import { usePastedPhoto } from './upload/use-pasted-photo.ts'
import { usePhotoUpload } from './upload/use-photo-upload.ts'
import { useRestoredPhoto } from './upload/use-restored-photo.ts'

interface OnePhotoProps {
  place: OnePhotoLocation
  onPhotos: (files: readonly File[]) => void
}

/** The studio's views of one photo; the photo being sent is kept here, above all of them. */
export function OnePhoto({ place, onPhotos }: OnePhotoProps) {
  const navigate = useNavigate()
  const upload = usePhotoUpload((photo) => {
    moveChoices(NEW_PHOTO, photo.id) // at once: a reload may come before the next view does
    void navigate(paths.studio({ photo: photo.id }), { replace: true })
  })
  const isSending = upload.draft !== undefined && upload.draft.progress.state !== 'ready'

  function begin(file: File) {
    if (place.name !== 'compose') deleteChoices(NEW_PHOTO) // those of an earlier photo
    upload.begin(file)
    void navigate(paths.studio({ photo: NEW_PHOTO }), { replace: place.name === 'compose' })
  }
  usePastedPhoto(begin)

  const isElsewhere = place.name !== 'compose'
  useEffect(() => {
    if (isElsewhere && isSending) upload.discard() // the back button was pressed: the photo is not wanted any more
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only leaving counts, not that an upload began
  }, [isElsewhere])

  const isLost = place.name === 'compose' && place.photoId === NEW_PHOTO && !upload.draft
  const { isRestoring, shared } = useRestoredPhoto({
    isMissing: isLost,
    isAtStart: place.name === 'start',
    onFound: begin,
    onLost: () => void navigate(paths.studio(), { replace: true }),
  })
  function takeShared(file: File) {
    shared.remove()
    deleteChoices(NEW_PHOTO) // a photo from outside begins with an empty form
    begin(file)
  }
  function discardShared() {
    shared.remove()
    void navigate(paths.studio(), { replace: true })
  }

  if (isRestoring) return <EditSkeleton />
  if (shared.offered) {
    const { file, localUrl } = shared.offered
    return <SharedPhotoView localUrl={localUrl} onUse={() => takeShared(file)} onDiscard={discardShared} />
  }
  if (place.name === 'start') return <StartView filters={place.filters} onPhoto={begin} onPhotos={onPhotos} />
  if (place.name === 'redo' || place.name === 'edit') {
    return (
      <LoadedPart part={resultPart} waiting={<EditSkeleton />}>
        {({ EditView, RedoView }) =>
          place.name === 'redo' ? (
            <RedoView key={place.editId} editId={place.editId} />
          ) : (
            <EditView key={place.editId} editId={place.editId} draft={upload.draft} />
          )
        }
      </LoadedPart>
    )
  }
  if (isLost) return <Navigate to={paths.studio()} replace />
  return <ComposeView photoId={place.photoId} upload={upload} onPhoto={begin} />
}
