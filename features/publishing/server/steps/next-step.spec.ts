/**
 * Whatever Instagram answers, loses or delays, and wherever the process dies: a post is made once or not at all, and what the
 * member is told is true.
 */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY, HOUR, addMs, MINUTE, SECOND } from '#platform/clock.ts'
import type { ContainerState, SocialFaultCode } from '#providers/social/port.ts'
import { isOpen } from '#features/publishing/publication-states.ts'
import { freshPost } from './known.test-support.ts'
import { failed, type StepResult, applyResult } from './apply-result.ts'
import { claimEnd } from './hold-claim.ts'
import { PUBLISH_SETTLES_MS, type KnownPost, nextStep, beforeStep, type Step, retried } from './next-step.ts'

const START = new Date('2026-11-21T12:00:00.000Z')
const MAX_TURNS = 400

const FRESH = freshPost(START)

interface Container {
  readonly id: string
  readonly madeAt: Date
  state: Exclude<ContainerState['state'], 'unknown' | 'expired'>
  readsLeft: number
  /** When a request takes effect whose answer was lost. */
  publicFrom: Date | undefined
}

/**
 * A model of Instagram, after its documentation and the reports of integrators; `injectedFaults` decide what goes wrong, one
 * for each call.
 */
class Instagram {
  now = START
  posts = 0
  askedTwice = 0
  readonly containers: Container[] = []
  readonly injectedFaults: number[]
  readonly forgets: boolean
  /** @param forgets reports every container as unknown after a publish request */
  constructor(injectedFaults: readonly number[], forgets: boolean) {
    this.injectedFaults = [...injectedFaults]
    this.forgets = forgets
  }

  take(): number {
    return this.injectedFaults.shift() ?? 0
  }

  at(now: Date): void {
    this.now = now
    for (const container of this.containers) if (container.publicFrom && container.publicFrom <= now) this.post(container)
  }

  post(container: Container): void {
    if (container.state === 'published') return
    container.state = 'published'
    container.publicFrom = undefined
    this.posts += 1
  }

  find(id: string | null): Container {
    const found = this.containers.find((container) => container.id === id)
    if (!found) throw new Error('we asked for a container that never was')
    return found
  }

  perform(step: Exclude<Step['do'], 'give_up'>, known: KnownPost): StepResult {
    const injectedFault = this.take()
    const fault = (code: SocialFaultCode): StepResult => ({ of: 'fault', during: step, code })
    const passing = PASSING[injectedFault]
    if (passing) return fault(passing)
    const performed: Readonly<Record<typeof step, () => StepResult>> = {
      make_items: () => this.makeItems(injectedFault, fault),
      check_items: () => ({ of: 'check_items', container: ITEMS_SEEN[injectedFault] ?? { state: 'ready' } }),
      make_container: () =>
        known.itemsState === null ? this.make(injectedFault, fault) : this.join(injectedFault, known, fault),
      check_container: () => ({ of: 'container_state', container: this.container(injectedFault, known) }),
      request_publish: () => this.publish(injectedFault, known, fault),
      search: () => ({ of: 'search', post: undefined }),
      read_post: () => ({ of: 'post', post: undefined }),
    }
    return performed[step]()
  }

  makeItems(injectedFault: number, fault: (code: SocialFaultCode) => StepResult): StepResult {
    if (injectedFault === 10) return { of: 'quota_used_up' }
    if (injectedFault === 11) return { of: 'container', outcome: { outcome: 'refused', reason: 'ratio', detail: 'x' } }
    return injectedFault === 14 ? fault('unreachable') : { of: 'items', itemIds: ['i1', 'i2'] }
  }

  /** A carousel is joined only of pictures that were ready. */
  join(injectedFault: number, { itemsState }: KnownPost, fault: (code: SocialFaultCode) => StepResult): StepResult {
    expect(itemsState).toBe('ready')
    return injectedFault === 15 ? { of: 'container', outcome: { outcome: 'items_gone' } } : this.make(injectedFault, fault)
  }

  make(injectedFault: number, fault: (code: SocialFaultCode) => StepResult): StepResult {
    if (injectedFault === 10) return { of: 'quota_used_up' }
    if (injectedFault === 11) return { of: 'container', outcome: { outcome: 'refused', reason: 'ratio', detail: 'x' } }
    const id = `c${this.containers.length}`
    const readsLeft = injectedFault === 12 ? 3 : 0
    this.containers.push({
      id,
      madeAt: this.now,
      state: injectedFault === 13 ? 'failed' : 'ready',
      readsLeft,
      publicFrom: undefined,
    })
    return injectedFault === 14 ? fault('unreachable') : { of: 'container', outcome: { outcome: 'created', containerId: id } }
  }

  container(injectedFault: number, known: KnownPost): ContainerState {
    const container = this.find(known.containerId)
    if (injectedFault === 10 || (this.forgets && known.askedAt)) return { state: 'unknown' }
    if (container.state === 'published') return { state: 'published' }
    if (container.state === 'failed') return { state: 'failed', reason: 'other', detail: 'x' }
    if (addMs(container.madeAt, DAY) <= this.now) return { state: 'expired' }
    container.readsLeft -= 1
    return { state: container.readsLeft >= 0 ? 'processing' : 'ready' }
  }

