/** A caption keeps its text except for the requested change. */
import { expect, test } from 'vitest'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const CAPTION = 'Café da manhã na cesta 💛\n\nR$ 89, até domingo.\n\n#cafe #cesta'
const edit = { id: AN_EDIT, operation: 'swap', state: 'done', caption: CAPTION } as const
const BODY = 'Café da manhã na cesta 💛\n\nR$ 89, até domingo.'

test.each([
  ['pt-BR', 'adiciona na legenda: entrega grátis', 'entrega grátis'],
  ['pt-BR', 'coloca meu whatsapp na legenda: 11 99999-0000', 'Whatsapp: 11 99999-0000'],
  ['pt-BR', 'coloca no final da legenda: chama no direct', 'chama no direct'],
  ['pt-BR', 'adicione na legenda a frase Feliz Natal', 'Feliz Natal'],
  ['pt-BR', 'coloca o site www.ana.com.br na legenda', 'Site www.ana.com.br'],
  ['pt-PT', 'acrescenta à legenda: feito à mão', 'feito à mão'],
  ['es', 'agrega al texto: envío gratis', 'envío gratis'],
  ['en', 'put my number in the caption: 555-0100', 'Number: 555-0100'],
] as const)('%s: “%s” keeps what stands, and the hashtags last', (language, words, added) => {
  const person = openConversation({ edit, language })
  person.says(words)
  person.weDo({ do: 'save-caption', editId: AN_EDIT, text: `${BODY}\n\n${added}\n\n#cafe #cesta` })
})

test('what should come first comes first', () => {
  const ana = openConversation({ edit })
  ana.says('põe no começo da legenda: Novidade!')
  ana.weDo({ do: 'save-caption', text: `Novidade!\n\n${CAPTION}` })
})

test.each([
  ['pt-BR', 'põe meu facebook na legenda', /O que eu acrescento/],
  ['pt-PT', 'põe a minha morada na legenda', /O que acrescento/],
  ['es', 'pon mi dirección en la leyenda', /¿Qué agrego/],
  ['en', 'put my address in the caption', /What should I add/],
] as const)('%s: “%s” asks for what we cannot know, and adds the answer', (language, words, question) => {
  const person = openConversation({ edit, language })
  person.says(words)
  person.weSay(question)
  person.weDo()
  person.says('facebook.com/anabolos')
  person.weDo({ do: 'save-caption', text: `${BODY}\n\nfacebook.com/anabolos\n\n#cafe #cesta` })
})

test('an addition is repeated when the caption is rewritten', () => {
  const ana = openConversation({ edit })
  ana.says('adiciona na legenda: entrega grátis')
  ana.says('mais curta')
  ana.weDo({ do: 'change-caption', wish: { offer: 'entrega grátis', length: 'short' } })
})

test.each([
  ['pt-BR', 'coloca que é 20% off', '20% off'],
  ['pt-BR', 'na verdade coloca 30% off', '30% off'],
  ['pt-BR', 'inclui frete grátis', 'Frete grátis'],
  ['pt-BR', 'adiciona o preço R$ 49,90', 'Preço R$ 49,90'],
  ['pt-PT', 'põe também que há 10% de desconto', '10% de desconto'],
  ['es', 'ponle 20% de descuento', '20% de descuento'],
  ['en', 'add 20% off today only', '20% off today only'],
] as const)('%s: “%s” is said besides what stands, wherever that may be', (language, words, added) => {
  const person = openConversation({ edit, language })
  person.says(words)
  person.weDo({ do: 'save-caption', editId: AN_EDIT, text: `${BODY}\n\n${added}\n\n#cafe #cesta` })
})

test('a changed price rewrites the caption, because the old price must not stay', () => {
  const ana = openConversation({ edit })
  ana.says('muda o preço pra 95 reais')
  ana.weDo({ do: 'change-caption', editId: AN_EDIT })
})

test.each(['põe a promoção na legenda', 'menciona o desconto'])('what we do not know is asked for: “%s”', (words) => {
  const ana = openConversation({ edit })
  ana.says(words)
  ana.weSay(/O que eu acrescento/)
  ana.says('leve 3, pague 2')
  ana.weDo({ do: 'save-caption', text: `${BODY}\n\nleve 3, pague 2\n\n#cafe #cesta` })
})

test.each(['3 por 2 às terças', 'sexta às 9h', 'R$ 12 cada', 'muito obrigada a todas que vieram'])(
  'the words that were asked for are used as written: “%s”',
  (words) => {
    const ana = openConversation({ edit })
    ana.says('menciona o desconto')
    ana.says(words)
    ana.weDo({ do: 'save-caption', text: `${BODY}\n\n${words}\n\n#cafe #cesta` })
  },
)

test('what should not be in it is not added', () => {
  const ana = openConversation({ edit })
  ana.says('não coloca na legenda o preço')
  ana.weSay(/Escreva a nova legenda inteira/)
  ana.weDo()
})

test('an addition that was undone is not repeated when the caption is rewritten', () => {
  const ana = openConversation({ edit })
  ana.says('adiciona na legenda: entrega grátis')
  ana.says('volta a legenda anterior')
  ana.says('mais curta')
  expect(ana.last().actions).toEqual([{ do: 'change-caption', editId: AN_EDIT, wish: { length: 'short' } }])
})

test('an offer keeps the member’s own words unchanged', () => {
  const ana = openConversation({ edit })
  ana.says('legenda: Hoje tem cesta')
  ana.weDo({ do: 'save-caption', text: 'Hoje tem cesta' })
  ana.says('coloca que é 20% off')
  ana.weDo({ do: 'save-caption', text: `${BODY}\n\n20% off\n\n#cafe #cesta` })
})

test.each([
  ['pt-BR', 'sem emoji'],
  ['pt-PT', 'tira os emojis'],
  ['es', 'sin emojis'],
  ['en', 'no emojis'],
] as const)('%s: “%s” takes the smileys out and nothing else', (language, words) => {
  const person = openConversation({ edit, language })
  person.says(words)
  person.weDo({ do: 'save-caption', text: CAPTION.replace(' 💛', '') })
})

test('“sem emoji” also answers “which caption?”', () => {
  const ana = openConversation({ edit })
  ana.tapsId(`caption/${AN_EDIT}`)
  ana.says('sem emoji')
  ana.weDo({ do: 'save-caption', text: CAPTION.replace(' 💛', '') })
})

test.each([
  ['pt-BR', 'legenda mais curta', 'volta a legenda anterior'],
  ['pt-BR', 'legenda mais curta', 'prefiro a legenda de antes'],
  ['pt-PT', 'legenda mais curta', 'quero a legenda anterior'],
  ['es', 'texto más corto', 'vuelve a la leyenda anterior'],
  ['en', 'shorter caption', 'go back to the previous caption'],
] as const)('%s: after “%s”, “%s” brings back the one that stood there', (language, change, words) => {
  const person = openConversation({ edit, language })
  person.says(change)
  person.says(words)
  person.weDo({ do: 'save-caption', editId: AN_EDIT, text: CAPTION })
})

test.each(['volta a legenda anterior', 'tem erro na legenda', 'corrige: é sábado'])(
  'without an earlier caption, “%s” asks which one, and changes nothing',
  (words) => {
    const ana = openConversation({ edit })
    ana.says(words)
    ana.weSay(/Escreva a nova legenda inteira/)
    expect(ana.last().actions).toEqual([])
  },
)
