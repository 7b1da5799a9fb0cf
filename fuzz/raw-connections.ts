/** Bytes that no HTTP client would send, and connections that end in the middle. */
import fc from 'fast-check'
import { connect } from 'node:net'
import type { Answer, WireRequest } from './send.ts'

export const RAW_KINDS = [
  'chunks without an end',
  'a chunk of a size that is no number',
  'a chunk of all memory',
  'a body shorter than it says',
  'a body longer than it says',
  'two lengths',
  'a length and chunks',
  'a length below nothing',
  'no host',
  'two hosts',
  'a header without a colon',
  'a header over two lines',
  'a header with NUL',
  'an absolute address',
  'another version',
  'no version',
  'headers that never end',
  'a second request behind the first',
  'an upgrade',
  'an expectation',
  'nothing at all',
  'the beginning of TLS',
  'dropped before the answer',
] as const
export type RawKind = (typeof RAW_KINDS)[number]
export const rawKind = fc.constantFrom(...RAW_KINDS)

/** How long to wait for an answer: half of these get none, and the server's own time limit is minutes. */
const WAIT_MS = 400

/** @returns the answer, status 0 for none: after an invalid request that is no fault */
export function sendRaw(url: string, request: WireRequest, kind: RawKind): Promise<Answer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const begun = performance.now()
    let text = ''
    const socket = connect({ host: hostname, port: Number(port) })
    const end = () => {
      clearTimeout(timer)
      socket.destroy()
      const status = Number(/^HTTP\/1\.\d (\d{3})/.exec(text)?.[1] ?? 0)
      resolve({ status, headers: {}, text, bytes: text.length, ms: performance.now() - begun })
    }
    const timer = setTimeout(end, WAIT_MS)
    socket.on('connect', () => {
      socket.write(bytesOf(request, kind, `${hostname}:${port}`))
      if (kind === 'dropped before the answer') end()
    })
    socket.on('data', (piece: Buffer) => {
      text += piece.toString('latin1')
      if (/^HTTP\/1\.\d \d{3}/.test(text)) end()
    })
    socket.on('error', end)
    socket.on('close', end)
  })
}

function bytesOf({ method, target, headers, body = Buffer.from('{}') }: WireRequest, kind: RawKind, host: string): Buffer {
  const own = Object.entries(headers).map(([name, value]) => `${name}: ${[value].flat().join(', ')}`)
  const json = 'content-type: application/json'
  const head = (...lines: string[]) => [`${method} ${target} HTTP/1.1`, `host: ${host}`, ...own, ...lines, '', ''].join('\r\n')
  const text = body.toString('latin1')
  const whole = head(json, `content-length: ${body.length}`) + text
  const made: Readonly<Record<RawKind, string>> = {
    'chunks without an end': `${head(json, 'transfer-encoding: chunked')}5\r\n{"a":\r\n`,
    'a chunk of a size that is no number': `${head(json, 'transfer-encoding: chunked')}zz\r\n${text}`,
    'a chunk of all memory': `${head(json, 'transfer-encoding: chunked')}ffffffffffffff\r\n${text}`,
    'a body shorter than it says': head(json, `content-length: ${body.length + 100}`) + text,
    'a body longer than it says': `${head(json, `content-length: ${Math.max(0, body.length - 1)}`)}${text}xx`,
    'two lengths': head(json, `content-length: ${body.length}`, 'content-length: 1') + text,
    'a length and chunks': `${head(json, `content-length: ${body.length}`, 'transfer-encoding: chunked')}0\r\n\r\n${text}`,
    'a length below nothing': head(json, 'content-length: -1') + text,
    'no host': whole.replace(`host: ${host}\r\n`, ''),
    'two hosts': whole.replace(`host: ${host}\r\n`, `host: ${host}\r\nhost: elsewhere.example\r\n`),
    'a header without a colon': head('nothing here') + text,
    'a header over two lines': head('x-folded: a\r\n b', json) + text,
    'a header with NUL': head('x-nul: a\0b', json) + text,
    'an absolute address': whole.replace(target, `http://elsewhere.example${target}`),
    'another version': whole.replace('HTTP/1.1', 'HTTP/3.7'),
    'no version': `${method} ${target}\r\n\r\n`,
    'headers that never end': `${method} ${target} HTTP/1.1\r\nhost: ${host}\r\n${'x-a: b\r\n'.repeat(200)}`,
    'a second request behind the first': whole + whole,
    'an upgrade': head('connection: upgrade', 'upgrade: websocket', 'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA=='),
    'an expectation': head(json, 'expect: 100-continue', `content-length: ${body.length}`),
    'nothing at all': '\r\n\r\n\0\0\0\0',
    'the beginning of TLS': '\x16\x03\x01\x02\x00\x01\x00\x01\xFC\x03\x03',
    'dropped before the answer': whole,
  }
  return Buffer.from(made[kind], 'latin1')
}
