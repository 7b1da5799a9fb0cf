import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in prerendered HTML and in the first render of the browser, then true. A form is disabled until then, since a tap before
 * hydration would be lost.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
