import { expect, it } from 'vitest'
import { shownWarnings } from './shown-warnings.ts'

const warnings = ['subject_unsure', 'low_resolution'] as const

it('warns about the cut edges when a cutout was used', () => {
  expect(shownWarnings({ operation: 'swap', warnings: [...warnings] })).toEqual(warnings)
})

it('shows no warning about edges on a picture that kept its background', () => {
  expect(shownWarnings({ operation: 'post', warnings: [...warnings] })).toEqual(['low_resolution'])
})
