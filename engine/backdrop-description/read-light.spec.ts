import { describe, expect, it } from 'vitest'

import { describeScene } from './parse-words.ts'

describe('moody blue light', () => {
  it('falls on what is there', () => {
    expect(describeScene('wooden table, moody blue light', 'en')).toMatchObject({
      scene: { mood: 'dark', ground: { name: 'wood' }, cast: '#5d8fc0' },
      understood: { missed: [] },
    })
  })

  it('is that of tubes only where a room has them', () => {
    expect(describeScene('tijolo escuro com luz neon azul', 'pt-BR').scene).toMatchObject({
      wall: { name: 'brick' },
      cast: '#5d8fc0',
    })
    expect(describeScene('bar com letreiro neon azul', 'pt-BR').scene).toMatchObject({ hasNeon: true })
  })

  it('is not grey', () => {
    expect(describeScene('fundo branco com luz cinza', 'pt-BR').understood.missed).toEqual(['luz cinza'])
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
