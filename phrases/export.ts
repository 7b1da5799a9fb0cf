/** The note that lies on top of a copy of one's data, in every language; the browser never loads this. */
import { exportNote as en } from './en/export.ts'
import { exportNote as es } from './es/export.ts'
import { exportNote as ptBr } from './pt-BR/export.ts'
import { exportNote as ptPt } from './pt-PT/export.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export const exportTexts: InEveryLanguage<Shape<typeof ptBr>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }
