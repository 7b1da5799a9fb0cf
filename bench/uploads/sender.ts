/**
 * Sends photos to a running product from a process of its own, so that sending takes no time of the server's thread. Started by
 * `bench/uploads.ts`, which tells it what to send, and when to end.
 */
import { readFile } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'

export interface Sending {
  readonly url: string
  /** One for each member. */
  readonly cookies: readonly string[]
  /** Paths; members send them in turn. */
  readonly files: readonly string[]
  /** How many uploads each member keeps open. */
  readonly parallel: number
  /** Closes the connection so long after the whole file was written to it. */
  readonly hangUpAfterMs?: number | undefined
  /** Sends a byte a second instead of the file. */
  readonly isDripping?: boolean | undefined
}

const BOUNDARY = 'x'
const LEFT = 'left'
const DRIPPED_LENGTH = 9_000_000

const over = new AbortController()
const answers = new Map<string, number>()
const open = new Set<Socket>()

process.once('message', (sending: Sending) => void send(sending))
// when the bench was ended
process.once('disconnect', () => process.exit())

async function send(sending: Sending): Promise<void> {
  const bodies = sending.isDripping ? [] : await Promise.all(sending.files.map(bodyOf))
  process.on('message', () => {
    over.abort()
    if (sending.isDripping) open.forEach((socket) => socket.destroy())
  })
  process.send?.('begun')
  const lanes = sending.cookies.flatMap((cookie, member) =>
    Array.from({ length: sending.parallel }, () => keepSending(sending, { cookie, bodies, first: member })),
  )
  await Promise.all(lanes)
  process.send?.(Object.fromEntries(answers))
  process.disconnect()
}

interface Lane {
  readonly cookie: string
  readonly bodies: readonly Buffer[]
  readonly first: number
}

/** One upload after the other, until the account is used up. */
async function keepSending(sending: Sending, { cookie, bodies, first }: Lane): Promise<void> {
  for (let turn = first; !over.signal.aborted; turn++) {
    const body = bodies[turn % bodies.length]
    const answer = await sendOnce(sending, cookie, body)
    answers.set(answer, (answers.get(answer) ?? 0) + 1)
    if (answer.startsWith('429') || sending.isDripping) return
  }
}

/** @returns the status with the code of a refusal; `left` when we hung up, or were cut off */
function sendOnce({ url, hangUpAfterMs }: Sending, cookie: string, body: Buffer | undefined): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname)
    open.add(socket)
    let received = ''
    const dripping = body ? undefined : setInterval(() => socket.write('a'), 1000)
    socket.on('error', () => undefined)
    socket.on('data', (piece) => {
      received += piece.toString('latin1')
      if (received.includes('\r\n\r\n') && /"(?:code|photo)"/.test(received)) socket.destroy()
    })
    socket.on('close', () => {
      clearInterval(dripping)
      open.delete(socket)
      const status = /^HTTP\/1\.1 (\d+)/.exec(received)?.[1]
      resolve(status ? `${status} ${/"code":"(\w+)"/.exec(received)?.[1] ?? ''}`.trim() : LEFT)
    })
    socket.write(headOf({ cookie, hostname, port, length: body?.length ?? DRIPPED_LENGTH }))
    if (!body) socket.write(partHead())
    else
      socket.write(body, () => {
        if (hangUpAfterMs !== undefined) setTimeout(() => socket.destroy(), hangUpAfterMs)
      })
  })
}

function headOf({ cookie, hostname, port, length }: { cookie: string; hostname: string; port: string; length: number }): string {
  const lines = [`Host: ${hostname}:${port}`, `Cookie: ${cookie}`, `Content-Length: ${length}`]
  return ['POST /api/photos HTTP/1.1', ...lines, `Content-Type: multipart/form-data; boundary=${BOUNDARY}`, '', ''].join('\r\n')
}

function partHead(): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="photo"; filename="a.jpg"\r\n\r\n`
}

async function bodyOf(path: string): Promise<Buffer> {
  return Buffer.concat([Buffer.from(partHead()), await readFile(path), Buffer.from(`\r\n--${BOUNDARY}--\r\n`)])
}
