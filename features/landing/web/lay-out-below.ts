/** Longer than any of the page's sections takes, shorter than a person takes to scroll. */
const AT_LATEST_MS = 500

/**
 * Sections below the first screen are not laid out with it (`landing.css`), but one by one while the browser is idle, and not before
 * the page has its faces: each would be styled and laid out a second time in them. At once when a link jumps, since targets have no
 * position before.
 */
export function layOutBelow(facesTaken: Promise<void>): void {
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
  else void facesTaken.then(() => whenIdle(layOutInPeace))
}

function whenIdle(work: () => void): void {
  // Safari has no idle callback
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: AT_LATEST_MS })
  else setTimeout(work)
}
