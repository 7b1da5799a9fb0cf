import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { anEdit } from '../an-edit.test-support.ts'
import type { EditState } from '#features/photo-edits/contract.ts'
import { TogetherView } from './TogetherView.tsx'

const idOf = (place: number) => `018f0000-0000-7000-8000-00000000000${place}`

async function show(...states: readonly EditState[]) {
  const edits = states.map((state, place) => anEdit({ id: idOf(place), state }))
  const page = await renderPart(<TogetherView editIds={edits.map(({ id }) => id)} />, { 'GET /api/edits': () => ({ edits }) })
  const heading = await page.findByRole('heading', { level: 1 })
  return { page, heading }
}

test.each<[heading: string, progress: string, states: readonly EditState[]]>([
  ['Fazendo os seus posts…', '1 de 3 prontos', ['done', 'failed', 'running']],
  ['Tudo feito.', '2 de 2 prontos', ['done', 'done']],
  ['Nem tudo saiu.', '1 de 2 prontos', ['done', 'failed']],
  ['Nem tudo saiu.', '0 de 2 prontos', ['failed', 'failed']],
])('%s %s', async (title, progress, states) => {
  const { page, heading } = await show(...states)
  expect(heading.textContent).toBe(title)
  expect(page.getByText(progress).textContent).toBe(progress)
})
