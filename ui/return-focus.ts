/** Where the keyboard goes on when what it was in is gone. */

/** What was in use, and what is around it: the action itself may take the first away, its surroundings stay. */
export function rememberPlace(): readonly HTMLElement[] {
  const opener = document.activeElement
  if (!(opener instanceof HTMLElement) || opener === document.body) return []
  const around = opener.closest<HTMLElement>('section')
  return around ? [opener, around] : [opener]
}

/** Back to the first of these that still stands; else to the beginning of the screen. */
export function returnFocus(place: readonly HTMLElement[]): void {
  const target = place.find((element) => element.isConnected && !element.matches(':disabled')) ?? findScreen()
  if (!target) return
  // headings and sections take the focus only when they are told to
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

function findScreen(): HTMLElement | undefined {
  return document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main') ?? undefined
}
