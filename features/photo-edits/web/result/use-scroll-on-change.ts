import { useEffect, useRef } from 'react'

/**
 * Scrolls an element into view whenever `value` changes, so that what a choice opens is not left below the screen; not at first.
 */
export function useScrollOnChange<Target extends HTMLElement>(value: string) {
  const element = useRef<Target>(null)
  const last = useRef(value)
  useEffect(() => {
    if (last.current !== value) element.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    last.current = value
  }, [value])
  return element
}
