import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { ViewTitle } from '../ViewTitle.tsx'

interface ResultHeadingProps {
  edit: Pick<Edit, 'operation' | 'doubts'>
  /** The picture has not loaded. */
  isMissing: boolean
}

/** Says "ready" only once the picture can be seen, and never while a doubt about it is open. */
export function ResultHeading({ edit, isMissing }: ResultHeadingProps) {
  const { t } = useTranslation('studio')
  return <ViewTitle>{t(phraseOf(edit, isMissing))}</ViewTitle>
}

function phraseOf({ operation, doubts }: ResultHeadingProps['edit'], isMissing: boolean) {
  if (!makesPicture(operation)) return 'result.captionHeading'
  if (isMissing) return 'result.missingHeading'
  return doubts.length > 0 ? 'result.doubtHeading' : 'result.heading'
}
