import { expect, test } from 'vitest'
import { anEdit } from '../an-edit.test-support.ts'
import { previewAddress } from './preview-address.ts'

const SHOWN = { edit: anEdit({ watermarked: true }), texts: { title: 'Bolo' }, stamp: '1764500000000' }

test.each([
  ['a plan has taken the mark of the trial off', { edit: anEdit() }],
  ['the cutout was corrected', { edit: anEdit({ watermarked: true, wishes: { cutout_revision: 2 } }) }],
  ['the brand was changed', { stamp: '1764500000001' }],
  ['another text is drawn', { texts: { title: 'Torta' } }],
])('the browser asks for another picture once %s', (_, changed) => {
  expect(previewAddress('title', { ...SHOWN, ...changed })).not.toBe(previewAddress('title', SHOWN))
})

test('a text that differs in its spaces only is no other picture', () => {
  expect(previewAddress('title', { ...SHOWN, texts: { title: ' Bolo ' } })).toBe(previewAddress('title', SHOWN))
})
