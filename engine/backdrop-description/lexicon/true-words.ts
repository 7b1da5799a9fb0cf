/** What is true of a thing, a surface or a place as we show it: beside its name such a word asks for nothing more. */

import type { RenderedName } from '#engine/backdrop/props/rendered-props.ts'
import type { DrawnPropName, MaterialName } from '#engine/backdrop/scene.ts'

import type { Names, Surface } from './meaning.ts'

export interface TrueWords {
  /** Things, surfaces, materials or plates. */
  readonly of: readonly (RenderedName | DrawnPropName | Surface | MaterialName | PlateName)[]
  readonly words: Names
  /** What the place has, whatever it is said with: "feira com toldo". */
  readonly isThere?: true
  /** The thing that has this form, where it is another picture. */
  readonly becomes?: RenderedName
}

type PlateName =
  | 'feira'
  | 'spa-toalhas'
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

const OLD = ['barbearia', 'forno-a-lenha', 'cozinha-da-roca', 'biblioteca'] as const satisfies readonly PlateName[]

/** What is modern is none of these. */
export const OLD_PLATES: ReadonlySet<string | undefined> = new Set(OLD)

export const TRUE_WORDS: readonly TrueWords[] = [
  {
    of: ['towels', 'knitted-blanket', 'napkin'],
    words: {
      pt: 'dobrado, empilhado, macio, fofinho, felpudo, limpinho',
      es: 'doblado, apilado, suave, esponjoso',
      en: 'folded, stacked, soft, fluffy',
    },
  },
  {
    of: ['candles', 'forno-a-lenha', 'cozinha-da-roca', 'fireplace', 'lamp'],
    words: { pt: 'aceso', es: 'encendido, prendido', en: 'lit, burning, glowing, going, blazing' },
  },
  {
    of: [...OLD, 'coffee-pot'],
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
  { of: ['towels'], becomes: 'rolled-towels', words: { pt: 'enrolado', es: 'enrollado', en: 'rolled, rolled up' } },
  {
    of: ['flowers', 'roses'],
    becomes: 'dried-flowers',
    words: { pt: 'seco, desidratado', es: 'seco, deshidratado', en: 'dried, dry' },
  },
  { of: ['wine-glass'], words: { pt: 'tinto, cheio', es: 'tinto, lleno', en: 'full' } },
  {
    of: ['spa-toalhas'],
    isThere: true,
    words: { pt: 'pedras, pedrinhas', es: 'piedras, piedritas', en: 'stones, pebbles' },
  },
  {
    of: ['feira'],
    isThere: true,
    words: { pt: 'toldo, toldo listrado', es: 'toldo, toldo a rayas, toldo rayado', en: 'awning, striped awning' },
  },
  { of: ['shells'], words: { pt: 'do mar, pequeno', es: 'de mar, pequeno', en: 'sea, small' } },
]
