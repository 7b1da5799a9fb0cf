import { describe, expect, it } from 'vitest'
import { describeScene } from './parse-words.ts'

describe('an order as people say it', () => {
  it.each([
    ['pt-BR', 'mesa de madeira clara, luz da manhã entrando pela esquerda'],
    ['pt-BR', 'o bolo em cima de uma mesa rústica no jardim, cordão de luzinhas'],
    ['pt-BR', 'mesa de jardim, toalha branca'],
    ['pt-BR', 'seda champagne dobrada'],
    ['pt-BR', 'parede nude lisa'],
    ['pt-BR', 'horta, céu aberto, começo da manhã'],
    ['pt-PT', 'passeio de calçada portuguesa'],
    ['pt-PT', 'fundo de estúdio cinzento, com sombra suave no chão'],
    ['es', 'mesa con mantel de lino blanco y detrás un jardín fuera de foco'],
    ['es', 'fondo rosa con perlas sueltas'],
    ['en', 'my ring on a wooden table'],
    ['en', 'flour dusted counter and a linen cloth'],
    ['en', 'old school barbershop pls'],
  ] as const)('is shown whole, in %s: "%s"', (language, words) => {
    const { understood, isGuess } = describeScene(words, language)
    expect(isGuess).toBe(false)
    expect(understood.missed).toEqual([])
  })

  it('lays the cloth on the table of a garden', () => {
    const { scene } = describeScene('mesa de jardim, toalha branca', 'pt-BR')
    expect(scene).toMatchObject({ family: 'garden', table: { name: 'linen', colour: '#f4f2ee' } })
  })

  it('keeps a named place as it was typed', () => {
    const { scene, understood } = describeScene('rua de paralelepípedo, tipo Paraty', 'pt-BR')
    expect(scene).not.toHaveProperty('props')
    expect(understood.missed).toEqual(['Paraty'])
  })

  it('stands on a table of wood where it is rustic', () => {
    expect(describeScene('mesa rústica', 'pt-BR').scene).toMatchObject({ ground: { name: 'wood' } })
  })

  it('shows satin in its colour, though what is said besides is missed', () => {
    const { scene, understood } = describeScene('cream satin with a bit of gold leaf', 'en')
    expect(scene.plate).toMatchObject({ scene: 'cetim' })
    expect(understood.missed).toEqual(['gold leaf'])
  })
})
