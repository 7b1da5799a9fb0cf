/** The phone of this chat: typed, offered from those who wrote before, and stored. */
import { byId, control, element, texts } from './dom.ts'

const KEY = 'sandbox-phone'
const FIRST = '+5511987654321'
const USER_ID = /^[A-Z]{2}\.(?:ENT\.)?[0-9A-Za-z]{1,128}$/
const field = byId('phone-from')
let shown = ''

if (field instanceof HTMLInputElement) field.value = formatPhone(localStorage.getItem(KEY) ?? FIRST)
field.addEventListener('input', () => {
  const from = readFrom()
  byId('phone-problem').textContent = from === undefined ? texts.phone.wrongFrom : ''
  field.toggleAttribute('aria-invalid', from === undefined)
  if (from !== undefined) localStorage.setItem(KEY, from)
})

/** @returns undefined while the typed text is neither a phone nor an id */
export function readFrom(): string | undefined {
  const typed = field instanceof HTMLInputElement ? field.value.trim() : ''
  if (USER_ID.test(typed)) return typed
  const digits = typed.replaceAll(/\D/g, '')
  const isNational = !typed.startsWith('+') && (digits.length === 10 || digits.length === 11)
  if (isNational) return `+55${digits}`
  return digits.length >= 10 && digits.length <= 15 ? `+${digits}` : undefined
}

interface KnownMember {
  readonly phone: string | null
  readonly user_id: string
}

export async function showPeople(): Promise<void> {
  const { people } = await control<{ people: readonly KnownMember[] }>('chat/people')
  const names = people.map(({ phone, user_id: userId }) => (phone === null ? userId : formatPhone(phone)))
  const state = names.join()
  if (state === shown) return
  shown = state
  byId('phone-people').replaceChildren(...names.map((value) => element('option', { value })))
}

function formatPhone(phone: string): string {
  return phone.replace(/^\+55(\d\d)(\d{4,5})(\d{4})$/, '+55 $1 $2-$3')
}
