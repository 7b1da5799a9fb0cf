/** Serialises a draft for sending. */
import type { RequestDraft } from './valid-request.ts'
import type { WireRequest } from './send.ts'
import { writeJson } from './write-json.ts'

export function writeRequest({ method, path, params, query, headers, body }: RequestDraft): WireRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escape(params[name] ?? ''))
  const search = query.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&')
  const target = search === '' ? filled : `${filled}?${search}`
  if (body === undefined) return { method, target, headers }
  return { method, target, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(writeJson(body)) }
}

/** Already escaped text stays so, as an attacker would send it; halves of characters are sent as bytes that are no text. */
function escape(text: string): string {
  if (/^(?:%\w\w|[.\w%\\-])+$/.test(text) && text.includes('%')) return text.replaceAll('\\', '%5C')
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}
