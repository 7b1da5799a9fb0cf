import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/** The place that an arrow key leads to among `count` in a ring; undefined for any other key, and without a current place. */
export function nextIndex(key: string, from: number, count: number): number | undefined {
  const step = STEPS[key]
  return step === undefined || from < 0 ? undefined : (from + step + count) % count
}

/**
 * For `onKeyDownCapture` of a radio group: focus and choice move together, in the key's own event. Radix moves the focus a moment
 * later and does not move the choice when the key is released before that.
 */
export function chooseByArrow(event: KeyboardEvent<HTMLElement>): void {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const radios = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=radio]:not(:disabled)')]
  const from = radios.findIndex((radio) => radio === event.target)
  const next = radios[nextIndex(event.key, from, radios.length) ?? -1]
  if (!next) return
  event.preventDefault()
  event.stopPropagation()
  next.focus()
  next.click()
}
