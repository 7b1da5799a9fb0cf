import { describe, expect, it } from 'vitest'
import { correctMask } from './correct-mask.ts'
import { CORRECTION_SIZE, type Mask, type Corrections, type SegmentedPhoto, type Stroke } from './segmented-photo.ts'
import { preparePhoto } from './prepare-photo.ts'

const SIZE = CORRECTION_SIZE

interface Thing {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly colour: readonly [number, number, number]
}

const BODY: Thing = { left: 120, right: 240, top: 120, bottom: 384, colour: [180, 60, 50] }
const ARM: Thing = { left: 240, right: 330, top: 170, bottom: 200, colour: [205, 150, 120] }
const RUG: Thing = { left: 0, right: 384, top: 350, bottom: 384, colour: [60, 90, 150] }

function isIn({ left, right, top, bottom }: Thing, pixel: number): boolean {
  const x = pixel % SIZE
  const y = Math.floor(pixel / SIZE)
  return x >= left && x < right && y >= top && y < bottom
}

/** Things on a grey wall with a little noise; the last is in front. @param seen what the network took for the subject. */
function draw(things: readonly Thing[], seen: (pixel: number) => number): SegmentedPhoto {
  const colours = new Uint8Array(SIZE * SIZE * 3)
  for (let pixel = 0; pixel < SIZE * SIZE; pixel++) {
    const colour = things.findLast((thing) => isIn(thing, pixel))?.colour ?? [150, 152, 148]
    const noise = ((pixel * 7919) % 11) - 5
    colours.set(
      colour.map((value) => value + noise),
      pixel * 3,
    )
  }
  const opacities = Float32Array.from({ length: SIZE * SIZE }, (_, pixel) => seen(pixel))
  return { width: SIZE, height: SIZE, colours, seen: opacities, possible: opacities }
}

function stroke(kind: Stroke['kind'], ...points: [number, number][]): Stroke {
  return { kind, points: points.map(([x, y]) => ({ x: x / SIZE, y: y / SIZE })) }
}

function agreement(mask: Mask, isTrue: (pixel: number) => boolean): number {
  let both = 0
  let either = 0
  mask.forEach((value, pixel) => {
    if (value && isTrue(pixel)) both++
    if (value || isTrue(pixel)) either++
  })
  return both / either
}

function correct(scene: SegmentedPhoto, corrections: Corrections): Promise<Mask> {
  return correctMask(preparePhoto(scene), corrections)
}

describe('correcting a mask by hand', () => {
  const withoutArm = draw([BODY, ARM], (pixel) => (isIn(BODY, pixel) ? 0.97 : 0.02))
  const isPerson = (pixel: number): boolean => isIn(BODY, pixel) || isIn(ARM, pixel)

  it('is what the network saw while nobody says anything', async () => {
    expect(agreement(await correct(withoutArm, { strokes: [] }), (pixel) => isIn(BODY, pixel))).toBe(1)
  })

  it('brings a lost arm back after one stroke along it', async () => {
    const before = agreement(await correct(withoutArm, { strokes: [] }), isPerson)
    const after = await correct(withoutArm, { strokes: [stroke('keep', [260, 185], [310, 185])] })
    expect(before).toBeLessThan(0.93)
    expect(agreement(after, isPerson)).toBeGreaterThan(0.98)
  })

  it('takes a rug away and leaves the person on it', async () => {
    const scene = draw([RUG, BODY], (pixel) => (isIn(BODY, pixel) || isIn(RUG, pixel) ? 0.97 : 0.02))
    const after = await correct(scene, {
      strokes: [stroke('remove', [20, 367], [100, 367]), stroke('remove', [260, 367], [370, 367])],
    })
    expect(agreement(after, (pixel) => isIn(BODY, pixel))).toBeGreaterThan(0.97)
  })

  it('lets the last stroke win where two cross', async () => {
    const strokes = [stroke('keep', [260, 185], [310, 185]), stroke('remove', [260, 185], [325, 185])]
    const after = await correct(withoutArm, { strokes })
    expect(after[185 * SIZE + 290]).toBe(0)
    expect(agreement(after, (pixel) => isIn(BODY, pixel))).toBeGreaterThan(0.97)
  })

  it('forgets a stroke that is taken back', async () => {
    const strokes = [stroke('keep', [260, 185], [310, 185]), stroke('keep', [40, 40], [60, 40])]
    expect(await correct(withoutArm, { strokes: strokes.slice(0, 1) })).toEqual(
      await correct(withoutArm, { strokes: [stroke('keep', [260, 185], [310, 185])] }),
    )
    expect((await correct(withoutArm, { strokes }))[40 * SIZE + 50]).toBe(1)
  })

  it('takes nothing outside "this is it", and what is inside by its colour where the network saw nothing', async () => {
    const scene = draw([RUG, BODY, ARM], () => 0.05)
    const subject = { left: 115 / SIZE, top: 112 / SIZE, width: 130 / SIZE, height: 240 / SIZE }
    const mask = await correct(scene, { strokes: [], subject })
    const isInside = (pixel: number): boolean => isIn(BODY, pixel) && Math.floor(pixel / SIZE) < 352
    expect(agreement(mask, isInside)).toBeGreaterThan(0.95)
    expect(mask.every((value, pixel) => !value || pixel % SIZE < 246)).toBe(true)
  })

  it('brings more back where another pass saw it', async () => {
    // an arm with two colours: the stroke touches one of them
    const sleeve = { ...ARM, right: 285, colour: [90, 110, 60] as const }
    const half = draw([BODY, ARM, sleeve], (pixel) => (isIn(BODY, pixel) ? 0.97 : 0.02))
    const seenElsewhere = { ...half, possible: half.seen.map((opacity, pixel) => (isIn(ARM, pixel) ? 0.97 : opacity)) }
    const strokes = [stroke('keep', [250, 185], [275, 185])]
    const agreed = agreement(await correct(seenElsewhere, { strokes }), isPerson)
    expect(agreed).toBeGreaterThan(agreement(await correct(half, { strokes }), isPerson))
    expect(agreed).toBeGreaterThan(0.95)
  })

  it('leaks into no wall of another colour', async () => {
    const after = await correct(withoutArm, { strokes: [stroke('keep', [180, 250])] })
    expect(agreement(after, (pixel) => isIn(BODY, pixel))).toBeGreaterThan(0.98)
  })
})

it('what is called after each stroke may end the work', async () => {
  const strokes = Array.from({ length: 5 }, () => stroke('keep', [180, 200]))
  let calls = 0
  const end = () => {
    calls += 1
    if (calls === 3) throw new Error('enough')
  }
  const workplace = preparePhoto(draw([BODY], (pixel) => (isIn(BODY, pixel) ? 0.97 : 0.02)))
  await expect(correctMask(workplace, { strokes }, end)).rejects.toThrow('enough')
  expect(calls).toBe(3)
})
