import { describe, expect, it } from 'vitest'
import { toLogits } from '#engine/passes/merge-passes.ts'
import type { Plane } from '../types.ts'
import { findDoubts } from './find-doubts.ts'

const SIDE = 512

interface Rectangle {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

const BODY = { left: 150, right: 350, top: 150, bottom: 450 }
const HAND = { left: 350, right: 400, top: 200, bottom: 240 }
const SHORTER = { ...BODY, bottom: 280 }
const TRAY = { left: 20, right: 150, top: 150, bottom: 450 }

function opacities(rectangles: readonly Rectangle[], opacity: number): Float32Array {
  return Float32Array.from({ length: SIDE * SIDE }, (_, i) => {
    const x = i % SIDE
    const y = Math.floor(i / SIDE)
    const isIn = rectangles.some(({ left, right, top, bottom }) => x >= left && x < right && y >= top && y < bottom)
    return isIn ? opacity : 0
  })
}

/** Every second pixel of every second row: what looks for people are as large as. */
function shrink(large: Float32Array): Float32Array {
  return large.filter((_, i) => i % 2 === 0 && Math.floor(i / SIDE) % 2 === 0)
}

const sureness = (confidence: number, beside = 0, inside = beside) => ({ confidence, clutter: { beside, inside } })

function plane(opacity: number, ...rectangles: Rectangle[]): Plane {
  return { data: Uint8Array.from(opacities(rectangles, opacity), (value) => Math.round(255 * value)), width: SIDE, height: SIDE }
}

/** What passes saw, as the network hands it out: the mask first. */
function estimate(...passes: readonly (readonly Rectangle[])[]) {
  const logits = passes.map((rectangles) => toLogits(opacities(rectangles, 0.99)))
  const [first = new Uint8Array(SIDE * SIDE)] = logits
  return { mask: plane(1, BODY), passes: [first, ...logits] }
}

async function kindsOf(...evidence: Parameters<typeof findDoubts>): Promise<string[]> {
  return (await findDoubts(...evidence)).map(({ kind }) => kind)
}

describe('doubting a mask', () => {
  it('says nothing of a crisp mask on which the looks agree', async () => {
    expect(await findDoubts(plane(1, BODY), estimate([BODY], [BODY]), sureness(0.97))).toEqual([])
  })

  it('says where a part is missing that two looks see', async () => {
    const [doubt] = await findDoubts(plane(1, BODY), estimate([BODY, HAND], [BODY, HAND]), sureness(0.97))
    expect(doubt?.kind).toBe('lost_part')
    expect(doubt?.place.left).toBeCloseTo(HAND.left / SIDE, 1)
    expect(doubt?.place.top).toBeCloseTo(HAND.top / SIDE, 1)
    expect(doubt?.place.width).toBeCloseTo(50 / SIDE, 1)
  })

  it('believes no single look that sees a small part more, and one that sees a large one', async () => {
    expect(await kindsOf(plane(1, BODY), estimate([BODY], [BODY, HAND]), sureness(0.97))).toEqual([])
    expect(await kindsOf(plane(1, BODY), estimate([BODY], [BODY, TRAY]), sureness(0.97))).toEqual(['lost_part'])
  })

  it('says nothing of a sliver beside the outline, however many looks see it', async () => {
    const sliver = { left: 350, right: 360, top: 200, bottom: 260 }
    expect(await kindsOf(plane(1, BODY), estimate([BODY, sliver], [BODY, sliver]), sureness(0.97))).toEqual([])
  })

  it('says where a large part came along that a look does not see', async () => {
    const [doubt] = await findDoubts(plane(1, BODY), estimate([BODY], [SHORTER]), sureness(0.97))
    expect(doubt?.kind).toBe('extra_part')
    expect(doubt?.place.top).toBeCloseTo(280 / SIDE, 1)
  })

  it('says where much is half-opaque', async () => {
    const soft = plane(0.5, HAND)
    const both = { ...soft, data: plane(1, BODY).data.map((value, i) => Math.max(value, soft.data[i] ?? 0)) }
    const thin = { ...both, data: both.data.map((value, i) => (i % SIDE < 300 && i % SIDE > 180 ? Math.min(value, 140) : value)) }
    const [doubt] = await findDoubts(thin, estimate([BODY], [BODY]), sureness(0.97))
    expect(doubt?.kind).toBe('ragged_edge')
    expect(doubt?.place.left).toBeGreaterThan(0.2)
    expect(doubt?.place.left).toBeLessThan(0.5)
  })

  it('compares a subject that people completed with them alone', async () => {
    const completedBy = (seen: Rectangle, isSkin = true) => ({
      ...estimate([SHORTER], [HAND]),
      people: { opacities: shrink(opacities([seen], 1)), isSkin },
    })
    expect(await kindsOf(plane(1, BODY), completedBy(BODY), sureness(0.97))).toEqual([])
    expect(await kindsOf(plane(1, BODY), completedBy(SHORTER), sureness(0.97))).toEqual(['no_clear_subject'])
    // cakes look like people to them
    expect(await kindsOf(plane(1, BODY), completedBy(BODY, false), sureness(0.97))).toEqual(['no_clear_subject'])
  })

  it('gives up what people may have completed wrongly and all passes contradict, and no hand of which they saw the nails', async () => {
    const completedBy = (seen: Rectangle) => ({
      ...estimate([HAND], [HAND], [HAND], [SHORTER], [SHORTER]),
      people: { opacities: shrink(opacities([seen], 1)), isSkin: true },
    })
    expect(await kindsOf(plane(1, BODY), completedBy(SHORTER), sureness(0.97))).toEqual(['whole_photo', 'no_clear_subject'])
    expect(await kindsOf(plane(1, BODY), completedBy(BODY), sureness(0.97))).toEqual([])
  })

  it('is in doubt of the subject itself where the looks disagree on it, or the mask is a haze', async () => {
    const differing = estimate([BODY], [SHORTER], [TRAY], [SHORTER])
    expect(await kindsOf(plane(1, BODY), differing, sureness(0.97))).toContain('no_clear_subject')
    expect(await kindsOf(plane(1, BODY), estimate([BODY], [BODY]), sureness(0.4))).toEqual(['no_clear_subject'])
    expect(await kindsOf(plane(1), estimate([], []), sureness(0))).toEqual(['no_clear_subject'])
  })

  it('is in doubt of a subject among many things on which the looks disagree a little', async () => {
    const larger = { ...BODY, bottom: 500 }
    const differing = estimate([BODY], [larger], [larger], [larger], [BODY])
    const among = (clutter: number) => kindsOf(plane(1, BODY), differing, sureness(0.97, clutter))
    expect(await among(0.1)).not.toContain('no_clear_subject')
    expect(await among(0.4)).toContain('no_clear_subject')
    expect(await kindsOf(plane(1, BODY), estimate([BODY], [BODY]), sureness(0.97, 0.4))).toEqual([])
  })

  it('is in no doubt of it where most looks agree, however much the others differ', async () => {
    const shorter = { ...BODY, bottom: 390 }
    const outvoted = estimate([BODY], [BODY], [BODY], [shorter], [shorter])
    expect(await kindsOf(plane(1, BODY), outvoted, sureness(0.97, 0.4))).not.toContain('no_clear_subject')
  })

  it('is in doubt of what is plainer than all that is around it, however much the looks agree', async () => {
    const agreed = estimate([BODY], [BODY])
    expect(await kindsOf(plane(1, BODY), agreed, sureness(0.97, 0.7, 0.4))).toEqual(['no_clear_subject'])
    expect(await kindsOf(plane(1, BODY), agreed, sureness(0.97, 0.7, 0.7))).toEqual([])
  })

  it('says where something else came along that the edge of the photo cuts off', async () => {
    const other = { left: 0, right: 70, top: 330, bottom: 450 }
    const [doubt] = await findDoubts(plane(1, BODY, other), estimate([BODY, other], [BODY, other]), sureness(0.97))
    expect(doubt?.kind).toBe('extra_part')
    expect(doubt?.place.left).toBe(0)
    const whole = { ...other, left: 20, right: 90 }
    expect(await kindsOf(plane(1, BODY, whole), estimate([BODY, whole], [BODY, whole]), sureness(0.97))).toEqual([])
  })

  it('asks for more where two looks agree', async () => {
    const agreed = await kindsOf(plane(1, BODY), estimate([BODY], [BODY]), sureness(0.74))
    const more = await kindsOf(plane(1, BODY), estimate([BODY], [BODY], [BODY]), sureness(0.74))
    expect([agreed, more]).toEqual([[], ['ragged_edge']])
  })

  it('believes no two looks of five that see a small part more', async () => {
    const five = estimate([BODY], [BODY], [BODY], [BODY, HAND], [BODY, HAND])
    expect(await kindsOf(plane(1, BODY), five, sureness(0.97))).toEqual([])
  })

  it('believes three looks of four', async () => {
    expect(await kindsOf(plane(1, BODY), estimate([BODY], [BODY], [HAND], [BODY]), sureness(0.97))).not.toContain(
      'no_clear_subject',
    )
  })

  it('gives a subject up that all passes together contradict on a large part', async () => {
    const half = { ...BODY, right: 250 }
    const split = [[BODY], [half], [half], [half], [half]] as const
    expect(await kindsOf(plane(1, BODY), estimate([BODY], ...split), sureness(0.97))).toContain('whole_photo')
    const single = [[BODY], [half], [BODY], [BODY], [BODY]] as const
    expect(await kindsOf(plane(1, BODY), estimate([BODY], ...single), sureness(0.97))).not.toContain('whole_photo')
  })

  it('gives up what is doubted and contradicted on a tenth, and no person of whom the looks saw too little', async () => {
    const most = [[BODY, TRAY], [BODY, TRAY], [BODY, TRAY], [BODY], [BODY]] as const
    const small = { ...TRAY, left: 110 }
    const few = most.map((seen) => seen.map((each) => (each === TRAY ? small : each)))
    expect(await kindsOf(plane(1, BODY), estimate(...few), sureness(0.97))).toEqual(['whole_photo', 'lost_part'])
    const sliver = most.map((seen) => seen.map((each) => (each === TRAY ? { ...TRAY, left: 140, top: 250 } : each)))
    expect(await kindsOf(plane(1, BODY), estimate(...sliver), sureness(0.97))).not.toContain('whole_photo')
    const people = { opacities: shrink(opacities([BODY], 1)), isSkin: false }
    expect(await kindsOf(plane(1, BODY), { ...estimate(...few), people }, sureness(0.97))).toEqual(['no_clear_subject'])
  })

  it('knows the whole photo as subject', async () => {
    const whole = { left: 0, right: SIDE, top: 0, bottom: SIDE }
    expect(await kindsOf(plane(1, whole), estimate([whole], [whole]), sureness(1))).toEqual(['whole_photo'])
  })
})
