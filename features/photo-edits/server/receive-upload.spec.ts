import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { buildApp } from '#apps/build-app.ts'
import { createLog } from '#platform/log.ts'
import { receiveUpload } from './receive-upload.ts'
import { withSpool } from './upload-spool.ts'

const UPLOAD = 'multipart/form-data; boundary=x'
const HALF = '--x\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\nha'

test.each([
  ['an upload', UPLOAD, HALF, false],
  ['the wait for an upload', UPLOAD, HALF, true],
  ['a call', 'application/json', '{"half":', false],
])('does not report a member who hangs up during %s as our fault', async (_, type, begun, isWaiting) => {
  const lines: string[] = []
  let tellEnd: () => void
  const ended = new Promise<void>((resolve) => (tellEnd = resolve))
  const write = (line: string) => {
    lines.push(line)
    if (/a call (failed|was refused)/.test(line)) tellEnd()
  }
  const app = await buildApp({
    log: createLog('info', 'test', { write }),
    publicUrl: 'http://localhost',
    isSecureOrigin: false,
    now: () => new Date(),
    operations: { checkReady: async () => {}, countJobs: async () => ({}) },
    registerRoutes: (target) =>
      void target.post('/', async (request) => {
        if (isWaiting) await once(request.raw, 'close').catch(() => undefined)
        return withSpool((spool) => receiveUpload(request, { phone: '', spool }))
      }),
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const arrived = once(app.server, 'request')
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n${begun}`)
  await arrived
  socket.destroy()
  await ended
  expect(lines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
  await app.close()
})

test.each([
  ['a field that never ends', '--x\r\nContent-Disposition: form-data; name="y"\r\n\r\n'],
  ['another file', '--x\r\nContent-Disposition: form-data; name="y"; filename="a.jpg"\r\n\r\n'],
  ['text before the form', ''],
])('closes the connection of an upload that sends much beside the photo: %s', async (_, begun) => {
  const app = await buildApp({
    log: createLog('fatal', 'test'),
    publicUrl: 'http://localhost',
    isSecureOrigin: false,
    now: () => new Date(),
    operations: { checkReady: async () => {}, countJobs: async () => ({}) },
    registerRoutes: (target) =>
      void target.post('/', (request) => withSpool((spool) => receiveUpload(request, { phone: '', spool }))),
  })
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const socket = connect(Number(port), '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${UPLOAD}\r\nContent-Length: ${10 ** 11}\r\n\r\n${begun}`)
  const sending = setInterval(() => socket.write('a'.repeat(2 ** 20)), 20)
  try {
    await expect.poll(() => socket.closed, { timeout: 20_000 }).toBe(true)
  } finally {
    clearInterval(sending)
    socket.destroy()
    await app.close()
  }
})
