/** What is true of a thing, a surface or a place as we show it: beside its name such a word asks for nothing more. */

import type { RenderedName } from '#engine/backdrop/props/rendered-props.ts'
import type { DrawnPropName, MaterialName } from '#engine/backdrop/scene.ts'

import type { Names, Surface } from './meaning.ts'

interface TrueWords {
  /** Things, surfaces, materials or plates. */
  readonly of: readonly (RenderedName | DrawnPropName | Surface | MaterialName | PlateName)[]
  readonly words: Names
}

type PlateName =
  | 'forno-a-lenha'
  | 'cozinha-da-roca'
  | 'barbearia'
  | 'biblioteca'
  | 'pedra-molhada'
  | 'casamento'
  | 'academia'
  | 'oficina'
  | 'praia'
  | 'outono'
  | 'quarto-de-bebe'

export const TRUE_WORDS: readonly TrueWords[] = [
  {
    of: ['towels', 'knitted-blanket', 'napkin'],
    words: {
      pt: 'dobrado, enrolado, empilhado, macio, fofinho, felpudo, limpinho',
      es: 'doblado, enrollado, apilado, suave, esponjoso',
      en: 'folded, rolled, stacked, soft, fluffy',
    },
  },
  {
    of: ['candles', 'forno-a-lenha', 'cozinha-da-roca', 'fireplace', 'lamp'],
    words: { pt: 'aceso', es: 'encendido, prendido', en: 'lit, burning, glowing, going, blazing' },
  },
  {
    of: ['barbearia', 'forno-a-lenha', 'cozinha-da-roca', 'coffee-pot', 'biblioteca'],
    words: {
      pt: 'antigo, velho, classico, vintage, retro, tradicional',
      es: 'antiguo, viejo, clasico, vintage, retro, tradicional',
      en: 'old, vintage, classic, retro, traditional, old fashioned, antique',
    },
  },
  {
    of: ['wood'],
    words: {
      pt: 'rustico, antigo, velho, envelhecido',
      es: 'rustico, antiguo, viejo, envejecido',
      en: 'rustic, old, aged, weathered',
    },
  },
  {
    of: ['podium', 'table-mirror', 'pool-float', 'tennis-ball'],
    words: { pt: 'redondo, redondinho', es: 'redondo', en: 'round' },
  },
  {
    of: ['pool-float', 'bunting', 'balloons', 'confetti', 'toy-blocks', 'fruit-bowl', 'macarons', 'fruit'],
    words: { pt: 'colorido', es: 'colorido, de colores', en: 'colourful, colorful' },
  },
  {
    of: ['petals', 'flour', 'coffee-beans', 'dry-leaves', 'confetti'],
    words: {
      pt: 'espalhado, tirado, polvilhado, jogado',
      es: 'esparcido, tirado, regado, espolvoreado',
      en: 'scattered, strewn',
    },
  },
  {
    of: ['bread', 'fruit', 'fruit-bowl', 'basil', 'flowers', 'roses', 'lemons', 'oranges', 'tomatoes', 'apples'],
    words: { pt: 'fresco, fresquinho, natural', es: 'fresco, natural', en: 'fresh, natural' },
  },
  { of: ['bread', 'biscuits'], words: { pt: 'caseiro, artesanal', es: 'casero, artesanal', en: 'homemade, artisan' } },
  { of: ['coffee-beans', 'coffee-sack'], words: { pt: 'torrado', es: 'tostado', en: 'roasted' } },
  {
    of: ['casamento'],
    words: {
      pt: 'chique, elegante, iluminado, bem iluminado, romantico',
      es: 'elegante, iluminado, romantico',
      en: 'elegant, romantic',
    },
  },
  { of: ['barbearia'], words: { pt: 'couro', es: 'cuero', en: 'leather' } },
  {
    of: ['academia', 'oficina'],
    words: { pt: 'moderno, organizado, limpo', es: 'moderno, ordenado, limpio', en: 'modern, tidy, clean' },
  },
  {
    of: ['pedra-molhada'],
    words: { pt: 'verde, escuro, natural', es: 'verde, oscuro, natural', en: 'green, dark, natural' },
  },
  {
    of: ['table-mirror'],
    words: { pt: 'refletindo', es: 'reflejando', en: 'reflecting' },
  },
  {
    of: ['quarto-de-bebe'],
    words: { pt: 'pastel, delicado, fofo', es: 'pastel, delicado, tierno', en: 'pastel, cute' },
  },
  { of: ['shells'], words: { pt: 'do mar, pequeno', es: 'de mar, pequeno', en: 'sea, small' } },
]
