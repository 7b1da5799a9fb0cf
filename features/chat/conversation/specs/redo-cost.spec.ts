import { expect, test } from 'vitest'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done', redoCosts: true } as const

test('a redo that takes an edit says so first, and is made after a yes', () => {
  const ana = openConversation({ edit, remaining: 4 })
  ana.says('faz de novo com fundo azul')
  ana.weSay(/usa 1 das 4 edições que restam\. Faço assim mesmo\?/)
  ana.weDo()
  ana.says('pode fazer')
  ana.weDo({ do: 'redo', editId: AN_EDIT, wishes: { words: 'fundo azul' }, questions: 1 })
})

test('a no leaves the picture and the edits as they are', () => {
  const ana = openConversation({ edit, remaining: 4 })
  ana.says('faz de novo com fundo azul')
  ana.taps('Não')
  ana.weDo()
})

test.each(['pera, quanto isso custa?', 'xpto 42', 'sim mas só amanhã'])('“%s” is no yes to it', (words) => {
  const ana = openConversation({ edit, remaining: 4 })
  ana.says('refaz com uma praia')
  ana.says(words)
  ana.weDo()
})

test('the list of changes says it, and a tap is enough', () => {
  const ana = openConversation({ edit, remaining: 4 })
  ana.says('refaz')
  ana.weSay(/O que eu mudo\?.*\n\n.*usa 1 das 4 edições/s)
  ana.taps('Só melhorar a foto')
  ana.weDo({ do: 'redo', editId: AN_EDIT, questions: 1 })
})

test('without edits left it says when the next ones come, and makes nothing', () => {
  const ana = openConversation({ edit, remaining: 0 })
  ana.says('faz de novo com fundo azul')
  ana.weDo()
  expect(ana.last().messages).toHaveLength(1)
})

test('the free redo is made at once', () => {
  const ana = openConversation({ edit: { id: AN_EDIT, operation: 'swap', state: 'done' } })
  ana.says('faz de novo com fundo azul')
  ana.weDo({ do: 'redo', editId: AN_EDIT, questions: 0 })
})
