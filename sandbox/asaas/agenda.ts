/** What falls due on days to come. The account knows days and no hours, so a clock that jumps is walked day by day. */
export interface Agenda {
  /** @param day one that is over means the day that was reached */
  readonly plan: (day: string, deed: Deed) => void
  /** Does everything up to that day in the order of the days; what is done may plan more. */
  readonly reach: (today: string) => void
  readonly clear: () => void
}

type Deed = (day: string) => void

const NEVER = '9999-12-31'

export function createAgenda(): Agenda {
  const days = new Map<string, Deed[]>()
  let next = NEVER
  let reached = ''

  return {
    plan: (day, deed) => {
      const when = day < reached ? reached : day
      const planned = days.get(when)
      if (planned) planned.push(deed)
      else days.set(when, [deed])
      if (when < next) next = when
    },
    reach: (today) => {
      while (next <= today) {
        reached = next
        const deeds = days.get(reached) ?? []
        days.delete(reached)
        next = [...days.keys()].reduce((first, day) => (day < first ? day : first), NEVER)
        for (const deed of deeds) deed(reached)
      }
      if (today > reached) reached = today
    },
    clear: () => {
      days.clear()
      next = NEVER
    },
  }
}
