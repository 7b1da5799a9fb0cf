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

/** The provider, and the list for its webhooks. */
interface Listed {
  readonly provider: string
  readonly listId: string
}

const SHOWN = 12
const shown = new Map<string, string>()

/** Renders the webhook's address, its state, and the newest events. */
export async function showWebhooks(listed: Listed): Promise<void> {
  const { provider, listId } = listed
  const [queues, { deliveries }] = await Promise.all([
    readQueues(provider),
    control<{ deliveries: readonly Delivery[] }>(`webhooks?provider=${provider}&limit=${SHOWN}`),
  ])
  const state = JSON.stringify([queues, deliveries.map(({ id, at }) => [id, at])])
  if (state === shown.get(listId)) return
  shown.set(listId, state)
  redraw(byId(`${listId}-queues`), ...queues.map((queue) => renderQueue(queue, listed)))
  const none = element('li', { class: 'lead' }, texts.webhooks.none)
  redraw(
    byId(listId),
    ...(deliveries.length === 0 ? [none] : deliveries.map((each, place) => renderDelivery(each, place, listed))),
  )
}

/** Only Asaas interrupts a queue, which must then be resumed. */
async function readQueues(provider: string): Promise<readonly Queue[]> {
  return provider === 'asaas' ? (await control<{ webhooks: readonly Queue[] }>('asaas')).webhooks : []
}

/** Adds the handler of the button that sends all again. */
export function wireWebhooks(listed: Listed): void {
  byId(`${listed.listId}-form`).addEventListener('submit', async (event) => {
    event.preventDefault()
    await redeliver(listed, { order: valueOf(`${listed.listId}-order`) })
  })
}

function renderQueue({ id, url, enabled, interrupted, failures, waiting }: Queue, listed: Listed): HTMLElement {
  const hasProblem = interrupted || failures > 0
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
      element('span', { class: hasProblem ? 'badge on' : 'badge' }, facts.join(' · ')),
    ),
    ...(hasProblem ? [renderResume(id, listed)] : []),
  )
}

function renderResume(id: string, listed: Listed): HTMLElement {
  return button(texts.webhooks.resume, 'button small', async () => {
    await control(`asaas/webhooks/${id}/resume`, {})
    await showWebhooks(listed)
  })
}

function renderDelivery({ id, event, status, body, at }: Delivery, place: number, listed: Listed): HTMLElement {
  const again = button(texts.webhooks.redeliver, 'button small', () => redeliver(listed, { id }))
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

async function redeliver(listed: Listed, wanted: Readonly<Record<string, unknown>>): Promise<void> {
  await control('webhooks/redeliver', { provider: listed.provider, ...wanted })
  await showWebhooks(listed)
}
