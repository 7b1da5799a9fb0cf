import { describe, expect, it } from 'vitest'
import type { Backdrop } from '#features/photo-edits/contract.ts'
import { pickSamples, sectionsOf } from './backdrop-groups.ts'

const STAGE: Backdrop['stage'] = { ground: null, light: { x: 0, hardness: 0.5 } }
const backdrops: Backdrop[] = ['a1', 'a2', 'b1', 'a3', 'c1', 'd1'].map((id) => {
  const group = id.slice(0, 1)
  return {
    id,
    name: id,
    group,
    group_name: group.toUpperCase(),
    thumbnail_url: `/${id}`,
    preview_url: `/${id}?large`,
    stage: STAGE,
  }
})
const ids = (some: readonly Backdrop[]) => some.map(({ id }) => id)

it('the groups of the gallery contain every backdrop once, in order', () => {
  expect(sectionsOf(backdrops).map(({ name, backdrops: members }) => [name, ...ids(members)])).toEqual([
    ['A', 'a1', 'a2', 'a3'],
    ['B', 'b1'],
    ['C', 'c1'],
    ['D', 'd1'],
  ])
})

describe('the samples', () => {
  it('are each of another kind', () => {
    expect(ids(pickSamples(backdrops, undefined, { count: 3, fromFirst: 1 }))).toEqual(['a1', 'b1', 'c1'])
  })

  it('are more of the first kind when that suits the photo', () => {
    expect(ids(pickSamples(backdrops, undefined, { count: 4, fromFirst: 2 }))).toEqual(['a1', 'a2', 'b1', 'c1'])
  })

  it('stay in place when one of them is chosen', () => {
    expect(ids(pickSamples(backdrops, 'b1', { count: 3, fromFirst: 1 }))).toEqual(['a1', 'b1', 'c1'])
  })

  it('begin with the chosen one when it comes from the gallery', () => {
    expect(ids(pickSamples(backdrops, 'a3', { count: 3, fromFirst: 1 }))).toEqual(['a3', 'a1', 'b1'])
  })
})
