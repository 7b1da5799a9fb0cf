import { describe, expect, it } from 'vitest'
import type { Language } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { obeyInstructions } from './obey-instructions.ts'
import { writeCaptions } from './write-captions.ts'

const textOf = (message: string, language: Language) => obeyInstructions(message, baseLanguageOf(language)).text

function captionOf(message: string, language: Language, occupation = '') {
  const manner = { tone: 'warm', length: 'medium', hashtags: true, count: 1, seed: 1 } as const
  const [caption] = writeCaptions({ message, language, occupation, ...manner })
  return caption ?? { text: '', hashtags: [] }
}

describe('what is not to be said', () => {
  it.each([
    ['pt-BR', 'Escova 90 terça. não é pra falar da cor pq foi outra pessoa q fez', 'Escova 90 terça.'],
    ['pt-BR', 'massagem 120. nao colocar preço nem oferta', 'massagem 120.'],
    ['pt-BR', 'peeling em maio. escreve sem prometer nada', 'peeling em maio.'],
    ['pt-BR', 'feijão faz bem!!! fala disso', 'feijão faz bem!!!'],
    ['pt-BR', 'sapatilha nova, deixa bem curtinho', 'sapatilha nova'],
    ['pt-BR', 'gel 45. nao fala em promoção', 'gel 45.'],
    ['pt-BR', 'chá revelação 650. nada de colocar telefone', 'chá revelação 650.'],
    ['pt-PT', 'ramo da Inês 🤍 não escrevas o preço', 'ramo da Inês 🤍'],
    ['pt-PT', 'coroa de flores até 29/10, com respeito pf nada de emojis', 'coroa de flores até 29/10'],
    ['es', 'terapia los jueves. que suene cercano porfa', 'terapia los jueves.'],
    ['es', 'lentejas con huevo. no digas q es para bajar de peso', 'lentejas con huevo.'],
    ['pt-BR', 'corte degradê 35. fala isso', 'corte degradê 35.'],
    ['pt-BR', 'vagas em junho. tom leve e humano', 'vagas em junho.'],
    ['pt-BR', 'vagas em junho. linguagem simples, sem termos difíceis', 'vagas em junho.'],
    ['pt-BR', 'ansiedade. tom acolhedor, CRP 06/1458', 'ansiedade. CRP 06/1458'],
    ['pt-BR', 'peeling 120. não põe milagre pq resultado varia', 'peeling 120.'],
    ['es', 'corte 12€, en tono alegre pero profesional', 'corte 12€'],
    ['es', 'menú 14€. nada cursi', 'menú 14€.'],
    ['en', 'evening slots open. gentle tone please', 'evening slots open.'],
    ['en', 'cake £60. keep it fun but not cringe', 'cake £60.'],
    ['en', "braids £60. don't mention the old price", 'braids £60.'],
    ['en', 'candles in stock. nothing salesy please', 'candles in stock.'],
  ] as const)('is not, in %s: "%s"', (language, message, text) => {
    expect(textOf(message, language)).toBe(text)
  })

  it.each([
    ['pt-BR', 'não fala que eu não avisei'],
    ['pt-BR', 'não use secador quente'],
    ['pt-BR', 'não coloca a mão no rosto'],
    ['pt-BR', 'gente não fala mal de ninguém'],
    ['pt-BR', 'fala que viu no insta e ganha 10%'],
    ['pt-BR', 'a cliente fala que amou'],
    ['pt-BR', 'sem taxa de matrícula'],
    ['pt-BR', 'batom tom rosado 45'],
    ['pt-BR', 'parede em tom suave no quarto'],
    ['pt-BR', 'não põe água demais na suculenta'],
    ['pt-BR', 'diz isso pra sua amiga'],
    ['pt-BR', 'fala sobre o que você sente'],
    ['es', 'habla sobre lo que sientes'],
    ['en', 'talk about your fears'],
    ['en', 'warm tone balayage £140'],
    ['es', 'no uses agua caliente'],
    ['es', 'no digas que no te avisé'],
    ['en', 'say goodbye to frizz'],
    ['en', 'say hi to our new barber'],
    ['en', 'mention this post for 10% off'],
    ['en', "don't use hot water"],
    ['en', 'no appointment needed'],
    ['en', 'please book ahead'],
  ] as const)('is none of what is told to readers, in %s: "%s"', (language, message) => {
    expect(textOf(message, language)).toBe(message)
  })

  it('leaves nothing to say where it is all that was told', () => {
    expect(textOf('sem preço', 'pt-BR')).toBe('')
    expect(captionOf('faz bem curtinho', 'pt-BR', 'manicure').text).not.toMatch(/curtinho/)
  })
})

describe('what is to be said', () => {
  it.each([
    ['pt-BR', 'inglês em 8 aulas, fala q a primeira é por minha conta', 'inglês em 8 aulas. a primeira é por minha conta'],
    ['pt-BR', 'marmita 22 coloca que entrego até 20h', 'marmita 22. entrego até 20h'],
    ['pt-BR', 'bolo 35, bota no final que aceitamos pix', 'bolo 35. aceitamos pix'],
    ['es', 'corte 12€, pon al final que abrimos el domingo', 'corte 12€. abrimos el domingo'],
    ['en', 'brow lam $75. pls mention patch test 24hrs before', 'brow lam $75. patch test 24hrs before'],
    ['pt-BR', 'fala sobre esmalte hipoalergênico. horários na quinta', 'esmalte hipoalergênico. horários na quinta'],
    ['es', 'habla sobre el duelo. citas los jueves', 'el duelo. citas los jueves'],
    ['en', 'talk about burnout. two slots in May', 'burnout. two slots in May'],
    ['en', "sunday scaries. say it's normal", "sunday scaries. it's normal"],
    ['en', 'quiz night thurs. book a table say that', 'quiz night thurs. book a table'],
  ] as const)('is, without the order to say it, in %s: "%s"', (language, message, text) => {
    expect(textOf(message, language)).toBe(text)
  })

  it('asks the reader for what she wants asked', () => {
    expect(captionOf('música ao vivo sexta. põe pra reservar mesa', 'pt-BR', 'pizzaria').text).toMatch(
      /Para reservar mesa, chama no/,
    )
    expect(captionOf('cena el viernes. pon para reservar mesa', 'es', 'restaurante').text).toMatch(/Para reservar mesa, escríb/)
  })
})

describe('a wish for the post', () => {
  it('is granted: no emoji, no tags, nothing for sale', () => {
    expect(captionOf('buquê 90, sem emoji por favor', 'pt-BR', 'florista').text).not.toMatch(/\p{Extended_Pictographic}/u)
    expect(captionOf('bouquet £40, no hashtags please', 'en', 'florist').hashtags).toEqual([])
    expect(captionOf('setembro amarelo. não colocar preço nem oferta', 'pt-BR', 'psicóloga').text).toMatch(
      /^Setembro amarelo\. ?\p{Extended_Pictographic}?$/u,
    )
  })
})

function timeOf(times: number): number {
  const message = 'não fala da cor, põe que entrego, sem emoji. '.repeat(times)
  const rounds = Array.from({ length: 5 }, () => {
    const from = performance.now()
    for (let round = 0; round < 100; round++) textOf(message, 'pt-BR')
    return performance.now() - from
  })
  return Math.min(...rounds)
}

it('takes time that grows with the message', () => {
  timeOf(10)
  expect(timeOf(10)).toBeLessThan(12 * timeOf(2) + 20)
})
