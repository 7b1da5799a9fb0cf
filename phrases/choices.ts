/** The names of backdrops, layouts and typefaces in every language, for the server; the browser gets them by its calls. */
import { backdropGroups as enGroups, backdropNames as enBackdrops } from './en/backdrops.ts'
import { typeNames as enTypes } from './en/brand.ts'
import { layoutNames as enLayouts } from './en/layouts.ts'
import { backdropGroups as esGroups, backdropNames as esBackdrops } from './es/backdrops.ts'
import { typeNames as esTypes } from './es/brand.ts'
import { layoutNames as esLayouts } from './es/layouts.ts'
import { backdropGroups as ptBrGroups, backdropNames as ptBrBackdrops } from './pt-BR/backdrops.ts'
import { typeNames as ptBrTypes } from './pt-BR/brand.ts'
import { layoutNames as ptBrLayouts } from './pt-BR/layouts.ts'
import { backdropGroups as ptPtGroups, backdropNames as ptPtBackdrops } from './pt-PT/backdrops.ts'
import { typeNames as ptPtTypes } from './pt-PT/brand.ts'
import { layoutNames as ptPtLayouts } from './pt-PT/layouts.ts'
import type { InEveryLanguage } from './server.ts'
import type { Shape } from './shape.ts'

/** By id; an id may name a backdrop that no longer exists. */
type Names = Readonly<Record<string, string>>

export const backdropNames: InEveryLanguage<Names> = {
  'pt-BR': ptBrBackdrops,
  'pt-PT': ptPtBackdrops,
  es: esBackdrops,
  en: enBackdrops,
}
export const backdropGroupNames: InEveryLanguage<Names> = {
  'pt-BR': ptBrGroups,
  'pt-PT': ptPtGroups,
  es: esGroups,
  en: enGroups,
}
export const layoutNames: InEveryLanguage<Shape<typeof ptBrLayouts>> = {
  'pt-BR': ptBrLayouts,
  'pt-PT': ptPtLayouts,
  es: esLayouts,
  en: enLayouts,
}
export const typeNames: InEveryLanguage<Shape<typeof ptBrTypes>> = {
  'pt-BR': ptBrTypes,
  'pt-PT': ptPtTypes,
  es: esTypes,
  en: enTypes,
}
