import { describe, expect, it } from 'vitest'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Box, Cutout, Plane } from '#engine/types.ts'
import { classifyView } from './classify-view.ts'
import { liesSpreadOut } from './lies-spread-out.ts'

const PHOTO = { width: 400, height: 500 }

/** A round object in a box: a plate from above, a ball from the front. */
function disc({ left, top, width, height }: Box): Plane {
  const plane = maskWithBox(PHOTO, { left, top, width, height })
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) {
      const out = Math.hypot((x + 0.5 - left) / width - 0.5, (y + 0.5 - top) / height - 0.5)
      if (out > 0.5) plane.data[y * PHOTO.width + x] = 0
    }
  }
  return plane
}

const PLATE: Box = { left: 80, top: 130, width: 240, height: 240 }

/** Another surface from a row down: a table before a wall. */
function withTable(cutout: Cutout, row: number): Cutout {
  const { data } = cutout.photo
  for (let at = row * PHOTO.width * 3; at < data.length; at++) data[at] = 85 + ((at * 7919) % 11)
  return cutout
}

/** As a program draws it. */
const onDrawnGround = (alpha: Plane): Cutout => cutoutOf(plainPicture(PHOTO, [200, 170, 140]), alpha)

/** With the grain that a camera leaves. */
function onOneSurface(alpha: Plane): Cutout {
  const cutout = onDrawnGround(alpha)
  const { data } = cutout.photo
  for (let at = 0; at < data.length; at++) data[at] = (data[at] ?? 0) + ((at * 7919) % 11) - 5
  return cutout
}

/** A wide base on threads that are as strong as `strength` says by row. */
function onCarpet(strength: (row: number) => number): Cutout {
  const cutout = onOneSurface(maskWithBox(PHOTO, PLATE))
  const { data } = cutout.photo
  for (let at = 0; at < data.length; at++) {
    const isThread = Math.floor(at / 3) % 2 === 0
    data[at] = (data[at] ?? 0) + (isThread ? 0.5 : -0.5) * strength(Math.floor(at / 3 / PHOTO.width))
  }
  return cutout
}

interface Shadow {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** A box with a wide base on rough paper, with a shadow somewhere, in levels of 0…255. */
function onPaper({ left, right, top, bottom }: Shadow, darkness = 30): Cutout {
  const cutout = onOneSurface(maskWithBox(PHOTO, PLATE))
  const { data } = cutout.photo
  for (let pixel = 0; pixel < data.length / 3; pixel++) {
    const x = pixel % PHOTO.width
    const y = Math.floor(pixel / PHOTO.width)
    const isShaded = x >= left && x < right && y >= top && y < bottom
    const roughness = (Math.floor(x / 4) + Math.floor(y / 4)) % 2 === 0 ? 4 : -4
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) data[at] = (data[at] ?? 0) + roughness - (isShaded ? darkness : 0)
  }
  return cutout
}

/** A dark box on rough paper, with a shadow on both sides. */
function beforeShadow(box: Box): Cutout {
  const { photo } = onPaper({ left: 120, right: 280, top: 150, bottom: 350 })
  const alpha = maskWithBox(PHOTO, box)
  alpha.data.forEach((opacity, pixel) => opacity > 0 && photo.data.fill(30, pixel * 3, pixel * 3 + 3))
  return cutoutOf(photo, alpha)
}

/** A tube that was put down on a table, turned by so many degrees; it may leave the photo below. */
function tubeTurnedBy(degrees: number, middle: number): Cutout {
  const alpha = maskWithBox(PHOTO, PLATE)
  const turn = (degrees * Math.PI) / 180
  for (let pixel = 0; pixel < alpha.data.length; pixel++) {
    const x = (pixel % PHOTO.width) - PHOTO.width / 2
    const y = Math.floor(pixel / PHOTO.width) - middle
    const along = Math.abs(y * Math.cos(turn) + x * Math.sin(turn))
    const across = Math.abs(x * Math.cos(turn) - y * Math.sin(turn))
    alpha.data[pixel] = along < 150 && across < 60 ? 255 : 0
  }
  const cutout = onOneSurface(alpha)
  // a wall and a table do not tell where it lies: the tube itself does
  const { data } = cutout.photo
  for (let at = 0; at < 200 * PHOTO.width * 3; at++) data[at] = 35 + ((at * 7919) % 11)
  alpha.data.forEach((opacity, pixel) => opacity > 0 && cutout.photo.data.fill(230, pixel * 3, pixel * 3 + 3))
  return cutoutOf(cutout.photo, alpha)
}

