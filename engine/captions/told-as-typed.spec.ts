import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { loadWords } from './dictionary/load-words.ts'
import { readMessage } from './read-message.ts'
import { withoutCommas } from './without-commas.test-support.ts'

const toldOf = (message: string, language: Language) =>
  readMessage(message, { language, occupation: '' }, loadWords(language)).told

describe('what she parts with commas herself', () => {
  it.each([
    [
      'pt-BR',
      'cesto de palha 85 alça e fecho de couro, sob encomenda',
      'Cesto de palha R$ 85, alça e fecho de couro, sob encomenda.',
    ],
    [
      'pt-BR',
      'buffet 59,90 seg a qui e 69,90 no domingo, crianças pagam meia',
      'Buffet R$ 59,90 segunda a quinta e R$ 69,90 no domingo, crianças pagam meia.',
    ],
    ['pt-PT', 'taça de barro, 18€ entrega incluída', 'Taça de barro, 18€, entrega incluída.'],
    [
      'es',
      'vacuna domingo, perro 45 mil gato desde 30 mil con cita previa',
      'Vacuna domingo, perro 45 mil, gato desde 30 mil con cita previa.',
    ],
  ] as const)('goes on with a comma and on its line, in %s: "%s"', (language, message, told) => {
    expect(withoutCommas(toldOf(message, language))).toBe(withoutCommas(told))
  })
})

describe('a number that costs nothing', () => {
  it.each([
    ['pt-BR', 'chegou o Bento 3,450 às 6h, parto em casa'],
    ['pt-PT', 'festa dos 50 do Rui, tema fado'],
    ['es', 'fiesta de los 40 de Marta, tema blanco'],
  ] as const)('has no coin, in %s: "%s"', (language, message) => {
    expect(toldOf(message, language)).not.toMatch(/R\$|€|\$/u)
  })

  it('counts what one gets for a price', () => {
    expect(toldOf('uva 2 caixas por 15, pera 7,90 o kg', 'pt-BR')).toMatch(/^Uva 2 caixas por R\$ 15/u)
  })
})

describe('hurried typing', () => {
  it.each([
    ['pt-BR', 'chegou a coleção nova galera corre ver', 'Chegou a coleção nova, galera, corre ver.'],
    ['pt-BR', 'acabou o caldo gente, amanhã tem mais', 'Acabou o caldo, gente, amanhã tem mais.'],
    ['pt-BR', 'a galera adorou, muita gente pediu', 'A galera adorou, muita gente pediu.'],
    ['pt-BR', 'ficou pesado mas deu certo viu', 'Ficou pesado mas deu certo, viu.'],
    ['pt-BR', 'aberto de 7 as 9', 'Aberto de 7 às 9.'],
    ['pt-BR', 'pintura no 3 andar', 'Pintura no 3.º andar.'],
    ['pt-BR', 'elas gostaramm', 'Elas gostaram.'],
    ['pt-PT', 'a noiva riu se muito', 'A noiva riu-se muito.'],
    ['es', 'una señora que venia con prisa', 'Una señora que venía con prisa.'],
    ['es', 'abrimos sab 3 mayo', 'Abrimos sábado 3 de mayo.'],
  ] as const)('is put right, in %s: "%s"', (language, message, told) => {
    expect(withoutCommas(toldOf(message, language))).toBe(withoutCommas(told))
  })
})

describe('a line that only greets', () => {
  it('tells nothing where it is said to us', () => {
    expect(toldOf('oi', 'pt-BR')).toBe('')
    expect(toldOf('hello', 'en')).toBe('')
  })

  it('is said to all where it is meant for all', () => {
    expect(toldOf('boa tarde', 'pt-BR')).toBe('Boa tarde!')
    expect(toldOf('buenas noches', 'es')).toBe('¡Buenas noches!')
  })
})

it('goes on with whom a promise was told of', () => {
  expect(toldOf('a dona Rosa perdeu 8 quilos em 3 meses, treina duas vezes por semana', 'pt-PT')).toBe(
    'A dona Rosa treina duas vezes por semana.',
  )
})

it('tells an age behind the name that a line begins with', () => {
  expect(withoutCommas(toldOf('Megan 34 ran her first 10k today', 'en'))).toBe('Megan 34 ran her first 10k today.')
})

it('leaves out what a soap is said to be good for', () => {
  expect(toldOf('lavender bars, great for psoriasis, 3 for 15', 'en')).not.toMatch(/psoriasis/iu)
})
