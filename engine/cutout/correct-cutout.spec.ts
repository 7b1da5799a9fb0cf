import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photoPath } from '#engine/compose/cutouts.test-support.ts'
import { decodePhoto } from '#engine/decode/decode-photo.ts'
import { editPicture } from '#engine/edit/edit-picture.ts'
import type { EditTools } from '#engine/edit/edit-tools.ts'
import { maskAgreement } from '#engine/model/mask-agreement.ts'
import { MODELS_FOR_TESTS, MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import { prepareModel } from '#engine/model/prepare-model.ts'
import type { Cutout, Corrections, Region } from '#engine/types.ts'
import { cutOut } from './cut-out.ts'
import { correctCutout, openBudget } from './correct-cutout.ts'
import { type Segmenter, createSegmenter } from './segmenter.ts'

let segmenter: Segmenter
let cup: Cutout

beforeAll(async () => {
  segmenter = await createSegmenter(await prepareModel({ modelDir: MODELS_FOR_TESTS }))
  cup = await cutOut(await decodePhoto(await readFile(photoPath('coffee.jpg'))), segmenter)
}, MODEL_TIMEOUT_MS)

afterAll(() => segmenter.close())

const unused = (): Promise<never> => Promise.reject(new Error('the cutout is there already'))
const noLook = (): Promise<Uint8Array> => Promise.reject(new Error('a stroke needs no look'))

function correct(corrections: Corrections): Promise<Cutout> {
  const readRegion = corrections.subject ? (place: Region) => segmenter.readRegion(cup.photo, place) : noLook
  return correctCutout(cup, corrections, { readRegion })
}

/** A point of the cup's box, in shares of the box, as a share of the photo. */
function inCup(x: number, y: number): { x: number; y: number } {
  const { box, photo } = cup
  return { x: (box.left + x * box.width) / photo.width, y: (box.top + y * box.height) / photo.height }
}

/** The photo without its subject: everything that was cut out, wiped out of what the network saw. */
function forgetful(): Cutout {
  const wiped = cup.passes.map((pass) => {
    const side = Math.sqrt(pass.length)
    const middle = (cup.box.left + cup.box.width / 2) / cup.photo.width
    return pass.map((logit, i) => ((i % side) / side > middle ? Math.min(logit, 20) : logit))
  })
  const alpha = cup.alpha.data.map((value, i) => ((i % cup.photo.width) / cup.photo.width > middleOf(cup) ? 0 : value))
  return { ...cup, passes: wiped, alpha: { ...cup.alpha, data: alpha } }
}

function middleOf({ box, photo }: Cutout): number {
  return (box.left + box.width / 2) / photo.width
}

describe('correcting a cutout', () => {
  it('changes nothing far from the strokes', async () => {
    const corrected = await correct({ strokes: [{ kind: 'keep', points: [inCup(0.5, 0.5)] }] })
    expect(maskAgreement(corrected.alpha, cup.alpha)).toBeGreaterThan(0.99)
  })

  it('brings half a cup back after two strokes', async () => {
    const half = forgetful()
    const strokes = [
      { kind: 'keep' as const, points: [inCup(0.6, 0.35), inCup(0.85, 0.5)] },
      { kind: 'keep' as const, points: [inCup(0.6, 0.8), inCup(0.85, 0.75)] },
    ]
    const corrected = await correctCutout(half, { strokes }, { readRegion: noLook })
    expect(maskAgreement(half.alpha, cup.alpha)).toBeLessThan(0.6)
    expect(maskAgreement(corrected.alpha, cup.alpha)).toBeGreaterThan(0.8)
    // the corrected border has no old background, and the middle keeps the photo
    const inside = corrected.alpha.data.findIndex((value, i) => value === 255 && (cup.alpha.data[i] ?? 0) === 255)
    expect(corrected.foreground.data[inside * 3]).toBe(cup.photo.data[inside * 3])
  })

  it('finds the subject again in "this is it"', async () => {
    const { left, top, width, height } = cup.box
    const { photo } = cup
    const subject = {
      left: left / photo.width,
      top: top / photo.height,
      width: width / photo.width,
      height: height / photo.height,
    }
    const nothing = { ...forgetful(), passes: cup.passes.map((pass) => new Uint8Array(pass.length)) }
    const readRegion = (place: Region) => segmenter.readRegion(photo, place)
    const corrected = await correctCutout(nothing, { strokes: [], subject }, { readRegion })
    expect(maskAgreement(corrected.alpha, cup.alpha)).toBeGreaterThan(0.9)
  })

  it('drops a doubt through whose place a stroke goes, and keeps the others', async () => {
    const doubted: Cutout = {
      ...cup,
      doubts: [
        { kind: 'lost_part', place: { left: 0.9, top: 0.9, width: 0.1, height: 0.1 } },
        { kind: 'ragged_edge', place: { left: 0, top: 0, width: 0.1, height: 0.1 } },
      ],
    }
    const strokes = [{ kind: 'remove' as const, points: [{ x: 0.05, y: 0.05 }] }]
    const { doubts } = await correctCutout(doubted, { strokes }, { readRegion: noLook })
    expect(doubts.map(({ kind }) => kind)).toEqual(['lost_part'])
  })
})

it('ends at the next stroke of an edit that is ended', async () => {
  const ended = new AbortController()
  const corrections = { strokes: [{ kind: 'keep' as const, points: [inCup(0.5, 0.5)] }] }
  const correcting: Promise<Cutout>[] = []
  const tools: EditTools = {
    findCutout: async () => cup,
    makeCutout: unused,
    storeCutout: unused,
    paint: unused,
    correctCutout: (cutout, given, signal) => {
      const corrected = correctCutout(cutout, given, { readRegion: noLook, signal })
      correcting.push(corrected)
      return corrected
    },
  }
  const edit = editPicture(
    await readFile(photoPath('coffee.jpg')),
    { operation: 'post', format: '1:1', language: 'pt-BR', corrections },
    tools,
    { signal: ended.signal, onProgress: (stage) => stage === 'cutout' && ended.abort(new Error('ended')) },
  )
  await expect(edit).rejects.toThrow('ended')
  expect(await Promise.allSettled(correcting)).toMatchObject([{ status: 'rejected', reason: { message: 'ended' } }])
})

it('calls the corrections too many when they take too long, not the photo too heavy', () => {
  const spend = openBudget(1)
  const spendAll = () => {
    for (;;) spend()
  }
  expect(spendAll).toThrow(expect.objectContaining({ code: 'corrections_too_many' }))
})
