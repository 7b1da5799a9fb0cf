import { describe, expect, it } from 'vitest'
import { viewWarnings } from './change-backdrop.ts'
import type { PictureOrder } from '#engine/types.ts'
import { chooseScene, chooseSceneFromAbove } from './choose-scene.ts'

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
