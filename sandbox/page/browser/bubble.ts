/** One message in its bubble. */
import { button, byId, control, element, texts } from './dom.ts'
import type { MessageChoice, Message } from './message.ts'
import { readFrom } from './who.ts'

/** @param onSent renders the result of a press */
export function renderBubble(message: Message, onSent: () => unknown): HTMLElement {
  const { id, direction, at } = message
  const isOurs = direction === 'in'
  const time = new Date(at)
  return element(
    'li',
    { class: isOurs ? 'bubble mine' : 'bubble', id: `message-${id}` },
    element('span', { class: 'speaker' }, isOurs ? texts.phone.you : texts.phone.business),
    ...renderContent(message),
    element(
      'p',
      { class: 'sent-at' },
      ...renderFailure(message),
      element(
        'time',
        { datetime: at },
        time.toLocaleTimeString('pt-BR', { timeZone: 'America/Sao_Paulo', hour: '2-digit', minute: '2-digit' }),
      ),
      ...(isOurs ? [renderTicks(message.status === 'read')] : []),
    ),
    ...renderActions(message, onSent),
  )
}

function renderContent(message: Message): HTMLElement[] {
  const { type, text, header, footer } = message
  const kinds: Readonly<Record<string, string>> = texts.phone.kinds
  const kind = kinds[type]
  return [
    ...renderFile(message),
    ...(header === undefined ? [] : [element('p', { class: 'bubble-header' }, header)]),
    ...(kind === undefined ? [] : [element('p', { class: 'bubble-kind' }, kind)]),
    ...(text === undefined || text === '' ? [] : [element('p', { class: 'bubble-text' }, ...renderText(text))]),
    ...(footer === undefined ? [] : [element('p', { class: 'bubble-footer' }, footer)]),
  ]
}

function renderFile({ type, image_url: picture, file_url: file, file_name: name, text, direction }: Message): HTMLElement[] {
  if (file === undefined) return []
  if (type === 'document')
    return [element('a', { class: 'document', href: file, target: '_blank', rel: 'noopener' }, `📄 ${name ?? texts.phone.file}`)]
  if (picture === undefined) return []
  const whose = direction === 'in' ? texts.phone.you : texts.phone.business
  const shown = element('img', { src: picture, alt: text ?? `${texts.phone.photoOf} ${whose}`, loading: 'lazy' })
  return [element('a', { class: 'picture', href: picture, target: '_blank', rel: 'noopener' }, shown)]
}

/** As the app writes: *bold*, and addresses as links. */
function renderText(text: string): (Node | string)[] {
  return text.split(/(https?:\/\/[^\s<>"]+|\*[^*\n]+\*)/).map((part) => {
    if (part.startsWith('http')) return element('a', { href: part, target: '_blank', rel: 'noopener' }, part)
    return /^\*[^*\n]+\*$/.test(part) ? element('strong', {}, part.slice(1, -1)) : part
  })
}

function renderFailure({ error_code: code }: Message): HTMLElement[] {
  return code === undefined ? [] : [element('strong', { class: 'undelivered' }, `${texts.phone.notDelivered} (${code})`)]
}

function renderTicks(isRead: boolean): HTMLElement {
  return element('span', { class: isRead ? 'ticks read' : 'ticks', 'aria-hidden': 'true' }, '✓✓')
}

function renderActions(message: Message, onSent: () => unknown): HTMLElement[] {
  const { id, direction, type, label = '', link, buttons = [] } = message
  if (direction === 'in') return []
  if (link !== undefined) return [element('a', { class: 'action', href: link, target: '_blank', rel: 'noopener' }, `↗ ${label}`)]
  if (type === 'contact_request')
    return [action(texts.phone.attachments.contact, () => press({ type: 'contact', reply_to: id }, onSent))]
  if (type === 'list') return [action(`☰ ${label}`, () => openSheet(message, onSent))]
  return buttons.map(({ id: buttonId, title }) =>
    action(title, () => press({ type: 'button', button_id: buttonId, reply_to: id }, onSent)),
  )
}

function action(label: string, onPress: () => unknown): HTMLElement {
  return button(label, 'action', onPress)
}

async function press(actionButton: Readonly<Record<string, unknown>>, onSent: () => unknown): Promise<void> {
  const problem = byId('phone-problem')
  problem.textContent = ''
  try {
    await control('chat/send', { from: readFrom(), ...actionButton })
  } catch (error) {
    problem.textContent = texts.phone.failed + (error instanceof Error ? error.message : String(error))
  }
  await onSent()
}

const sheet = byId('phone-sheet')
byId('phone-sheet-close').addEventListener('click', closeSheet)

/** The rows of a list open over the page, as in the app. */
function openSheet({ id, label = '', buttons = [] }: Message, onSent: () => unknown): void {
  byId('phone-sheet-title').textContent = label
  const pick = async (row: MessageChoice) => {
    closeSheet()
    await press({ type: 'list', row_id: row.id, reply_to: id }, onSent)
  }
  byId('phone-sheet-rows').replaceChildren(
    ...buttons.flatMap((row, place) => {
      const isNewSection = row.section !== undefined && row.section !== buttons[place - 1]?.section
      return [...(isNewSection ? [element('h3', {}, row.section ?? '')] : []), renderRow(row, pick)]
    }),
  )
  if (sheet instanceof HTMLDialogElement) sheet.showModal()
}

function renderRow(row: MessageChoice, pick: (row: MessageChoice) => unknown): HTMLElement {
  const made = button('', 'sheet-row', () => pick(row))
  made.append(element('strong', {}, row.title), ...(row.description === undefined ? [] : [element('span', {}, row.description)]))
  return made
}

function closeSheet(): void {
  if (sheet instanceof HTMLDialogElement) sheet.close()
}
