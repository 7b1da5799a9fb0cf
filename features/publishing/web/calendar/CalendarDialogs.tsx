import { MoveDialog } from '../progress/MoveDialog.tsx'
import { PostDialog } from '../progress/PostDialog.tsx'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import type { useCalendarPlace } from './use-calendar-place.ts'
import type { DraggedPost } from './use-dragged-post.ts'

interface CalendarDialogsProps {
  place: ReturnType<typeof useCalendarPlace>
  drag: DraggedPost
}

/** What is open over the calendar: a post, the form for a new one, or the question of when a dragged one goes out. */
export function CalendarDialogs({ place: { post, edit, month, day, at, address }, drag }: CalendarDialogsProps) {
  if (drag.asked) return <MoveDialog publication={drag.asked.post} day={drag.asked.day} onClose={drag.dismiss} />
  if (post !== undefined) return <PostDialog id={post} backTo={address} />
  return edit === undefined ? null : <ScheduleDialog editId={edit} month={month} day={day} time={at} />
}
