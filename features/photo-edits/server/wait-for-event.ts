import { ANY, type News } from '#platform/notify.ts'

interface Wait<Found> {
  readonly topic: string
  readonly id: string
  readonly patienceMs: number
  /** Sets going what is waited for, once we listen: no news can be missed. */
  readonly start: () => Promise<void>
  /** Looks whether it is there. */
  readonly look: () => Promise<Found | undefined>
}

/** Waits until `look` finds something, looking again at every news of the row. Undefined when patience ends first. */
export async function waitForEvent<Found>(
  news: News,
  { topic, id, patienceMs, start, look }: Wait<Found>,
): Promise<Found | undefined> {
  const bell = createBell()
  const stop = news.listen(topic, (changed) => {
    if (changed === id || changed === ANY) bell.ring()
  })
  const patience = setTimeout(bell.end, patienceMs)
  try {
    await start()
    do {
      const found = await look()
      if (found !== undefined) return found
    } while (await bell.rings())
    return undefined
  } finally {
    clearTimeout(patience)
    stop()
  }
}

export interface Bell {
  /** Rings before anybody waits are kept as one. */
  readonly ring: () => void
  readonly end: () => void
  /** True at the next ring, false once it has ended. */
  readonly rings: () => Promise<boolean>
}

export function createBell(): Bell {
  let hasRung = false
  let hasEnded = false
  let wake: (() => void) | undefined
  return {
    ring: () => {
      hasRung = true
      wake?.()
    },
    end: () => {
      hasEnded = true
      wake?.()
    },
    rings: async () => {
      if (!hasRung && !hasEnded) await new Promise<void>((resolve) => (wake = resolve))
      hasRung = false
      return !hasEnded
    },
  }
}
