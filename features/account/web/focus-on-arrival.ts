/** As a `ref`: moves the focus to an element that has just replaced another. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}
