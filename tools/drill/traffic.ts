/** The traffic of one row: small calls all the time, and some edits, chat orders and purchases that must all end well. */
import { setTimeout as pause } from 'node:timers/promises'
import { buy, call, editOnTheWeb, type Member, orderInTheChat, type Purchase, type WebEdit } from './members.ts'
import type { Deployment } from './deployment.ts'
import { type Post, publish, type Publisher } from './posts.ts'

const SMALL_CALL_EVERY_MS = 40

export interface Amounts {
  readonly edits: number
  readonly chats: number
  readonly purchases: number
}

export interface SmallCall {
  /** Against `performance.now()`. */
  readonly at: number
  readonly tookMs: number
  readonly status: number
}

export interface Traffic {
  readonly calls: readonly SmallCall[]
  /** Ends the small calls, waits for everything else. */
  readonly finish: () => Promise<Outcome>
}

export interface Outcome {
  readonly edits: readonly WebEdit[]
  readonly chatPhones: readonly string[]
  readonly purchases: readonly Purchase[]
  /** Who signed in today. */
  readonly newPhones: readonly string[]
  readonly posts: readonly Post[]
  /** What the members could not do at all. */
  readonly faults: readonly string[]
}

let buyers = 0
const run = Math.floor(Date.now() / 1000) % 10_000

/** @param giveUpAt against `performance.now()` */
export function startTraffic(
  deployment: Deployment,
  {
    members,
    chatters,
    publisher,
    amounts,
    giveUpAt,
  }: {
    members: readonly Member[]
    chatters: readonly string[]
    publisher: Publisher
    amounts: Amounts
    giveUpAt: number
  },
): Traffic {
  const calls: SmallCall[] = []
  const over = new AbortController()
  const small = (async () => {
    const open = new Set<Promise<void>>()
    for (let turn = 0; !over.signal.aborted; turn += 1) {
      const member = members[turn % members.length]
      const asked = smallCall(deployment, member, calls).finally(() => open.delete(asked))
      open.add(asked)
      await pause(SMALL_CALL_EVERY_MS)
    }
    await Promise.all(open)
  })()
  const edits = members.slice(0, amounts.edits).map((member) => editOnTheWeb(deployment, member, giveUpAt))
  const chatPhones = chatters.slice(0, amounts.chats)
  const chats = chatPhones.map((phone) => orderInTheChat(deployment, phone))
  const newPhones = Array.from({ length: amounts.purchases }, () => {
    buyers += 1
    return `+55819${String(run).padStart(4, '0')}${String(buyers).padStart(4, '0')}`
  })
  const purchases = newPhones.map((phone) => buy(deployment, phone, giveUpAt))
  const posts = [publish(deployment, publisher, giveUpAt)]
  const all = Promise.all([
    Promise.allSettled(edits),
    Promise.allSettled(chats),
    Promise.allSettled(purchases),
    Promise.allSettled(posts),
  ])
  return {
    calls,
    finish: async () => {
      const [edited, ordered, bought, posted] = await all
      over.abort()
      await small
      const reasons = [...edited, ...ordered, ...bought, ...posted].flatMap((each) =>
        each.status === 'rejected' ? [String(each.reason)] : [],
      )
      return {
        edits: edited.flatMap(valueOf),
        chatPhones,
        newPhones,
        purchases: bought.flatMap(valueOf),
        posts: posted.flatMap(valueOf),
        faults: reasons,
      }
    },
  }
}

function valueOf<Value>(outcome: PromiseSettledResult<Value>): Value[] {
  return outcome.status === 'fulfilled' ? [outcome.value] : []
}

async function smallCall(deployment: Deployment, member: Member | undefined, calls: SmallCall[]): Promise<void> {
  const at = performance.now()
  const path = `/api/user/photo-limit?phone=${encodeURIComponent(member?.phone ?? '')}`
  const { status } = await call(deployment, path, { headers: { cookie: member?.cookie ?? '' } })
  calls.push({ at, tookMs: performance.now() - at, status })
}
