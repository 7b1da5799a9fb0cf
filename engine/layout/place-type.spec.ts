import { describe, expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Picture, Plane } from '#engine/types.ts'
import { grown, overlaps } from './boxes.ts'
import { setType } from './set-type.ts'
import { hasEmoji } from './typefaces.ts'

const CANVAS = { width: 1080, height: 1350 }
const grey = plainPicture(CANVAS, [190, 196, 198])

function maskWith(...boxes: readonly Box[]): Plane {
  const planes = boxes.map((box) => maskWithBox(CANVAS, box))
  return {
    ...CANVAS,
    data: Uint8Array.from({ length: CANVAS.width * CANVAS.height }, (_, at) =>
      Math.max(...planes.map(({ data }) => data[at] ?? 0)),
    ),
  }
}

/** A head with free space at both sides, on shoulders that fill the bottom. */
const HEAD: Box = { left: 370, top: 370, width: 300, height: 330 }
const PERSON = maskWith(HEAD, { left: 0, top: 700, width: 1080, height: 650 })

describe('headline and signature together', () => {
  it.each(['Sorria com confiança', 'Oi', 'Feito com calma, carinho e muita atenção'])(
    'leave the head of a person alone under "%s"',
    async (headline) => {
      const set = await setType(grey, PERSON, { headline, signature: 'Dra. Ana Moura' })
      if (!set.headline || !set.signature) throw new Error('type is missing')
      expect(overlaps(grown(set.signature.box, 8), HEAD)).toBe(false)
      expect(set.signature.box.top + set.signature.box.height).toBeLessThan(700)
      expect(overlaps(set.headline.box, set.signature.box)).toBe(false)
    },
  )

  it.each([
    ['up the left', { left: 260, top: 0, width: 820, height: 1350 }],
    ['up the right', { left: 0, top: 0, width: 820, height: 1350 }],
  ] as const)('find the one free strip %s', async (_, subject) => {
    const { signature } = await setType(grey, maskWith(subject), { signature: '@ana' })
    expect(signature && overlaps(signature.box, subject)).toBe(false)
  })

  it('stay off a thin stem where the corners are free', async () => {
    const flower: Box = { left: 200, top: 240, width: 540, height: 1000 }
    const stem: Box = { left: 780, top: 200, width: 90, height: 1150 }
    const { headline } = await setType(grey, maskWith(flower, stem), { headline: 'Feliz dia' })
    expect(headline && overlaps(headline.box, flower)).toBe(false)
    expect(headline && overlaps(headline.box, stem)).toBe(false)
  })
})

describe('the veil behind type', () => {
  it('has no hard edge anywhere, not even along the subject', async () => {
    const ground: Picture = plainPicture(CANVAS, [122, 122, 122])
    const subject: Box = { left: 0, top: 60, width: 560, height: 1290 }
    const set = await setType(ground, maskWith(subject), { headline: 'Agenda aberta' })
    if (!set.headline) throw new Error('the headline is missing')
    const change = (x: number, y: number) => Math.abs((set.picture.data[(y * CANVAS.width + x) * 3] ?? 0) - 122)
    const letters = grown(set.headline.box, set.headline.size * 0.5)
    let steepest = 0
    let most = 0
    for (let y = 1; y < CANVAS.height - 1; y += 3) {
      for (let x = 1; x < CANVAS.width - 1; x++) {
        if (overlaps({ left: x - 1, top: y - 1, width: 3, height: 3 }, letters)) continue
        most = Math.max(most, change(x, y))
        steepest = Math.max(steepest, Math.abs(change(x + 1, y) - change(x, y)), Math.abs(change(x, y + 1) - change(x, y)))
      }
    }
    expect(most).toBeGreaterThan(0)
    expect(steepest).toBeLessThanOrEqual(5)
  })

  it('leaves the rest of the picture as it was', async () => {
    const noisy = plainPicture(CANVAS, [0, 0, 0])
    for (let at = 0; at < CANVAS.width * CANVAS.height; at++)
      noisy.data.fill((at % CANVAS.width) % 40 < 20 ? 240 : 20, at * 3, at * 3 + 3)
    const set = await setType(noisy, null, { headline: 'Agenda aberta' })
    const bottom = (CANVAS.height - 40) * CANVAS.width * 3
    expect(Array.from(set.picture.data.subarray(bottom, bottom + 3000))).toEqual(
      Array.from(noisy.data.subarray(bottom, bottom + 3000)),
    )
  })
})

describe('emoji', () => {
  it('are removed from text, and that is reported', () => {
    expect(['Feliz dia 🌸💐', 'Amor ❤️', 'Só hoje!', 'Marca® 2026'].map(hasEmoji)).toEqual([true, true, false, false])
  })
})
