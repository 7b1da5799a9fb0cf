import { afterPaint } from './after-paint.ts'

/** The line between photo and result follows finger, mouse and arrow keys; a backdrop that is chosen becomes the result. */
export function enlivenCompare(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const range = box.querySelector('input')
    range?.addEventListener('input', () => {
      box.classList.add('moved')
      box.style.setProperty('--line', `${range.value}%`)
    })
    enlivenBackdrops(box)
  }
}

function enlivenBackdrops(box: HTMLElement): void {
  const result = box.querySelector('[data-part=after]')?.closest('picture')
  const buttons = [...box.querySelectorAll<HTMLElement>('[data-backdrop]')]
  afterPaint(() => buttons.forEach((button) => show(button, button)))
  for (const button of buttons) {
    button.addEventListener('click', () => {
      for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
      show(button, result)
    })
  }
}

/** Shows the picture that a button names, in the button itself or as the result. */
function show(button: HTMLElement, into: Element | null | undefined): void {
  setFrom(button, into, { tag: 'source', name: 'srcset' })
  setFrom(button, into, { tag: 'img', name: 'src' })
}

function setFrom(
  button: HTMLElement,
  into: Element | null | undefined,
  { tag, name }: { tag: 'source' | 'img'; name: string },
): void {
  const address = button.querySelector(tag)?.dataset[name]
  if (address) into?.querySelector(tag)?.setAttribute(name, address)
}
