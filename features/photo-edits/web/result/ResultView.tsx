import { useState } from 'react'
import type { Edit } from '#features/photo-edits/contract.ts'
import { CaptionPanel } from './CaptionPanel.tsx'
import { makesPicture } from '#features/photo-edits/operations.ts'
import { LayoutPanel } from '../layouts/LayoutPanel.tsx'
import { DoubtNotice } from './DoubtNotice.tsx'
import { CorrectResult } from '../corrections/CorrectResult.tsx'
import { EditWarnings } from './EditWarnings.tsx'
import { PostPanel } from './PostPanel.tsx'
import { UploadedPhoto } from '../upload/UploadedPhoto.tsx'
import { RedoPanel } from './RedoPanel.tsx'
import { ResultFoot } from './ResultFoot.tsx'
import { type PictureState, ResultHeading } from './ResultHeading.tsx'
import { ResultPicture } from './ResultPicture.tsx'
import { TwoPanes } from '../TwoPanes.tsx'

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
  const hasPicture = makesPicture(edit.operation)
  const [picture, setPicture] = useState<PictureState>('loading')
  return (
    <TwoPanes
      size={hasPicture ? 'large' : 'small'}
      picture={
        hasPicture ? (
          <ResultPicture edit={edit} before={before} isNew={isNew} onPicture={setPicture} onRefresh={onRefresh} />
        ) : (
          <UploadedPhoto sources={before} />
        )
      }
    >
      <ResultHeading edit={edit} picture={picture} />
      <div className="mt-5 mb-10 flex flex-col gap-7">
        <DoubtNotice edit={edit} />
        <CorrectResult edit={edit} />
        {hasPicture && <PostPanel edit={edit} onPlan={onRefresh} />}
        {hasPicture && <LayoutPanel edit={edit} />}
        <EditWarnings edit={edit} />
        <CaptionPanel edit={edit} />
        <RedoPanel edit={edit} />
        <ResultFoot edit={edit} />
      </div>
    </TwoPanes>
  )
}
