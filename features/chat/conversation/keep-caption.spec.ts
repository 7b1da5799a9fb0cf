import { expect, test } from 'vitest'
import { offering } from './keep-caption.ts'

const CAPTION = 'Cesta de café\n\n20% off hoje\n\n#cafe'

test.each([
  ['20% off hoje', 'Cesta de café\n\n30% off\n\n#cafe'],
  ['entrega grátis', 'Cesta de café\n\n20% off hoje\n\n30% off\n\n#cafe'],
  ['10% off', 'Cesta de café\n\n20% off hoje\n\n30% off\n\n#cafe'],
  [undefined, 'Cesta de café\n\n20% off hoje\n\n30% off\n\n#cafe'],
])('after “%s”, a new number replaces the old one in its place', (before, caption) => {
  expect(offering(CAPTION, { offer: '30% off', before })).toBe(caption)
})

test('replacement patterns such as $& are ordinary text', () => {
  expect(offering('Por 10 reais', { offer: 'US$& 12', before: 'por 10 reais' })).toBe('US$& 12')
})
