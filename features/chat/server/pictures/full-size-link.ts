/** A short link to a result in full size. It needs no sign-in, because people open it from the chat, and it expires. */
import { DAY, addMs } from '#platform/clock.ts'
import { isTimingSafeEqual } from '#platform/crypto.ts'
import { chatTexts } from '#phrases/chat.ts'
import { fill, type Language } from '#phrases/shape.ts'
import { dayOf } from '#features/chat/conversation/explain.ts'
import type { ChatDeps } from '../deps.ts'

export const VALID_MS = 7 * DAY
const PURPOSE = 'chat-full-size'
const SECONDS = 1000
const ID_BYTES = 16
const TIME_BYTES = 4
/** 128 bits in base64url. */
const SIGNATURE_CHARACTERS = 22

type Deps = Pick<ChatDeps, 'keyring' | 'clock' | 'publicUrl'>

export function fullSizeLine(deps: Deps, editId: string, language: Language): string {
  const endsAt = addMs(deps.clock.now(), VALID_MS)
  const url = new URL(`/api/chat/pictures/${tokenOf(deps, editId, endsAt)}`, deps.publicUrl).href
  return fill(chatTexts[language].fullSize, { date: dayOf(endsAt, language), url })
}

function tokenOf({ keyring }: Pick<Deps, 'keyring'>, editId: string, endsAt: Date): string {
  const bytes = Buffer.alloc(ID_BYTES + TIME_BYTES)
  bytes.write(editId.replaceAll('-', ''), 'hex')
  bytes.writeUInt32BE(Math.floor(endsAt.getTime() / SECONDS), ID_BYTES)
  const payload = bytes.toString('base64url')
  return payload + keyring.sign(PURPOSE, payload).slice(0, SIGNATURE_CHARACTERS)
}

/** Returns the edit of a token; undefined when it has expired or is forged. */
export function readToken({ keyring, clock }: Pick<Deps, 'keyring' | 'clock'>, token: string): string | undefined {
  const payload = token.slice(0, -SIGNATURE_CHARACTERS)
  const given = token.slice(-SIGNATURE_CHARACTERS)
  const signatures = keyring.signatures(PURPOSE, payload).map((signature) => signature.slice(0, SIGNATURE_CHARACTERS))
  if (!signatures.some((expected) => isTimingSafeEqual(expected, given))) return undefined
  const bytes = Buffer.from(payload, 'base64url')
  if (bytes.byteLength !== ID_BYTES + TIME_BYTES) return undefined
  if (bytes.readUInt32BE(ID_BYTES) * SECONDS <= clock.now().getTime()) return undefined
  const hex = bytes.toString('hex', 0, ID_BYTES)
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
