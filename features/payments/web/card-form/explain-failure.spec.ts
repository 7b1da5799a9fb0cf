import { expect, it } from 'vitest'
import { explainFailure, isOutcomeUnknown } from './explain-failure.ts'

const t = ((key: string) => key) as unknown as Parameters<typeof explainFailure>[0] // as: stands in for the translation function
const failure = { ok: false, status: 402, error: 'Não deu.', field: undefined, extra: {} } as const
const money = 'errors.notCharged'

it.each([
  ['SALDO_INSUFICIENTE', { catalogueCode: 'SALDO_INSUFICIENTE', text: 'Não deu.', money }],
  ['ERRO_HTTP_418', { catalogueCode: 'ERRO_HTTP_418', text: 'Não deu.', money }],
  ['too_many_cards', { text: 'Não deu.', money }],
  ['already_subscribed', { text: 'Não deu.', money, isOwned: true }],
  ['network', { text: 'Não deu.', money: 'errors.notArrived' }],
  // its own text says what is under way
  ['payment_in_progress', { text: 'Não deu.' }],
])('%s is explained as %j', (code, explanation) => {
  expect(explainFailure(t, { ...failure, code })).toEqual(explanation)
})

it('quotes an answer that could not be understood', () => {
  expect(explainFailure(t, { ...failure, code: 'invalid_answer', extra: { answer: '<html>' } })).toEqual({
    text: 'errors.invalidAnswer',
    money,
  })
})

it.each([
  ['network', true],
  ['server_error', true],
  ['no_plan', false],
  ['ERRO_SERVIDOR', false],
])('after %s the payment may have been made: %s', (code, isUnknown) => {
  expect(isOutcomeUnknown({ ...failure, code })).toBe(isUnknown)
})
