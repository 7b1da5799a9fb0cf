import { describe, expect, it } from 'vitest'
import { maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Picture, Plane } from '#engine/types.ts'
import { grown, overlaps } from './boxes.ts'
import { setType } from './set-type.ts'
import { hasEmoji } from './typefaces.ts'

const CANVAS = { width: 1080, height: 1350 }
const grey = plainPicture(CANVAS, [190, 196, 198])

/** Dark signs of the size of letters all over a light wall. */
function lettered(): Picture {
  const wall = plainPicture(CANVAS, [225, 225, 225])
  for (let at = 0; at < CANVAS.width * CANVAS.height; at++) {
    const [x, y] = [at % CANVAS.width, Math.floor(at / CANVAS.width)]
    if (x % 34 < 14 && y % 60 < 36) wall.data.fill(40, at * 3, at * 3 + 3)
  }
  return wall
}

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

describe('type on a picture', () => {
  it('is clear on a calm ground beside the subject', async () => {
    const subject: Box = { left: 200, top: 500, width: 680, height: 850 }
    expect((await setType(grey, maskWith(subject), { headline: 'Agenda aberta' })).isClear).toBe(true)
  })

  it.each([
    ['the subject fills the picture', grey, { left: 0, top: 40, width: 1080, height: 1310 }],
    ['the ground is full of lettering', lettered(), { left: 300, top: 500, width: 480, height: 850 }],
  ])('is not where %s', async (_, ground, subject) => {
    expect((await setType(ground, maskWith(subject), { headline: 'Agenda aberta' })).isClear).toBe(false)
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
