import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Corrections } from '#engine/corrections/segmented-photo.ts'
import type { ThreadAnswer, ThreadPhoto } from './browser-thread.ts'
import type { openServer } from './server-preview.ts'

const THREAD = new URL('browser-thread.ts', import.meta.url)

export interface AnsweredStroke {
  readonly stroke: number
  readonly here: ThreadAnswer
  readonly serverMs: number
}

/** Each stroke is answered in the thread, then by the server. */
export async function takeTurns(
  server: ReturnType<typeof openServer>,
  photo: ThreadPhoto,
  strokes: Corrections['strokes'],
): Promise<{ ms: number; turns: AnsweredStroke[] }> {
  const { thread, ms } = await startThread(photo)
  const own: AnsweredStroke[] = []
  try {
    for (const stroke of strokes.keys()) {
      const corrections = { strokes: strokes.slice(0, stroke + 1) }
      const here = await askThread(thread, corrections)
      const begun = performance.now()
      await server.preview(corrections)
      own.push({ stroke, here, serverMs: performance.now() - begun })
    }
    return { ms, turns: own }
  } finally {
    await thread.terminate()
  }
}

async function startThread(workerData: ThreadPhoto): Promise<{ thread: Worker; ms: number }> {
  const thread = new Worker(THREAD, { workerData })
  const [ms] = (await once(thread, 'message')) as [number] // what it took to open the photo
  return { thread, ms }
}

async function askThread(thread: Worker, { strokes }: Corrections): Promise<ThreadAnswer> {
  const answered = once(thread, 'message')
  thread.postMessage(strokes)
  const [answer] = (await answered) as [ThreadAnswer] // the one message that it sends
  return answer
}
