/** The words of the files that the administrator takes along, in every language: the columns' own, and those of the panel. */
import { panel as enPanel } from './en/panel.ts'
import { panelFiles as en } from './en/panel-files.ts'
import { panel as esPanel } from './es/panel.ts'
import { panelFiles as es } from './es/panel-files.ts'
import { panel as ptBrPanel } from './pt-BR/panel.ts'
import { panelFiles as ptBr } from './pt-BR/panel-files.ts'
import { panel as ptPtPanel } from './pt-PT/panel.ts'
import { panelFiles as ptPt } from './pt-PT/panel-files.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

export interface FileTexts {
  readonly columns: Shape<typeof ptBr>
  readonly words: Shape<typeof ptBrPanel>
}

export const fileTexts: InEveryLanguage<FileTexts> = {
  'pt-BR': { columns: ptBr, words: ptBrPanel },
  'pt-PT': { columns: ptPt, words: ptPtPanel },
  es: { columns: es, words: esPanel },
  en: { columns: en, words: enPanel },
}
