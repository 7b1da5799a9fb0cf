import { describe, expect, it } from 'vitest'
import { findAccented, parseTable, writeTable } from './accent-table.ts'
import { chooseAccents, type Dictionary } from './choose-accents.ts'
import { expandDictionary } from './expand-dictionary.ts'
import { isKnown, writeFilter } from './word-filter.ts'

const AFF = ['SFX p Y 1', 'SFX p 0 s .', 'SFX v Y 3', 'SFX v r 0 ar', 'SFX v r is ar', 'SFX v ar o ar'].join('\n')
const NO_MORE = { morePeople: [], foreignPeople: [] }
const NOBODY = { places: [], cities: [], people: [], ...NO_MORE }

function dictionaryOf(words: string, isLarge = false): Dictionary {
  return { forms: () => expandDictionary(AFF, words.replaceAll(' ', '\n')), isLarge }
}

describe('a dictionary', () => {
  it('knows the forms of its words, and which of them are of a verb', () => {
    expect([...expandDictionary(AFF, '2\nunha/p\npublicar/v')]).toMatchObject([
      { word: 'unha', isVerbForm: false, isBookish: false },
      { word: 'unhas', isVerbForm: false, isBookish: false },
      { word: 'publicar', isVerbForm: false, isBookish: false },
      { word: 'publica', isVerbForm: true, isBookish: false },
      { word: 'publicais', isVerbForm: true, isBookish: true },
      { word: 'publico', isVerbForm: true, isBookish: false },
    ])
  })
})

it('knows that what a suffix makes of a verb is no form of it', () => {
  const aff = 'SFX c Y 1\nSFX c r ção [ae]r +CAT=nc,G=f'
  expect([...expandDictionary(aff, 'avaliar/c')].at(-1)).toMatchObject({
    word: 'avaliação',
    isVerbForm: false,
    entry: '+CAT=nc,G=f',
  })
})

describe('a word typed without its accent', () => {
  it.each([
    ['is put right where it is no word', 'cílio/p', 'cilios', { word: 'cílios' }],
    ['stays where it is a word', 'avó/p avo/p', 'avo', undefined],
    ['stays where two are meant as often', 'sábia sabiá', 'sabia', undefined],
    ['is doubtful where it is a form of a verb', 'público/p publicar/v', 'publico', { word: 'público', doubt: 'verb' }],
    ['is put right where nobody uses the other form', 'papéis papar/v', 'papeis', { word: 'papéis' }],
  ])('%s', (_, words, typed, accented) => {
    const table = parseTable(writeTable(chooseAccents([dictionaryOf(words)], NOBODY, [])))
    expect(findAccented(table, typed)).toEqual(accented)
  })

  it('is what both dictionaries know rather than what only the large one does', () => {
    const dictionaries = [dictionaryOf('buquê buque', true), dictionaryOf('buquê')]
    expect(chooseAccents(dictionaries, NOBODY, []).get('buque')).toEqual({ word: 'buquê' })
  })
})

describe('a name', () => {
  const dictionaries = [dictionaryOf('natal porto/p Tatuapé')]

  it('gets its capital where it is no word, in the own language or another', () => {
    const names = { places: ['Natal', 'Osasco', 'Manager', 'Foz do Iguaçu'], cities: [], people: ['Inês'], ...NO_MORE }
    const table = chooseAccents(dictionaries, names, [dictionaryOf('manager')])
    expect(table.get('tatuape')).toEqual({ word: 'Tatuapé' })
    expect(table.get('osasco')).toEqual({ word: 'Osasco' })
    expect(table.get('foz do iguacu')).toEqual({ word: 'Foz do Iguaçu' })
    expect(table.get('ines')).toEqual({ word: 'Inês', doubt: 'person' })
    expect(table.get('natal')).toBeUndefined()
    expect(table.get('manager')).toBeUndefined()
  })
})

describe('the filter', () => {
  it('knows every word, and hardly any other', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `palavra${index}`)
    const filter = writeFilter(new Set(words))
    expect(words.every((word) => isKnown(filter, word))).toBe(true)
    const others = Array.from({ length: 2000 }, (_, index) => `outra${index}`)
    expect(others.filter((word) => isKnown(filter, word)).length).toBeLessThan(others.length / 20)
  })
})
