import { useEffect, useState } from 'react'

/** Whether the state has been the same for so many milliseconds. */
export function useUnchangedFor(value: string, afterMs: number): boolean {
  const [quietSince, setQuietSince] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setQuietSince(value), afterMs)
    return () => {
      clearTimeout(timer)
      setQuietSince(undefined)
    }
  }, [value, afterMs])
  return quietSince === value
}
