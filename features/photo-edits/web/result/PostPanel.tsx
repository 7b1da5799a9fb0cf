import type { Edit } from '#features/photo-edits/contract.ts'
import { isFinished } from '#features/photo-edits/edit-states.ts'
import { PublishOrSubscribe } from './PublishOrSubscribe.tsx'
import { SharePanel } from './SharePanel.tsx'

/** Publishes and shares a finished picture. While it is being changed it is not the one to post. */
export function PostPanel({ edit, onPlan }: { edit: Edit; onPlan: () => void }) {
  return (
    <div className="flex flex-col gap-4" inert={!isFinished(edit.state)}>
      <PublishOrSubscribe edit={edit} onPlan={onPlan} />
      <SharePanel edit={edit} />
    </div>
  )
}
