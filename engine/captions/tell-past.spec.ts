import { describe, expect, it } from 'vitest'
import { loadWords } from './dictionary/load-words.ts'
import { mendSpelling } from './mend-spelling.ts'

const mended = (text: string) => mendSpelling(text, 'es', loadWords('es'))

describe('a Spanish verb of somebody else', () => {
  it.each([
    ['se libero un turno hoy', 'se liberó un turno hoy'],
    ['se me cancelo una cita', 'se me canceló una cita'],
    ['mi alumna saco un 9', 'mi alumna sacó un 9'],
    ['Nala espero 11 meses', 'Nala esperó 11 meses'],
  ])('is told in the past: "%s"', (typed, told) => {
    expect(mended(typed)).toBe(told)
  })

  it.each(['se lo entrego hoy', 'Kira vino feliz', 'hoy preparo tarta', 'en el refugio', 'el menú completo', 'la caja regalo'])(
    'is none where she may speak of herself: "%s"',
    (typed) => {
      expect(mended(typed)).toBe(typed)
    },
  )
})
