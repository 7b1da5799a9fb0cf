import { expect, it } from 'vitest'
import { toldNotices } from './told-notices.ts'

const notices = ['subject_unsure', 'low_resolution'] as const

it('warns of the cut edges where a cutout was used', () => {
  expect(toldNotices({ operation: 'swap', notices: [...notices] })).toEqual(notices)
})

it('keeps silent about edges on a picture that kept its background', () => {
  expect(toldNotices({ operation: 'post', notices: [...notices] })).toEqual(['low_resolution'])
})
