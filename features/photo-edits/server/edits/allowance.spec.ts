/** The numbers add up, whatever members, workers and crashes do at the same time. */
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'
import { aPhoto, editIn, order, redo, remaining } from '../orders.test-support.ts'
import { runEdit } from './run-edit.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
})
afterAll(() => studio.close())

/** One simulated member with the edits requested so far. */
interface Story {
  readonly member: StudioMember
  readonly photoId: string
  readonly edits: string[]
}

const ACTIONS = {
  request: async ({ member, photoId, edits }: Story) => {
    const answer = await order(member, { photoId })
    if (answer.statusCode === 202) edits.push(editIn(answer).id)
  },
  redo: async ({ member, edits }: Story, editId: string) => {
    const answer = await redo(member, editId)
    if (answer.statusCode === 202) edits.push(editIn(answer).id)
  },
  finish: (_: Story, editId: string) => attempt(editId, {}),
  refuse: (_: Story, editId: string) => {
    engine.failNext('subject_unclear')
    return attempt(editId, {})
  },
  /** The worker dies during the work: another attempt will come. */
  die: (_: Story, editId: string) => {
    engine.failNext(new Error('killed'))
    return attempt(editId, {})
  },
  /** The worker dies during delivery, after the edit was spent and before the transaction ends. */
  dieDelivering: (_: Story, editId: string) => attempt(editId, { diesDelivering: true }),
  giveUp: (_: Story, editId: string) => {
    engine.failNext(new Error('broken'))
    return attempt(editId, { isLast: true })
  },
  remove: async ({ member }: Story, editId: string) => {
    await member.call({ method: 'DELETE', url: `/api/edits/${editId}` })
  },
} as const
type Action = keyof typeof ACTIONS

async function attempt(
  editId: string,
  { isLast = false, diesDelivering = false }: { isLast?: boolean; diesDelivering?: boolean },
): Promise<void> {
  const { membership } = studio.core
  const spendEdit: typeof membership.spendEdit = async (tx, id) => {
    await membership.spendEdit(tx, id)
    if (diesDelivering) throw new Error('killed')
  }
  const deps = { ...studio.core.photoEdits, engine, imageGenerator: undefined, membership: { ...membership, spendEdit } }
  const signal = new AbortController().signal
  await runEdit(deps, { editId }, { signal, isLast }).catch(() => {}) // the state after a crash is what the test checks
}

interface Facts {
  /** Edits that reserve or have spent one: open or delivered, not free, with a picture. */
  readonly charged: number
  readonly counted: number
  readonly reserved: number
  readonly spent: number
  readonly ledger_held: number
  readonly ledger_spent: number
  readonly most_free_per_root: number
}

async function readFacts(memberId: string): Promise<Facts> {
  const { rows } = await studio.core.database.pool.query<Facts>(
    `with mine as (select * from edits where member_id = $1),
          kinds as (select kind, count(*)::int as n from allowance_entries where member_id = $1 group by kind),
          n as (select coalesce(max(n) filter (where kind = 'reserve'), 0) as r, coalesce(max(n) filter (where kind = 'spend'), 0) as s,
                       coalesce(max(n) filter (where kind = 'release'), 0) as l from kinds)
     select (select count(*)::int from mine where state <> 'failed' and not is_free) as charged,
            coalesce((select sum(reserved + used)::int from allowance_periods where member_id = $1), 0) as counted,
            (select count(*)::int from allowance_reservations where member_id = $1 and state = 'reserved') as reserved,
            (select count(*)::int from allowance_reservations where member_id = $1 and state = 'spent') as spent,
            r - s - l as ledger_held, s as ledger_spent,
            coalesce((select max(c) from (select count(*)::int as c from mine where is_free and state <> 'failed' group by root_id) f), 0)
              as most_free_per_root
     from n`,
    [memberId],
  )
  const [facts] = rows
  if (!facts) throw new Error('no facts')
  return facts
}

const action = fc.constantFrom(...(Object.keys(ACTIONS) as Action[])) // the keys of the table above
const moment = fc.array(fc.record({ action, pick: fc.nat() }), { minLength: 1, maxLength: 4 })

test('keeps edits, counter, reservations and ledger in agreement whatever happens in parallel', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(moment, { minLength: 3, maxLength: 12 }), async (moments) => {
      const member = await studio.aMember()
      const story: Story = { member, photoId: (await aPhoto(member)).id, edits: [] }
      await ACTIONS.request(story)
      for (const actions of moments) {
        const chosen = actions.map(({ action: name, pick }) => [name, story.edits[pick % story.edits.length] ?? ''] as const)
        await Promise.all(chosen.map(([name, editId]) => ACTIONS[name](story, editId)))
        const facts = await readFacts(member.memberId)
        expect(facts.counted).toBe(facts.charged)
        expect(facts.reserved + facts.spent).toBe(facts.counted)
        expect([facts.ledger_held, facts.ledger_spent]).toEqual([facts.reserved, facts.spent])
        expect(facts.most_free_per_root).toBeLessThanOrEqual(1)
        expect(facts.counted).toBeLessThanOrEqual(12)
        expect(await remaining(member)).toBe(12 - facts.counted)
      }
    }),
    { numRuns: 15, interruptAfterTimeLimit: 30_000 },
  )
})
