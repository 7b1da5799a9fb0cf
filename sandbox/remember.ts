import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Memory, openMemory } from './memory.ts'
import { type Inbox, rememberInbox } from './sms/inbox.ts'
import type { StandIn } from './stand-in.ts'
import type { SandboxOptions } from './start.ts'

const KEEP_EVERY_MS = 2000

/** Keeps what the stand-ins remember in a file of the data folder. Nothing happens without a data folder. @returns the function that ends it */
export function rememberEverything(
  app: FastifyInstance,
  { standIns, inbox, options }: { standIns: readonly StandIn[]; inbox: Inbox; options: SandboxOptions },
): () => void {
  const { dataDir, log } = options
  if (dataDir === undefined) return () => undefined
  const parts = new Map<string, Memory>([['inbox', rememberInbox(inbox)]])
  for (const { provider, memory } of standIns) if (memory) parts.set(provider, memory)
  const { keep } = openMemory(parts, { file: join(dataDir, 'sandbox', 'memory'), log })
  app.addHook('onSend', async ({ method }) => {
    if (method !== 'GET') keep()
  })
  // charges fall due and webhooks arrive without a call
  const timer = setInterval(keep, KEEP_EVERY_MS).unref()
  return () => {
    clearInterval(timer)
    keep()
  }
}
