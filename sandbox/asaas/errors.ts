/** The provider's error answer: always a list, with a code and Portuguese text. */
export class AsaasError extends Error {
  readonly statusCode: number
  readonly errors: readonly { readonly code: string; readonly description: string }[]
  constructor(statusCode: number, ...errors: readonly (readonly [code: string, description: string])[]) {
    super(errors.map(([code]) => code).join(', '))
    this.statusCode = statusCode
    this.errors = errors.map(([code, description]) => ({ code, description }))
  }
}

export function invalid(code: string, description: string): AsaasError {
  return new AsaasError(400, [code, description])
}

/** The provider documents no body for objects that do not exist. */
export const notFound = () => new AsaasError(404)

export const cardRefused = () =>
  invalid('invalid_action', 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.')

export const cardRefusedByDocs = () =>
  invalid('invalid_creditCard', 'Transação não autorizada. Verifique os dados do cartão de crédito e tente novamente.')
