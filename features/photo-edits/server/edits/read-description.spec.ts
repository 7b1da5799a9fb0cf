import { afterAll, beforeAll, expect, test } from 'vitest'
import { openStudio, type Studio } from '#apps/testing/studio.test-support.ts'
import type { WordsReading } from '#features/photo-edits/words-reading.ts'
import { aDoneEdit, aPhoto, codeIn, order, redo, remaining } from '../orders.test-support.ts'
import { readDescription } from './read-description.ts'
import { createSmallEngine } from '../small-engine.test-support.ts'

const NONSENSE = 'xyzzy qwrtp'
let studio: Studio

beforeAll(async () => {
  studio = await openStudio({ engine: createSmallEngine() })
  await studio.startWorking()
})
afterAll(() => studio.close())

test('refuses a text of which nothing is understood, suggests similar ones, and reserves nothing', async () => {
  const member = await studio.aMember()
  const photo = await aPhoto(member)
  const answer = await order(member, { photoId: photo.id, operation: 'describe', words: NONSENSE })
  expect([answer.statusCode, codeIn(answer)]).toEqual([422, 'words_not_understood'])
  const { near_backdrops: near, suggestions } = answer.json<WordsReading>()
  expect([near.length, suggestions.length].every((count) => count >= 3)).toBe(true)
  expect(await remaining(member)).toBe(12)
})

test('refuses it in a redo as well, and keeps the free one', async () => {
  const member = await studio.aMember()
  const edit = await aDoneEdit(studio, member, { operation: 'post' })
  const answer = await redo(member, edit.id, { operation: 'describe', words: NONSENSE })
  expect([answer.statusCode, codeIn(answer)]).toEqual([422, 'words_not_understood'])
  const again = await redo(member, edit.id, { operation: 'describe', words: 'praia com unicórnio' })
  expect([again.statusCode, await remaining(member)]).toEqual([202, 11])
})

test('interprets a text without making a picture', async () => {
  const member = await studio.aMember()
  const read = async (words: string) =>
    (await member.call({ method: 'POST', url: '/api/backdrops/words', payload: { words } })).json<WordsReading>().understood
  expect(await read('praia com unicórnio')).toEqual({ taken: ['praia'], missed: ['unicórnio'] })
  expect(await read('   ')).toEqual({ taken: [], missed: [] })
  expect(await remaining(member)).toBe(12)
})

test('accepts every text when there is a generator', async () => {
  const deps = { hasImageGenerator: true, readInEngine: () => expect.unreachable() }
  const { understood } = await readDescription(deps, { words: NONSENSE, language: 'pt-BR', owner: 'somebody' })
  expect(understood).toEqual({ taken: [NONSENSE], missed: [] })
})
