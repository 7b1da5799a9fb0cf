import { useTranslation } from 'react-i18next'
import { paths } from '#features/paths.ts'
import { LinkButton } from '#ui/Button.tsx'
import type { Edit } from '../contract.ts'
import { CaptionPanel } from './CaptionPanel.tsx'
import { makesPicture } from './choices.ts'
import { DeleteEdit } from './DeleteEdit.tsx'
import { DoubtNotice } from './DoubtNotice.tsx'
import { EditDetails } from './EditDetails.tsx'
import { EditNotices } from './EditNotices.tsx'
import { PhotoPrint } from './PhotoPrint.tsx'
import { RedoPanel } from './RedoPanel.tsx'
import { ResultPicture } from './ResultPicture.tsx'
import { SharePanel } from './SharePanel.tsx'
import { TwoPanes } from './TwoPanes.tsx'
import { ViewTitle } from './ViewTitle.tsx'

interface ResultViewProps {
  edit: Edit
  before: readonly (string | null | undefined)[]
  /** It was finished while we watched. */
  isNew: boolean
  /** Asks for the edit again. */
  onRefresh: () => void
}

/** The finished post: to look at, to compare, to take along. */
export function ResultView({ edit, before, isNew, onRefresh }: ResultViewProps) {
  const { t } = useTranslation('studio')
  const hasPicture = makesPicture(edit.operation)
  return (
    <TwoPanes
      size={hasPicture ? 'large' : 'small'}
      picture={
        hasPicture ? (
          <ResultPicture edit={edit} before={before} isNew={isNew} onRefresh={onRefresh} />
        ) : (
          <PhotoPrint sources={before} />
        )
      }
    >
      <ViewTitle>{t(hasPicture ? 'result.heading' : 'result.captionHeading')}</ViewTitle>
      <div className="mt-5 mb-10 flex flex-col gap-7">
        <DoubtNotice edit={edit} />
        {hasPicture && <SharePanel edit={edit} />}
        <EditNotices edit={edit} />
        <CaptionPanel edit={edit} />
        <RedoPanel edit={edit} />
        <div className="flex flex-wrap items-center justify-between gap-2 border-t border-line pt-4">
          <LinkButton look="quiet" size="small" className="-ml-3 min-h-11" to={paths.studio()}>
            {t('newPhoto')}
          </LinkButton>
          <DeleteEdit edit={edit} />
        </div>
        <EditDetails edit={edit} />
      </div>
    </TwoPanes>
  )
}
