/** Actions due on future days. The account knows days and no hours, so a clock that jumps is advanced day by day. */
export interface Agenda {
  /** @param day a past day means the day that was reached */
  readonly plan: (day: string, action: Action) => void
  /** Runs everything due up to that day in the order of the days; an action may plan more. */
  readonly reach: (today: string) => void
  readonly clear: () => void
}

type Action = (day: string) => void

const NEVER = '9999-12-31'

export function createAgenda(): Agenda {
  const days = new Map<string, Action[]>()
  let next = NEVER
  let reached = ''

  return {
    plan: (day, action) => {
      const when = day < reached ? reached : day
      const planned = days.get(when)
      if (planned) planned.push(action)
      else days.set(when, [action])
      if (when < next) next = when
    },
    reach: (today) => {
      while (next <= today) {
        reached = next
        const actions = days.get(reached) ?? []
        days.delete(reached)
        next = [...days.keys()].reduce((first, day) => (day < first ? day : first), NEVER)
        for (const action of actions) action(reached)
      }
      if (today > reached) reached = today
    },
    clear: () => {
      days.clear()
      next = NEVER
    },
  }
}
