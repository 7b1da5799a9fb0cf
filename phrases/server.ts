/** What the server says by itself, in every language; the browser never loads this. */
import type { ErrorCode } from '#features/error-codes.ts'
import { errors as en } from './en/errors.ts'
import { errors as es } from './es/errors.ts'
import { errors as ptBR } from './pt-BR/errors.ts'
import { errors as ptPT } from './pt-PT/errors.ts'
import type { Language } from './shape.ts'

export const errorTexts: Readonly<Record<Language, Readonly<Record<ErrorCode, string>>>> = { 'pt-BR': ptBR, 'pt-PT': ptPT, es, en }
