/**
 * A worker process for specs that kill it: it sends what waits in the chat's outbox, and stops forever right `before` or right
 * `after` the network has accepted a message, as its first argument says.
 */
import { chatHandlers, CHAT_JOBS } from '#features/chat/server/index.ts'
import { createSmallEngine } from '#features/photo-edits/server/small-engine.test-support.ts'
import { loadEnv } from '#platform/env.ts'
import { createLog } from '#platform/log.ts'
import { readVariables } from '#platform/process-variables.ts'
import { startWorkers } from '#platform/queue.ts'
import type { ChatChannel } from '#providers/chat/port.ts'
import { composeCore } from '../compose.ts'

const env = loadEnv(readVariables())
const log = createLog(env.logLevel, 'held-sender')
const core = await composeCore(env, { log, part: 'worker' })
const { channel } = core.chat
if (!channel) throw new Error('the sandbox always has a chat')
const send: ChatChannel['send'] = async (message) => {
  if (process.argv[2] === 'after') await channel.send(message)
  process.send?.('held')
  return new Promise(() => undefined)
}
const deps = { ...core.chat, channel: { ...channel, send }, engine: createSmallEngine() }
await startWorkers(core.boss, chatHandlers(deps), { jobs: CHAT_JOBS, log })
