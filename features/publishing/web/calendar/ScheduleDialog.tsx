import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { momentOf } from '../publish/slot.ts'

// loaded on demand: a month is mostly looked at
const PublishDialog = lazy(async () => ({ default: (await import('../publish/PublishDialog.tsx')).PublishDialog }))

interface ScheduleDialogProps {
  editId: string
  month: string
  day: string | undefined
  /** Such as `18:30`; undefined: to be published now. */
  time: string | undefined
}

/** The dialog for a new post over the calendar, with the chosen day and time; afterwards the post is shown in its place. */
export function ScheduleDialog({ editId, month, day, time }: ScheduleDialogProps) {
  const navigate = useNavigate()
  const show = (post?: string) => void navigate(paths.calendar({ month, day, post }), { replace: true, preventScrollReset: true })
  return (
    <Suspense>
      <PublishDialog
        editId={editId}
        caption={undefined}
        at={day !== undefined && time !== undefined ? momentOf({ day, time }) : undefined}
        publicationId={undefined}
        onPublished={show}
        onClose={() => show()}
      />
    </Suspense>
  )
}
