/**
 * How the dialog's window reports its result to the page that opened it. Facebook may separate the two windows (COOP), so the
 * result is also sent over a channel of our origin; the page that takes it confirms there, and the window may close.
 */
import * as z from 'zod/mini'

const text = z.optional(z.string())
const messageShape = z.object({
  /** The spec's two fields when there is something to save. */
  accessToken: text,
  instagramAccountId: text,
  /** The spec's other two: a code, and the sentence for the member. */
  error: text,
  details: text,
  dialog: text,
})
export type DialogMessage = z.infer<typeof messageShape>

const envelopeShape = z.object({ type: z.literal('instagram-dialog'), message: messageShape })
const TAKEN = 'instagram-dialog-taken'
const HERE = 'instagram-dialog-here'
const answerShape = z.object({ type: z.enum([TAKEN, HERE]), dialog: text })
const question = z.object({ type: z.literal('instagram-dialog-there'), dialog: z.string() })

const CHANNEL = 'mandou instagram'
/** Long enough for an open window to answer. */
const THERE_WITHIN_MS = 600

/** Parses a message of the given origin; undefined for other origins and for other messages. */
export function readMessage(
  { data, origin }: Pick<MessageEvent, 'data' | 'origin'>,
  ownOrigin: string,
): DialogMessage | undefined {
  if (origin !== ownOrigin) return undefined
  const envelope = z.safeParse(envelopeShape, data)
  if (envelope.success) return envelope.data.message
  // the product specification's own form, without a wrapper
  const bare = z.safeParse(messageShape, data)
  return bare.success && (bare.data.accessToken ?? bare.data.error) !== undefined ? bare.data : undefined
}

/**
 * Reports to the opener, and over the channel if the dialog is known: a link from anywhere opens a window without one, which
 * must not end another window's wait. @returns whether a page took it within the given time
 */
export function sendMessage(message: DialogMessage, withinMs: number): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL)
  const answered = waitForAnswer(channel, { type: TAKEN, dialog: message.dialog }, withinMs)
  const envelope = { type: 'instagram-dialog', message }
  openerOf(window)?.postMessage(envelope, location.origin)
  if (message.dialog !== undefined) post(channel, envelope)
  return answered.finally(() => channel.close())
}

type Answer = z.infer<typeof answerShape>

function waitForAnswer(channel: BroadcastChannel, { type, dialog }: Answer, withinMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), withinMs)
    channel.addEventListener('message', (event) => {
      const answer = z.safeParse(answerShape, event.data)
      if (!answer.success || answer.data.type !== type || answer.data.dialog !== dialog) return
      clearTimeout(timer)
      resolve(true)
    })
  })
}

function post(channel: BroadcastChannel, message: object): void {
  channel.postMessage(message)
}

/** Undefined for a window that has no opener or was separated from it. */
export function openerOf({ opener }: { readonly opener: unknown }): Window | undefined {
  return opener ? (opener as Window) : undefined // as: only windows open windows
}

/** Answers, until the returned function is called, that the window is still open. */
export function answerWhetherThere(dialog: string): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', (event) => {
    const asked = z.safeParse(question, event.data)
    if (asked.success && asked.data.dialog === dialog) post(channel, { type: HERE, dialog })
  })
  return () => channel.close()
}

/** Whether the dialog's window is still open on our site: a separated window seems closed to its opener. */
export function isWindowThere(dialog: string): Promise<boolean> {
  const channel = new BroadcastChannel(CHANNEL)
  const answered = waitForAnswer(channel, { type: HERE, dialog }, THERE_WITHIN_MS)
  post(channel, { type: 'instagram-dialog-there', dialog })
  return answered.finally(() => channel.close())
}

interface MessageListener {
  /** Whether this page is the recipient: then the window may close. */
  readonly isOwn: (message: DialogMessage) => boolean
  readonly onMessage: (message: DialogMessage) => void
}

/** Listens until the returned function is called. */
export function listenToMessages({ isOwn, onMessage }: MessageListener): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  const takeMessage = (event: MessageEvent) => {
    const message = readMessage(event, location.origin)
    if (message === undefined || !isOwn(message)) return
    post(channel, { type: TAKEN, dialog: message.dialog })
    onMessage(message)
  }
  addEventListener('message', takeMessage)
  channel.addEventListener('message', takeMessage)
  return () => {
    removeEventListener('message', takeMessage)
    channel.close()
  }
}
