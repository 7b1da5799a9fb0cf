import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { cutoutOf, maskWithBox, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Scene } from '#engine/backdrop/scene.ts'
import type { Corrections, Doubt, PictureOrder } from '#engine/types.ts'
import { changeBackdrop, viewWarnings } from './change-backdrop.ts'
import { chooseScene, chooseSceneFromAbove } from './choose-scene.ts'
import { trackStages } from './track-stages.ts'

it('warns when a subject photographed from above gets a level scene', () => {
  expect(viewWarnings('above', {}, false)).toEqual(['seen_from_above'])
  expect(viewWarnings('above', { view: 'front' }, false)).toEqual(['seen_from_above'])
})

it('does not warn when both have the same angle, or the subject was photographed level', () => {
  expect(viewWarnings('above', { view: 'above' }, false)).toEqual([])
  expect(viewWarnings('front', {}, false)).toEqual([])
})

it('says that the scene was moved above', () => {
  expect(viewWarnings('above', { view: 'above' }, true)).toEqual(['moved_above'])
})

const fromAbove = (wanted: PictureOrder) => chooseSceneFromAbove(wanted, chooseScene(wanted))

describe('the scene of an order for a photo from above', () => {
  const order = { operation: 'describe', format: '4:5', language: 'pt-BR' } as const

  it('is the surface that the words name, and claims nothing that is not in sight', () => {
    const { scene, understood } = fromAbove({ ...order, words: 'mesa de madeira escura com plantas ao fundo' })
    expect(scene).toMatchObject({ family: 'flat-lay', ground: { name: 'wood' } })
    expect(understood?.taken.join(' ')).toMatch(/madeira/)
    expect(understood?.taken.join(' ')).not.toMatch(/plantas|cima/)
    expect(understood?.missed.join(' ')).toMatch(/plantas/)
  })

  it('is the surface of a ready backdrop', () => {
    expect(fromAbove({ ...order, operation: 'swap', backdrop: 'marmore-branco' }).scene).toMatchObject({
      family: 'flat-lay',
      ground: { name: 'marble' },
    })
  })
})

describe('a photo whose subject was not separated for sure', () => {
  const PHOTO = { width: 400, height: 300 }
  const doubt: Doubt = { kind: 'whole_photo', place: { left: 0, top: 0, width: 1, height: 1 } }

  async function swap(doubts: readonly Doubt[], corrections?: Corrections, confidence = 1) {
    const cutout = {
      ...cutoutOf(plainPicture(PHOTO, [60, 120, 60]), maskWithBox(PHOTO, { left: 150, top: 100, width: 100, height: 120 })),
      doubts,
      confidence,
    }
    const painted: Scene[] = []
    const photo = await sharp(cutout.photo.data, { raw: { ...PHOTO, channels: 3 } })
      .jpeg()
      .toBuffer()
    const order: PictureOrder = {
      operation: 'swap',
      format: '1:1',
      backdrop: 'marmore-branco',
      language: 'pt-BR',
      ...(corrections && { corrections }),
    }
    const tools = {
      findCutout: async () => cutout,
      makeCutout: () => expect.fail('it was made before'),
      correctCutout: async () => cutout,
      storeCutout: async () => undefined,
      paint: async (scene: Scene, { width, height }: { width: number; height: number }) => {
        painted.push(scene)
        const isAbove = scene.family === 'flat-lay'
        return {
          picture: plainPicture({ width, height }, [200, 200, 200]),
          ground: isAbove ? null : 0.84,
          ...(isAbove && { view: 'above' as const }),
          light: { x: -0.5, hardness: 0.5 },
          isGenerated: false,
        }
      },
    }
    const made = await changeBackdrop(photo, order, tools, trackStages({}))
    return { ...made, family: painted.at(-1)?.family }
  }

  it('lies on the backdrop whole, seen from above, and says so in place of the doubt', async () => {
    const { warnings, doubts, view, family, photoFrame } = await swap([doubt])
    expect(warnings).toContain('shown_as_print')
    expect(warnings).not.toContain('moved_above')
    expect(doubts).toEqual([])
    expect(view).toBe('above')
    expect(family).toBe('flat-lay')
    expect(photoFrame.left).toBeGreaterThan(0)
    expect(photoFrame.left + photoFrame.width).toBeLessThan(1)
    expect(photoFrame.width / photoFrame.height).toBeCloseTo(PHOTO.width / PHOTO.height, 1)
  })

  it('lies there, too, where nothing stands out, and is refused where corrections leave nothing', async () => {
    const { warnings } = await swap([doubt], undefined, 0)
    expect(warnings).toContain('shown_as_print')
    await expect(swap([doubt], { strokes: [] }, 0)).rejects.toMatchObject({ code: 'subject_unclear' })
  })

  it('is cut out after a correction, and for a doubt about its edge alone', async () => {
    const stroke = { kind: 'keep', points: [{ x: 0.5, y: 0.5 }] } as const
    const corrected = await swap([doubt], { strokes: [stroke] })
    expect(corrected.warnings).not.toContain('shown_as_print')
    const ragged = await swap([{ ...doubt, kind: 'ragged_edge' }])
    expect(ragged.warnings).not.toContain('shown_as_print')
    expect(ragged.doubts.map(({ kind }) => kind)).toContain('ragged_edge')
  })
})
