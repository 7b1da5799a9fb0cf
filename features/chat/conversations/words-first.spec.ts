/** What to do comes first, the photo after it: two messages of ours at most, the result among them. */
import { expect, test } from 'vitest'
import { openConversation } from './talk.test-support.ts'

test('another backdrop is asked for together with the photo, and then nothing more', () => {
  const ana = openConversation()
  ana.says('troca o fundo')
  ana.weSay(/Qual fundo\?.*Trocar o fundo: pode mandar a foto/)
  ana.says('2')
  ana.weSay()
  ana.sendsPhoto()
  ana.isSilent()
  ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'madeira-clara' } })
  expect(ana.count()).toBe(1)
})

test('whoever sends the photo without having chosen gets the backdrop that suits best', () => {
  const ana = openConversation()
  ana.says('troca o fundo')
  ana.sendsPhoto()
  ana.isSilent()
  ana.weDo({ do: 'order', order: { operation: 'swap', backdrop: 'marmore-branco' }, asked: 1 })
  expect(ana.count()).toBe(1)
})

test('a button is as good as the number, with the photo or before it', () => {
  const ana = openConversation()
  ana.says('troca o fundo')
  ana.taps('Linho rosa')
  ana.weSay()
  ana.sendsPhoto()
  ana.isSilent()
  ana.weDo({ do: 'order', order: { backdrop: 'linho-rosa-folhas' } })
})
