import { afterPaint } from './after-paint.ts'

/** The line between photo and result follows finger, mouse and arrow keys; a backdrop that is chosen becomes the result. */
export function startCompare(): void {
  for (const box of document.querySelectorAll<HTMLElement>('[data-compare]')) {
    const range = box.querySelector('input')
    range?.addEventListener('input', () => {
      box.classList.add('moved')
      box.style.setProperty('--line', `${range.value}%`)
    })
    startBackdrops(box)
  }
}

function startBackdrops(box: HTMLElement): void {
  const result = box.querySelector('[data-part=after]')?.closest('picture')
  const buttons = [...box.querySelectorAll<HTMLElement>('[data-backdrop]')]
  afterPaint(() => buttons.forEach((button) => show(button.querySelector('[data-srcset]') ? button : result, button)))
  let wanted: HTMLElement | undefined
  const choose = async (button: HTMLElement) => {
    wanted = button
    // a picture that did not come would take the place of one that is there
    const isThere = await button.querySelector('img')?.decode().then(yes, no)
    if (isThere !== true || wanted !== button) return
    for (const other of buttons) other.setAttribute('aria-pressed', String(other === button))
    show(button, result)
  }
  for (const button of buttons) button.addEventListener('click', () => void choose(button))
}

const yes = () => true
const no = () => false

type Holder = Element | null | undefined

/** Shows the picture that one element has or is to load, in another one or in itself. */
function show(from: Holder, into: Holder): void {
  setFrom(from, into, { tag: 'source', name: 'srcset' })
  setFrom(from, into, { tag: 'img', name: 'src' })
}

function setFrom(from: Holder, into: Holder, { tag, name }: { tag: 'source' | 'img'; name: string }): void {
  const part = from?.querySelector(tag)
  const address = part?.dataset[name] ?? part?.getAttribute(name)
  if (address) into?.querySelector(tag)?.setAttribute(name, address)
}
