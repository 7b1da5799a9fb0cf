import { byId, control, copyButton, element, texts, valueOf, within } from './dom.ts'

interface Message {
  readonly id: string
  readonly to: string
  readonly body: string
  readonly sent_at: string
  readonly vendor: string
  readonly status: string
}

const CODE = /(?<!\d)\d{6}(?!\d)/
/** The vendors' statuses of a message that never arrives. */
const LOST: ReadonlySet<string> = new Set(['undelivered', 'not_delivered', 'rejected'])
const AGE_STEP_MS = 30_000
const list = byId('inbox')
let shown = ''

/** Renders the newest messages; changes nothing while nothing is new, so that a selection stays. */
export async function showInbox(now: Date): Promise<void> {
  const { messages } = await control<{ messages: readonly Message[] }>('sms')
  const digits = valueOf('inbox-filter').replaceAll(/\D/g, '')
  const wanted = messages.filter(({ to }) => to.includes(digits))
  const state = JSON.stringify([
    digits,
    messages.length,
    wanted.map(({ id, status }) => [id, status]),
    Math.floor(now.getTime() / AGE_STEP_MS),
  ])
  if (state === shown) return
  const known = new Set(Array.from(list.children, ({ id }) => id))
  const isFirst = shown === ''
  shown = state
  list.replaceChildren(...wanted.map((message) => renderMessage(message, { now, isNew: !isFirst && !known.has(message.id) })))
  showCount(messages.length)
  showEmpty(wanted.length === 0, messages.length > 0)
}

function renderMessage(message: Message, { now, isNew }: { now: Date; isNew: boolean }): HTMLElement {
  const { id, to, body, sent_at: sentAt } = message
  const code = CODE.exec(body)?.[0]
  const time = new Date(sentAt)
  return element(
    'li',
    { id, class: isNew ? 'message new' : 'message' },
    element(
      'div',
      { class: 'meta' },
      element('span', { class: 'to' }, `${texts.inbox.to} ${formatPhone(to)}`),
      element('time', { datetime: sentAt, title: time.toLocaleString('pt-BR') }, formatAge(time, now)),
    ),
    ...(code === undefined ? [] : [renderCode(code)]),
    element('p', { class: 'body' }, body),
    renderDelivery(message),
  )
}

/** The vendor and the status. */
function renderDelivery({ vendor, status }: Message): HTMLElement {
  const vendors: Readonly<Record<string, string>> = texts.inbox.vendors
  const statuses: Readonly<Record<string, string>> = texts.inbox.statuses
  return element(
    'p',
    { class: 'way' },
    `${vendors[vendor] ?? vendor} · `,
    element('span', LOST.has(status) ? { class: 'lost' } : {}, statuses[status] ?? status),
  )
}

/** In two halves, as people read it aloud; copied as one. */
function renderCode(code: string): HTMLElement {
  const digits = element('span', { class: 'code' }, code.slice(0, 3), element('i'), code.slice(3))
  const copy = copyButton(code, texts.copy, 'button primary')
  copy.setAttribute('aria-label', `${texts.inbox.copyCode} ${code}`)
  return element('div', { class: 'code-row' }, digits, copy)
}

function showCount(count: number): void {
  const badge = byId('inbox-count')
  badge.textContent = String(count)
  badge.hidden = count === 0
}

function showEmpty(isEmpty: boolean, hasOthers: boolean): void {
  const empty = byId('inbox-empty')
  empty.hidden = !isEmpty
  within(empty, 'strong').hidden = hasOthers
  within(empty, 'p').textContent = hasOthers ? texts.inbox.noneForFilter : texts.inbox.empty
}

/** Brazilian numbers in the national format, others unchanged. */
function formatPhone(phone: string): string {
  return phone.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 $1 $2-$3')
}

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

function formatAge(sentAt: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - sentAt.getTime()) / 1000)
  const relative = new Intl.RelativeTimeFormat('pt-BR', { numeric: 'auto' })
  const found = UNITS.find(([, length]) => seconds >= length)
  return found ? relative.format(-Math.floor(seconds / found[1]), found[0]) : relative.format(0, 'second')
}
