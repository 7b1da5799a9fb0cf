import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  readonly path: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly text: string
}

/** A server in place of the product: records every call and answers with `status`. Ends with its scope. */
export async function listenForCalls(firstStatus = 200) {
  let status = firstStatus
  let answer = ''
  const calls: ReceivedCall[] = []
  const waiting: { count: number; resolve: () => void }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer) // a request without encoding gives buffers
    calls.push({ path: request.url, headers: request.headers, text: Buffer.concat(chunks).toString() })
    response.writeHead(status).end(answer)
    for (const { count, resolve } of waiting) if (calls.length >= count) resolve()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // listens on TCP
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    /** Applies to later calls. */
    answerWith: (next: number, body = '') => {
      status = next
      answer = body
    },
    /** The first `count` calls, once they have arrived. */
    first: async (count: number) => {
      if (calls.length < count) await new Promise<void>((resolve) => waiting.push({ count, resolve }))
      return calls.slice(0, count)
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
