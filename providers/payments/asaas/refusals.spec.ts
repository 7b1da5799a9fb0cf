import { expect, it } from 'vitest'
import { readRefusal } from './refusals.ts'

it.each([
  ['invalid_action', 'TRANSACAO_NAO_AUTORIZADA'],
  ['invalid_customer', 'CLIENTE_INVALIDO'],
  ['invalid_value', 'VALOR_INVALIDO'],
  ['invalid_dueDate', 'DATA_INVALIDA'],
  ['insufficient_funds', 'SALDO_INSUFICIENTE'],
  ['card_expired', 'CARTAO_VENCIDO'],
  ['invalid_cvv', 'CVV_INVALIDO'],
  ['invalid_card_number', 'NUMERO_CARTAO_INVALIDO'],
  ['invalid_expiry_date', 'DATA_VALIDADE_INVALIDA'],
  ['card_blocked', 'CARTAO_BLOQUEADO'],
  ['transaction_denied', 'TRANSACAO_NEGADA'],
  ['api_key_invalid', 'CONFIGURACAO_INVALIDA'],
  ['invalid_access_token', 'AUTORIZACAO_NEGADA'],
  ['access_token_not_found', 'AUTORIZACAO_NEGADA'],
  ['something_new', 'ERRO_ASAAS'],
  ['toString', 'ERRO_ASAAS'],
])('the code %s is read as %s', (code, expected) => {
  expect(readRefusal(400, [{ code, description: '' }]).code).toBe(expected)
})

it.each([
  ['Transação não autorizada. Verifique os dados do cartão.', 'TRANSACAO_NAO_AUTORIZADA'],
  ['Saldo insuficiente.', 'SALDO_INSUFICIENTE'],
  ['Limite do cartão excedido.', 'SALDO_INSUFICIENTE'],
  ['Cartão vencido.', 'CARTAO_VENCIDO'],
  ['O código de segurança é inválido.', 'CVV_INVALIDO'],
  ['CCV inválido.', 'CVV_INVALIDO'],
  ['Número do cartão inválido.', 'CARTAO_INVALIDO'],
  ['Procure o seu banco.', 'ERRO_PAGAMENTO'],
])('a refused card with the text "%s" is read as %s', (description, expected) => {
  expect(readRefusal(400, [{ code: 'invalid_creditCard', description }]).code).toBe(expected)
})

it.each([
  [401, 'AUTORIZACAO_NEGADA'],
  [422, 'DADOS_INVALIDOS'],
  [500, 'ERRO_SERVIDOR'],
  [418, 'ERRO_HTTP_418'],
])('the status %i without a text is read as %s', (status, code) => {
  expect(readRefusal(status, [])).toEqual({ code, detail: `HTTP ${status}` })
})

it('too many requests are read by their status, whatever code comes with it', () => {
  expect(readRefusal(429, [{ code: 'limit_reached', description: 'Aguarde' }]).code).toBe('ERRO_HTTP_429')
})

it('the first of several reasons decides, and the log has all of them', () => {
  const errors = [
    { code: 'card_blocked', description: 'Bloqueado' },
    { code: 'invalid_value', description: 'Valor' },
  ]
  expect(readRefusal(400, errors)).toEqual({ code: 'CARTAO_BLOQUEADO', detail: 'card_blocked: Bloqueado; invalid_value: Valor' })
})
