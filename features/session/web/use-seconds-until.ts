import { useCallback, useSyncExternalStore } from 'react'

const SECOND_MS = 1000

/** Whole seconds until a moment (milliseconds since 1970), counting down to 0. 0 in prerendered pages. */
export function useSecondsUntil(moment: number): number {
  const seconds = () => Math.max(0, Math.ceil((moment - Date.now()) / SECOND_MS))
  const listen = useCallback(
    (notice: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      // by the whole seconds that are left, so that all countdowns to the same moment change together
      const wait = () => {
        const left = moment - Date.now()
        if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS)
      }
      const tick = () => {
        notice()
        wait()
      }
      wait()
      return () => clearTimeout(timer)
    },
    [moment],
  )
  return useSyncExternalStore(listen, seconds, () => 0)
}
