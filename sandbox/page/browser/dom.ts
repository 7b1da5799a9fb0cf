/** Shared by the parts of the page: texts, elements, copying, and calls to `/control`. */
import type { TEXTS } from '../texts.ts'

export const texts = JSON.parse(byId('texts').textContent ?? '') as typeof TEXTS // as: the server wrote this JSON from that object

/** An element that the server has rendered. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`the page has no #${id}`)
  return found
}

/** The value of a field that the server has rendered. */
export function valueOf(id: string): string {
  const field = byId(id)
  const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement || field instanceof HTMLTextAreaElement
  return isField ? field.value : ''
}

/** The first element inside another, both ours. */
export function within(parent: Element, selector: string): HTMLElement {
  const found = parent.querySelector<HTMLElement>(selector)
  if (!found) throw new Error(`no element matches ${selector}`)
  return found
}

/** An element with attributes and children; text is only ever set as text. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string>> = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}

/** Replaces the content, but keeps the person's state: the focus by `data-key`, and unfolded parts by their id. */
export function redraw(parent: Element, ...children: readonly Node[]): void {
  const focused = document.activeElement
  const key = focused && parent.contains(focused) ? focused.closest<HTMLElement>('[data-key]')?.dataset['key'] : undefined
  const open = Array.from(parent.querySelectorAll('details[open]'), ({ id }) => id)
  parent.replaceChildren(...children)
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
  if (key === undefined) return
  const again = Array.from(parent.querySelectorAll<HTMLElement>('[data-key]')).find((each) => each.dataset['key'] === key)
  again?.focus()
}

export function button(label: string, className: string, onPress: (pressed: HTMLElement) => unknown): HTMLElement {
  const made = element('button', { type: 'button', class: className }, label)
  made.addEventListener('click', () => onPress(made))
  return made
}

const COPIED_MS = 1500

/** A button that copies and confirms it for a moment. */
export function copyButton(text: string, label: string = texts.copy, className = 'button quiet'): HTMLElement {
  return button(label, className, async (pressed) => {
    await navigator.clipboard.writeText(text)
    pressed.textContent = texts.copied
    setTimeout(() => {
      pressed.textContent = label
    }, COPIED_MS)
  })
}

/** @throws Error with the sandbox's own message */
export async function control<Answer>(call: string, body?: Readonly<Record<string, unknown>>): Promise<Answer> {
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  const answer = await fetch(`/control/${call}`, body ? request : {})
  const json: unknown = await answer.json()
  if (!answer.ok) throw new Error((json as { error: string }).error) // as: every refusal of /control has this structure
  return json as Answer // as: the caller names the type of its call
}
