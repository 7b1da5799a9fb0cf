import { TYPE_PAIRS, type TypePairId } from '#engine/typesetting/type-pairs.ts'
import { openFace } from '#engine/typesetting/typefaces.ts'

const SIZE = { width: 240, height: 88 } as const
const WORDS = { title: 'Flor do dia', small: 'R$ 120 · até sexta' } as const

/** A few words in a pair of faces, as an SVG of dark letters without a ground. */
export function drawTypeSample(id: TypePairId): string {
  const pair = TYPE_PAIRS[id]
  const [display, text] = [openFace(pair.display), openFace(pair.text)]
  const title = Math.min(34 * pair.scale, (SIZE.width - 8) / display.widthOf(WORDS.title, 0))
  const paths = [
    display.draw(WORDS.title, { x: 4, y: 44, size: title, tracking: 0 }),
    text.draw(WORDS.small, { x: 4, y: 74, size: 17, tracking: 0 }),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE.width} ${SIZE.height}"><path d="${paths.join('')}" fill="#161616"/></svg>`
}
