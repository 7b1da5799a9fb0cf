/** What every page says where strangers can reach a product that runs on its sandbox, in every language. */
import { sandbox as en } from './en/sandbox.ts'
import { sandbox as es } from './es/sandbox.ts'
import { sandbox as ptBr } from './pt-BR/sandbox.ts'
import { sandbox as ptPt } from './pt-PT/sandbox.ts'
import type { Language } from './shape.ts'

export const sandboxBanner: Readonly<Record<Language, string>> = {
  'pt-BR': ptBr.notice,
  'pt-PT': ptPt.notice,
  es: es.notice,
  en: en.notice,
}