/** On rough boards, the lowest of which is darker, with a shadow beside it. */
function onBoards(darkness: number): Cutout {
  const cutout = onPaper({ left: 60, right: 340, top: 180, bottom: 300 }, darkness)
  const { data } = cutout.photo
  for (let at = 410 * PHOTO.width * 3; at < data.length; at++) data[at] = (data[at] ?? 0) - 24
  return cutout
}

/** Around columns of the photo as wide as `halfAt` says by row; nothing where it is 0. */
function around(middles: readonly number[], halfAt: (row: number) => number): Plane {
  const plane = maskWithBox(PHOTO, { left: 0, top: 0, width: 0, height: 0 })
  for (let y = 0; y < PHOTO.height; y++) {
    const half = Math.round(halfAt(y))
    for (const middle of middles) plane.data.fill(255, y * PHOTO.width + middle - half, y * PHOTO.width + middle + half)
  }
  return plane
}

/** Narrower above and below than in its middle. */
const CAKE = around([200], (row) => {
  if (row < 150 || row >= 360) return 0
  if (row < 190) return 65
  return row < 320 ? 95 : 75
})
/** Upright above and round below. */
const POT = around([200], (row) => {
  if (row < 150 || row >= 370) return 0
  return row < 300 ? 100 : 100 * Math.sqrt(1 - ((row - 300) / 70) ** 2)
})
/** Two soles from the upper to the lower edge. */
const SLIPPERS = around([105, 295], (row) => {
  const width = 85 * Math.sqrt(1 - ((row + 0.5) / (PHOTO.height / 2) - 1) ** 2)
  return row > 200 && row < 330 ? 0.8 * width : width
})

/** A plate that is wider than high, of which so many rows are missing below, in a photo that is wider than high. */
function plateCutBy(rows: number): Cutout {
  const [width, height] = [PHOTO.width, 260]
  const above = PHOTO.height - height
  const { data } = disc({ left: 60, top: PHOTO.height - 240 + rows, width: 280, height: 240 })
  const { photo } = onOneSurface({ data, width, height: PHOTO.height })
  return cutoutOf(
    { data: photo.data.slice(above * width * 3), width, height },
    { data: data.slice(above * width), width, height },
  )
}

const EARRING: Box = { left: 80, top: 90, width: 80, height: 100 }

