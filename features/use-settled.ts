import { useEffect, useState } from 'react'

/** A pause in the typing. */
const QUIET_MS = 500

/** The value as it was when the typing last paused. */
export function useSettled<Value extends string | number>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
