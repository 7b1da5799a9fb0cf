import { byId, control, texts, valueOf } from './dom.ts'

interface ClockAnswer {
  readonly offset_seconds: number
}

let offsetMs = 0

/** The sandbox's time. */
export const now = (): Date => new Date(Date.now() + offsetMs)

/** Reads the sandbox's offset and shows it. */
export async function readClock(): Promise<void> {
  showOffset(await control<ClockAnswer>('clock'))
}

function showOffset({ offset_seconds: seconds }: ClockAnswer): void {
  offsetMs = seconds * 1000
  const badge = byId('clock-offset')
  badge.textContent = seconds === 0 ? texts.clock.real : `${texts.clock.ahead} ${formatSpan(seconds)}`
  badge.classList.toggle('on', seconds !== 0)
  showTime()
}

/** Renders the time; called each second. */
export function showTime(): void {
  const time = now()
  const shown = byId('clock-now')
  shown.setAttribute('datetime', time.toISOString())
  shown.textContent = time.toLocaleString('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'medium', timeStyle: 'medium' })
}

async function advance(seconds: number): Promise<void> {
  const problem = byId('clock-problem')
  problem.textContent = ''
  try {
    showOffset(await control<ClockAnswer>('clock', { advance_seconds: seconds }))
  } catch (error) {
    problem.textContent = texts.clock.failed + (error instanceof Error ? error.message : String(error))
  }
}

/** Adds the section's event handlers. */
export function wireClock(): void {
  for (const pressed of document.querySelectorAll<HTMLElement>('[data-advance]')) {
    const step = pressed.dataset['advance']
    pressed.addEventListener('click', () => advance(step === 'month' ? secondsToNextMonth(now()) : Number(step)))
  }
  byId('clock-form').addEventListener('submit', (event) => {
    event.preventDefault()
    void advance(Number(valueOf('clock-amount')) * Number(valueOf('clock-unit')))
  })
}

/** To the same day and hour of the next month, or to that month's last day. */
function secondsToNextMonth(from: Date): number {
  const to = new Date(from)
  to.setUTCMonth(from.getUTCMonth() + 1)
  if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0)
  return Math.round((to.getTime() - from.getTime()) / 1000)
}

const SPANS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
  [1, 's'],
] as const

/** The two largest units that are not zero. */
function formatSpan(seconds: number): string {
  let rest = Math.floor(seconds)
  const parts: string[] = []
  for (const [length, unit] of SPANS) {
    const amount = Math.floor(rest / length)
    rest -= amount * length
    if (amount > 0) parts.push(`${amount} ${unit}`)
  }
  return parts.slice(0, 2).join(' ')
}
