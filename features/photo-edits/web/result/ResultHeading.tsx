import { useTranslation } from 'react-i18next'
import type { Edit } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { ViewTitle } from '../ViewTitle.tsx'

export type PictureState = 'loading' | 'loaded' | 'failed'

interface ResultHeadingProps {
  edit: Pick<Edit, 'operation' | 'doubts' | 'state'>
  picture: PictureState
}

/** Says "ready" only once the picture can be seen, and never while it is being changed or a doubt about it is open. */
export function ResultHeading({ edit, picture }: ResultHeadingProps) {
  const { t } = useTranslation('studio')
  return <ViewTitle>{t(headingOf(edit, picture))}</ViewTitle>
}

function headingOf({ operation, doubts, state }: ResultHeadingProps['edit'], picture: PictureState) {
  if (!makesPicture(operation)) return 'result.captionHeading'
  if (!isFinished(state)) return 'result.changingHeading'
  if (picture === 'loading') return 'result.loadingHeading'
  if (picture === 'failed') return 'result.missingHeading'
  return doubts.length > 0 ? 'result.doubtHeading' : 'result.heading'
}
