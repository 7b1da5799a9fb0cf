import type { FastifyInstance } from 'fastify'
import { admitCalls } from '#platform/http/admit.ts'
import { limitAnswers } from '#platform/http/limit-answers.ts'
import { watchLoop } from '#platform/http/loop-delay.ts'
import { isWebhook } from '#platform/http/webhook-paths.ts'
import type { Core } from './compose.ts'
import { serveWithoutProxy } from './serve-without-proxy.ts'

/** What refuses requests before anything is done for them, and answers that would fill the memory. */
export function admitRequests(app: FastifyInstance, { env, log, database }: Pick<Core, 'env' | 'log' | 'database'>): void {
  if (env.trustProxy === false) serveWithoutProxy(app, log)
  const { pool } = database
  const { delayMs, stop } = watchLoop()
  app.addHook('onClose', async () => stop())
  limitAnswers(app)
  admitCalls(app, {
    countWaiting: () => pool.waitingCount,
    connections: pool.options.max,
    loopDelayMs: delayMs,
    isForMachines: isWebhook,
  })
}
