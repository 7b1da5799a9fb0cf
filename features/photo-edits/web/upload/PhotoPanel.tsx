import type { Photo } from '#features/photo-edits/contract.ts'
import type { PhotoDraft, UploadProblem, UploadProgress } from './photo-draft.ts'
import { UploadedPhoto } from './UploadedPhoto.tsx'
import { UploadProblemAlert } from './UploadProblemAlert.tsx'
import { UploadProgressBar } from './UploadProgressBar.tsx'
import type { PhotoUpload } from './use-photo-upload.ts'

interface PhotoPanelProps {
  draft: PhotoDraft | undefined
  photo: Photo | undefined
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** The photo as it was sent, its progress, and what stopped it. */
export function PhotoPanel({ draft, photo, upload, onPhoto }: PhotoPanelProps) {
  const progress = draft?.progress
  const problem = problemIn(progress)
  return (
    <div className="flex w-full flex-col items-center gap-4">
      {problem?.kind !== 'file' && <UploadedPhoto sources={[draft?.localUrl, photo?.preview_url]} photo={photo} />}
      {progress?.state === 'sending' && <UploadProgressBar share={progress.share} onCancel={upload.discard} />}
      {problem && <UploadProblemAlert problem={problem} upload={upload} onPhoto={onPhoto} />}
    </div>
  )
}

function problemIn(progress: UploadProgress | undefined): UploadProblem | undefined {
  return progress?.state === 'failed' ? progress.problem : undefined
}
