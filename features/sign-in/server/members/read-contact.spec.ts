import { expect, test } from 'vitest'
import { readCpf, readEmail } from './read-contact.ts'

test.each([
  ['ana@example.com', 'ana@example.com'],
  ['  Ana.Souza+fotos@sub.example.com.br ', 'Ana.Souza+fotos@sub.example.com.br'],
])('accepts the e-mail %j', (typed, email) => {
  expect(readEmail(typed)).toBe(email)
})

test.each([
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example',
  'ana@@example.com',
  'a b@example.com',
  'ana@example.com\nBcc: x@y.z',
  `${'a'.repeat(250)}@example.com`,
])('refuses the e-mail %j', (typed) => {
  expect(() => readEmail(typed)).toThrow('invalid_email')
})

test.each([
  ['529.982.247-25', '52998224725'],
  ['52998224725', '52998224725'],
  [' 111.444.777-35 ', '11144477735'],
])('accepts the CPF %j', (typed, digits) => {
  expect(readCpf(typed)).toBe(digits)
})

test.each([
  '',
  '529.982.247-26',
  '5299822472',
  '529982247255',
  '11111111111',
  '00000000000',
  'CPF 52998224725',
  '11.444.777/0001-61',
])('refuses the CPF %j', (typed) => {
  expect(() => readCpf(typed)).toThrow('invalid_document')
})
