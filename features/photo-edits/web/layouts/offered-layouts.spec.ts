import { expect, it } from 'vitest'
import { LAYOUTS } from '#features/photo-edits/layouts.ts'
import { offeredLayouts } from './offered-layouts.ts'

it.each([
  ['a price', 'photo', { title: 'Bolo', price: 'R$ 12' }, ['photo', 'price', 'band']],
  ['a title', 'title', { title: 'Bolo' }, ['title', 'frame', 'story']],
  ['no text', 'photo', {}, ['photo', 'title', 'frame']],
  ['a layout that suits them least', 'quote', { title: 'Bolo', price: 'R$ 12' }, ['price', 'band', 'quote']],
] as const)('offers three that suit a post with %s, with the one in use', (_, current, texts, first) => {
  const offered = offeredLayouts(current, texts)
  expect(offered.first).toEqual(first)
  expect([...offered.first, ...offered.others].toSorted()).toEqual(LAYOUTS.toSorted())
})
