import { describe, expect, it } from 'vitest'
import type { BaseLanguage } from '#phrases/languages.ts'
import { readAdjustment } from './read-adjustment.ts'
import { readText } from './reading.ts'

const adjustmentIn = (text: string, baseLanguage: BaseLanguage) => readAdjustment(readText(text, baseLanguage))

describe('the adjustment that is wished', () => {
  it.each([
    ['pt', 'um pouco mais escura', ['darker']],
    ['pt', 'ficou escura demais', ['lighter']],
    ['pt', 'tá muito estourado, escurece um tiquinho', ['darker']],
    ['pt', 'um pouco mais de luz, por favor', ['lighter']],
    ['pt', 'as cores estão frias, aquece isso', ['warmer']],
    ['pt', 'amarelou muito, esfria isso aí', ['cooler']],
    ['pt', 'aproxima mais no bolo', ['closer']],
    ['pt', 'tá giro mas o peixe parece alaranjado, arrefece isso e dá mais luz', ['lighter', 'cooler']],
    ['es', 'bájale tantito al brillo', ['darker']],
    ['es', 'está muy oscura', ['lighter']],
    ['es', 'dale un tono más cálido a la misma foto', ['warmer']],
    ['es', 'quedó muy amarilla, ponla más fría', ['cooler']],
    ['es', 'acércala un poquito', ['closer']],
    ['en', 'too dark', ['lighter']],
    ['en', 'make it darker', ['darker']],
    ['en', 'slightly warmer please', ['warmer']],
    ['en', 'its too yellow, cool it down a touch', ['cooler']],
    ['en', 'zoom in on the ring', ['closer']],
  ] as const)('is read in %s: "%s"', (baseLanguage, text, adjustment) => {
    expect(adjustmentIn(text, baseLanguage)).toEqual(adjustment)
  })

  it.each([
    ['pt', 'a luz ficou estranha'],
    ['pt', 'endireita que tá torta'],
    ['pt', 'dá pra pedir mais clara depois?'],
    ['pt', 'a parede do meu salão é mais escura'],
    ['pt', 'gostei que ficou mais clara'],
    ['pt', 'minha irmã quer a dela mais escura'],
    ['es', '¿cuánto cuesta hacerla más clara?'],
    ['es', 'me gusta que se vea más oscura'],
    ['en', 'my kitchen is darker than that'],
    ['en', 'love how it is brighter now'],
    ['en', 'does making it lighter cost anything'],
    ['es', 'no me gustó la luz'],
    ['en', 'can you straighten it'],
  ] as const)('is asked for where %s does not plainly wish one: "%s"', (baseLanguage, text) => {
    expect(adjustmentIn(text, baseLanguage)).toEqual([])
  })
})
