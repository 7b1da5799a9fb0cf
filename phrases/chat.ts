/** What we say in the messaging app, in every language; the browser never loads this. */
import { chat as en } from './en/chat.ts'
import { chat as es } from './es/chat.ts'
import { chat as ptBr } from './pt-BR/chat.ts'
import { chat as ptPt } from './pt-PT/chat.ts'
import { studio as studioEn } from './en/studio.ts'
import { studio as studioEs } from './es/studio.ts'
import { studio as studioPtBr } from './pt-BR/studio.ts'
import { studio as studioPtPt } from './pt-PT/studio.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export const chatTexts: InEveryLanguage<Shape<typeof ptBr>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }

/** What one should know of a result: the studio's own words. */
export const resultWarningTexts: InEveryLanguage<Shape<typeof studioPtBr.warnings>> = {
  'pt-BR': studioPtBr.warnings,
  'pt-PT': studioPtPt.warnings,
  es: studioEs.warnings,
  en: studioEn.warnings,
}
