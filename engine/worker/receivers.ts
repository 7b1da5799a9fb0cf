import { EngineRefusal, type StoredPhoto } from '#engine/types.ts'
import { budgetFor, withinBudget } from './budget.ts'
import type { ReceiveCalls, ReceiveNews } from './contract.ts'
import { createSequence } from './sequence.ts'
import { createProcess, type EngineProcess, ProcessEnded } from './process.ts'

/** Opens untrusted files, in processes that do nothing else. */
export interface Receivers {
  readonly receive: (file: Uint8Array, options: ReceiveOptions) => Promise<StoredPhoto>
  /** Kills what is running; nothing is started any more. */
  readonly close: () => Promise<void>
}

export interface ReceiveOptions {
  readonly firstFrame: boolean
  /** The file's owner: each owner has one opened at a time, and owners take turns. */
  readonly owner?: string | undefined
}

/** With two, a member with a slow file delays nobody else. */
const SIDE_BY_SIDE = 2
/** Frees the memory; the first file after that waits a third of a second longer. */
const FIRST_IDLE_MS = 300_000
const SECOND_IDLE_MS = 30_000
/** A decoder that was killed from outside gets one more try; a file that kills it does so again. */
const TRIES = 2

interface Receiver {
  readonly process: EngineProcess<ReceiveCalls>
  /** Pixels of the current file, once it was judged. */
  readonly judged: { pixels: number }
}

export function createReceivers(): Receivers {
  const sequence = createSequence(SIDE_BY_SIDE)
  const all = [createReceiver(FIRST_IDLE_MS), createReceiver(SECOND_IDLE_MS)]
  const free = [...all]
  let isClosed = false

  const open = async (file: Uint8Array, firstFrame: boolean): Promise<StoredPhoto> => {
    // the first one, if it is free: it is already loaded
    const receiver = all.find((one) => free.includes(one))
    if (isClosed || !receiver) throw new Error('the engine is closed')
    free.splice(free.indexOf(receiver), 1)
    try {
      return await receiveWith(receiver, { file, firstFrame })
    } finally {
      free.push(receiver)
    }
  }
  const openAgain = async (file: Uint8Array, { firstFrame }: ReceiveOptions): Promise<StoredPhoto> => {
    for (let tries = 1; ; tries++) {
      try {
        return await open(file, firstFrame)
      } catch (error) {
        if (!(error instanceof ProcessEnded) || isClosed) throw error
        if (tries === TRIES) throw new EngineRefusal('photo_too_complex', error.message)
      }
    }
  }
  return {
    receive: (file, options) => sequence.run(() => openAgain(file, options), { owner: options.owner }),
    close: async () => {
      isClosed = true
      await Promise.all(all.map(({ process }) => process.stop()))
    },
  }
}

function createReceiver(idleMs: number): Receiver {
  const judged = { pixels: 0 }
  const news: ReceiveNews = { judged: ({ pixels }) => void (judged.pixels = pixels) }
  const process = createProcess<ReceiveCalls>({
    name: 'receiving',
    file: new URL('receive-process.ts', import.meta.url),
    settings: null,
    answers: news,
    idleMs,
  })
  return { process, judged }
}

function receiveWith({ process, judged }: Receiver, input: { file: Uint8Array; firstFrame: boolean }): Promise<StoredPhoto> {
  judged.pixels = 0
  return withinBudget(
    process,
    () => budgetFor(judged.pixels),
    () => process.ask('receive', input),
  )
}
