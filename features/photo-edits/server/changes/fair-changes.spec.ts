import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio, type StudioMember } from '#apps/testing/studio.test-support.ts'
import { aDoneEdit } from '../orders.test-support.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'

const engine = createSmallEngine()
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine })
  await studio.startWorking()
})
afterAll(() => studio.close())

async function editsOf(member: StudioMember, count: number): Promise<string[]> {
  const ids: string[] = []
  for (let at = 0; at < count; at++) ids.push((await aDoneEdit(studio, member)).id)
  return ids
}

const change = (member: StudioMember, id: string, title: string) =>
  member.call({ method: 'PATCH', url: `/api/edits/${id}`, payload: { phone: member.phone, layout: 'title', texts: { title } } })

test('a change of somebody who asks for one is made before the third of somebody who asks for many', async () => {
  const [many, one] = [await studio.aMember(), await studio.aMember()]
  const [first = '', second = '', third = ''] = await editsOf(many, 3)
  const [only = ''] = await editsOf(one, 1)
  const before = engine.orders().length
  const isWaiting = engine.hold()
  await change(many, first, 'many 1')
  await isWaiting
  await change(many, second, 'many 2')
  await change(many, third, 'many 3')
  await change(one, only, 'one')
  engine.release()
  const titles = () =>
    engine
      .orders()
      .slice(before)
      .map(({ texts }) => texts?.title)
  await expect.poll(() => titles().length).toBe(4)
  expect(titles()).toEqual(['many 1', 'one', 'many 2', 'many 3'])
})
