/** The person's text and files; several photos are sent like an album, one message each, the text with the first. */
import { button, byId, control, element, texts, valueOf } from './dom.ts'
import { goToEnd } from './conversation.ts'
import { readFrom } from './who.ts'

type FileKind = 'image' | 'document'

interface Pending {
  readonly kind: FileKind
  readonly file: File
  /** The preview's address; revoked with the preview. */
  readonly address: string
}

const text = byId('phone-text')
const picker = byId('phone-files')
const attachButton = byId('phone-attach')
const attachments = byId('phone-attachments')
let pending: readonly Pending[] = []
let pickedKind: FileKind = 'image'

/** @param onSent renders the result */
export function wireComposer(onSent: () => unknown): void {
  byId('phone-form').addEventListener('submit', (event) => {
    event.preventDefault()
    void sendAll(onSent)
  })
  // as in the app on a desktop: Shift+Enter makes a line break
  text.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return
    event.preventDefault()
    void sendAll(onSent)
  })
  text.addEventListener('input', growText)
  wireAttaching(onSent)
  wireHandshake()
  beginWithGreeting()
}

function wireAttaching(onSent: () => unknown): void {
  attachButton.addEventListener('click', () => showAttachments(attachments.hidden !== false))
  for (const each of attachments.querySelectorAll<HTMLElement>('[data-attach]')) {
    const kind = each.dataset['attach'] ?? ''
    each.addEventListener('click', () => {
      showAttachments(false)
      if (kind === 'image' || kind === 'document') pick(kind)
      else void send({ type: kind }, onSent)
    })
  }
  picker.addEventListener('change', () => {
    if (!(picker instanceof HTMLInputElement)) return
    hold(pickedKind, [...(picker.files ?? [])])
    picker.value = ''
  })
  const conversation = byId('phone-conversation')
  for (const place of [conversation, text]) {
    place.addEventListener('dragover', (event) => event.preventDefault())
    place.addEventListener('drop', (event) => {
      event.preventDefault()
      hold('image', [...(event.dataTransfer?.files ?? [])])
    })
  }
  text.addEventListener('paste', (event) => hold('image', [...(event.clipboardData?.files ?? [])]))
}

function showAttachments(isShown: boolean): void {
  attachments.hidden = !isShown
  attachButton.setAttribute('aria-expanded', String(isShown))
}

function pick(kind: FileKind): void {
  pickedKind = kind
  if (kind === 'image') picker.setAttribute('accept', 'image/*')
  else picker.removeAttribute('accept')
  picker.click()
}

function hold(kind: FileKind, files: readonly File[]): void {
  if (files.length === 0) return
  pending = [...pending, ...files.map((file) => ({ kind, file, address: URL.createObjectURL(file) }))]
  showPending()
  text.focus()
}

function drop(dropped: Pending): void {
  URL.revokeObjectURL(dropped.address)
  pending = pending.filter((each) => each !== dropped)
  showPending()
}

function showPending(): void {
  const strip = byId('phone-pending')
  strip.hidden = pending.length === 0
  strip.replaceChildren(...pending.map(renderPending))
  text.setAttribute('placeholder', pending.length === 0 ? texts.phone.message : texts.phone.caption)
}

function renderPending(each: Pending): HTMLElement {
  const { kind, file, address } = each
  const remove = button('×', 'button round', () => drop(each))
  remove.setAttribute('aria-label', `${texts.phone.remove} ${file.name}`)
  const preview =
    kind === 'image'
      ? element('img', { src: address, alt: file.name })
      : element('span', { class: 'document' }, `📄 ${file.name}`)
  return element('div', { class: 'pending-file' }, preview, remove)
}

async function sendAll(onSent: () => unknown): Promise<void> {
  const words = valueOf('phone-text').trim()
  const files = pending
  if (words === '' && files.length === 0) return
  clear()
  if (files.length === 0) await send({ type: 'text', text: words }, onSent)
  for (const [place, { kind, file, address }] of files.entries()) {
    URL.revokeObjectURL(address)
    const caption = place === 0 && words !== '' ? { caption: words } : {}
    const image = await toBase64(file)
    await send({ type: kind, image_base64: image, file_name: file.name, ...caption }, onSent)
  }
}

function clear(): void {
  pending = []
  showPending()
  if (text instanceof HTMLTextAreaElement) text.value = ''
  growText()
}

function growText(): void {
  if (text instanceof HTMLTextAreaElement) text.rows = Math.min(5, text.value.split('\n').length)
}

async function send(action: Readonly<Record<string, unknown>>, onSent: () => unknown): Promise<void> {
  const problem = byId('phone-problem')
  const from = readFrom()
  problem.textContent = from === undefined ? texts.phone.wrongFrom : ''
  if (from === undefined) return
  try {
    await control('chat/send', { from, ...action })
    await onSent()
    goToEnd()
  } catch (error) {
    problem.textContent = texts.phone.failed + (error instanceof Error ? error.message : String(error))
  }
}

/** A data address without its head. */
function toBase64(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : ''))
    reader.addEventListener('error', () => reject(new Error(file.name)))
    reader.readAsDataURL(file)
  })
}

function wireHandshake(): void {
  byId('phone-handshake').addEventListener('click', async () => {
    const result = byId('phone-handshake-result')
    try {
      const { status, is_verified: isVerified } = await control<{ status: number; is_verified: boolean }>('chat/handshake', {})
      result.textContent = isVerified ? texts.phone.handshakeGood : `${texts.phone.handshakeBad} ${status}`
    } catch (error) {
      result.textContent = texts.phone.failed + (error instanceof Error ? error.message : String(error))
    }
  })
}

/** A link that opens the chat fills in the first message; only the person sends it. */
function beginWithGreeting(): void {
  const greeting = new URLSearchParams(location.search).get('texto')
  if (greeting === null || !(text instanceof HTMLTextAreaElement)) return
  text.value = greeting
  growText()
}
