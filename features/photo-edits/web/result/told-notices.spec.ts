import { expect, it } from 'vitest'
import { toldNotices } from './told-notices.ts'

const notices = ['subject_unsure', 'low_resolution'] as const

it('warns about the cut edges when a cutout was used', () => {
  expect(toldNotices({ operation: 'swap', notices: [...notices] })).toEqual(notices)
})

it('shows no notice about edges on a picture that kept its background', () => {
  expect(toldNotices({ operation: 'post', notices: [...notices] })).toEqual(['low_resolution'])
})
