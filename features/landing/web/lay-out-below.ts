import { afterPaint } from './after-paint.ts'

/** Longer than any of the page's sections takes, shorter than anybody takes to scroll. */
const AT_LATEST_MS = 500

/**
 * What lies below the first screen is not laid out with it (`landing.css`), but section by section while the browser
 * has nothing better to do; and at once for who jumps, since the places of links are known only then.
 */
export function layOutBelow(): void {
  const waiting = [...document.querySelectorAll<HTMLElement>('[data-below]')]
  const layOutNext = () => waiting.shift()?.removeAttribute('data-below')
  const layOutAll = () => {
    while (waiting.length > 0) layOutNext()
  }
  const layOutInPeace = () => {
    layOutNext()
    if (waiting.length > 0) whenIdle(layOutInPeace)
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]')) layOutAll()
    },
    { capture: true },
  )
  if (location.hash) layOutAll()
  else afterPaint(() => whenIdle(layOutInPeace))
}

function whenIdle(work: () => void): void {
  // Safari has no idle time to give
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work)
}
