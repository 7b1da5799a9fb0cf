/** From a draft to what goes over the wire. */
import type { Draft } from './valid-request.ts'
import type { WireRequest } from './send.ts'
import { writeJson } from './write-json.ts'

export function writeRequest({ method, path, params, query, headers, body }: Draft): WireRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => escape(params[name] ?? ''))
  const search = query.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&')
  const target = search === '' ? filled : `${filled}?${search}`
  if (body === undefined) return { method, target, headers }
  return { method, target, headers: { 'content-type': 'application/json', ...headers }, body: Buffer.from(writeJson(body)) }
}

/** What is escaped already stays so, as somebody would send it on purpose; halves of letters go as bytes that are no text. */
function escape(text: string): string {
  if (/^(?:%\w\w|[.\w%\\-])+$/.test(text) && text.includes('%')) return text.replaceAll('\\', '%5C')
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : encodeURIComponent(text.toWellFormed()).replaceAll('%EF%BF%BD', '%ED%A0%80')
}
