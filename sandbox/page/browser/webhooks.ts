import { button, byId, control, element, redraw, texts, valueOf } from './dom.ts'

interface Delivery {
  readonly id: string
  readonly event: string
  readonly status: number
  readonly body: unknown
  readonly at: string
}

interface Queue {
  readonly id: string
  readonly url: string
  readonly enabled: boolean
  readonly interrupted: boolean
  readonly failures: number
  readonly waiting: number
}

const SHOWN = 12
let shown = ''

/** Draws where the events go, how it goes, and the newest of them. */
export async function showWebhooks(): Promise<void> {
  const [{ webhooks }, { deliveries }] = await Promise.all([
    control<{ webhooks: readonly Queue[] }>('asaas'),
    control<{ deliveries: readonly Delivery[] }>(`webhooks?provider=asaas&limit=${SHOWN}`),
  ])
  const state = JSON.stringify([webhooks, deliveries.map(({ id, at }) => [id, at])])
  if (state === shown) return
  shown = state
  redraw(byId('webhooks-queues'), ...webhooks.map(drawQueue))
  const none = element('li', { class: 'lead' }, texts.webhooks.none)
  redraw(byId('webhooks'), ...(deliveries.length === 0 ? [none] : deliveries.map(drawDelivery)))
}

/** Makes the button that sends all again work. */
export function wireWebhooks(): void {
  byId('webhooks-form').addEventListener('submit', async (event) => {
    event.preventDefault()
    await redeliver({ order: valueOf('webhooks-order') })
  })
}

function drawQueue({ id, url, enabled, interrupted, failures, waiting }: Queue): HTMLElement {
  const isTroubled = interrupted || failures > 0
  const facts = [
    enabled ? texts.webhooks.on : texts.webhooks.off,
    ...(interrupted ? [texts.webhooks.interrupted] : []),
    `${waiting} ${texts.webhooks.waiting}`,
    ...(failures > 0 ? [`${failures} ${texts.webhooks.failures}`] : []),
  ]
  return element(
    'li',
    { class: 'row' },
    element(
      'div',
      { class: 'facts' },
      element('code', { class: 'address' }, url),
      element('span', { class: isTroubled ? 'badge on' : 'badge' }, facts.join(' · ')),
    ),
    ...(isTroubled ? [drawResume(id)] : []),
  )
}

function drawResume(id: string): HTMLElement {
  return button(texts.webhooks.resume, 'button small', async () => {
    await control(`asaas/webhooks/${id}/resume`, {})
    await showWebhooks()
  })
}

function drawDelivery({ id, event, status, body, at }: Delivery, place: number): HTMLElement {
  const again = button(texts.webhooks.redeliver, 'button small', () => redeliver({ id }))
  again.setAttribute('aria-label', `${texts.webhooks.redeliver} ${event}`)
  again.dataset['key'] = `${id} ${place}`
  const time = new Date(at)
  return element(
    'li',
    { class: 'row' },
    element(
      'details',
      { id: `delivery-${id}-${at}` },
      element(
        'summary',
        { class: 'facts' },
        element('code', { class: 'event' }, event),
        element(
          'span',
          { class: status === 200 ? 'badge good' : 'badge on' },
          status === 0 ? texts.webhooks.noAnswer : String(status),
        ),
        element(
          'time',
          { class: 'when', datetime: at },
          time.toLocaleString('pt-BR', { dateStyle: 'short', timeStyle: 'medium' }),
        ),
      ),
      element('pre', { tabindex: '0' }, JSON.stringify(body, null, 2)),
    ),
    again,
  )
}

async function redeliver(wanted: Readonly<Record<string, unknown>>): Promise<void> {
  await control('webhooks/redeliver', { provider: 'asaas', ...wanted })
  await showWebhooks()
}
