import { describe, expect, it } from 'vitest'

import { describeScene } from './parse-words.ts'

describe('moody blue light', () => {
  it('is blue on a wall without a colour', () => {
    expect(describeScene('wooden table, moody blue light', 'en').scene).toMatchObject({
      mood: 'dark',
      wall: { colour: '#1b2c4d' },
    })
  })

  it('leaves a black wall black', () => {
    expect(describeScene('black wall, moody blue light', 'en').scene).toMatchObject({ wall: { colour: '#17171a' } })
  })
})

describe('light from above', () => {
  it.each([
    ['fundo rosa com luz de cima', 'pt-BR'],
    ['fondo rosa con luz cenital', 'es'],
    ['pink backdrop lit from above', 'en'],
  ] as const)('does not move the camera there ("%s")', (words, language) => {
    expect(describeScene(words, language)).toMatchObject({ scene: { family: 'studio' }, understood: { missed: [] } })
  })
})
