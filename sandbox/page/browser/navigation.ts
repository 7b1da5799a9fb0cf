import type { TEXTS } from '../texts.ts'

export type Screen = keyof typeof TEXTS.screens

const FIRST: Screen = 'sms'
/** The screens of the providers' switches; other providers' are on all screens. */
const HOMES: Readonly<Record<string, Screen>> = {
  sms: 'sms',
  zenvia: 'sms',
  whatsapp: 'conversa',
  graph: 'instagram',
  asaas: 'pagamentos',
}
const links = [...document.querySelectorAll<HTMLElement>('[data-screen-link]')]

/** The screen named in the address. */
export function currentScreen(): Screen {
  const named = links.find(({ dataset }) => dataset['screenLink'] === location.hash.slice(1))
  return (named?.dataset['screenLink'] ?? FIRST) as Screen // as: the links were rendered from that table
}

export function screenOf(provider: string): Screen | undefined {
  return HOMES[provider]
}

/** @param onMove renders the new screen */
export function wireNavigation(onMove: () => unknown): void {
  window.addEventListener('hashchange', () => {
    showScreen()
    onMove()
  })
  showScreen()
}

function showScreen(): void {
  const current = currentScreen()
  for (const link of links) {
    if (link.dataset['screenLink'] === current) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
  for (const screen of document.querySelectorAll<HTMLElement>('[data-screen]'))
    screen.hidden = screen.dataset['screen'] !== current
}
