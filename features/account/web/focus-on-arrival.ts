/** As a `ref`: takes the keyboard to what has just taken the place of something else. */
export function focusOnArrival(element: HTMLElement | null): void {
  element?.focus()
}
