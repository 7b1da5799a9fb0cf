import { useEffect, useEffectEvent } from 'react'

/** Calls back whenever the device is online again. */
export function useBackOnline(onBack: () => void): void {
  const back = useEffectEvent(onBack)
  useEffect(() => {
    const listener = () => back()
    globalThis.addEventListener('online', listener)
    return () => globalThis.removeEventListener('online', listener)
  }, [])
}
