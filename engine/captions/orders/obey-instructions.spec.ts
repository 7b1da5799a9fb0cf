import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { obeyInstructions } from './obey-instructions.ts'
import { writeCaptions } from '../write-captions.ts'

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
    ['pt-BR', 'lamination dura seis semanas. Explique sem exagero, por favor.', 'lamination dura seis semanas.'],
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
    ['pt-BR', 'falar que está tudo bem quando não está cansa'],
    ['pt-BR', 'precisa avisar que vem atrasada? eu espero'],
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
    ['pt-BR', 'avisar q sexta a agenda ta lotada', 'sexta a agenda ta lotada'],
    ['pt-BR', 'vagas em maio, falar q avaliação é grátis', 'vagas em maio. avaliação é grátis'],
    ['pt-BR', 'tosa da nina. quero falar que o pelo cresce', 'tosa da nina. o pelo cresce'],
    ['pt-PT', 'broa de milho, lembrar que domingo não há', 'broa de milho. domingo não há'],
    ['es', 'corte y color, decir que la primera cita es gratis', 'corte y color. la primera cita es gratis'],
    ['en', 'new class monday, mention that mats are free', 'new class monday. mats are free'],
    ['pt-BR', 'marmita 22 coloca que entrego até 20h', 'marmita 22. entrego até 20h'],
    ['pt-BR', 'bolo 35, bota no final que aceitamos pix', 'bolo 35. aceitamos pix'],
    ['es', 'corte 12€, pon al final que abrimos el domingo', 'corte 12€. abrimos el domingo'],
    ['en', 'brow lam $75. pls mention patch test 24hrs before', 'brow lam $75. patch test 24hrs before'],
    ['pt-BR', 'fala sobre esmalte hipoalergênico. horários na quinta', 'esmalte hipoalergênico. horários na quinta'],
    ['es', 'habla sobre el duelo. citas los jueves', 'el duelo. citas los jueves'],
    ['en', 'talk about burnout. two slots in May', 'burnout. two slots in May'],
    ['en', "sunday scaries. say it's normal", "sunday scaries. it's normal"],
    ['en', 'quiz night thurs. book a table say that', 'quiz night thurs. book a table'],
    ['pt-BR', 'escreve um post divertido sobre o pastel, 4,50 cada', 'o pastel, 4,50 cada'],
    ['pt-BR', 'quero uma legenda fofa pro dia dos avós', 'dia dos avós'],
    ['pt-BR', 'legenda: café coado na hora', 'café coado na hora'],
    ['pt-BR', 'pode escrever algo sobre hidratação? 80 até sábado', 'hidratação. 80 até sábado'],
    ['pt-BR', 'fala que entrego no sábado e que parcelo, uma frase só', 'entrego no sábado e parcelo'],
    ['pt-BR', 'bota no fim da legenda que dia 20 tô na feira', 'dia 20 tô na feira'],
    ['pt-PT', 'faz um texto curto a explicar que já abrimos. nada de promessas', 'já abrimos.'],
    ['pt-PT', 'põe uma pergunta no fim a perguntar o que andam a ler. chegou o livro', 'o que andam a ler? chegou o livro'],
    ['es', 'hazlo cortito y con humor: férulas para dormir', 'férulas para dormir'],
    ['es', 'di que estoy de baja y que las citas se cambian', 'estoy de baja y las citas se cambian'],
    ['en', 'say we bring our own if you want', 'we bring our own if you want'],
    ['es', 'menciona que la primera clase es gratis y nada más', 'la primera clase es gratis'],
    ['en', 'write something fun about our oat latte, $5', 'our oat latte, $5'],
    ['en', 'plain english only, no jokes: what a prenup covers', 'what a prenup covers'],
    ['en', 'keep it short and classy, no emojis. 60th at the boathouse', '60th at the boathouse'],
  ] as const)('is, without the order to say it, in %s: "%s"', (language, message, text) => {
    expect(textOf(message, language)).toBe(text)
  })

  it('invites the reader to what she wants them invited to', () => {
    expect(textOf('dia das crianças, sem preço, só convidando pra primeira consulta', 'pt-BR')).toBe(
      'dia das crianças. Vem pra primeira consulta',
    )
  })

  it('asks the reader for what she wants asked', () => {
    expect(captionOf('música ao vivo sexta. põe pra reservar mesa', 'pt-BR', 'pizzaria').text).toMatch(
      /Para reservar mesa, chama no/,
    )
    expect(captionOf('café novo. põe pra encomendar pao', 'pt-BR', 'padaria').text).toMatch(/Para encomendar pão, chama no/)
    expect(captionOf('cena el viernes. pon para reservar mesa', 'es', 'restaurante').text).toMatch(/Para reservar mesa, escríb/)
    expect(captionOf('quiz on thursday. tell people to book a table', 'en', 'pub').text).toMatch(/To book a table, message/)
  })

  it('asks for it shortly where no more fits', () => {
    const long =
      'música ao vivo na sexta com a banda da casa, rodízio de pizza e chope gelado para a mesa toda até as onze da noite'
    const manner = { language: 'pt-BR', occupation: 'pizzaria', tone: 'warm', hashtags: false, count: 1, seed: 1 } as const
    const [caption] = writeCaptions({ message: `${long}. põe pra reservar mesa`, length: 'short', ...manner })
    expect(caption?.text).toContain('até as onze da noite')
    expect(caption?.text).toContain('Reservar mesa.')
  })

  it.each([
    ['pt-BR', 'pizza em dobro. põe pra chamar no zap', 'pizza em dobro. chamar no zap'],
    ['pt-BR', 'corte 35. fala pra agendar pelo whats', 'corte 35. agendar pelo whats'],
    ['es', 'corte 12€. pon para reservar cita por whatsapp', 'corte 12€. reservar cita por whatsapp'],
  ] as const)('says how, where she tells it, in %s: "%s"', (language, message, text) => {
    const { text: told, asked } = obeyInstructions(message, baseLanguageOf(language))
    expect({ told, asked }).toEqual({ told: text, asked: undefined })
  })
})

