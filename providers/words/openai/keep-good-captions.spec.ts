import { describe, expect, it } from 'vitest'
import type { Caption, CaptionOrder } from '#engine/types.ts'
import { keepGoodCaptions } from './keep-good-captions.ts'

const order: CaptionOrder = {
  message: 'clareamento com 20% de desconto',
  language: 'pt-BR',
  tone: 'professional',
  length: 'short',
  hashtags: true,
  occupation: 'dentista',
  count: 3,
  seed: 1,
}
const aCaption = (text: string, hashtags: readonly string[] = []): Caption => ({ text, hashtags })
const keep = (caption: Caption, changed: Partial<CaptionOrder> = {}) => keepGoodCaptions([caption], { ...order, ...changed })

describe('a model’s captions', () => {
  it.each([
    ['a promised result', 'Clareamento com resultado garantido!'],
    ['a promise of no pain', 'Clareamento sem dor, venha conhecer.'],
    ['a number that nobody gave', 'Clareamento com 30% de desconto.'],
    ['more than its length allows', 'Sorria. '.repeat(50)],
    ['nothing', '   '],
  ])('are left out with %s', (_case, text) => {
    expect(keep(aCaption(text))).toEqual([])
  })

  it('are kept with the numbers that the member gave', () => {
    expect(keep(aCaption('Clareamento com 20% de desconto.'))).toEqual([aCaption('Clareamento com 20% de desconto.')])
  })

  it('keep five hashtags at most, each once and well formed', () => {
    const [caption] = keep(aCaption('Oi', ['#a', 'b', '#a', '#c d', '#é', '##', '#f', '#g', '#h']))
    expect(caption?.hashtags).toEqual(['#a', '#b', '#é', '#f', '#g'])
  })

  it('have stray hashtags moved out of the text', () => {
    expect(keep(aCaption('Sorria! #sorriso\n\n#dentista'))).toEqual([aCaption('Sorria!', ['#sorriso', '#dentista'])])
    expect(keep(aCaption('Sorria! #sorriso'), { hashtags: false })).toEqual([aCaption('Sorria!')])
  })

  it('are cut to the number of captions that was ordered', () => {
    const many = ['Um sorriso.', 'Outro sorriso.', 'Mais um sorriso.'].map((text) => aCaption(text))
    expect(keepGoodCaptions(many, { ...order, count: 2 })).toHaveLength(2)
  })
})
