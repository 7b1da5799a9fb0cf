import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#engine/types.ts'
import { mendSpelling } from './mend-spelling.ts'

describe('hurried typing', () => {
  it.each([
    ['pt-BR', 'limpeza de pele rs 80 as 10h', 'limpeza de pele R$ 80 às 10h'],
    ['pt-BR', 'drenagem linfatica 10 sessoes por R$800 so ate sabado', 'drenagem linfática 10 sessões por R$ 800 só até sábado'],
    ['pt-BR', 'promocao de 120 por 89,90', 'promoção de R$ 120 por R$ 89,90'],
    ['pt-BR', 'buque 129,90 ou 3x de 50', 'buquê R$ 129,90 ou 3x de R$ 50'],
    ['pt-BR', 'seg qua e sex as 18hs', 'segunda, quarta e sexta às 18h'],
    ['pt-BR', 'de ter a sab das 9h as 19h', 'de terça a sábado das 9h às 19h'],
    ['pt-BR', 'vagas p treino c/ a Lu, n precisa levar nada', 'vagas para treino com a Lu, não precisa levar nada'],
    ['pt-BR', 'LIMPEZA DE PELE ATE SABADO', 'LIMPEZA DE PELE ATÉ SÁBADO'],
    ['pt-PT', 'marcaçoes ate sabado, madeixas 65 eur', 'marcações até sábado, madeixas 65 €'],
    ['es', 'unas acrilicas manana, promocion de fin de ano', 'uñas acrílicas mañana, promoción de fin de año'],
    ['es', 'menu del dia', 'menú del día'],
    ['en', 'balayage w/ Mia sat 9am til christmas', 'balayage with Mia Saturday 9am until Christmas'],
  ] as const)('is put right in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language)).toBe(mended)
  })

  it.each([
    ['pt-BR', 'corte com Joao na Padaria Sao Jose do Avai'],
    ['pt-BR', 'chama em https://x.com/promocao ou @nao.sei #promocao'],
    ['pt-BR', 'esta semana tem sérum de vitamina c'],
    ['pt-BR', 'bolo de 1,50 kg e toalha de 2,20 m'],
    ['pt-BR', 'é de ter orgulho, um dom'],
    ['pt-BR', 'tamanhos p m g'],
    ['es', 'unas flores para la Sra Manana'],
    ['en', 'we sat in the sun'],
  ] as const)('is left alone in %s where it is right, a name or an address: "%s"', (language, typed) => {
    expect(mendSpelling(typed, language)).toBe(typed)
  })

  it('changes nothing the second time, and no digit ever', () => {
    const typed = fc
      .array(
        fc.constantFrom(
          'nao',
          'rs',
          '80',
          '10h',
          'as',
          'seg',
          'sex',
          'sabado',
          'p',
          'c/',
          'Joao',
          'de',
          'por',
          '129,90',
          'R$',
          'e',
          '18hs',
        ),
      )
      .map((words) => words.join(' '))
    fc.assert(
      fc.property(typed, fc.constantFrom(...LANGUAGES), (text, language) => {
        const once = mendSpelling(text, language)
        expect(once.replaceAll(/\D/g, '')).toBe(text.replaceAll(/\D/g, ''))
      }),
    )
  })
})
