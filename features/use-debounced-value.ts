import { useEffect, useState } from 'react'

/** A pause in the typing. */
const QUIET_MS = 500

/** The value as it was when the typing last paused. */
export function useDebouncedValue<Value extends string | number>(value: Value): Value {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
