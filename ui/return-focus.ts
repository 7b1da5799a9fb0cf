/** Where the focus goes when the focused element disappears. */

/** The focused element and its ancestors: an action may remove the element, but not its surroundings. */
export function captureFocus(): readonly HTMLElement[] {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  const around = opener.closest<HTMLElement>('section')
  return around ? [opener, around] : [opener]
}

/** Focuses the first of these that still exists; else the beginning of the screen. */
export function returnFocus(place: readonly HTMLElement[]): void {
  const target = place.find((element) => element.isConnected && !element.matches(':disabled')) ?? findScreen()
  if (!target) return
  // headings and sections take the focus only with a tabindex
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function findScreen(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main') ?? undefined
}
