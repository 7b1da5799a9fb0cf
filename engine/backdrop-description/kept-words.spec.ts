/** Words that were taken though the picture did not keep them: each is kept now, or told to be missed. */
import { describe, expect, it } from 'vitest'

import { paintScene } from '#engine/backdrop/painted-store.ts'
import { SIZE } from '#engine/backdrop/small-studio.test-support.ts'
import type { Language } from '#engine/types.ts'
import { describeScene } from './parse-words.ts'

async function picture(words: string): Promise<Uint8Array> {
  return (await paintScene('/nonexistent', { ...describeScene(words, 'pt-BR').scene, seed: 7 }, SIZE)).picture.data
}

const missedOf = (words: string, language: Language = 'pt-BR'): readonly string[] =>
  describeScene(words, language).understood.missed

/** The mean of each channel. */
function meanOf(data: Uint8Array): readonly [red: number, green: number, blue: number] {
  const sum = (channel: number): number => data.reduce((all, value, at) => (at % 3 === channel ? all + value : all), 0)
  return [(3 * sum(0)) / data.length, (3 * sum(1)) / data.length, (3 * sum(2)) / data.length]
}

/** How much lighter the first half of each row is than the second, of 255. */
function leanOf(data: Uint8Array): number {
  let lean = 0
  for (let at = 1; at < data.length; at += 3) {
    const column = ((at - 1) / 3) % SIZE.width
    lean += (column < SIZE.width / 2 ? 1 : -1) * (data[at] ?? 0)
  }
  return (6 * lean) / data.length
}

describe('materials', () => {
  it.each(['fundo de papel kraft', 'papel pardo', 'fundo de papelão'])('of unbleached paper are brown: "%s"', async (words) => {
    const [red, , blue] = meanOf(await picture(words))
    const [cream, , pale] = meanOf(await picture('fundo de papel'))
    expect(red - blue).toBeGreaterThan(cream - pale + 8)
  })

  it('of black velvet fill the picture and are black', async () => {
    expect(Math.max(...meanOf(await picture('veludo preto')))).toBeLessThan(40)
  })

  it('of silk shine: some of it is far lighter than the rest', async () => {
    const levels = [...(await picture('seda rosa'))].filter((_, at) => at % 3 === 1).toSorted((one, other) => one - other)
    const share = (of: number): number => levels[Math.floor(of * (levels.length - 1))] ?? 0
    expect(share(0.99) - share(0.05)).toBeGreaterThan(45)
  })

  it.each([
    ['rua de pedra', 'pt-BR'],
    ['rua empedrada', 'pt-PT'],
    ['calle adoquinada', 'es'],
  ] as const)('pave a street with stones: "%s"', (words, language) => {
    const { scene, understood } = describeScene(words, language)
    expect(scene).toMatchObject({ family: 'city', table: { name: 'cobbles' } })
    expect(understood.missed).toEqual([])
  })

  it.each([
    ['azulejo verde com toldo listrado', 'toldo listrado'],
    ['fundo branco com vestido xadrez', 'vestido xadrez'],
  ])('printed on something unknown are as unknown: "%s"', (words, missed) => {
    expect(missedOf(words)).toEqual([missed])
  })

  it('of a sofa make no table', () => {
    expect(missedOf('sofá de couro na sala')).toEqual(['couro'])
  })
})

describe('light', () => {
  it('from one side leaves the other in shade', async () => {
    expect(leanOf(await picture('parede cinza com luz da esquerda'))).toBeGreaterThan(20)
    expect(leanOf(await picture('parede cinza com luz da direita'))).toBeLessThan(-20)
  })

  it('from one side falls into a room as sun, and not by day', () => {
    expect(describeScene('biblioteca com luz lateral', 'pt-BR').scene.plate).toEqual({ scene: 'biblioteca', light: 'sun' })
  })

  it.each([
    ['parede branca com sombra de palmeira', 'palm'],
    ['parede branca com sombra de árvore', 'branch'],
    ['parede branca com sombra de folhas', 'leaves'],
    ['parede branca com sombras longas', 'window'],
  ])('throws the shadow that is named: "%s"', (words, pattern) => {
    expect(describeScene(words, 'pt-BR')).toMatchObject({ scene: { pattern }, understood: { missed: [] } })
  })

  it.each([
    ['parede branca com sombra de bananeira', 'pt-BR', 'sombra de bananeira'],
    ['rua com sombras longas', 'pt-BR', 'sombras longas'],
    ['street with long shadows', 'en', 'long shadows'],
    ['praia com sombra de palmeira', 'pt-BR', 'sombra de palmeira'],
    ['jardín con sombras duras', 'es', 'sombras duras'],
  ] as const)('throws no shadow that nobody could tell: "%s"', (words, language, missed) => {
    expect(missedOf(words, language)).toEqual([missed])
  })
})

