import { useEffect, useRef } from 'react'

/**
 * Scrolls an element into view whenever `news` changes, so that what a choice opens is not left below the screen; not at first.
 */
export function useScrollToNews<Target extends HTMLElement>(news: string) {
  const element = useRef<Target>(null)
  const last = useRef(news)
  useEffect(() => {
    if (last.current !== news) element.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
    last.current = news
  }, [news])
  return element
}
