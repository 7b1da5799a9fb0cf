import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PublishPanel } from '#features/publishing/web/index.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { keptDraft } from './caption-draft.ts'
import { CaptionPanel } from './CaptionPanel.tsx'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { DoubtNotice } from './DoubtNotice.tsx'
import { EditNotices } from './EditNotices.tsx'
import { PhotoPrint } from '../upload/PhotoPrint.tsx'
import { RedoPanel } from './RedoPanel.tsx'
import { ResultFoot } from './ResultFoot.tsx'
import { ResultPicture } from './ResultPicture.tsx'
import { SharePanel } from './SharePanel.tsx'
import { TwoPanes } from '../TwoPanes.tsx'
import { ViewTitle } from '../ViewTitle.tsx'

interface ResultViewProps {
  edit: Edit
  before: readonly (string | null | undefined)[]
  /** It was finished while this page showed it. */
  isNew: boolean
  /** Loads the edit again. */
  onRefresh: () => void
}

/** The finished post: to view, to compare, to share. */
export function ResultView({ edit, before, isNew, onRefresh }: ResultViewProps) {
  const { t } = useTranslation('studio')
  const hasPicture = makesPicture(edit.operation)
  const [isMissing, setMissing] = useState(false)
  return (
    <TwoPanes
      size={hasPicture ? 'large' : 'small'}
      picture={
        hasPicture ? (
          <ResultPicture
            edit={edit}
            before={before}
            isNew={isNew}
            onArrival={(isHere) => setMissing(!isHere)}
            onRefresh={onRefresh}
          />
        ) : (
          <PhotoPrint sources={before} />
        )
      }
    >
      <ViewTitle>{t(headingOf({ hasPicture, isMissing }))}</ViewTitle>
      <div className="mt-5 mb-10 flex flex-col gap-7">
        <DoubtNotice edit={edit} />
        {hasPicture && (
          <div className="flex flex-col gap-4">
            <PublishPanel editId={edit.id} caption={() => keptDraft(edit.id)} />
            <SharePanel edit={edit} />
          </div>
        )}
        <EditNotices edit={edit} />
        <CaptionPanel edit={edit} />
        <RedoPanel edit={edit} />
        <ResultFoot edit={edit} />
      </div>
    </TwoPanes>
  )
}

/** Says "ready" only once the picture can be seen. */
function headingOf({ hasPicture, isMissing }: { hasPicture: boolean; isMissing: boolean }) {
  if (!hasPicture) return 'result.captionHeading'
  return isMissing ? 'result.missingHeading' : 'result.heading'
}
