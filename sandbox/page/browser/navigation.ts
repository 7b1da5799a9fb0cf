import type { TEXTS } from '../texts.ts'

export type Screen = keyof typeof TEXTS.screens

const FIRST: Screen = 'sms'
/** Whose switches belong to which screen; those of others are on all. */
const HOMES: Readonly<Record<string, Screen>> = {
  sms: 'sms',
  zenvia: 'sms',
  whatsapp: 'conversa',
  graph: 'instagram',
  asaas: 'pagamentos',
}
const links = [...document.querySelectorAll<HTMLElement>('[data-screen-link]')]

/** The one that the address names. */
export function currentScreen(): Screen {
  const named = links.find(({ dataset }) => dataset['screenLink'] === location.hash.slice(1))
  return (named?.dataset['screenLink'] ?? FIRST) as Screen // as: the links were rendered from that very table
}

export function screenOf(provider: string): Screen | undefined {
  return HOMES[provider]
}

/** @param onMove draws what the new screen looks at */
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
