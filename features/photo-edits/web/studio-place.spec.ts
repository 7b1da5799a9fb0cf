import { describe, expect, it } from 'vitest'
import { paths } from '#features/paths.ts'
import { placeKey, readPlace } from './studio-place.ts'

const placeAt = (address: string) => readPlace(new URL(address, 'https://mandou.test').searchParams)

describe('the place in the studio', () => {
  it.each([
    [paths.studio(), { name: 'start', filters: { operation: undefined, state: undefined } }],
    [paths.studio({ operation: 'swap', state: 'done' }), { name: 'start', filters: { operation: 'swap', state: 'done' } }],
    [paths.studio({ photo: 'new' }), { name: 'compose', photoId: 'new' }],
    [paths.studio({ photo: 'a' }), { name: 'compose', photoId: 'a' }],
    [paths.studio({ redo: 'b' }), { name: 'redo', editId: 'b' }],
    [paths.studio({ edit: 'c' }), { name: 'edit', editId: 'c' }],
  ])('%s is read from the address', (address, place) => {
    expect(placeAt(address)).toEqual(place)
  })

  it('ignores filters that do not exist', () => {
    expect(placeAt('/studio?operation=paint&state=lost')).toEqual(placeAt('/studio'))
  })

  it('stays the same view while a photo gets its id and while filters change', () => {
    expect(placeKey(placeAt('/studio?photo=new'))).toBe(placeKey(placeAt('/studio?photo=a')))
    expect(placeKey(placeAt('/studio?state=done'))).toBe(placeKey(placeAt('/studio')))
    expect(placeKey(placeAt('/studio?edit=a'))).not.toBe(placeKey(placeAt('/studio?edit=b')))
  })
})
