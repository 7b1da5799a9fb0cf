import { describe, expect, it } from 'vitest'
import { loadWords } from './dictionary/load-words.ts'
import { mendSpelling } from './mend-spelling.ts'

describe('a name that is another word as well', () => {
  it.each([
    ['pt-BR', 'obrigada rosa por confiar', 'obrigada Rosa por confiar'],
    ['pt-BR', 'bolo de casamento da vitória e do pedro', 'bolo de casamento da Vitória e do Pedro'],
    ['pt-BR', 'festa da ana oliveira', 'festa da Ana Oliveira'],
    ['pt-BR', 'atendo cambuci e liberdade', 'atendo Cambuci e Liberdade'],
    ['pt-BR', 'glória a deus', 'glória a Deus'],
    ['pt-BR', 'aceitamos elo, visa e mastercard', 'aceitamos Elo, Visa e Mastercard'],
    ['pt-BR', 'rua goiás 120', 'rua Goiás 120'],
    ['pt-BR', 'o bartolomeu dormiu', 'o Bartolomeu dormiu'],
    ['pt-PT', 'batizado na quinta do lago verde', 'batizado na Quinta do Lago Verde'],
    ['es', 'boda de clara y javier', 'boda de Clara y Javier'],
    ['en', 'thank god for sister pat', 'thank God for Sister Pat'],
    ['en', 'wedding of grace and Tom', 'wedding of Grace and Tom'],
  ] as const)('is one beside its neighbours in %s: "%s"', (language, typed, mended) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(mended)
  })

  it.each([
    ['pt-BR', 'a rosa ficou linda no vaso'],
    ['pt-BR', 'vestido rosa e azul'],
    ['pt-BR', 'parabéns pela vitória do time'],
    ['pt-BR', 'o elo entre pais e filhos'],
    ['pt-BR', 'quinta da pizza em dobro'],
    ['pt-BR', 'um deus grego na academia'],
    ['pt-PT', 'o pilar da casa'],
    ['es', 'armando cajas todo el día'],
    ['en', 'mark your calendar'],
    ['en', 'thanks will do'],
    ['en', 'rose and pearl earrings'],
  ] as const)('is none anywhere else in %s: "%s"', (language, typed) => {
    expect(mendSpelling(typed, language, loadWords(language))).toBe(typed)
  })
})
