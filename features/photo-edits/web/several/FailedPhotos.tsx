import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import type { UploadProblem } from '../upload/photo-draft.ts'
import type { PhotoItem } from './use-photo-uploads.ts'

/** Our own texts, for problems that the server has no text for. */
const OWN_WORDS: Readonly<Partial<Record<UploadProblem['kind'], 'offline' | 'tooLarge' | 'noPhoto'>>> = {
  offline: 'offline',
  file: 'noPhoto',
  'too-large': 'tooLarge',
}

/** The photos that did not arrive, by name, and why. They are left out of the order, and cost nothing. */
export function FailedPhotos({ items }: { items: readonly PhotoItem[] }) {
  const { t } = useTranslation('studio')
  const failed = items.flatMap(({ key, file, progress }) =>
    progress.state === 'failed' ? [{ key, name: file.name, problem: progress.problem }] : [],
  )
  if (failed.length === 0) return null
  return (
    <Alert variant="warning" className="w-full">
      <p className="font-semibold">{t('several.refused', { count: failed.length })}</p>
      <ul className="mt-1 flex flex-col gap-1">
        {failed.map(({ key, name, problem }) => (
          <li key={key} className="wrap-anywhere">
            <span className="font-medium">{name}</span>
            <span>{`: ${problem.text ?? t(`upload.problem.${OWN_WORDS[problem.kind] ?? 'lost'}`)}`}</span>
          </li>
        ))}
      </ul>
    </Alert>
  )
}
