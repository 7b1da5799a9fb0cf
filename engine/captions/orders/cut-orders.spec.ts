import { describe, expect, it } from 'vitest'
import { type Language, LANGUAGES } from '#engine/types.ts'
import { baseLanguageOf } from '#phrases/languages.ts'
import { loadWords } from '../dictionary/load-words.ts'
import { obeyInstructions } from './obey-instructions.ts'
import { readMessage } from '../read-message.ts'

const obeyed = (message: string, language: Language) => obeyInstructions(message, baseLanguageOf(language))

/** Behind what is to be said, with a mark before them or none. */
const ORDERS = {
  'pt-BR': [
    ['bolo de cenoura 45, faz algo bem chamativo', 'bolo de cenoura 45'],
    ['cortina nova na sala da dona Rosa, não precisa falar o nome dela', 'cortina nova na sala da dona Rosa'],
    ['promoção de sexta balayage 280 me faz um texto curto', 'promoção de sexta balayage 280'],
    ['hoje não abrimos, avisa a galera que amanhã volta normal', 'hoje não abrimos. amanhã volta normal'],
    ['reforma do banheiro terminada, não menciona o bairro', 'reforma do banheiro terminada'],
    ['agenda de maio aberta, faz um post chamando as clientes', 'agenda de maio aberta'],
    ['pudim 40, pergunta qual o sabor preferido', 'pudim 40. qual o sabor preferido?'],
    ['ela chorou quando viu o resultado, conta essa história', 'ela chorou quando viu o resultado'],
    ['limpeza de pele 120 e diz que tem horário sábado', 'limpeza de pele 120. tem horário sábado'],
    ['conserto de tv, não esquece de colocar o whats 11 98888-7777', 'conserto de tv. o whats 11 98888-7777'],
    ['projeto entregue, agradece a família Souza', 'projeto entregue. Um muito obrigado à família Souza'],
    ['reabrimos segunda, deseja boa semana pro povo', 'reabrimos segunda. boa semana pro povo'],
    ['pão de mel 8, não inventa nada', 'pão de mel 8'],
    ['meninas vai ter bazar sábado, convida todo mundo pra vir', 'meninas vai ter bazar sábado'],
    ['tosa da nina, a tutora deixou postar', 'tosa da nina'],
    ['piscina limpa lembra o pessoal de tapar à noite', 'piscina limpa. Lembrete: tapar à noite'],
    ['faz um post explicando os prazos, capa 3 dias, almofada 5', 'os prazos: capa 3 dias, almofada 5'],
  ],
  'pt-PT': [
    ['ramo da noiva, não refiras a igreja', 'ramo da noiva'],
    ['fechamos dia 3, avisa a malta', 'fechamos dia 3'],
    ['bolo rei a sair, faz um texto sem lamechices', 'bolo rei a sair'],
  ],
  es: [
    ['uñas de Caro, no pongas su nombre', 'uñas de Caro'],
    ['mañana cerrado, avísale a la gente', 'mañana cerrado'],
    ['vendemos tacos hoy, dile a la banda que llegue temprano', 'vendemos tacos hoy. llegue temprano'],
    ['hoy 2x1, no menciones que es por aniversario', 'hoy 2x1'],
    ['lavadora lista, hazlo profesional', 'lavadora lista'],
    ['agradece a todos por venir a la feria', 'Gracias a todos por venir a la feria'],
    ['tapizado 90, di que la tela la elige el cliente', 'tapizado 90. la tela la elige el cliente'],
  ],
  en: [
    ['sourdough out at 9, dont say whose recipe', 'sourdough out at 9'],
    ['lost dog found! owner said it is ok to post', 'lost dog found!'],
    ['closed monday, let everyone know', 'closed monday'],
    ['new menu friday, ask people which pie they miss', 'new menu friday. which pie they miss?'],
    ['shop refit finished, thank the builders but dont be soppy', 'shop refit finished. Thank you to the builders'],
    ['two slots left sat, tell people to hurry', 'two slots left sat. hurry'],
    ['fence done in larch, leave the street out', 'fence done in larch'],
    ['cupcakes in, write it like a poem', 'cupcakes in'],
  ],
} as const

describe('an order about the post', () => {
  const cases = LANGUAGES.flatMap((language) => ORDERS[language].map(([message, text]) => ({ language, message, text })))

  it.each(cases)('is obeyed and not said: "$message"', ({ language, message, text }) => {
    expect(obeyed(message, language).text).toBe(text)
  })
})

const NONE = {
  'pt-BR': [
    'ela chegou tímida, hoje fala que se sente linda',
    'a gente não fala o preço sem avaliar',
    'creme leve, não fica pesado',
    'Curto: R$ 85, médio: R$ 110',
    'atendimento rápido, sem enrolação',
    'não deixa a data passar, última semana',
    'quebrou a tela? diz que a gente busca',
    'conta pra gente qual o seu favorito',
    'faz um story marcando a loja e ganha um brinde',
    'o cliente autorizou o conserto na hora',
    'faz uma homenagem pro seu pai, caneca 35',
    'põe o bolo no forno e conta até dez',
    'agradece o corpo que te leva longe',
    'pode usar na pele sensível',
  ],
  'pt-PT': ['conta com a malta da oficina', 'não deixes a data passar'],
  es: [
    'no pongas el celular a cargar mojado',
    'cuenta con nosotros para tu mudanza',
    'que no parezca teñido, ese es el truco',
    'me dejó la llave y salí corriendo',
    'haz una historia y etiquétanos, sorteamos un corte',
  ],
  en: [
    "don't be shy, come say hi",
    'leave the paint out overnight',
    'remind your gran you love her',
    'tell people about us and save 10%',
    'she said yes! congrats Amy and Tom',
    'make it cute with a bow',
    'nothing fancy, just good coffee',
    'we never mention the price twice',
  ],
} as const

describe('what is told to readers', () => {
  it.each(LANGUAGES.flatMap((language) => NONE[language].map((message) => ({ language, message }))))(
    'keeps its words: "$message"',
    ({ language, message }) => {
      expect(obeyed(message, language).text).toBe(message)
    },
  )
})

describe('a price that is not to be told', () => {
  it.each([
    ['pt-BR', 'banho e tosa por 80, não bota o preço', 'Banho e tosa.'],
    ['es', 'corte y barba a 18€. no digas el precio', 'Corte y barba.'],
    ['en', "brow lamination £40, don't put the price in", 'Brow lamination.'],
  ] as const)('is left out with what leads to it, in %s: "%s"', (language, message, told) => {
    expect(readMessage(message, { language, occupation: '' }, loadWords(language)).told).toBe(told)
  })
})
