import { describe, expect, it } from 'vitest'
import { maskWithBox, openPicture, openPlane, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Picture } from '#engine/types.ts'
import { marginsOf } from '../framing/formats.ts'
import { setType } from './set-type.ts'
import { openFace } from './typefaces.ts'

const CANVAS = { width: 720, height: 900 }
const paper = plainPicture(CANVAS, [214, 205, 190])
const isInside = (box: Box, { width, height }: { width: number; height: number }) =>
  box.left >= 0 && box.top >= 0 && box.left + box.width <= width && box.top + box.height <= height
const overlap = (one: Box, other: Box) =>
  Math.max(0, Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left)) *
  Math.max(0, Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top))
const changedPixels = (one: Picture, other: Picture) => one.data.filter((value, at) => value !== other.data[at]).length

async function levelsUnderHeadline(colour: readonly [number, number, number]): Promise<{ low: number; high: number }> {
  const { picture, headline } = await setType(plainPicture(CANVAS, colour), null, { headline: 'Noite' })
  if (!headline) throw new Error('the headline is missing')
  const { left, top, width, height } = headline.box
  const levels: number[] = []
  for (let y = top; y < top + height; y++)
    for (let x = left; x < left + width; x++) levels.push(picture.data[(y * CANVAS.width + x) * 3 + 1] ?? 0)
  return { low: Math.min(...levels), high: Math.max(...levels) }
}

const HEADLINES = [
  'Oi',
  'Pão quentinho todo dia às 7h',
  'Extraordinariamentedelicioso',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW',
  'Só hoje: 30% de desconto em toda a coleção de inverno 2026!!',
]

describe('setting type', () => {
  it.each(HEADLINES)('keeps "%s" and the signature inside the safe margins', async (headline) => {
    for (const size of [CANVAS, { width: 720, height: 720 }, { width: 720, height: 1280 }, { width: 300, height: 200 }]) {
      const set = await setType(plainPicture(size, [214, 205, 190]), null, {
        headline,
        signature: '@padaria.do.bairro.feliz.da.esquina.42',
      })
      const margins = marginsOf(size)
      for (const block of [set.headline, set.signature]) {
        expect(block && isInside(block.box, size)).toBe(true)
        expect(block?.box.left).toBeGreaterThanOrEqual(Math.floor(margins.side * size.width))
      }
    }
  })

  it.each([
    ['below', { left: 160, top: 420, width: 400, height: 480 }],
    ['above', { left: 160, top: 0, width: 400, height: 520 }],
    ['on the left', { left: 0, top: 60, width: 330, height: 840 }],
    ['on the right', { left: 390, top: 60, width: 330, height: 840 }],
  ] as const)('stays off a subject that stands %s', async (_, subject) => {
    const set = await setType(paper, maskWithBox(CANVAS, subject), {
      headline: 'Feito com calma e carinho',
      signature: '@atelie',
    })
    expect(set.headline && overlap(set.headline.box, subject)).toBe(0)
    expect(set.signature && overlap(set.signature.box, subject)).toBe(0)
  })

  it('keeps headline and signature apart', async () => {
    const subject = { left: 0, top: 300, width: 720, height: 600 }
    const set = await setType(paper, maskWithBox(CANVAS, subject), { headline: 'Nova coleção', signature: '@atelie' })
    expect(set.headline && set.signature && overlap(set.headline.box, set.signature.box)).toBe(0)
  })

  it('writes light letters on a dark picture and dark ones on a light picture', async () => {
    expect((await levelsUnderHeadline([20, 22, 30])).high).toBeGreaterThan(225)
    expect((await levelsUnderHeadline([240, 238, 230])).low).toBeLessThan(60)
  })

  it('drops emoji and letters that the face lacks and keeps the rest', () => {
    const face = openFace('plain')
    expect(face.printable('Bolo 🎂 de  festa ❤️')).toBe('Bolo de festa')
    expect(face.printable('Ǹova ação')).toBe('Nova ação')
    expect(face.printable('日本 מבצע')).toBe('')
  })

  it('sets nothing where no letter can be shown', async () => {
    const set = await setType(paper, null, { headline: '🎉🎉', signature: '日本' })
    expect(set.headline).toBeNull()
    expect(changedPixels(set.picture, paper)).toBe(0)
  })

  it('sets the same type twice', async () => {
    const [photo, mask] = [await openPicture('lemur.png'), await openPlane('lemur-matte.png')]
    const order = { headline: 'Olhos de ouro', signature: '@zoo' }
    const [one, other] = [await setType(photo, mask, order), await setType(photo, mask, order)]
    expect(changedPixels(one.picture, other.picture)).toBe(0)
    expect(changedPixels(one.picture, photo)).toBeGreaterThan(1000)
  })
})
