/** Errors in OpenAI's format: https://platform.openai.com/docs/guides/error-codes */
export interface ErrorDetails {
  readonly status: number
  readonly type: string
  readonly code: string | null
  readonly message: string
  readonly param?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Further keys beside the four that every error has. */
  readonly extra?: Readonly<Record<string, unknown>>
}

export class OpenAiError extends Error {
  readonly details: ErrorDetails
  readonly statusCode: number
  constructor(details: ErrorDetails) {
    super(details.message)
    this.statusCode = details.status
    this.name = 'OpenAiError'
    this.details = details
  }
}

export function presentError({ type, code, message, param, extra }: ErrorDetails) {
  return { error: { message, type, param: param || null, code, ...extra } }
}

/** A request with one wrong parameter. */
export function invalid(param: string, message: string, code: string | null = 'invalid_value'): OpenAiError {
  return new OpenAiError({ status: 400, type: 'invalid_request_error', code, message, param })
}

export function unknownParameter(param: string): OpenAiError {
  return invalid(param, `Unknown parameter: '${param}'.`, 'unknown_parameter')
}

export function modelNotFound(model: string): OpenAiError {
  const message = `The model '${model}' does not exist or you do not have access to it.`
  return new OpenAiError({ status: 404, type: 'invalid_request_error', code: 'model_not_found', message })
}
