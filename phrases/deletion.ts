/** What a person reads who had Meta delete their data here, in every language; the browser never loads this. */
import { deletion as en } from './en/deletion.ts'
import { deletion as es } from './es/deletion.ts'
import { deletion as ptBr } from './pt-BR/deletion.ts'
import { deletion as ptPt } from './pt-PT/deletion.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export const deletionTexts: InEveryLanguage<Shape<typeof ptBr>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }
