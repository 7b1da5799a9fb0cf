import { useEffect, useEffectEvent } from 'react'

/** Long enough to see the last digit, and to press the button oneself. */
const AFTER_MS = 600

/** Submits automatically once the input is complete. */
export function useWhenComplete(isComplete: boolean, submit: () => void): void {
  const act = useEffectEvent(submit)
  useEffect(() => {
    if (!isComplete) return undefined
    const timer = setTimeout(act, AFTER_MS)
    return () => clearTimeout(timer)
  }, [isComplete])
}
