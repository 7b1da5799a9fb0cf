/** The calls of a running product from its own `/openapi.json`, so that new calls are fuzzed without a list here. */

export interface Schema {
  readonly type?: string
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly enum?: readonly unknown[]
  readonly oneOf?: readonly Schema[]
  readonly anyOf?: readonly Schema[]
  readonly items?: Schema
  readonly format?: string
  readonly pattern?: string
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required?: boolean
  readonly schema: Schema
}

export interface Call {
  /** `POST /api/edits/{id}/redo` */
  readonly name: string
  readonly method: string
  /** With `{name}` for parameters. */
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly body: Schema | undefined
  /** The body is a file with fields. */
  readonly isUpload: boolean
  /** Every refusal code in the call's document. */
  readonly codes: ReadonlySet<string>
  /** It answers JSON; the others answer a picture, a file or a stream, and some of their refusals are pages. */
  readonly isJson: boolean
  /** Who may call: `panel` needs the administrator's token besides the session. */
  readonly access: 'anybody' | 'session' | 'panel'
}

interface Operation {
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly security?: readonly Readonly<Record<string, unknown>>[]
  readonly responses?: Readonly<Record<string, { readonly content?: Readonly<Record<string, unknown>> }>>
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema } | undefined>> }
}

interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

export async function readOpenApi(url: string): Promise<readonly Call[]> {
  const document = (await (await fetch(`${url}/openapi.json`)).json()) as Document // as: OpenAPI 3.1, as the product writes it
  return Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callOf(path, method.toUpperCase(), operation)),
  )
}

function callOf(path: string, method: string, operation: Operation): Call {
  const { parameters = [], requestBody, security = [], responses = {} } = operation
  const { 'application/json': json, 'multipart/form-data': upload } = requestBody?.content ?? {}
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters,
    body: json?.schema ?? upload?.schema,
    isUpload: upload !== undefined,
    codes: codesIn(operation.description),
    isJson: answersJson(responses),
    access: accessOf(security),
  }
}

function codesIn(description = ''): ReadonlySet<string> {
  const [, codes = ''] = /Refuses with: ([^.]*)\./.exec(description) ?? []
  return new Set(codes.split(', ').filter((code) => code !== ''))
}

function answersJson(responses: NonNullable<Operation['responses']>): boolean {
  const good = Object.entries(responses).filter(([status]) => status.startsWith('2'))
  return good.some(([, { content }]) => content !== undefined && 'application/json' in content)
}

function accessOf(security: NonNullable<Operation['security']>): Call['access'] {
  if (security.length === 0) return 'anybody'
  return security.some((way) => 'panel' in way) ? 'panel' : 'session'
}
