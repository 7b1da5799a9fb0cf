import { describe, expect, it } from 'vitest'
import { maskWithBox, openPicture, openPlane, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Picture, Plane } from '#engine/types.ts'
import { measureContrast } from './measure-contrast.ts'
import { setType } from './set-type.ts'

const LONG = 'Café da manhã especial todo sábado e domingo na padaria!'
const FORMATS = [
  { width: 720, height: 900 },
  { width: 720, height: 1280 },
]

/** Stripes of all brightnesses: no letter is readable on them without a veil. */
function stripes(width: number, height: number): Picture {
  const picture = plainPicture({ width, height }, [0, 0, 0])
  for (let at = 0; at < width * height; at++) picture.data.fill((at % width) % 40 < 20 ? 245 : 15, at * 3, at * 3 + 3)
  return picture
}

function fillsTheFrame({ width, height }: { width: number; height: number }): Plane {
  return maskWithBox({ width, height }, { left: 20, top: 20, width: width - 40, height: height - 40 })
}

describe('a long headline', () => {
  it.each(FORMATS)('is large enough to read and broken into even lines, though the subject fills %o', async (size) => {
    const { headline } = await setType(plainPicture(size, [120, 90, 70]), fillsTheFrame(size), { headline: LONG })
    expect(headline?.size).toBeGreaterThanOrEqual(0.05 * size.width)
    expect(headline?.lines.length).toBeGreaterThan(1)
    const lengths = headline?.lines.map((line) => line.length) ?? []
    expect(Math.max(...lengths)).toBeLessThan(3 * Math.min(...lengths))
  })

  it.each(FORMATS)('stays off the upper part of a subject that fills %o', async (size) => {
    const { headline } = await setType(plainPicture(size, [120, 90, 70]), fillsTheFrame(size), { headline: LONG })
    expect(headline?.box.top).toBeGreaterThan(0.42 * size.height)
  })
})

describe('the ground of type', () => {
  it.each(FORMATS)('gives letters a contrast of 4.5 on the worst of pictures in %o', async (size) => {
    // no letter of it is as high as a capital: the top of its box is bare ground
    const set = await setType(stripes(size.width, size.height), null, { headline: 'uma casa e um mar' })
    if (!set.headline) throw new Error('the headline is missing')
    const bare = { ...set.headline.box, top: set.headline.box.top + 1, height: 4 }
    // the lightest and the darkest letters that a grey picture gets
    const contrasts = [249, 28].map((level) => measureContrast(set.picture, bare, { letters: [level, level, level] }))
    expect(Math.max(...contrasts)).toBeGreaterThan(4.45)
  })

  it('stays unchanged where the letters can be read', async () => {
    const calm = plainPicture({ width: 720, height: 900 }, [240, 238, 230])
    const { picture } = await setType(calm, null, { headline: 'Pão' })
    expect(Array.from(picture.data.subarray(0, 3))).toEqual([240, 238, 230])
  })
})

describe('the signature', () => {
  it.each([0.7, 0.76, 0.8, 0.815, 0.86])('never stands on the seam of a photo that ends at %f of the height', async (end) => {
    const size = { width: 720, height: 1280 }
    const photoFrame = { left: 0, top: 0, width: 1, height: end }
    const { signature } = await setType(plainPicture(size, [90, 80, 70]), null, { signature: '@padaria', photoFrame })
    if (!signature) throw new Error('the signature is missing')
    const seam = end * size.height
    const { top, height } = signature.box
    expect(seam < top - height / 2 || seam > top + 1.5 * height).toBe(true)
  })
})

describe('headlines as people type them', () => {
  it.each([
    ['PROMOÇÃO IMPERDÍVEL DE FIM DE ANO 🎉🎉', /PROMOÇÃO/],
    ['Ação! Pão-de-açúcar à beira-mar, ó céus', /açúcar/i],
    ['Otorrinolaringologistapneumoultramicroscopico amanhã', /amanhã/i],
    ['سلام Bolo de festa', /Bolo/],
    ['👩‍👧‍👦 Família ❤️', /^Família$/],
  ])('lose nothing that can be shown: "%s"', async (headline, kept) => {
    const [photo, mask] = [await openPicture('lemur.png'), await openPlane('lemur-matte.png')]
    const set = await setType(photo, mask, { headline })
    const text = set.headline?.lines.join(' ') ?? ''
    expect(text).toMatch(kept)
    expect(text).not.toMatch(/\p{Extended_Pictographic}|\u200d|\ufe0f|[\u0600-\u06ff]/u)
  })
})
