import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Progress } from '#ui/Progress.tsx'
import type { UploadProblem, UploadProgress } from './photo-draft.ts'
import type { PhotoUpload } from './use-photo-upload.ts'

interface UploadStatusProps {
  progress: Exclude<UploadProgress, { state: 'ready' }>
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** How much has been sent, or why it has not, and what can be done about it. */
export function UploadStatus({ progress, upload, onPhoto }: UploadStatusProps) {
  const { t } = useTranslation('studio')
  const navigate = useNavigate()
  if (progress.state === 'failed') return <Problem problem={progress.problem} upload={upload} onPhoto={onPhoto} />
  return (
    <div className="flex w-full max-w-sm items-center gap-3">
      <Progress label={t('upload.sending')} value={progress.share} className="flex-1" />
      <Button
        look="quiet"
        size="small"
        onClick={() => {
          upload.discard()
          void navigate(paths.studio(), { replace: true })
        }}
      >
        {t('upload.cancel')}
      </Button>
    </div>
  )
}

function Problem({ problem, upload, onPhoto }: { problem: UploadProblem } & Pick<UploadStatusProps, 'upload' | 'onPhoto'>) {
  const { t } = useTranslation('studio')
  const input = useRef<HTMLInputElement>(null)
  const canRetry = problem.kind === 'lost' || problem.kind === 'passing'
  return (
    <Alert
      look="danger"
      className="w-full max-w-md"
      action={
        <div className="flex flex-wrap gap-2">
          {canRetry && (
            <Button size="small" onClick={() => upload.retry()}>
              {t('upload.retry')}
            </Button>
          )}
          {problem.kind === 'animated' && (
            <Button size="small" onClick={() => upload.retry({ isFirstFrameFine: true })}>
              {t('upload.firstFrame')}
            </Button>
          )}
          <Button size="small" look={canRetry ? 'quiet' : 'secondary'} onClick={() => input.current?.click()}>
            {t('upload.another')}
          </Button>
        </div>
      }
    >
      <p>{problem.text ?? t(`upload.problem.${problem.kind === 'too-large' ? 'tooLarge' : 'lost'}`)}</p>
      <input
        ref={input}
        type="file"
        accept="image/*,.heic,.heif,.avif"
        hidden
        aria-label={t('upload.another')}
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file) onPhoto(file)
        }}
      />
    </Alert>
  )
}
