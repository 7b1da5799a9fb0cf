import { useEffect, useRef, useState } from 'react'
import type { Failure } from '#features/api.ts'

/** Calls are kept back. */
export interface Hold {
  readonly forMs: number
  readonly until: Date
}

/** When a refusal does not say how long to wait. */
const WAIT_SECONDS = 10

/** Keeps calls back for as long as a refusal says. The time ends with the screen. */
export function useHold() {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isGone = useRef(false)
  const [hold, setHold] = useState<Hold>()
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
      clearTimeout(timer.current)
    }
  }, [])

  function holdFor({ extra: { remainingTime } }: Failure, goOn: () => void) {
    if (isGone.current) return
    const forMs = 1000 * (typeof remainingTime === 'number' && remainingTime > 0 ? remainingTime : WAIT_SECONDS)
    timer.current = setTimeout(() => {
      timer.current = undefined
      setHold(undefined)
      goOn()
    }, forMs)
    setHold({ forMs, until: after(forMs) })
  }
  return { hold, isHolding: () => timer.current !== undefined, holdFor }
}

const after = (ms: number) => new Date(Date.now() + ms)
