/** What the server suggests for posts, in every language; the browser never loads this. */
import { altText as en } from './en/alt-text.ts'
import { altText as es } from './es/alt-text.ts'
import { altText as ptBr } from './pt-BR/alt-text.ts'
import { altText as ptPt } from './pt-PT/alt-text.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export const altTexts: InEveryLanguage<Shape<typeof ptBr>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }
