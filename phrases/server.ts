/** What the server says by itself, in every language; the browser never loads this. */
import type { ErrorCode } from '#features/error-codes.ts'
import { devices as enDevices } from './en/devices.ts'
import { errors as enErrors, someWait as enSomeWait } from './en/errors.ts'
import { sms as enSms } from './en/sms.ts'
import { devices as esDevices } from './es/devices.ts'
import { errors as esErrors, someWait as esSomeWait } from './es/errors.ts'
import { sms as esSms } from './es/sms.ts'
import { devices as ptBrDevices } from './pt-BR/devices.ts'
import { errors as ptBrErrors, someWait as ptBrSomeWait } from './pt-BR/errors.ts'
import { sms as ptBrSms } from './pt-BR/sms.ts'
import { devices as ptPtDevices } from './pt-PT/devices.ts'
import { errors as ptPtErrors, someWait as ptPtSomeWait } from './pt-PT/errors.ts'
import { sms as ptPtSms } from './pt-PT/sms.ts'
import type { Language, Shape } from './shape.ts'

export type InEveryLanguage<Texts> = Readonly<Record<Language, Texts>>

export const errorTexts: InEveryLanguage<Readonly<Record<ErrorCode, string>>> = {
  'pt-BR': ptBrErrors,
  'pt-PT': ptPtErrors,
  es: esErrors,
  en: enErrors,
}
export const someWaits: InEveryLanguage<string> = {
  'pt-BR': ptBrSomeWait,
  'pt-PT': ptPtSomeWait,
  es: esSomeWait,
  en: enSomeWait,
}
export const smsTexts: InEveryLanguage<Shape<typeof ptBrSms>> = { 'pt-BR': ptBrSms, 'pt-PT': ptPtSms, es: esSms, en: enSms }
export const deviceTexts: InEveryLanguage<Shape<typeof ptBrDevices>> = {
  'pt-BR': ptBrDevices,
  'pt-PT': ptPtDevices,
  es: esDevices,
  en: enDevices,
}