  publish(injectedFault: number, known: KnownPost, fault: (code: SocialFaultCode) => StepResult): StepResult {
    const container = this.find(known.containerId)
    if (container.state === 'published') this.askedTwice += 1
    if (injectedFault === 10) return { of: 'publish', answer: { outcome: 'not_ready' } }
    if (injectedFault === 11) return { of: 'publish', answer: { outcome: 'quota_reached' } }
    if (injectedFault === 12) return { of: 'publish', answer: { outcome: 'container_gone' } }
    if (injectedFault === 13) return fault('in_doubt')
    if (injectedFault === 14) container.publicFrom = addMs(this.now, PUBLISH_SETTLES_MS - SECOND)
    else if (addMs(container.madeAt, DAY) > this.now) this.post(container)
    return injectedFault >= 14 ? fault('in_doubt') : { of: 'publish', answer: { outcome: 'published', postId: 'p' } }
  }
}

const ITEMS_SEEN: Readonly<Record<number, ContainerState>> = {
  10: { state: 'unknown' },
  11: { state: 'failed', reason: 'ratio', detail: 'x' },
  12: { state: 'processing' },
  13: { state: 'failed', reason: 'other', detail: 'x' },
  14: { state: 'expired' },
}

const PASSING: Readonly<Record<number, SocialFaultCode>> = {
  1: 'unreachable',
  2: 'vendor_down',
  3: 'rate_limited',
  4: 'picture_unreachable',
  5: 'credentials_refused',
  6: 'token_dead',
}
/** Weighted so that most runs last for a while. */
const injectedFault = fc.oneof(
  { weight: 5, arbitrary: fc.constant(0) },
  { weight: 4, arbitrary: fc.integer({ min: 10, max: 16 }) },
  { weight: 2, arbitrary: fc.integer({ min: 1, max: 5 }) },
  { weight: 1, arbitrary: fc.constant(6) },
)
/** Where the process dies in a turn: not at all, before the call, or after it with the answer received. */
const death = fc.oneof(
  { weight: 4, arbitrary: fc.constant('lives' as const) },
  { weight: 1, arbitrary: fc.constantFrom('dies before' as const, 'dies after' as const) },
)

interface Life {
  known: KnownPost
  now: Date
}

/** Runs the turns of one post like a worker, until nothing is left to do. */
function live(instagram: Instagram, from: Life, deaths: ('lives' | 'dies before' | 'dies after')[]): Life {
  const life = { ...from }
  for (let claim = 0; claim < MAX_TURNS; claim += 1) {
    if (life.known.nextStepAt === null) return life
    life.now = life.known.nextStepAt > life.now ? life.known.nextStepAt : addMs(life.now, SECOND)
    instagram.at(life.now)
    const step = nextStep(life.known, life.now)
    if (!step) continue
    if (step.do === 'give_up') {
      life.known = { ...life.known, ...failed(step.code) }
      continue
    }
    life.known = { ...life.known, ...beforeStep(step, life.now) }
    const end = deaths.shift() ?? 'lives'
    const result = end === 'dies before' ? undefined : instagram.perform(step.do, life.known)
    if (result && end === 'lives')
      life.known = { ...life.known, ...applyResult(life.known, result, { now: life.now, chance: 0.5 }) }
    else life.now = claimEnd(life.now)
  }
  throw new Error(`the post never ends: ${JSON.stringify(life)}`)
}

function expectPublicationState(instagram: Instagram, { known }: Life): void {
  expect(isOpen(known.state)).toBe(false)
  expect(instagram.posts).toBeLessThanOrEqual(1)
  expect(instagram.askedTwice).toBe(0)
  if (known.state === 'published') expect(instagram.posts).toBe(1)
  // a post reported as failed was not made; if that is in doubt, the report says so, or a retry looks first
  else if (known.askedAt === null) expect(instagram.posts).toBe(0)
}

const stories = fc.record({
  injectedFaults: fc.array(injectedFault, { maxLength: 30 }),
  deaths: fc.array(death, { maxLength: 20 }),
  lateHours: fc.constantFrom(0, 0, 0, 5, 7),
  retries: fc.integer({ min: 0, max: 3 }),
  forgets: fc.constantFrom(false, false, true),
  itemsState: fc.constantFrom(null, 'missing' as const),
})

const notify = (known: Partial<KnownPost>, now = START) => nextStep({ ...FRESH, ...known }, now)

const outcomeOf = (code: SocialFaultCode) =>
  applyResult({ ...FRESH, askedAt: START }, { of: 'fault', during: 'request_publish', code }, { now: START, chance: 0 })

/** Minutes until the next call, after a rate limit. */
function wait(tries: number, chance: number, minutes?: number): number {
  const result = { of: 'fault', during: 'check_container', code: 'rate_limited', minutes } as const
  const { nextStepAt } = applyResult({ ...FRESH, tries }, result, { now: START, chance })
  return ((nextStepAt?.getTime() ?? 0) - START.getTime()) / MINUTE
}

