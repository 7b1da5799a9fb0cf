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

  it.each([
    ['fundo branco com luz rosa e azul', 'pt-BR', '#eebcc2', ['azul']],
    ['pared blanca con luz roja y azul oscuro', 'es', '#c23b33', ['azul oscuro']],
    ['white wall, pink and blue light', 'en', '#5d8fc0', ['pink']],
  ] as const)('has one colour, and others are of no wall ("%s")', (words, language, cast, missed) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene).toMatchObject({ cast })
    expect(understood.missed).toEqual(missed)
    expect(JSON.stringify({ ...scene, cast: undefined })).not.toMatch(/#5d8fc0|#eebcc2|#c23b33/u)
  })

  it.each([
    ['pared de ladrillo con neón rosa', 'es', '#eebcc2', []],
    ['fondo negro con letrero de neón azul', 'es', '#5d8fc0', []],
    ['fundo preto com neon rosa e azul', 'pt-BR', '#eebcc2', ['azul']],
  ] as const)('is a sign on a bare wall where tubes are asked for: "%s"', (words, language, neon, missed) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene).toMatchObject({ neon })
    expect(scene.cast).toBeUndefined()
    expect(understood.missed).toEqual(missed)
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

  it.each([
    ['mármore com luz quente, visto de cima', 'pt-BR'],
    ['mármore com luz da janela visto de cima', 'pt-BR'],
    ['mármol con sombra suave, desde arriba', 'es'],
    ['mármol, luz dramática. visto desde arriba', 'es'],
    ['marble with morning sun, seen from above', 'en'],
    ['marble, soft light, from above', 'en'],
  ] as const)('is not meant behind a comma, nor by words of the camera ("%s")', (words, language) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene.family).toBe('flat-lay')
    expect(understood.taken.join(' ')).toMatch(/de cima|desde arriba|from above/u)
  })

  it('is accounted for', () => {
    expect(describeScene('mármore com luz quente de cima', 'pt-BR').understood.taken).toContain('luz quente de cima')
  })
})

describe('light from one side', () => {
  it.each([
    ['mesa preta com luz dramatica de um lado', 'pt-BR'],
    ['fondo blanco con luz cálida de lado', 'es'],
    ['white wall, soft light from one side', 'en'],
  ] as const)('comes from there ("%s")', (words, language) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene).toMatchObject({ lightX: -1 })
    expect(understood.missed).toEqual([])
  })

  it('is how a thing lies where no light is named', () => {
    expect(describeScene('garrafa de lado em fundo branco', 'pt-BR').understood.missed).toEqual(['garrafa de lado'])
  })

  it.each([
    ['academia escura com luz lateral', []],
    ['academia com luz laranja de lado', ['de lado']],
    ['chuva na janela com luz lateral', ['luz lateral']],
  ])('is missed where no plate shows it: "%s"', (words, missed) => {
    const { scene, understood } = describeScene(words, 'pt-BR')
    expect(scene.plate).toBeDefined()
    expect(understood.missed).toEqual(missed)
  })
})

describe('a window and leaves', () => {
  it.each([
    ['janela com sol da manhã e cortina branca', 'pt-BR', ['janela']],
    ['janela aberta pro mar', 'pt-BR', ['janela aberta']],
    ['ventana y mesa de madera', 'es', ['ventana']],
    ['snowy window sill', 'en', ['window sill']],
    ['parede rosa com folha de bananeira', 'pt-BR', ['folha de bananeira']],
    ['white wall with leaves', 'en', ['leaves']],
    ['praia com sombra de coqueiro', 'pt-BR', ['sombra de coqueiro']],
    ['mesa com folha de bambu', 'pt-BR', ['folha de bambu']],
  ] as const)('are missed where their light alone falls on a wall, or the reverse: "%s"', (words, language, missed) => {
    expect(describeScene(words, language).understood.missed).toEqual(missed)
  })

  it.each([
    ['mesa de madeira perto da janela', 'pt-BR'],
    ['mesa de madeira ao pé da janela', 'pt-PT'],
    ['wooden table by the window', 'en'],
    ['wooden windowsill on a rainy day', 'en'],
    ['cozinha com janela', 'pt-BR'],
    ['jardim com folhas', 'pt-BR'],
    ['janela com chuva', 'pt-BR'],
  ] as const)('are there, or near: "%s"', (words, language) => {
    expect(describeScene(words, language).understood.missed).toEqual([])
  })
})
