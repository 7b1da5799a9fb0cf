/** https://zenvia.github.io/zenvia-openapi-spec/v2/#section/Error-Handling */
const ZENVIA_ERRORS = {
  VALIDATION_ERROR: { status: 400, message: 'Validation error' },
  AUTHENTICATION_ERROR: { status: 401, message: 'No authorization token was found' },
  NOT_FOUND: { status: 404, message: 'Not found' },
  DUPLICATED: { status: 409, message: 'Entity already exists' },
  INTERNAL_ERROR: { status: 500, message: 'Internal error' },
} as const

export type ZenviaErrorCode = keyof typeof ZENVIA_ERRORS

export interface ZenviaErrorDetail {
  readonly code: string
  readonly path: string
  readonly message: string
}

export class ZenviaError extends Error {
  readonly code: ZenviaErrorCode
  readonly statusCode: number
  readonly details: readonly ZenviaErrorDetail[]
  constructor(code: ZenviaErrorCode, details: readonly ZenviaErrorDetail[] = []) {
    super(ZENVIA_ERRORS[code].message)
    this.name = 'ZenviaError'
    this.statusCode = ZENVIA_ERRORS[code].status
    this.code = code
    this.details = details
  }
}

export function presentError({ code, message, details }: ZenviaError) {
  return { code, message, ...(details.length === 0 ? {} : { details }) }
}
