import { expect, test } from 'vitest'
import { writePhone } from './write-phone.ts'

test.each([
  ['+5511987654321', '(11) 98765-4321'],
  ['+551133334444', '(11) 3333-4444'],
  ['+351912345678', '+351912345678'],
  ['', ''],
])('%j is read as %j', (phone, written) => {
  expect(writePhone(phone)).toBe(written)
})
