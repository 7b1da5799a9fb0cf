/**
 * Meta's errors: https://developers.facebook.com/docs/graph-api/guides/error-handling and, for publishing,
 * https://developers.facebook.com/docs/instagram-platform/reference/error-codes. The texts for people are in the language of
 * their account: ours is Portuguese.
 */
import { randomBytes } from 'node:crypto'

interface ErrorDetails {
  /** 400 by default, like nearly all of them. */
  readonly status?: number
  readonly type?: string
  readonly subcode?: number
  readonly isTransient?: boolean
  readonly userTitle?: string
  readonly userMessage?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Further details by some of Meta's products: `error_data`. */
  readonly errorData?: Readonly<Record<string, string>>
}

export class GraphError extends Error {
  readonly code: number
  readonly statusCode: number
  readonly details: ErrorDetails
  constructor(code: number, message: string, details: ErrorDetails = {}) {
    super(message)
    this.name = 'GraphError'
    this.code = code
    this.statusCode = details.status ?? 400
    this.details = details
  }
}

export function presentError({ code, message, details }: GraphError) {
  const { type = 'OAuthException', subcode, isTransient, userTitle, userMessage, errorData } = details
  const isForPeople = userTitle !== undefined
  return {
    error: {
      message,
      type,
      code,
      ...(subcode === undefined ? {} : { error_subcode: subcode }),
      ...(errorData === undefined ? {} : { error_data: errorData }),
      ...(isForPeople || isTransient !== undefined ? { is_transient: isTransient ?? false } : {}),
      ...(isForPeople ? { error_user_title: userTitle, error_user_msg: userMessage } : {}),
      fbtrace_id: `A${randomBytes(16).toString('base64url')}`,
    },
  }
}

export const parameterError = (message: string) => new GraphError(100, `(#100) ${message}`)

export const noSuchObject = (id: string, method = 'get') =>
  new GraphError(
    100,
    `Unsupported ${method} request. Object with ID '${id}' does not exist, cannot be loaded due to missing permissions, or does not support this operation. Please read the Graph API documentation at https://developers.facebook.com/docs/graph-api`,
    { type: 'GraphMethodException', subcode: 33 },
  )

export const noToken = () =>
  new GraphError(2500, 'An active access token must be used to query information about the current user.', { status: 400 })

export const permissionMissing = () =>
  new GraphError(10, '(#10) Application does not have permission for this action', { status: 403 })

const session = (subcode: number, reason: string) =>
  new GraphError(190, `Error validating access token: ${reason}`, { status: 401, subcode })

export const tokenMalformed = () => new GraphError(190, 'Invalid OAuth access token - Cannot parse access token', { status: 401 })
export const tokenExpired = (at: string, now: string) => session(463, `Session has expired on ${at}. The current time is ${now}.`)
export const appRemoved = () => session(458, 'The user has not authorized application.')

const WRONG_CODE = {
  expired: [36_007, 'This authorization code has expired.'],
  redirect: [
    36_008,
    'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request',
  ],
  used: [36_009, 'This authorization code has been used.'],
} as const

export function codeRefused(reason: keyof typeof WRONG_CODE): GraphError {
  const [subcode, message] = WRONG_CODE[reason]
  return new GraphError(100, message, {
    subcode,
    headers: { 'www-authenticate': `OAuth "Facebook Platform" "invalid_code" "${message}"` },
  })
}

interface ForPeople {
  readonly code: number
  readonly subcode: number
  readonly message: string
  readonly title: string
  readonly text: string
}

/** Every refusal of publishing is a 400 with a text for the person. */
const forPeople =
  ({ code, subcode, message, title, text }: ForPeople) =>
  () =>
    new GraphError(code, message, { subcode, isTransient: false, userTitle: title, userMessage: text })

export const PUBLISHING_ERRORS = {
  fetchFailed: forPeople({
    code: 9004,
    subcode: 2_207_052,
    message: 'Only photo or video can be accepted as media type.',
    title: 'Não foi possível baixar a mídia',
    text: 'O URI da mídia não atende aos nossos requisitos.',
  }),
  fetchTimeout: forPeople({
    code: -2,
    subcode: 2_207_003,
    message: 'Timeout',
    title: 'Tempo esgotado',
    text: 'O download da mídia está demorando demais.',
  }),
  createFailed: forPeople({
    code: -1,
    subcode: 2_207_032,
    message: 'Fatal',
    title: 'Falha ao criar a mídia',
    text: 'Não foi possível criar a mídia. Tente criá-la novamente.',
  }),
  serverError: forPeople({
    code: -1,
    subcode: 2_207_001,
    message: 'Fatal',
    title: 'Erro do servidor do Instagram',
    text: 'Ocorreu um erro no servidor do Instagram. Tente novamente.',
  }),
  tooLarge: forPeople({
    code: 36_000,
    subcode: 2_207_004,
    message: 'The image size is too large.',
    title: 'Imagem muito grande',
    text: 'A imagem é grande demais para o download. Ela deve ter menos de 8 MiB.',
  }),
  wrongFormat: forPeople({
    code: 36_001,
    subcode: 2_207_005,
    message: 'The image format is not supported.',
    title: 'Formato não compatível',
    text: 'O formato da imagem não é compatível. Use JPEG.',
  }),
  wrongRatio: forPeople({
    code: 36_003,
    subcode: 2_207_009,
    message: 'The aspect ratio is not supported.',
    title: 'Proporção não aceita',
    text: 'A proporção da imagem deve estar entre 4:5 e 1.91:1.',
  }),
  captionTooLong: forPeople({
    code: 36_004,
    subcode: 2_207_010,
    message: 'The caption was too long.',
    title: 'Legenda muito longa',
    text: 'A legenda pode ter no máximo 2.200 caracteres.',
  }),
  tooManyMentions: forPeople({
    code: 100,
    subcode: 2_207_040,
    message: 'Cannot use more than 20 tags per created media.',
    title: 'Muitas marcações',
    text: 'Use no máximo 20 marcações por publicação.',
  }),
  notReady: forPeople({
    code: 9007,
    subcode: 2_207_027,
    message: 'Media ID is not available',
    title: 'Mídia não disponível',
    text: 'A mídia não está pronta para ser publicada. Aguarde um momento.',
  }),
  mediaMissing: forPeople({
    code: 24,
    subcode: 2_207_006,
    message: 'The requested resource does not exist',
    title: 'Mídia não encontrada',
    text: 'A mídia com este ID não foi encontrada.',
  }),
  publishTrouble: forPeople({
    code: 24,
    subcode: 2_207_008,
    message: 'The requested resource does not exist',
    title: 'Mídia não encontrada',
    text: 'O criador da mídia com este ID não existe ou expirou.',
  }),
  quotaReached: forPeople({
    code: 9,
    subcode: 2_207_042,
    message: 'Application request limit reached',
    title: 'Limite de publicações atingido',
    text: 'Você atingiu o número máximo de publicações permitido pela API de publicação de conteúdo.',
  }),
  accountRestricted: forPeople({
    code: 25,
    subcode: 2_207_050,
    message: 'The user is not an Instagram Business or is restricted.',
    title: 'Conta restrita',
    text: 'A conta do Instagram está restrita. Entre no aplicativo do Instagram.',
  }),
  spamBlock: forPeople({
    code: 4,
    subcode: 2_207_051,
    message: 'Application request limit reached',
    title: 'Ação bloqueada',
    text: 'Restringimos certas atividades para proteger a nossa comunidade.',
  }),
} as const

export type PublishingError = keyof typeof PUBLISHING_ERRORS
