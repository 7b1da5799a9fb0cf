/** The chat as the person sees it: bubbles, buttons, lists, files. */
import { renderBubble } from './bubble.ts'
import { byId, control, texts } from './dom.ts'
import type { Message } from './message.ts'
import { readFrom, showPeople } from './who.ts'

interface Chat {
  readonly messages: readonly Message[]
  readonly is_typing: boolean
  readonly is_window_open: boolean
}

/** How far from the end counts as being at it, in pixels. */
const NEAR_END = 80
const list = byId('phone-messages')
const conversation = byId('phone-conversation')
const drawn = new Map<string, { readonly state: string; readonly bubble: HTMLElement }>()
let whose = ''
let isAtEnd = true

conversation.addEventListener('scroll', () => {
  isAtEnd = conversation.scrollHeight - conversation.scrollTop - conversation.clientHeight < NEAR_END
})
// a picture has no height before it is loaded
conversation.addEventListener('load', keepAtEnd, { capture: true })
new ResizeObserver(keepAtEnd).observe(conversation)

/** Keeps the end in view, unless the person has scrolled up. */
function keepAtEnd(): void {
  if (isAtEnd) conversation.scrollTop = conversation.scrollHeight
}

/** After a message of one's own. */
export function goToEnd(): void {
  isAtEnd = true
  keepAtEnd()
}

/** Renders what is new or changed; everything else stays, pictures above all. */
export async function showConversation(): Promise<void> {
  await showPeople()
  const from = readFrom()
  const chat = from === undefined ? NOTHING : await control<Chat>(`chat?phone=${encodeURIComponent(from)}`)
  if (from !== whose) forget()
  whose = from ?? ''
  renderMessages(chat.messages)
  keepAtEnd()
  byId('phone-empty').hidden = chat.messages.length > 0
  byId('phone-state').textContent = stateOf(chat)
}

const NOTHING: Chat = { messages: [], is_typing: false, is_window_open: false }

function stateOf({ messages, is_typing: isTyping, is_window_open: isOpen }: Chat): string {
  if (isTyping) return texts.phone.typing
  return messages.length > 0 && !isOpen ? texts.phone.asleep : ''
}

function forget(): void {
  drawn.clear()
  list.replaceChildren()
  isAtEnd = true
}

function renderMessages(messages: readonly Message[]): void {
  const ids = new Set(messages.map(({ id }) => id))
  for (const [id, { bubble }] of drawn)
    if (!ids.has(id)) {
      bubble.remove()
      drawn.delete(id)
    }
  for (const message of messages) {
    const state = JSON.stringify(message)
    const before = drawn.get(message.id)
    if (before?.state === state) continue
    const bubble = renderBubble(message, showConversation)
    if (before) before.bubble.replaceWith(bubble)
    else list.append(bubble)
    drawn.set(message.id, { state, bubble })
  }
}
