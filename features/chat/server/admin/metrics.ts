import { Gauge, type Registry } from 'prom-client'
import { DAY, addMs, SECOND } from '#platform/clock.ts'
import type { ChatDeps } from '../deps.ts'
import { countQuestions } from '../inbox/incoming-queries.ts'
import { openMsBetween } from '../support/support-hours.ts'
import { countWaiting } from '../support/thread-queries.ts'
import { countFailures, countMessages, meanMessagesPerEdit } from '../outbox/outgoing-queries.ts'

/** Exposes how the chat did in the last day. Counted from the rows at every scrape, because several processes send. */
export function registerChatMetrics(registry: Registry, deps: Pick<ChatDeps, 'db' | 'clock' | 'supportHours'>): void {
  const { db, clock } = deps
  registerWaiting(registry, deps)
  const yesterday = () => addMs(clock.now(), -DAY)
  const messages = new Gauge({
    name: 'chat_messages_last_day',
    help: 'Messages sent in the last 24 hours, by purpose and state; each may cost money',
    labelNames: ['purpose', 'state'],
    registers: [registry],
    collect: async () => {
      messages.reset()
      for (const { purpose, state, count } of await countMessages(db, yesterday())) messages.set({ purpose, state }, count)
    },
  })
  const failures = new Gauge({
    name: 'chat_failures_last_day',
    help: 'Messages of the last 24 hours with a failure, by the last failure and state',
    labelNames: ['failure', 'state'],
    registers: [registry],
    collect: async () => {
      failures.reset()
      for (const { failure, state, count } of await countFailures(db, yesterday())) failures.set({ failure, state }, count)
    },
  })
  const questions = new Gauge({
    name: 'chat_questions_last_day',
    help: 'Messages of the last 24 hours that the classifier did not understand and an LLM read, by outcome',
    labelNames: ['outcome'],
    registers: [registry],
    collect: async () => {
      questions.reset()
      for (const { outcome, count } of await countQuestions(db, yesterday())) questions.set({ outcome }, count)
    },
  })
  const perEdit = new Gauge({
    name: 'chat_messages_per_edit_last_day',
    help: 'Mean number of questions, progress messages and results for each edit delivered in the chat in the last 24 hours; at most 2',
    registers: [registry],
    collect: async () => {
      perEdit.set(await meanMessagesPerEdit(db, yesterday()))
    },
  })
}

/** People who wait for an administrator. */
function registerWaiting(registry: Registry, { db, clock, supportHours }: Pick<ChatDeps, 'db' | 'clock' | 'supportHours'>): void {
  const waiting = new Gauge({
    name: 'chat_people_waiting',
    help: 'Members who wrote to a person in the chat and have no answer yet',
    registers: [registry],
    collect: async () => {
      waiting.set((await countWaiting(db)).threads)
    },
  })
  const longest = new Gauge({
    name: 'chat_longest_wait_seconds',
    help: 'How long the first of them has waited, counting only the hours in which people answer',
    registers: [registry],
    collect: async () => {
      const { oldest } = await countWaiting(db)
      longest.set(oldest === null ? 0 : openMsBetween(supportHours, oldest, clock.now()) / SECOND)
    },
  })
}
