import { useState } from 'react'
import { findWordProblems } from '#features/publishing/caption-limits.ts'
import { SOONEST_MINUTES } from '#features/publishing/contract.ts'
import { firstSlot, momentOf, slotOf, slotProblem } from './slot.ts'
import { useNow } from '../use-now.ts'
import type { Wish } from './use-publish.ts'
import type { When } from './WhenField.tsx'

/** The form's values, and whether they can be sent. `latest`: the latest time that can be chosen. */
export function useWish(first: Wish, latest: Date) {
  const now = useNow()
  const [chosen, setChosen] = useState<Omit<Wish, 'at'>>(first)
  const [when, setWhen] = useState<When>(first.at ? 'later' : 'now')
  const [slot, setSlot] = useState(() => (first.at ? slotOf(first.at) : firstSlot(now)))
  const timeProblem = when === 'later' ? slotProblem(slot, { now, soonestMinutes: SOONEST_MINUTES, latest }) : undefined
  const wish: Wish = { ...chosen, at: when === 'later' ? momentOf(slot) : undefined }
  return {
    wish,
    when,
    slot,
    timeProblem,
    isRefused: timeProblem !== undefined || findWordProblems(wish).length > 0,
    change: (changed: Partial<typeof chosen>) => setChosen({ ...chosen, ...changed }),
    changeTime: (changed: { when?: When; slot?: typeof slot }) => {
      if (changed.when) setWhen(changed.when)
      if (changed.slot) setSlot(changed.slot)
    },
  }
}
