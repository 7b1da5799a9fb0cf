import { expect, test } from 'vitest'
import { listReadyBackdrops } from './ready-backdrops.ts'
import { suggestBackdrops } from './suggest-backdrops.ts'

test('offers nothing seen from the front first for a photo from above', () => {
  const flatLays = listReadyBackdrops().filter(({ group }) => group === 'de-cima').length
  const offered = suggestBackdrops('above')
  expect(offered.slice(0, flatLays).every(({ group }) => group === 'de-cima')).toBe(true)
})

test('offers nothing seen from above first for any other photo', () => {
  expect(suggestBackdrops('front')[0]?.group).not.toBe('de-cima')
  expect(suggestBackdrops('front').at(-1)?.group).toBe('de-cima')
})

test.each(['front', 'above'] as const)('leaves nothing out and invents nothing (%s)', (view) => {
  expect(new Set(suggestBackdrops(view))).toEqual(new Set(listReadyBackdrops()))
})
