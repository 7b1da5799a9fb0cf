import { clsx } from 'clsx'
import { Plus } from 'lucide-react'
import { type DragEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '#features/paths.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import type { Publication } from '#features/publishing/contract.ts'
import { startOf } from './calendar-days.ts'
import { canScheduleOn } from './can-schedule-on.ts'
import { DayThumbnails } from './DayThumbnails.tsx'
import type { DraggedPost } from './use-dragged-post.ts'
import { useDateTimeFormat } from '../use-date-time-format.ts'
import { useNow } from '../use-now.ts'

interface DayCellProps {
  day: string
  month: string
  isOpen: boolean
  isToday: boolean
  /** Whether the day belongs to the month before or after. */
  isOutside: boolean
  posts: readonly Publication[]
  drag: DraggedPost
}

const CELL = 'flex min-h-16 w-full flex-col gap-1 rounded-[0.625rem] p-1 md:min-h-28 md:p-1.5'

/** A day of a month: a link when it has posts, or time for one. A post that is dropped on it moves to it. */
export function DayCell(props: DayCellProps) {
  const { day, isToday, isOutside, posts, drag } = props
  const isFree = canScheduleOn(day, useNow())
  const { isOver, target } = useDrop({ day, isFree: isFree && !isOutside, drag })
  return (
    <td aria-current={isToday ? 'date' : undefined} className="p-0 align-top" {...target}>
      {isOutside || (posts.length === 0 && !isFree) ? (
        <div className={clsx(CELL, 'text-faint', !isOutside && 'bg-surface')}>
          <DayNumber day={day} isToday={isToday} />
        </div>
      ) : (
        <DayLink {...props} isOver={isOver} />
      )}
    </td>
  )
}

function DayLink({ day, month, isOpen, isToday, isOver, posts, drag }: DayCellProps & { isOver: boolean }) {
  const { t } = useTranslation('publishing')
  const write = useDateTimeFormat('day')
  const isEmpty = posts.length === 0
  return (
    <Link
      to={paths.calendar({ month, day: isOpen ? undefined : day })}
      preventScrollReset
      draggable={false}
      aria-current={isOpen ? 'true' : undefined}
      className={clsx(
        CELL,
        'group bg-surface text-ink transition-colors hover:bg-sunken',
        !isEmpty && 'shadow-lift',
        (isOpen || isOver) && 'ring-2 ring-ink ring-inset',
        isOver && 'bg-accent-soft!',
      )}
    >
      <VisuallyHidden>{t('calendar.day', { date: write(startOf(day)), count: posts.length })}</VisuallyHidden>
      <span aria-hidden="true" className="flex">
        <DayNumber day={day} isToday={isToday} />
      </span>
      {isEmpty ? (
        <Plus
          className="m-auto size-4 text-faint opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100"
          aria-hidden="true"
        />
      ) : (
        <DayThumbnails posts={posts} drag={drag} />
      )}
    </Link>
  )
}

function DayNumber({ day, isToday }: Pick<DayCellProps, 'day' | 'isToday'>) {
  return (
    <span
      className={clsx(
        'grid size-6 shrink-0 place-items-center self-start rounded-full text-xs tabular-nums',
        isToday ? 'bg-accent font-bold text-on-accent' : 'font-medium',
      )}
    >
      {startOf(day).getDate()}
    </span>
  )
}

/** What makes a day accept the dragged post, unless it is the post's own day. */
function useDrop({ day, isFree, drag }: { day: string; isFree: boolean; drag: DraggedPost }) {
  const [isOver, setOver] = useState(false)
  if (!isFree) return { isOver: false, target: {} }
  const accept = (event: DragEvent) => {
    if (!drag.canDropOn(day)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'move'
    setOver(true)
  }
  const leave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false)
  }
  const take = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    drag.dropOn(day)
  }
  return { isOver, target: { onDragEnter: accept, onDragOver: accept, onDragLeave: leave, onDrop: take } }
}
