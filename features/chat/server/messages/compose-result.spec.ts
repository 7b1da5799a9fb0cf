import { expect, test } from 'vitest'
import { reportedWarnings } from './compose-result.ts'

test.each([
  ['swap', ['subject_unsure', 'low_resolution']],
  ['describe', ['subject_unsure', 'low_resolution']],
  ['post', ['low_resolution']],
] as const)('a %s says %j of an unsure subject in a small photo', (operation, said) => {
  expect(reportedWarnings({ operation, warnings: ['subject_unsure', 'low_resolution', 'headline_emoji_dropped'] })).toEqual(said)
})

test.each(['first_frame_only', 'end_missing'] as const)('the chat says %s', (warning) => {
  expect(reportedWarnings({ operation: 'post', warnings: [warning] })).toEqual([warning])
})
