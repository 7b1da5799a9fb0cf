import { expect, it } from 'vitest'
import { errorText } from '#features/serve-errors.ts'
import { Refusal } from '#platform/errors.ts'
import { createLog } from '#platform/log.ts'
import type { PaymentRefusalCode } from '#providers/payments/port.ts'
import { refuseCard } from './refuse-card.ts'

const log = createLog('silent', 'test')

function refusalOf(code: PaymentRefusalCode): unknown {
  try {
    return refuseCard({ code, detail: 'in the words of the provider' }, log)
  } catch (error) {
    return error
  }
}

it("answers a refusal with its code, without the provider's own text", () => {
  expect(refusalOf('CARTAO_BLOQUEADO')).toMatchObject({ code: 'CARTAO_BLOQUEADO', extra: {} })
})

it('answers an unforeseen status with its number, in the code and in the text', () => {
  const refusal = refusalOf('ERRO_HTTP_418')
  expect(refusal).toMatchObject({ code: 'ERRO_HTTP', extra: { code: 'ERRO_HTTP_418', status: '418' } })
  expect(refusal instanceof Refusal && errorText('ERRO_HTTP', 'pt-BR', refusal.extra)).toBe(
    'O serviço de pagamento respondeu com o erro 418. Tente de novo.',
  )
})
