import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { anEdit } from '../an-edit.test-support.ts'
import type { Edit, EditState } from '#features/photo-edits/contract.ts'
import { TogetherView } from './TogetherView.tsx'

const idOf = (place: number) => `018f0000-0000-7000-8000-00000000000${place}`
const LOST: Edit['doubts'] = [{ kind: 'lost_part', place: { left: 0, top: 0, width: 0.2, height: 0.2 } }]

/** `doubtful` is done, with a doubt about its picture. */
async function show(...states: readonly (EditState | 'doubtful')[]) {
  const edits = states.map((state, place) => {
    const made: Partial<Edit> = state === 'doubtful' ? { state: 'done', doubts: LOST } : { state }
    return anEdit({ id: idOf(place), post: 'draft', ...made })
  })
  const page = await renderPart(<TogetherView editIds={edits.map(({ id }) => id)} />, { 'GET /api/edits': () => ({ edits }) })
  const heading = await page.findByRole('heading', { level: 1 })
  return { page, heading }
}

test.each<[heading: string, progress: string, states: readonly (EditState | 'doubtful')[]]>([
  ['Fazendo os seus posts…', '1 de 3 prontos', ['done', 'failed', 'running']],
  ['Fazendo os seus posts…', '0 de 2 prontos, 1 para conferir', ['doubtful', 'running']],
  ['Tudo feito.', '2 de 2 prontos', ['done', 'done']],
  ['Confira antes de postar.', '2 de 3 prontos, 1 para conferir', ['done', 'doubtful', 'done']],
  ['Nem tudo saiu.', '1 de 2 prontos', ['done', 'failed']],
  ['Nem tudo saiu.', '0 de 2 prontos, 1 para conferir', ['doubtful', 'failed']],
  ['Nem tudo saiu.', '0 de 2 prontos', ['failed', 'failed']],
])('%s %s', async (title, progress, states) => {
  const { page, heading } = await show(...states)
  expect(heading.textContent).toBe(title)
  expect(page.getByText(progress).textContent).toBe(progress)
})

test('the card of a doubtful picture and the button of the file say that it is to be checked', async () => {
  const { page } = await show('done', 'doubtful', 'failed')
  expect(page.getByRole('link', { name: 'Baixar 2 imagens · 1 para conferir' })).toBeDefined()
  const cards = page.getAllByRole('listitem').map(({ textContent }) => textContent.includes('Confira'))
  expect(cards).toEqual([false, true, false])
})

test('one doubtful picture alone is downloaded by a button that says so', async () => {
  const { page } = await show('doubtful', 'failed')
  expect(page.getByRole('link', { name: 'Baixar a imagem · para conferir' })).toBeDefined()
})
