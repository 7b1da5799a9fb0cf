import { useRef, useState } from 'react'
import { LATEST_DAYS, type Publication, SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { momentOf, slotOf, slotProblem } from '../publish/slot.ts'
import { useNow } from '../use-now.ts'
import { dayOf } from './calendar-days.ts'
import { useMoving } from './use-moving.ts'

export type DraggedPost = ReturnType<typeof useDraggedPost>

/** Moves the post that is dragged to the day that it is dropped on, at the same hour. */
export function useDraggedPost() {
  const now = useNow()
  // the browser asks whether it may drop before a state would be rendered
  const held = useRef<Publication>(undefined)
  const [asked, setAsked] = useState<{ readonly post: Publication; readonly day: string }>()
  const { move, movingId } = useMoving()
  const latest = new Date(now.getFullYear(), now.getMonth(), now.getDate() + LATEST_DAYS, now.getHours())
  return {
    take: (post: Publication | undefined) => {
      held.current = post
    },
    canDropOn: (day: string) => held.current !== undefined && dayOf(new Date(held.current.at)) !== day,
    dropOn: (day: string) => {
      const dragged = held.current
      if (!dragged) return
      const slot = { day, time: slotOf(new Date(dragged.at)).time }
      const to = momentOf(slot)
      if (to && slotProblem(slot, { now, soonestMinutes: SOONEST_MINUTES, latest }) === undefined) move({ post: dragged, to })
      else setAsked({ post: dragged, day })
    },
    /** A post whose hour is over on the day that it was dropped on: the member chooses another one. */
    asked,
    dismiss: () => setAsked(undefined),
    movingId,
  }
}
