import { useMemo, useSyncExternalStore } from 'react'

const MINUTE_MS = 60_000

const listen = (notice: () => void) => {
  const timer = setInterval(notice, MINUTE_MS / 4)
  return () => clearInterval(timer)
}

/** The current time, rounded down to the minute. */
export function useNow(): Date {
  const minute = useSyncExternalStore(
    listen,
    () => Math.floor(Date.now() / MINUTE_MS),
    () => 0,
  )
  return useMemo(() => new Date(minute * MINUTE_MS), [minute])
}