/** Of an order that is not clear, or not told to us, each word stays. */
const KEPT = {
  'pt-BR': [
    'por que fazer limpeza de pele? R$ 120 até sexta',
    'saiba por que fazer drenagem',
    'sem preço de tabela, corte 50 no pix',
    'não use nada no rosto 24h antes. peeling 180',
    'não põe nada na pele por 24h',
    'não use cor escura',
    'Aluguel 900, não inclui valor do condomínio',
    'não diga nada a ninguém: 20% off',
    'Cílios 120, fica bem natural',
    'esmalte, tom leve, 35',
    'monte a sua cesta, do seu jeito',
    'shampoo 30, deixa bem leve',
    'maquiagem 150, sem exageros',
    'não promete milagre, entrega resultado',
    'diz aí que cor você prefere',
    'fala que indicou e ganha',
    'fala que delícia!',
    'Não esquece de avisar que é alérgica antes do procedimento',
    'todo mundo coloca isso',
    'nunca treinou? avise que a gente começa daí',
    'quebrou? fala que a gente resolve',
    'agenda aberta. escreve pra marcar',
    'bota pra gelar e serve em 2h',
    'fala pra ligar 3345-1212 agora mesmo',
    'Bota pra quebrar',
    'põe pra reservar até sexta',
    'música ao vivo, 3345-1212. põe pra reservar mesa',
    'não fala que fecho na sexta',
    'não coloca o preço de 90',
    'frase do dia: quem lê viaja',
    'texto de aniversário na caneca 35',
    'a legenda da foto é com vocês',
  ],
  'pt-PT': [
    'não digas nada a ninguém, 20% de desconto',
    'não uses cor escura',
    'monta o teu cabaz, do teu jeito',
    'diz isso à tua mãe',
  ],
  es: [
    'no digas nada más, promo 2x1 hoy',
    'no uses nada en la cara 24h antes',
    'maquillaje 500, que se vea natural',
    'escribe en los comentarios tu favorito',
    'menciona tu cumple y te regalamos',
    'dile que la amas con un ramo de 450',
    'comenta que color te gusta',
    'di que si a tu vestido',
    'vestido sin etiquetas',
    'pon para secar',
    'alisado 90 €, escribe para reservar',
    'no digas que no tienes tiempo',
  ],
  en: [
    'never say never, slots open sat £30',
    "don't tell anyone but 20% off tomorrow",
    'never say no to cake',
    'no price increase this year',
    "don't use colour at home",
    'keep it simple',
    'friendly team, not pushy',
    'free consultation, no hard sell',
    'do something fun this weekend, pottery $45',
    'mention it when booking and get 10% off',
    'mention SPRING at checkout',
    'please mention allergies when booking',
    'please include your name and number',
    'put that phone down',
    'say that again',
    'say i do in style',
    'our clients say that',
    'talk about a glow up!',
    'put to bed',
    'dress £20 no tags',
  ],
} as const

describe('what is no clear order about the post', () => {
  it.each(LANGUAGES.flatMap((language) => KEPT[language].map((message) => [language, message] as const)))(
    'keeps its words in %s: "%s"',
    (language, message) => {
      const { text, asked, ...wishes } = obeyInstructions(message, baseLanguageOf(language))
      expect(text).toBe(message)
      expect(asked).toBeUndefined()
      expect(Object.values(wishes)).not.toContain(true)
    },
  )

  it.each([
    ['pt-BR', 'não fala do preço, corte 50, barba 30', 'corte 50, barba 30'],
    ['pt-BR', 'não fala do preço, pois mudou, corte 50', 'corte 50'],
    ['pt-BR', 'não fala do preço, porque até sexta é 50', 'porque até sexta é 50'],
    ['pt-BR', 'não fala da cor, sexta tem vaga, que amo', 'sexta tem vaga, que amo'],
    ['es', 'sin precio, lindo vestido', 'lindo vestido'],
    ['en', 'no emojis, because my mum hates them, brows £20', 'brows £20'],
    ['en', 'no prices, two slots on friday', 'two slots on friday'],
  ] as const)('is kept behind one, in %s: "%s"', (language, message, text) => {
    expect(textOf(message, language)).toBe(text)
  })

  it('is kept where one thing is asked already', () => {
    const { text, asked } = obeyInstructions('jantar sexta. põe pra reservar mesa. põe pra encomendar bolo', 'pt')
    expect({ text, asked }).toEqual({ text: 'jantar sexta. põe pra encomendar bolo', asked: 'reservar mesa' })
  })

  it.each([
    ['pt-BR', 'por que fazer limpeza de pele? R$ 120 até sexta', 'Por que fazer limpeza de pele?'],
    ['es', 'dile que la amas con un ramo de 450', 'Dile que la amas con un ramo'],
    ['en', 'mention it when booking and get 10% off', 'Mention it when booking and get 10% off'],
  ] as const)('stands in the caption, in %s: "%s"', (language, message, told) => {
    expect(captionOf(message, language).text).toContain(told)
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
