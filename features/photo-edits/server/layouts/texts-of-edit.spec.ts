import { expect, test } from 'vitest'
import { readLine } from '#engine/captions/read-line.ts'
import { postTexts } from '#features/photo-edits/texts-contract.ts'
import { Refusal } from '#platform/errors.ts'
import { type Edited, isLaidOut, readTexts, textsOf } from './texts-of-edit.ts'

const GROWN = 'ﬃ'.repeat(60).toUpperCase()

type Asked = Parameters<Parameters<typeof readTexts>[0]['readLines']>[0]

/** The engine's reading, with the lines of each call. */
function reader() {
  const calls: string[][] = []
  const readLines = async ({ lines }: Asked) => {
    calls.push(lines.map(({ line }) => line))
    return lines.map(({ line, language }) => readLine(line, language))
  }
  return { calls, deps: { readLines } }
}

const anEdit = (wishes: Edited['wishes'], operation: Edited['operation'] = 'post'): Edited => ({
  wishes,
  operation,
  language: 'pt-BR',
})

test.each([
  ['texts of its own', { texts: { title: GROWN, price: GROWN, date: GROWN, body: GROWN } }],
  ['a headline', { headline: `${'a'.repeat(59)}👩‍👩‍👧‍👦` }],
  ['a line', { message: `ß${'a'.repeat(59)}`, layout: 'title' as const }],
])('an edit with %s shows texts that an answer may contain, whatever is stored', async (_, wishes) => {
  const edit = anEdit(wishes)
  const texts = textsOf(edit, await readTexts(reader().deps, { owner: 'ana', edits: [edit] }))
  expect(texts).not.toEqual({})
  expect(postTexts.safeParse(texts)).toMatchObject({ success: true })
})

test('the lines of a page are read in one call, each once, and not again', async () => {
  const { calls, deps } = reader()
  const edits = ['bolo R$ 30', 'torta R$ 40', 'bolo R$ 30'].map((message) => anEdit({ message }))
  const page = { owner: 'ana', edits: [...edits, anEdit({ message: 'legenda' }, 'caption'), anEdit({ texts: { title: 'Eu' } })] }
  const [read] = await Promise.all([readTexts(deps, page), readTexts(deps, page)])
  expect(page.edits.map((edit) => textsOf(edit, read))).toEqual([
    { title: 'Bolo', price: 'R$ 30' },
    { title: 'Torta', price: 'R$ 40' },
    { title: 'Bolo', price: 'R$ 30' },
    {},
    { title: 'Eu' },
  ])
  expect(calls).toEqual([['bolo R$ 30', 'torta R$ 40']])
})

test('a line that could not be read is read when it is asked for again', async () => {
  const edits = [anEdit({ message: 'brigadeiro R$ 4' })]
  const refused = { readLines: () => Promise.reject(new Refusal('too_many_requests')) }
  await expect(readTexts(refused, { owner: 'ana', edits })).rejects.toThrow('too_many_requests')
  const read = await readTexts(reader().deps, { owner: 'ana', edits })
  expect(edits.map((edit) => textsOf(edit, read))).toEqual([{ title: 'Brigadeiro', price: 'R$ 4' }])
})

test('more lines than are remembered are all read', async () => {
  const edits = Array.from({ length: 1200 }, (_, index) => anEdit({ message: `bolo ${index} R$ 30` }))
  for (let from = 0; from < edits.length; from += 100) {
    const page = edits.slice(Math.max(0, from - 50), from + 100)
    const read = await readTexts(reader().deps, { owner: 'ana', edits: page })
    expect(page.filter((edit) => textsOf(edit, read).title === undefined)).toEqual([])
  }
})

test('a line is read for a picture only when its layout shows texts', () => {
  expect([{}, { headline: 'Oi' }, { layout: 'band' as const }, { texts: {} }].map((wishes) => isLaidOut(anEdit(wishes)))).toEqual(
    [false, false, true, true],
  )
})
