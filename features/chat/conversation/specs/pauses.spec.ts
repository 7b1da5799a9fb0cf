/** People think, look for another photo, or want to see it first: the question stays open meanwhile. */
import { describe, expect, test } from 'vitest'
import type { PostFacts } from '../types.ts'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done' } as const

function asked(language: 'pt-BR' | 'pt-PT' | 'es' | 'en' = 'pt-BR') {
  const person = openConversation({ language })
  person.sendsPhoto()
  person.isSilent()
  return person
}

describe('during the question what to do with a photo', () => {
  test.each([
    ['pt-BR', 'um momentinho'],
    ['pt-BR', 'só um momento'],
    ['pt-BR', 'um segundo'],
    ['pt-BR', 'pera 1 pouco'],
    ['pt-BR', 'espera'],
    ['pt-PT', 'só um minuto'],
    ['es', 'un momentito'],
    ['en', 'one sec'],
  ] as const)('%s: “%s” orders nothing and drops nothing', (language, words) => {
    const person = asked(language)
    person.says(words)
    person.weSay()
    person.weDo()
    person.isSilent()
    person.weSay()
    person.says('1')
    person.weDo({ do: 'order', photos: [{ photoId: 'photo-1' }] })
  })

  test('a person who announces another photo and sends none is not asked again', () => {
    const ana = asked()
    ana.says('espera, vou mandar outra')
    ana.isSilent()
    expect(ana.count()).toBe(1)
  })

  test('another photo that arrives is asked about together with the first', () => {
    const ana = asked()
    ana.says('espera, vou mandar outra')
    ana.sendsPhoto()
    ana.isSilent()
    ana.weSay(/2 fotos/)
  })
})

test.each([
  ['pt-BR', 'espera, vou mandar outra', 'oi?'],
  ['en', 'wait, sending another one', 'hello?'],
] as const)('%s: who asks whether somebody is there waits no longer for the next photo', (language, announced, words) => {
  const person = openConversation({ language })
  person.sendsPhoto(announced)
  person.weSay()
  person.says(words)
  expect(person.count()).toBe(1)
})

test.each([
  ['pt-BR', 'quanto custa editar essa?'],
  ['es', 'cuánto cuesta editar esta?'],
  ['en', 'how much to edit this one?'],
] as const)('%s: a photo with “%s” sells nothing', (language, words) => {
  const person = openConversation({ language })
  person.sendsPhoto(words)
  person.isSilent()
  person.weDo()
})

describe('during the question whether to post', () => {
  const draft = { account: 'bolosdaana', caption: 'Bolo de pote', fitsFeed: true, fit: 'crop', earlier: undefined } as const
  const latestAt = new Date('2027-01-30T12:00:00Z')
  const post: PostFacts = { zone: 'America/Sao_Paulo', scheduled: [], draft: { ...draft, latestAt } }

  test.each([
    ['pt-BR', 'publica', 'hmmmm', /Ainda não publiquei nada\. Posso seguir\?/],
    ['pt-PT', 'publica', 'manda primeiro para mim', /Ainda não publiquei nada\. Posso avançar\?/],
    ['es', 'publícalo', 'hmmmm', /Todavía no publiqué nada/],
    ['en', 'post it', 'hmmmm', /Nothing is posted yet/],
  ] as const)('%s: after “%s”, “%s” is asked about once more, in short', (language, order, words, question) => {
    const person = openConversation({ edit, post, language })
    person.says(order)
    person.says(words)
    person.weSay(question)
    person.weDo()
    person.says(language === 'en' ? 'yes' : 'sim')
    person.weDo({ do: 'post', editId: AN_EDIT })
  })

  test('a moment to think needs no answer', () => {
    const ana = openConversation({ edit, post })
    ana.says('publica')
    ana.says('um minutinho')
    ana.weSay()
    ana.says('sim')
    ana.weDo({ do: 'post', editId: AN_EDIT })
  })

  test('another topic withdraws the question as before', () => {
    const ana = openConversation({ edit, post })
    ana.says('publica')
    ana.says('quantas fotos eu tenho?')
    ana.says('sim')
    ana.weDo()
  })
})

test('a yes to a question that is still being sent repeats it once, not each time', () => {
  const ana = openConversation()
  ana.says('quero excluir minha conta')
  for (const yes of ['sim', 'sim!', 'sim']) ana.saysUnshown(yes)
  expect(ana.count()).toBe(2)
})
