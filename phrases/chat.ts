/** What we say in the messaging app, in every language; the browser never loads this. */
import { chat as en } from './en/chat.ts'
import { chat as es } from './es/chat.ts'
import { chat as ptBr } from './pt-BR/chat.ts'
import { chat as ptPt } from './pt-PT/chat.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export const chatTexts: InEveryLanguage<Shape<typeof ptBr>> = { 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }
