import { describe, expect, it } from 'vitest'
import type { Backdrop, Cutout, Picture } from '#engine/types.ts'
import { litLevel } from '#engine/light/match-light.ts'
import { composePicture } from './compose-picture.ts'
import { cutoutOf, maskCutBelow, maskWithBox, openPicture, openPlane, plainPicture } from './cutouts.test-support.ts'
import { resampleMask, resamplePicture } from './resample.ts'
import { surelyInside } from './surely-inside.test-support.ts'

const CANVAS = { width: 540, height: 675 }

function backdropOf(picture: Picture, ground: number | null = 0.84): Backdrop {
  return { picture, ground, light: { x: -0.8, hardness: 0.8 }, isGenerated: false }
}

const fromAbove = (picture: Picture): Backdrop => ({ ...backdropOf(picture, null), view: 'above' })

async function lemur(): Promise<Cutout> {
  return cutoutOf(await openPicture('lemur.png'), await openPlane('lemur-matte.png'))
}

const whiteBottle = () => {
  const size = { width: 400, height: 500 }
  const mask = maskWithBox(size, { left: 140, top: 100, width: 120, height: 320 })
  return cutoutOf(plainPicture(size, [250, 250, 250]), mask)
}

const composeAbove = async (cutout: Cutout) => {
  const { picture, placement } = await composePicture(cutout, fromAbove(plainPicture(CANVAS, [200, 200, 200])), {
    lightMatch: true,
  })
  return { placement, levelAt: (x: number, y: number) => picture.data[(y * CANVAS.width + x) * 3 + 1] ?? 0 }
}

describe('composing a picture', () => {
  it.each([
    ['white', [255, 255, 255]],
    ['black', [0, 0, 0]],
    ['red', [255, 0, 0]],
  ] as const)('changes no pixel well inside the subject on a %s backdrop when light matching is off', async (_, colour) => {
    const front = { ...backdropOf(plainPicture(CANVAS, colour)), gloss: 1 }
    const above = fromAbove(plainPicture(CANVAS, colour))
    for (const [cutout, backdrop] of [
      [await lemur(), front],
      [await lemur(), above],
      [whiteBottle(), front],
      [whiteBottle(), above],
    ] as const) {
      const { picture, placement } = await composePicture(cutout, backdrop, { lightMatch: false })
      const original = await resamplePicture(cutout.photo, placement)
      const truth = await resampleMask(cutout.alpha, placement)
      let largest = 0
      const seen = surelyInside(truth, placement.target, picture, (onCanvas, inSubject) => {
        for (let channel = 0; channel < 3; channel++) {
          const difference = (picture.data[onCanvas * 3 + channel] ?? 0) - (original.data[inSubject * 3 + channel] ?? 0)
          largest = Math.max(largest, Math.abs(difference))
        }
      })
      expect(seen).toBeGreaterThan(1000)
      expect(largest).toBeLessThanOrEqual(1)
    }
  })

  it('changes the subject by exactly the declared map when light matching is on', async () => {
    const cutout = await lemur()
    const { picture, placement, lightMap } = await composePicture(cutout, backdropOf(plainPicture(CANVAS, [200, 90, 40])), {
      lightMatch: true,
    })
    const original = await resamplePicture(cutout.photo, placement)
    const truth = await resampleMask(cutout.alpha, placement)
    let wrong = 0
    surelyInside(truth, placement.target, picture, (onCanvas, inSubject) => {
      for (const channel of [0, 1, 2] as const) {
        const declared = litLevel(lightMap, channel, original.data[inSubject * 3 + channel] ?? 0, inSubject % truth.width)
        if (picture.data[onCanvas * 3 + channel] !== declared) wrong++
      }
    })
    expect(wrong).toBe(0)
  })

  it('darkens the ground where a standing subject touches it', async () => {
    const { picture, placement } = await composePicture(whiteBottle(), backdropOf(plainPicture(CANVAS, [200, 200, 200])), {
      lightMatch: true,
    })
    const foot = placement.target.top + placement.target.height + 2
    const middle = placement.target.left + Math.round(placement.target.width / 2)
    expect(picture.data[(foot * CANVAS.width + middle) * 3 + 1]).toBeLessThan(150)
    expect(picture.data[(20 * CANVAS.width + 20) * 3 + 1]).toBe(200)
  })

  it.each([
    ['on a polished ground', 1, 8],
    ['a little on a waxed one', 0.3, 2],
    ['not at all on a dull one', 0, 0],
  ])('mirrors the foot of a standing subject %s', async (_, gloss, atLeast) => {
    const size = { width: 400, height: 500 }
    const red = cutoutOf(plainPicture(size, [220, 20, 20]), maskWithBox(size, { left: 140, top: 100, width: 120, height: 320 }))
    const { picture, placement } = await composePicture(
      red,
      { ...backdropOf(plainPicture(CANVAS, [90, 90, 90])), gloss },
      { lightMatch: false },
    )
    const { left, top, width, height } = placement.target
    const rednessBelow = (distance: number): number => {
      const at = ((top + height + distance) * CANVAS.width + Math.round(left + width / 2)) * 3
      return (picture.data[at] ?? 0) - (picture.data[at + 1] ?? 0)
    }
    if (atLeast === 0) expect(rednessBelow(20)).toBeLessThan(2)
    else expect(rednessBelow(20)).toBeGreaterThan(atLeast)
    expect(rednessBelow(90)).toBeLessThan(2)
  })

  it('casts the shadow away from the light', async () => {
    const { picture, placement } = await composePicture(whiteBottle(), backdropOf(plainPicture(CANVAS, [200, 200, 200])), {
      lightMatch: true,
    })
    const { left, top, width, height } = placement.target
    const y = top + height - 14
    const levelAt = (x: number) => picture.data[(y * CANVAS.width + x) * 3 + 1] ?? 0
    // the light comes from the left
    expect(levelAt(left + width + 24)).toBeLessThan(levelAt(left - 24))
  })

  it('casts no shadow on the ground for a subject that leaves the picture below', async () => {
    const size = { width: 400, height: 500 }
    const bust = cutoutOf(plainPicture(size, [90, 60, 50]), maskWithBox(size, { left: 100, top: 150, width: 200, height: 350 }))
    const { picture, mask } = await composePicture(bust, backdropOf(plainPicture(CANVAS, [200, 200, 200])), { lightMatch: true })
    const darkened = mask.data.filter((alpha, at) => alpha === 0 && picture.data[at * 3] !== 200)
    expect(darkened.length).toBe(0)
  })

  describe('seen from above', () => {
    it('darkens the table all around the rim, most on the side away from the light', async () => {
      const { placement, levelAt } = await composeAbove(whiteBottle())
      const { left, top, width, height } = placement.target
      const middle = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
      // the light comes from the left and from the far side
      const lit = [levelAt(left - 2, middle.y), levelAt(middle.x, top - 2)]
      const shaded = [levelAt(left + width + 2, middle.y), levelAt(middle.x, top + height + 2)]
      for (const level of lit) expect(level).toBeLessThan(198)
      expect(Math.max(...shaded)).toBeLessThan(Math.min(...lit))
      expect(levelAt(10, 10)).toBe(200)
    })

    it('casts a shadow for a hand that reaches in from an edge, up to that edge', async () => {
      const size = { width: 400, height: 500 }
      const arm = cutoutOf(
        plainPicture(size, [190, 140, 120]),
        maskWithBox(size, { left: 150, top: 200, width: 250, height: 90 }),
      )
      const { placement, levelAt } = await composeAbove(arm)
      const below = placement.target.top + placement.target.height + 4
      expect(levelAt(CANVAS.width - 1, below)).toBeLessThan(192)
    })
  })

  it('makes the same picture twice', async () => {
    const backdrop = backdropOf(plainPicture(CANVAS, [180, 170, 150]))
    const [one, other] = [
      await composePicture(await lemur(), backdrop, { lightMatch: true }),
      await composePicture(await lemur(), backdrop, { lightMatch: true }),
    ]
    expect(Buffer.compare(one.picture.data, other.picture.data)).toBe(0)
  })
})

/** White above, black from the table's edge down. */
const room = (): Picture => {
  const picture = plainPicture(CANVAS, [240, 240, 240])
  picture.data.fill(20, Math.round(0.62 * CANVAS.height) * CANVAS.width * 3)
  return picture
}

const cornerOf = ({ data }: Picture): number => data[((CANVAS.height - 4) * CANVAS.width + 4) * 3] ?? 0

describe('a person whom the photo cut off', () => {
  const size = { width: 400, height: 500 }
  const cutOff = cutoutOf(plainPicture(size, [120, 90, 80]), maskWithBox(size, { left: 120, top: 150, width: 160, height: 350 }))
  const whole = cutoutOf(plainPicture(size, [120, 90, 80]), maskWithBox(size, { left: 120, top: 100, width: 160, height: 300 }))
  const backdrop: Backdrop = { ...backdropOf(room()), floor: 0.62 }

  it('never grows out of a table: the view moves above it', async () => {
    const { picture, isAboveFloor } = await composePicture(cutOff, backdrop, { lightMatch: false })
    expect(cornerOf(picture)).toBeGreaterThan(230)
    expect(isAboveFloor).toBe(true)
  })

  it('keeps the table where only the nearest part of a plate is cut off, and its shadow on it', async () => {
    const cake = cutoutOf(plainPicture(size, [120, 90, 80]), maskCutBelow(size, 'round'))
    const bright = { ...backdrop, picture: plainPicture(CANVAS, [200, 200, 200]) }
    const { isAboveFloor, placement, picture } = await composePicture(cake, bright, { lightMatch: false })
    expect(isAboveFloor).toBe(false)
    const beside = (placement.target.top + placement.target.height - 4) * CANVAS.width + placement.target.left + 8
    expect(picture.data[beside * 3] ?? 0).toBeLessThan(192)
  })

  it('nor does a hand from the side hover over it', async () => {
    const skin = plainPicture(size, [205, 150, 125])
    const hand = maskWithBox(size, { left: 130, top: 180, width: 270, height: 110 })
    for (const left of [140, 200, 260]) {
      for (let y = 290; y < 380; y++) hand.data.fill(255, y * size.width + left, y * size.width + left + 24)
    }
    const { picture, mask, isAboveFloor } = await composePicture(cutoutOf(skin, hand), backdrop, { lightMatch: false })
    expect(isAboveFloor).toBe(true)
    expect(cornerOf(picture)).toBeGreaterThan(230)
    // and it casts no shadow on a ground that is not there
    expect(mask.data.some((alpha, at) => alpha === 0 && (picture.data[at * 3] ?? 0) < 236)).toBe(false)
  })

  it('is the only one who loses the table, with hands', async () => {
    const { picture, isAboveFloor } = await composePicture(whole, backdrop, { lightMatch: false })
    expect(cornerOf(picture)).toBeLessThan(30)
    expect(isAboveFloor).toBe(false)
  })
})

describe('the shadow of a wide base', () => {
  it('lies under its far side too, which the lens sees higher', async () => {
    const size = { width: 800, height: 400 }
    const alpha = maskWithBox(size, { left: 300, top: 150, width: 350, height: 200 })
    // the far half of the base: a tenth of the width higher than the near one
    for (let y = 150; y < 310; y++) alpha.data.fill(255, y * size.width + 100, y * size.width + 300)
    const pair = cutoutOf(plainPicture(size, [90, 90, 90]), alpha)
    const ground = plainPicture(CANVAS, [200, 200, 200])
    const { picture, placement } = await composePicture(pair, backdropOf(ground), { lightMatch: false })
    const { target, source } = placement
    const scale = target.width / source.width
    const below = Math.round(target.top + (310 - source.top) * scale) + 3
    const across = Math.round(target.left + (180 - source.left) * scale)
    expect(picture.data[(below * CANVAS.width + across) * 3] ?? 0).toBeLessThan(150)
  })
})

describe('the shadow of a car', () => {
  const size = { width: 800, height: 400 }
  /** A body between a near wheel on the left and one further away on the right; the photo may have cut the body at its side. */
  const carFrom = (left: number) => {
    const alpha = maskWithBox(size, { left, top: 100, width: 700 - left, height: 165 })
    for (let y = 265; y < 330; y++) alpha.data.fill(255, y * size.width + 150, y * size.width + 230)
    for (let y = 265; y < 295; y++) alpha.data.fill(255, y * size.width + 560, y * size.width + 640)
    return cutoutOf(plainPicture(size, [90, 90, 90]), alpha)
  }
  const ground = plainPicture(CANVAS, [200, 200, 200])

  it.each([
    ['stands', 100],
    ['is cut off at its side', 0],
  ])('lies under both wheels and between them, where it %s', async (_, left) => {
    const { picture, placement } = await composePicture(carFrom(left), backdropOf(ground), { lightMatch: false })
    const { target, source } = placement
    const scale = target.width / source.width
    const levelAt = (x: number, y: number): number => {
      const row = Math.round(target.top + (y - source.top) * scale) + 4
      return picture.data[(row * CANVAS.width + Math.round(target.left + (x - source.left) * scale)) * 3] ?? 0
    }
    expect(levelAt(190, 330)).toBeLessThan(110)
    expect(levelAt(600, 295)).toBeLessThan(130)
    expect(levelAt(400, 295)).toBeLessThan(150)
    // in front of it the ground is lit
    expect(levelAt(600, 365)).toBeGreaterThan(150)
  })
})

describe('the shadow on a plinth', () => {
  it('ends where the plinth does', async () => {
    const ground = plainPicture(CANVAS, [200, 200, 200])
    const onPlinth = { ...backdropOf(ground), groundWidth: 0.4 }
    const far = async (backdrop: Backdrop): Promise<number> => {
      const { picture } = await composePicture(whiteBottle(), backdrop, { lightMatch: false })
      let darkest = 255
      for (let y = 0; y < CANVAS.height; y++) darkest = Math.min(darkest, picture.data[(y * CANVAS.width + 430) * 3] ?? 0)
      return darkest
    }
    expect(await far(onPlinth)).toBe(200)
    expect(await far(backdropOf(ground))).toBeLessThan(195)
  })
})
