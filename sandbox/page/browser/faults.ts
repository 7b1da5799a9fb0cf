import { button, byId, control, element, texts, within } from './dom.ts'
import { currentScreen, screenOf } from './navigation.ts'

interface Fault {
  readonly provider: string
  readonly fault: string
  readonly description: string
  readonly times: number
}

let faults: readonly Fault[] = []
let shown = ''

/** Renders the fault switches of this screen's providers, with their remaining failures. */
export async function showFaults(): Promise<void> {
  faults = (await control<{ faults: readonly Fault[] }>('faults')).faults
  const state = JSON.stringify([currentScreen(), faults])
  if (state === shown) return
  shown = state
  byId('faults-stop').hidden = faults.every(({ times }) => times === 0)
  for (const provider of new Set(faults.map((fault) => fault.provider))) showGroup(provider)
}

/** Adds the handler of the button that ends all faults. */
export function wireFaults(): void {
  byId('faults-stop').addEventListener('click', async () => {
    const active = faults.filter(({ times }) => times > 0)
    await Promise.all(active.map(({ provider, fault }) => control('faults', { provider, fault, times: 0 })))
    await showFaults()
  })
}

function showGroup(provider: string): void {
  const own = faults.filter((fault) => fault.provider === provider)
  const group = document.getElementById(`faults-${provider}`) ?? renderGroup(provider, own)
  const home = screenOf(provider)
  group.hidden = home !== undefined && home !== currentScreen()
  const active = own.filter(({ times }) => times > 0).length
  const badge = within(group, '.count')
  badge.textContent = String(active)
  badge.hidden = active === 0
  for (const { fault, times } of own) {
    const row = within(group, `[data-fault="${fault}"]`)
    within(row, 'output').textContent = String(times)
    row.classList.toggle('on', times > 0)
  }
}

function renderGroup(provider: string, own: readonly Fault[]): HTMLElement {
  const group = element(
    'details',
    { id: `faults-${provider}`, class: 'group' },
    element('summary', {}, providerName(provider), ' ', element('span', { class: 'count', hidden: '' })),
    element('ul', {}, ...own.map(renderRow)),
  )
  byId('faults').append(group)
  return group
}

function renderRow(fault: Fault): HTMLElement {
  return element(
    'li',
    { 'data-fault': fault.fault },
    element('div', {}, element('span', {}, fault.description), element('code', {}, fault.fault)),
    element(
      'div',
      { class: 'stepper' },
      renderStep(fault, { change: -1, sign: '−', label: texts.faults.fewer }),
      element('output', {}, '0'),
      renderStep(fault, { change: 1, sign: '+', label: texts.faults.more }),
    ),
  )
}

function renderStep(
  { provider, fault, description }: Fault,
  { change, sign, label }: { change: number; sign: string; label: string },
) {
  const made = button(sign, 'step', async () => {
    const current = faults.find((each) => each.provider === provider && each.fault === fault)?.times ?? 0
    await control('faults', { provider, fault, times: Math.max(0, current + change) })
    await showFaults()
  })
  made.setAttribute('aria-label', `${description}: ${label}`)
  return made
}

/** A provider without a text is shown by its own name. */
export function providerName(provider: string): string {
  const names: Readonly<Record<string, string>> = texts.providers.names
  return names[provider] ?? provider
}
