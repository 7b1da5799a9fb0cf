import type { Photo } from '../contract.ts'
import type { PhotoDraft } from './photo-draft.ts'
import { PhotoPrint } from './PhotoPrint.tsx'
import { UploadStatus } from './UploadStatus.tsx'
import type { PhotoUpload } from './use-photo-upload.ts'

interface PhotoOnTableProps {
  draft: PhotoDraft | undefined
  photo: Photo | undefined
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** The photo as it was sent, and how far it has come. */
export function PhotoOnTable({ draft, photo, upload, onPhoto }: PhotoOnTableProps) {
  return (
    <div className="flex w-full flex-col items-center gap-4">
      <PhotoPrint sources={[draft?.localUrl, photo?.preview_url]} photo={photo} />
      {/* its height is kept, so that nothing moves when the photo has arrived */}
      <div className="flex min-h-9 w-full justify-center">
        {draft && draft.progress.state !== 'ready' && (
          <UploadStatus progress={draft.progress} upload={upload} onPhoto={onPhoto} />
        )}
      </div>
    </div>
  )
}
