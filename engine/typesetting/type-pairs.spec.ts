import { expect, it } from 'vitest'
import { TYPE_PAIRS } from './type-pairs.ts'
import { openFace } from './typefaces.ts'

const LETTERS = 'Limpeza às 19h: ação, piñata, über R$ 120,50 € £ “aspas” ¿sí? ¡no!'

it('are twelve', () => {
  expect(Object.keys(TYPE_PAIRS)).toHaveLength(12)
})

it.each(Object.entries(TYPE_PAIRS))('%s has all letters of our languages, and figures of one height', (_, pair) => {
  for (const face of [openFace(pair.display), openFace(pair.text)]) {
    expect(face.printable(LETTERS)).toBe(LETTERS)
    const heights = Array.from('0123456789', (figure) => heightOf(face.draw(figure, { x: 0, y: 1000, size: 1000, tracking: 0 })))
    // old-style ones differ by half
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.15)
  }
})

/** From the base line, at y = 1000, to the highest point of a path. */
function heightOf(path: string): number {
  const numbers = path.match(/-?\d+(?:\.\d+)?/g)?.map(Number) ?? []
  return 1000 - Math.min(...numbers.filter((_, at) => at % 2 === 1))
}
