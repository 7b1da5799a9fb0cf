import { useState } from 'react'
import type { Edit } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import { EditProgress } from './EditProgress.tsx'
import { EditMissing } from './EditMissing.tsx'
import { EditSkeleton } from './EditSkeleton.tsx'
import { FailedEdit } from './FailedEdit.tsx'
import type { PhotoDraft } from '../upload/photo-draft.ts'
import { ResultView } from './ResultView.tsx'
import { useEdit } from '../use-edit.ts'

interface EditViewProps {
  editId: string
  /** The photo that was sent last, in case it belongs to this edit. */
  draft: PhotoDraft | undefined
}

/** An edit, from its place in the queue to the finished post. */
export function EditView({ editId, draft }: EditViewProps) {
  const { data: edit, error, isConnected, refetch } = useEdit(editId)
  const [wasUnderWay, setUnderWay] = useState(false)
  if (!edit) return error ? <EditMissing error={error} onRetry={() => void refetch()} /> : <EditSkeleton />
  const isOwnDraft = draft?.progress.state === 'ready' && draft.progress.photo.id === edit.photo_id
  const before = [isOwnDraft ? draft.localUrl : undefined, edit.before_url]
  const isUnderWay = isFirstUnderWay(edit)
  if (isUnderWay && !wasUnderWay) setUnderWay(true)
  if (isUnderWay) return <EditProgress edit={edit} before={before} isConnected={isConnected} />
  if (edit.state === 'failed') return <FailedEdit edit={edit} before={before} />
  return <ResultView edit={edit} before={before} isNew={wasUnderWay} onRefresh={() => void refetch()} />
}

/** One that is changed keeps its picture until the new one is there. */
function isFirstUnderWay({ state, result_url: picture }: Edit): boolean {
  return !isFinished(state) && picture === null
}
