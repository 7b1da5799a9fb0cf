import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert, type AlertVariant } from '#ui/Alert.tsx'
import { Button, type ButtonVariant } from '#ui/Button.tsx'
import { ACCEPTED_FILES } from '#features/stored-photo.ts'
import type { UploadProblem } from './photo-draft.ts'
import type { PhotoUpload } from './use-photo-upload.ts'

/** Where another file is the only remedy, its button is the main one. */
const VARIANTS: Readonly<Partial<Record<UploadProblem['kind'], ButtonVariant>>> = { file: 'primary', 'too-large': 'primary' }
/** Not every problem is a failure: one is a question, one passes by itself. */
const ALERTS: Readonly<Partial<Record<UploadProblem['kind'], AlertVariant>>> = { animated: 'notice', offline: 'warning' }
/** Our own texts, for problems that the server has no text for. */
const OWN_WORDS: Readonly<Partial<Record<UploadProblem['kind'], 'offline' | 'tooLarge' | 'noPhoto'>>> = {
  offline: 'offline',
  file: 'noPhoto',
  'too-large': 'tooLarge',
}

interface UploadProblemAlertProps {
  problem: UploadProblem
  upload: PhotoUpload
  onPhoto: (file: File) => void
}

/** Why the photo did not arrive, and what can be done about it. The file itself is still available. */
export function UploadProblemAlert({ problem, upload, onPhoto }: UploadProblemAlertProps) {
  const { t } = useTranslation('studio')
  const input = useRef<HTMLInputElement>(null)
  const canRetry = ['offline', 'lost', 'passing'].includes(problem.kind)
  return (
    <Alert
      variant={ALERTS[problem.kind] ?? 'danger'}
      className="w-full max-w-md"
      action={
        <div className="flex flex-wrap gap-2">
          {canRetry && (
            <Button size="small" onClick={() => upload.retry()}>
              {t('upload.retry')}
            </Button>
          )}
          {problem.kind === 'animated' && (
            <Button size="small" variant="primary" onClick={() => upload.retry({ isFirstFrameFine: true })}>
              {t('upload.firstFrame')}
            </Button>
          )}
          <Button size="small" variant={VARIANTS[problem.kind] ?? 'quiet'} onClick={() => input.current?.click()}>
            {t('upload.another')}
          </Button>
        </div>
      }
    >
      <p>{problem.text ?? t(`upload.problem.${OWN_WORDS[problem.kind] ?? 'lost'}`)}</p>
      {problem.kind === 'file' && <p className="mt-1 text-soft">{t('upload.whatWorks')}</p>}
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_FILES}
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
