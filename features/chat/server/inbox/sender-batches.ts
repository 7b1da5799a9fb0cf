/**
 * Collects what people write while their chats are locked, by a running conversation above all: any number of one person's
 * webhooks waits with one database connection at most, and all of them together with a few.
 */

import pLimit from 'p-limit'

/** Database connections for webhooks, out of the ten that a server has (`apps/open-platform.ts`). */
const PLACES = 3
/** The most messages that one transaction stores. */
export const BATCH = 250

export interface SenderBatches<Message> {
  /** Whether messages of this sender wait already: then later ones are to wait behind them. */
  readonly isWaiting: (sender: string) => boolean
  /** Stores the messages with all others of the sender that wait then. @returns what `store` returned for all of them */
  readonly add: (sender: string, messages: readonly Message[]) => Promise<readonly unknown[]>
}

interface Item<Message> {
  readonly messages: readonly Message[]
  readonly stored: PromiseWithResolvers<readonly unknown[]>
}

/** @param store returns the errors that a later delivery may solve */
export function createSenderBatches<Message>(
  store: (messages: readonly Message[]) => Promise<readonly unknown[]>,
  { places = PLACES, most = BATCH } = {},
): SenderBatches<Message> {
  const waiting = new Map<string, Item<Message>[]>()
  const inPlace = pLimit(places)

  const storeNext = async (items: Item<Message>[]): Promise<void> => {
    let room = most
    const full = items.findIndex(({ messages }) => (room -= messages.length) < 0)
    // one item alone is never too large: a part of a webhook has no more messages
    const taken = items.splice(0, full === -1 ? items.length : Math.max(1, full))
    try {
      const problems = await store(taken.flatMap(({ messages }) => messages))
      taken.forEach(({ stored }) => stored.resolve(problems))
    } catch (error) {
      taken.forEach(({ stored }) => stored.reject(error))
    }
  }
  const storeAll = async (sender: string, items: Item<Message>[]): Promise<void> => {
    // what arrives while a batch waits for its place joins it
    while (items.length > 0) await inPlace(() => storeNext(items))
    waiting.delete(sender)
  }
  return {
    isWaiting: (sender) => waiting.has(sender),
    add: (sender, messages) => {
      const item = { messages, stored: Promise.withResolvers<readonly unknown[]>() }
      const others = waiting.get(sender)
      if (others) others.push(item)
      else {
        const items = [item]
        waiting.set(sender, items)
        void storeAll(sender, items)
      }
      return item.stored.promise
    },
  }
}
