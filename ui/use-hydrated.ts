import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in prerendered HTML and in the first render of the browser, true from then on. A form that is not yet
 * alive is disabled with it, since a tap before hydration would be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
