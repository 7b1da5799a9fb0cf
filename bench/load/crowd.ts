/** The processes that load a server. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import type { Sending, SentCalls } from './sender.ts'
import type { OpenedStreams, Watched, Watching } from './streams.ts'

export interface Crowd {
  readonly send: (sending: Omit<Sending, 'first'>) => Promise<SentCalls>
  /** Opens streams; they stay open until `end`. */
  readonly watch: (watching: Watching) => Promise<OpenedStreams & { readonly end: () => Promise<Watched> }>
  /** Writes a photo as browsers send one. */
  readonly keepForm: (path: string, photo: Buffer) => Promise<{ readonly file: string; readonly type: string }>
  readonly close: () => void
}

/** Numbers for all calls of a run: more than any load makes. */
const NUMBERS = 1_000_000

export async function gatherCrowd(): Promise<Crowd> {
  const sender = await start('sender.ts')
  let loads = 0
  return {
    send: async (sending) => {
      const answer = once(sender, 'message') as Promise<[SentCalls]> // as: what the sender sends back
      sender.send({ ...sending, first: ++loads * NUMBERS } satisfies Sending)
      return (await answer)[0]
    },
    watch: async (watching) => {
      const streams = await start('streams.ts')
      const opened = once(streams, 'message') as Promise<[OpenedStreams]> // as: what it sends once they are open
      streams.send(watching)
      const end = async () => {
        const watched = once(streams, 'message') as Promise<[Watched]> // as: what it sends at its end
        streams.send('end')
        return (await watched)[0]
      }
      return { ...(await opened)[0], end }
    },
    keepForm: async (file, photo) => {
      const form = new FormData()
      form.set('photo', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg')
      const encoded = new Response(form)
      await writeFile(file, Buffer.from(await encoded.arrayBuffer()))
      return { file, type: encoded.headers.get('content-type') ?? '' }
    },
    close: () => sender.disconnect(),
  }
}

async function start(file: string): Promise<ChildProcess> {
  const child = fork(new URL(file, import.meta.url), { execArgv: [] })
  await once(child, 'message')
  return child
}
