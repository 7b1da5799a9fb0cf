import { expect, it } from 'vitest'
import { explainFailure } from './explain-failure.ts'

// only an answer that nobody understands is put into words here
const t = ((key: string) => key) as unknown as Parameters<typeof explainFailure>[0] // as: stands in for the words
const failure = { ok: false, status: 402, error: 'Não deu.', field: undefined, extra: {} } as const

it.each([
  ['SALDO_INSUFICIENTE', { prefix: 'SALDO_INSUFICIENTE', text: 'Não deu.' }],
  ['ERRO_HTTP_418', { prefix: 'ERRO_HTTP_418', text: 'Não deu.' }],
  ['too_many_cards', { text: 'Não deu.' }],
  ['already_subscribed', { text: 'Não deu.', isOwned: true }],
])('%s is explained as %j', (code, explanation) => {
  expect(explainFailure(t, { ...failure, code })).toEqual(explanation)
})

it('quotes what nobody understands', () => {
  expect(explainFailure(t, { ...failure, code: 'invalid_answer', extra: { answer: '<html>' } })).toEqual({
    text: 'errors.invalidAnswer',
  })
})
