import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { EditTile } from './EditTile.tsx'

const LOST: Edit['doubts'] = [{ kind: 'lost_part', place: { left: 0, top: 0, width: 0.2, height: 0.2 } }]

test.each<[badges: string[], edit: Partial<Edit>]>([
  [['Rascunho'], { post: 'draft' }],
  [['Confira', 'Rascunho'], { post: 'draft', doubts: LOST }],
  [['Confira', 'Agendado'], { post: 'scheduled', doubts: LOST }],
  [['Confira'], { doubts: LOST }],
  [['Publicado'], { post: 'published', doubts: LOST }],
  [[], { state: 'failed', doubts: LOST }],
])('a card says %j', async (badges, edit) => {
  const page = await renderPart(<EditTile edit={anEdit(edit)} />, {})
  const words = ['Confira', 'Rascunho', 'Agendado', 'Publicado']
  expect(words.filter((word) => page.queryByText(word))).toEqual(badges)
})
