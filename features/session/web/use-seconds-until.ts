import { useCallback, useSyncExternalStore } from 'react'

const TICK_MS = 250

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. 0 in prerendered pages. */
export function useSecondsUntil(moment: number): number {
  const seconds = () => Math.max(0, Math.ceil((moment - Date.now()) / 1000))
  const listen = useCallback(
    (notice: () => void) => {
      if (moment <= Date.now()) return () => undefined
      const timer = setInterval(() => {
        notice()
        if (moment <= Date.now()) clearInterval(timer)
      }, TICK_MS)
      return () => clearInterval(timer)
    },
    [moment],
  )
  return useSyncExternalStore(listen, seconds, () => 0)
}
