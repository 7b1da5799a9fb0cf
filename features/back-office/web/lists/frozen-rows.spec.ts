import { expect, test } from 'vitest'
import { freezeRows } from './frozen-rows.ts'

const rowsOf = (ids: string) => Array.from(ids, (id) => ({ id }))
const shownAndWaiting = (ids: string, firstId: string | undefined) => {
  const { shown, waiting } = freezeRows(rowsOf(ids), firstId)
  return [shown.map(({ id }) => id).join(''), waiting]
}

test.each([
  ['nothing is new', 'cba', 'c', 'cba', 0],
  ['two are new', 'edcba', 'c', 'cba', 2],
  ['reading has not begun', 'cba', undefined, 'cba', 0],
  ['the first one is gone, as after another search', 'zyx', 'c', 'zyx', 0],
  ['there are none', '', 'c', '', 0],
])('when %s', (_, ids, firstId, shown, waiting) => {
  expect(shownAndWaiting(ids, firstId)).toEqual([shown, waiting])
})
