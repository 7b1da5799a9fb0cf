import { expect, it } from 'vitest'
import { shownNotices } from './shown-notices.ts'

const notices = ['subject_unsure', 'low_resolution'] as const

it('warns about the cut edges when a cutout was used', () => {
  expect(shownNotices({ operation: 'swap', notices: [...notices] })).toEqual(notices)
})

it('shows no notice about edges on a picture that kept its background', () => {
  expect(shownNotices({ operation: 'post', notices: [...notices] })).toEqual(['low_resolution'])
})
