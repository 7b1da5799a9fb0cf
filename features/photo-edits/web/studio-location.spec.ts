import { describe, expect, it } from 'vitest'
import { paths } from '#features/paths.ts'
import { placeKey, readPlace } from './studio-location.ts'

const placeAt = (address: string) => readPlace(new URL(address, 'https://mandou.test').searchParams)

describe('the place in the studio', () => {
  it.each([
    [paths.studio(), { name: 'start', filters: {} }],
    [paths.studio({ operation: 'swap', state: 'done' }), { name: 'start', filters: { operation: 'swap', state: 'done' } }],
    [paths.studio({ post: 'draft', q: 'bolo' }), { name: 'start', filters: { post: 'draft', q: 'bolo' } }],
    [paths.studio({ photo: 'new' }), { name: 'compose', photoId: 'new' }],
    [paths.studio({ photo: 'a' }), { name: 'compose', photoId: 'a' }],
    [paths.studio({ photos: 'new' }), { name: 'several', photoIds: [] }],
    [paths.studio({ photos: 'a,b,a' }), { name: 'several', photoIds: ['a', 'b'] }],
    [paths.studio({ edits: 'c,d' }), { name: 'together', editIds: ['c', 'd'] }],
    [paths.studio({ redo: 'b' }), { name: 'redo', editId: 'b' }],
    [paths.studio({ edit: 'c' }), { name: 'edit', editId: 'c' }],
  ])('%s is read from the address', (address, place) => {
    expect(placeAt(address)).toEqual(place)
  })

  it('ignores filters that do not exist', () => {
    expect(placeAt('/studio?operation=paint&state=lost')).toEqual(placeAt('/studio'))
  })

  it('has at most twenty of several', () => {
    const many = Array.from({ length: 30 }, (_, place) => `photo${place}`)
    expect(placeAt(paths.studio({ photos: many.join(',') }))).toEqual({ name: 'several', photoIds: many.slice(0, 20) })
  })

  it('stays the same view while a photo gets its id and while filters change', () => {
    expect(placeKey(placeAt('/studio?photo=new'))).toBe(placeKey(placeAt('/studio?photo=a')))
    expect(placeKey(placeAt('/studio?state=done'))).toBe(placeKey(placeAt('/studio')))
    expect(placeKey(placeAt('/studio?edit=a'))).not.toBe(placeKey(placeAt('/studio?edit=b')))
  })
})