describe('the angle of a photo', () => {
  it('is above where a plate lies in the middle of one surface', () => {
    expect(classifyView(onOneSurface(disc(PLATE)))).toBe('above')
  })

  it('is above where only a cord of what lies there runs out of the photo', () => {
    const dryer = disc(PLATE)
    for (let y = 360; y < PHOTO.height; y++) dryer.data.fill(255, y * PHOTO.width + 196, y * PHOTO.width + 204)
    expect(classifyView(onOneSurface(dryer))).toBe('above')
  })

  it('is above where a jacket with a wide hem lies on a carpet', () => {
    expect(classifyView(onCarpet(() => 40))).toBe('above')
  })

  it('is the front where the carpet runs away from the lens', () => {
    expect(classifyView(onCarpet((y) => (40 * y) / PHOTO.height))).toBe('front')
  })

  it.each([
    ['beside the middle of a box', { left: 60, right: 340, top: 180, bottom: 300 }, 'above'],
    ['below a box', { left: 80, right: 320, top: 370, bottom: 390 }, 'front'],
  ] as const)('is told by a shadow %s', (_, shadow, view) => {
    expect(classifyView(onPaper(shadow))).toBe(view)
  })

  it('is told by a dark shadow beside a box on boards, of which one is darker', () => {
    expect([classifyView(onBoards(80)), classifyView(onBoards(15))]).toEqual(['above', 'front'])
  })

  it('is the front where a person stands before a curtain, beside her shadow', () => {
    expect(classifyView(beforeShadow({ left: 150, top: 50, width: 100, height: 400 }))).toBe('front')
    expect(classifyView(beforeShadow({ left: 130, top: 150, width: 140, height: 200 }))).toBe('above')
  })

  it('is the front where a cake with the outline of clothes stands before a wall', () => {
    const cake = withTable(onOneSurface(CAKE), 260)
    expect([liesSpreadOut(cake), classifyView(cake)]).toEqual([true, 'front'])
    expect(classifyView(onOneSurface(CAKE))).toBe('above')
  })

  it('is the front where a pot stands on a sheet that is its wall as well', () => {
    expect(classifyView(onOneSurface(POT))).toBe('front')
  })

  it('is above where a photo is cropped to the ends of what was laid out', () => {
    expect(classifyView(onDrawnGround(SLIPPERS))).toBe('above')
  })

  it('is above where the lower edge cuts a little off a plate that is seen obliquely', () => {
    expect([classifyView(plateCutBy(8)), classifyView(plateCutBy(60))]).toEqual(['above', 'front'])
  })

  it.each([
    ['hovers beside another one', [EARRING, { ...EARRING, left: 250, top: 260 }], 'above'],
    ['stands beside another one', [EARRING, { ...EARRING, left: 250, top: 90 }], 'front'],
    ['rests on another one', [EARRING, { ...EARRING, top: 260 }], 'front'],
  ] as const)('is told by a part that %s', (_, boxes, view) => {
    const alpha = maskWithBox(PHOTO, boxes[0])
    const second = maskWithBox(PHOTO, boxes[1])
    alpha.data.set(alpha.data.map((opacity, at) => Math.max(opacity, second.data[at] ?? 0)))
    expect(classifyView(withTable(onOneSurface(alpha), 400))).toBe(view)
  })

  it.each([
    ['turned', 35, 250, 'above'],
    ['turned, and cut off by the lower edge,', 35, 420, 'above'],
    ['upright', 0, 250, 'front'],
    ['upright, before a tilted lens,', 6, 250, 'front'],
  ] as const)('is told by a tube that is %s among other surfaces', (_, degrees, middle, view) => {
    expect(classifyView(tubeTurnedBy(degrees, middle))).toBe(view)
  })

  it('is the front on a ground that was drawn, but for a plate', () => {
    const onDrawn = ({ alpha, photo }: Cutout): Cutout => {
      const drawn = onDrawnGround(alpha)
      // what was photographed keeps its look
      alpha.data.forEach((opacity, pixel) => {
        if (opacity > 0) drawn.photo.data.set(photo.data.subarray(pixel * 3, pixel * 3 + 3), pixel * 3)
      })
      return drawn
    }
    const tube = tubeTurnedBy(35, 250)
    expect([classifyView(tube), classifyView(onDrawn(tube))]).toEqual(['above', 'front'])
    expect(classifyView(onDrawnGround(disc(PLATE)))).toBe('above')
  })

  it('is the front where a table ends behind the subject', () => {
    expect(classifyView(withTable(onOneSurface(disc(PLATE)), 250))).toBe('front')
  })

  it.each([
    ['has a base to stand on', maskWithBox(PHOTO, PLATE)],
    ['is cut off by the lower edge', disc({ left: 80, top: 260, width: 240, height: 240 })],
    ['is tall', disc({ left: 150, top: 60, width: 100, height: 380 })],
    ['stands low', disc({ left: 140, top: 340, width: 140, height: 140 })],
  ])('is the front where the subject %s', (_, alpha) => {
    expect(classifyView(onOneSurface(alpha))).toBe('front')
  })
})
