/** The day and the time of a post, in the format of the browser's fields and the reader's time zone. */
import { dayOf } from '../calendar/calendar-days.ts'

export interface Slot {
  /** `2026-12-05`, or empty. */
  readonly day: string
  /** `18:30`, or empty. */
  readonly time: string
}

export type SlotProblem = 'incomplete' | 'too_soon' | 'too_late'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

export function slotOf(moment: Date): Slot {
  const parts = [moment.getHours(), moment.getMinutes()]
  return { day: dayOf(moment), time: parts.map((part) => String(part).padStart(2, '0')).join(':') }
}

/** Undefined while the day or the time is missing. */
export function momentOf({ day, time }: Slot): Date | undefined {
  if (day === '' || time === '') return undefined
  const moment = new Date(`${day}T${time}`)
  return Number.isNaN(moment.getTime()) ? undefined : moment
}

/** The initial value: a full hour, at least one from now. */
export function firstSlot(now: Date): Slot {
  return slotOf(new Date(Math.ceil((now.getTime() + HOUR_MS) / HOUR_MS) * HOUR_MS))
}

interface Bounds {
  readonly now: Date
  readonly soonestMinutes: number
  readonly latest: Date
}

/** Why a post cannot be scheduled then. */
export function slotProblem(slot: Slot, { now, soonestMinutes, latest }: Bounds): SlotProblem | undefined {
  const moment = momentOf(slot)
  if (!moment) return 'incomplete'
  if (moment.getTime() < now.getTime() + soonestMinutes * MINUTE_MS) return 'too_soon'
  return moment > latest ? 'too_late' : undefined
}