describe('a post', () => {
  it('is made once or not at all, ends, and is reported truthfully', () => {
    const ends = new Set<string>()
    fc.assert(
      fc.property(stories, ({ injectedFaults, deaths, lateHours, retries, forgets, itemsState }) => {
        const instagram = new Instagram(injectedFaults, forgets)
        let life = live(instagram, { known: { ...FRESH, itemsState }, now: addMs(START, lateHours * HOUR) }, deaths)
        expectPublicationState(instagram, life)
        for (let retry = 0; retry < retries && life.known.state === 'failed'; retry += 1) {
          life = { now: life.now, known: { ...life.known, ...retried(life.known, life.now) } }
          life = live(instagram, life, deaths)
          expectPublicationState(instagram, life)
        }
        ends.add(`${life.known.state} ${life.known.errorCode ?? ''}`)
      }),
      { numRuns: 3000 },
    )
    expect(ends).toContain('failed publication_in_doubt')
    expect(ends.size).toBeGreaterThan(4)
  })

  it('is given up when its pictures are ready again and again, but never joined', () => {
    const gone = { of: 'container', outcome: { outcome: 'items_gone' } } as const
    let known: KnownPost = { ...FRESH, itemsState: 'ready', itemIds: ['i1', 'i2'] }
    let tries = 0
    for (; isOpen(known.state); tries += 1)
      known = { ...known, ...applyResult({ ...known, itemsState: 'ready', tries: 0 }, gone, { now: START, chance: 0 }) }
    expect([tries, known.errorCode]).toEqual([4, 'publication_failed'])
  })

  it('waits for its time', () => {
    expect(notify({ nextStepAt: addMs(START, HOUR) })).toBeUndefined()
    expect(notify({})).toEqual({ do: 'make_container' })
  })

  it('is published late, but not later than useful', () => {
    expect(notify({}, addMs(START, 6 * HOUR - 1))).toEqual({ do: 'make_container' })
    expect(notify({}, addMs(START, 6 * HOUR))).toEqual({ do: 'give_up', code: 'publication_missed' })
    expect(notify({ tries: 4, waitsFor: 'instagram' }, addMs(START, 6 * HOUR))).toMatchObject({ code: 'instagram_unavailable' })
  })

  it('waits a day for Instagram’s quota of posts', () => {
    expect(notify({ waitsFor: 'quota', tries: 9 }, addMs(START, 25 * HOUR))).toEqual({ do: 'make_container' })
    expect(notify({ waitsFor: 'quota', tries: 9 }, addMs(START, 26 * HOUR))).toMatchObject({ code: 'publication_missed' })
  })

  it('is searched for, never requested again, while the outcome of the request is unknown', () => {
    const asked = { state: 'publishing', containerId: 'c', containerState: 'ready', askedAt: START } as const
    expect(notify(asked, addMs(START, PUBLISH_SETTLES_MS - 1))).toBeUndefined()
    expect(notify(asked, addMs(START, PUBLISH_SETTLES_MS))).toEqual({ do: 'check_container' })
    expect(notify({ ...asked, containerId: null }, addMs(START, PUBLISH_SETTLES_MS))).toEqual({ do: 'search' })
    expect(notify(asked, addMs(START, 2 * HOUR))).toEqual({ do: 'give_up', code: 'publication_in_doubt' })
  })

  it('is reported as failed when only the member can fix it', () => {
    expect(outcomeOf('token_dead')).toMatchObject({ state: 'failed', errorCode: 'instagram_reconnect', askedAt: null })
    expect(outcomeOf('account_blocked')).toMatchObject({ errorCode: 'instagram_account_blocked' })
    expect(outcomeOf('action_blocked')).toMatchObject({ errorCode: 'instagram_action_blocked' })
  })

  it('waits as long as Instagram says, longer each time, and never exactly as long as others', () => {
    expect([wait(0, 0.5), wait(1, 0.5), wait(9, 0.5)]).toEqual([1, 2, 30])
    expect([wait(0, 0), wait(0, 1)]).toEqual([0.75, 1.25])
    expect(wait(0, 0.5, 17)).toBe(17)
  })

  it('gives up on its permalink in the end', () => {
    let known: KnownPost = { ...FRESH, state: 'published', publishedAt: START, nextStepAt: START }
    let looks = 0
    for (; known.nextStepAt; looks += 1)
      known = { ...known, ...applyResult(known, { of: 'post', post: undefined }, { now: known.nextStepAt, chance: 0 }) }
    expect([looks, known.state]).toEqual([5, 'published'])
  })

  it('stays published when Instagram can no longer return its permalink', () => {
    const known: KnownPost = { ...FRESH, state: 'published', publishedAt: START, nextStepAt: START }
    const changes = applyResult(known, { of: 'hindrance', code: 'instagram_reconnect' }, { now: START, chance: 0 })
    expect({ ...known, ...changes }).toMatchObject({ state: 'published', errorCode: null, nextStepAt: addMs(START, 5 * SECOND) })
  })
})
