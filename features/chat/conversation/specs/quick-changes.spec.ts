import { test } from 'vitest'
import { AN_EDIT, openConversation } from './open-conversation.test-support.ts'

const edit = { id: AN_EDIT, operation: 'swap', state: 'done', redoCosts: true } as const

test.each([
  ['um pouco mais escura', 'darker'],
  ['ficou escura demais', 'lighter'],
  ['clareia um pouquinho', 'lighter'],
] as const)('“%s” changes the picture at once, and neither asks nor spends', (words, step) => {
  const ana = openConversation({ edit, remaining: 0 })
  ana.says(words)
  ana.weDo({ do: 'adjust', editId: AN_EDIT, adjustment: [step] })
})

test.each([
  'dá pra pedir mais clara depois?',
  'gostei da luz',
  'a parede do meu salão é mais escura',
  'não precisa clarear',
  'clarear a foto gasta edição?',
])('“%s” changes nothing', (words) => {
  const ana = openConversation({ edit })
  ana.says(words)
  ana.weDo()
})

test('a wish for another light that does not say which gets the choice', () => {
  const ana = openConversation({ edit: { id: AN_EDIT, operation: 'swap', state: 'done' } })
  ana.says('não gostei da luz')
  ana.weSay(/clarear, escurecer, esquentar, esfriar/)
  ana.weDo()
})

test('a picture that is still being made is not changed', () => {
  const ana = openConversation({ edit: { id: AN_EDIT, operation: 'swap', state: 'running' } })
  ana.says('mais escura')
  ana.weDo()
})