describe('places', () => {
  it.each([
    ['campo de trigo', 'wheat'],
    ['dunas do deserto', 'dunes'],
    ['areia das dunas', 'dunes'],
  ])('have their own land: "%s"', (words, land) => {
    expect(describeScene(words, 'pt-BR')).toMatchObject({ scene: { land }, understood: { missed: [] } })
  })

  it.each([
    ['quarto de bebê com nuvens', 'quarto-de-bebe', ['nuvens']],
    ['barbearia antiga com cadeira de couro marrom', 'barbearia', []],
    ['consultório com planta e janela', 'consultorio', []],
    ['academia com piso emborrachado', 'academia', []],
  ])('are shown with what is there: "%s"', (words, scene, missed) => {
    const described = describeScene(words, 'pt-BR')
    expect(described.scene.plate?.scene).toBe(scene)
    expect(described.understood.missed).toEqual(missed)
  })

  it('are not told by the plural of something else', () => {
    expect(missedOf('cais com barcos', 'pt-PT')).toContain('cais')
  })
})

describe('how things stand to each other', () => {
  it.each([
    ['mesa com flores no balde', 'pt-BR', ['no balde']],
    ['fundo rosa com macarons na boleira', 'pt-BR', ['na boleira']],
    ['macarons en una bandeja con fondo rosa', 'es', ['en una bandeja']],
    ['bread in a basket on a wooden table', 'en', ['in a basket']],
    ['candles on a stack of books with warm light', 'en', ['on a stack of books']],
    ['mesa com cesta de pães', 'pt-BR', ['de pães']],
    ['caixote cheio de tomates', 'pt-PT', ['cheio de tomates']],
    ['pétalas em volta de velas', 'pt-BR', ['em volta de velas']],
  ] as const)('is missed where one is in, on or around another: "%s"', (words, language, missed) => {
    expect(missedOf(words, language)).toEqual(missed)
  })

  it.each([
    ['mesa com rosas num vaso', 'pt-BR'],
    ['vela em cima da mesa de madeira', 'pt-BR'],
    ['sunlight on a stack of books', 'en'],
    ['mármore com pérolas sobre pétalas', 'pt-BR'],
    ['parede branca atrás das flores', 'pt-BR'],
    ['mesa iluminada por velas', 'pt-BR'],
    ['dark wooden table in candlelight', 'en'],
    ['mesa de madeira à luz de velas', 'pt-BR'],
    ['jardín en flor', 'es'],
    ['cup of coffee beside books', 'en'],
    ['fundo rosa com flores em volta', 'pt-BR'],
  ] as const)('is kept where they stand side by side, and flowers in their vase: "%s"', (words, language) => {
    expect(missedOf(words, language)).toEqual([])
  })
})

describe('what is there at another hour, or is another kind', () => {
  it.each([
    ['montañas con pared naranja', 'es', ['pared naranja']],
    ['praia com mar azul ao entardecer', 'pt-BR', ['azul']],
    ['fundo verde com folhas de palmeira', 'pt-BR', ['folhas de palmeira']],
    ['parede cinza com costela de adão', 'pt-BR', ['costela de adão']],
  ] as const)('is missed: "%s"', (words, language, missed) => {
    expect(missedOf(words, language)).toEqual(missed)
  })

  it.each([
    ['montañas con cielo naranja', { land: 'mountains', time: 'sunset' }],
    ['montañas nevadas', { land: 'snow' }],
  ])('is shown where it can be: "%s"', (words, scene) => {
    expect(describeScene(words, 'es')).toMatchObject({ scene, understood: { missed: [] } })
  })

  it('leaves white white where candles stand', () => {
    expect(describeScene('mesa branca com velas', 'pt-BR').scene).not.toHaveProperty('temperature')
    expect(describeScene('mesa com velas', 'pt-BR').scene).toMatchObject({ temperature: 'warm', mood: 'dark' })
  })
})
