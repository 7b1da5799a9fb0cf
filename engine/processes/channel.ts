import { EngineRefusal, type RefusalCode } from '#engine/types.ts'

/** Either end of a channel between two threads: a `Worker` on one side, its `parentPort` on the other. */
export interface ChannelPort {
  readonly postMessage: (message: ChannelMessage, transfer: readonly ArrayBuffer[]) => void
  readonly on: (event: 'message', listener: (message: ChannelMessage) => void) => unknown
}

/** The calls that one side answers: name, input and output. Everything must survive a structured clone. */
export type Calls = Record<string, (input: never) => unknown>

export type Input<Call> = Call extends (input: infer Given) => unknown ? Given : never
export type Output<Call> = Call extends (input: never) => infer Result ? Awaited<Result> : never

export interface Channel<Theirs extends Calls> {
  readonly ask: <Name extends keyof Theirs & string>(name: Name, input: Input<Theirs[Name]>) => Promise<Output<Theirs[Name]>>
  /** Rejects all pending calls. */
  readonly cut: (reason: Error) => void
}

interface Fault {
  readonly message: string
  readonly stack?: string | undefined
  readonly refusal?: RefusalCode | undefined
}

export type ChannelMessage =
  | { readonly kind: 'ask'; readonly id: number; readonly name: string; readonly input: unknown }
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly fault: Fault }

interface Waiting {
  readonly resolve: (value: unknown) => void
  readonly reject: (reason: Error) => void
}

/** Opens our end: answers the other side's calls with `ours`, and sends calls to it. */
export function openChannel<Theirs extends Calls>(port: ChannelPort, ours: Calls): Channel<Theirs> {
  const waiting = new Map<number, Waiting>()
  let lastId = 0

  const answer = async (id: number, name: string, input: unknown): Promise<void> => {
    try {
      const call = ours[name]
      if (!call) throw new Error(`no call is named "${name}" on this channel`)
      const value = await call(input as never) // the other end was typed by the same contract
      port.postMessage({ kind: 'answer', id, value }, ownedBuffers(value))
    } catch (error) {
      port.postMessage({ kind: 'fault', id, fault: toFault(error) }, [])
    }
  }

  port.on('message', (message) => {
    if (message.kind === 'ask') {
      void answer(message.id, message.name, message.input)
      return
    }
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.kind === 'answer') asked?.resolve(message.value)
    else asked?.reject(fromFault(message.fault))
  })

  return {
    ask: (name, input) =>
      new Promise((resolve, reject) => {
        const id = ++lastId
        waiting.set(id, { resolve: resolve as Waiting['resolve'], reject }) // the answer's type is promised by `Theirs`
        port.postMessage({ kind: 'ask', id, name, input }, [])
      }),
    cut: (reason) => {
      for (const { reject } of waiting.values()) reject(reason)
      waiting.clear()
    },
  }
}

function toFault(error: unknown): Fault {
  if (error instanceof EngineRefusal) return { message: error.message, refusal: error.code }
  return error instanceof Error ? { message: error.message, stack: error.stack } : { message: String(error) }
}

function fromFault({ message, stack, refusal }: Fault): Error {
  if (refusal) return new EngineRefusal(refusal, detailOf(message, refusal))
  const error = new Error(message)
  if (stack) error.stack = stack
  return error
}

function detailOf(message: string, code: RefusalCode): string | undefined {
  return message.startsWith(`${code}: `) ? message.slice(code.length + 2) : undefined
}

/** Memory that an answer may give away instead of copying: whole buffers of our own, never a Node `Buffer`'s, which may be pooled. */
function ownedBuffers(value: unknown): ArrayBuffer[] {
  if (value instanceof Uint8Array) {
    const isOwn = !Buffer.isBuffer(value) && value.buffer instanceof ArrayBuffer && value.byteLength === value.buffer.byteLength
    return isOwn ? [value.buffer] : []
  }
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(ownedBuffers)
}
