/** What is true of a thing, a surface or a place as we show it: beside its name such a word asks for nothing more. */

import type { RenderedName } from '#engine/backdrop/props/rendered-props.ts'
import type { DrawnPropName, MaterialName, PlaceScene } from '#engine/backdrop/scene.ts'

import type { Names, Surface } from './meaning.ts'

export interface TrueWords {
  /** Things, surfaces, materials or plates. */
  readonly of: readonly (RenderedName | DrawnPropName | Surface | MaterialName | PlateName | Land | 'lights')[]
  readonly words: Names
  /** What the place has, whatever it is said with: "feira com toldo". */
  readonly isThere?: true
  /** The thing that has this form, where it is another picture. */
  readonly becomes?: RenderedName
}

/** Places that are drawn, by what is there. */
type Land = PlaceScene['family'] | NonNullable<PlaceScene['land']>

type PlateName =
  | 'natal-arvore'
  | 'pascoa'
  | NonNullable<PlaceScene['room']>
  | 'cama-lencol'
  | 'sitio'
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
  | 'cetim'
  | 'salao-de-beleza'
  | 'cafe-aconchegante'
  | 'consultorio'
  | 'banheira'
  | 'banheiro'

const OLD = ['barbearia', 'forno-a-lenha', 'cozinha-da-roca', 'biblioteca'] as const satisfies readonly PlateName[]

/** What is modern is none of these. */
export const OLD_PLATES: ReadonlySet<string | undefined> = new Set(OLD)

export const TRUE_WORDS: readonly TrueWords[] = [
  {
    of: ['towels', 'knitted-blanket', 'napkin'],
    words: {
      pt: 'dobrado, dobradinho, empilhado, empilhadinho, macio, fofinho, felpudo, limpinho',
      es: 'doblado, apilado, suave, esponjoso',
      en: 'folded, stacked, soft, fluffy',
    },
  },
  {
    of: ['candles', 'forno-a-lenha', 'cozinha-da-roca', 'fireplace'],
    words: { pt: 'aceso', es: 'encendido, prendido', en: 'lit, burning, glowing, going, blazing' },
  },
  {
    of: OLD,
    isThere: true,
    words: {
      pt: 'antigo, velho, classico, vintage, retro, tradicional, das antigas',
      es: 'antiguo, viejo, clasico, vintage, retro, tradicional',
      en: 'old, vintage, classic, retro, traditional, old fashioned, old school, antique',
    },
  },
  {
    of: ['coffee-pot'],
    words: { pt: 'antigo, velho, vintage', es: 'antiguo, viejo, vintage', en: 'old, vintage, antique' },
  },
  {
    of: ['linen', 'cama-lencol', 'towels'],
    words: { pt: 'amassado, amassadinho, macio', es: 'arrugado, suave', en: 'crumpled, wrinkled, rumpled, soft' },
  },
  {
    of: ['garden', 'blossom'],
    words: { pt: 'colorido, verdinho, cheio', es: 'colorido, verde', en: 'colourful, colorful, lush' },
  },
  {
    of: ['forest', 'garden', 'pasture'],
    words: { pt: 'verde, verdinho, denso', es: 'verde, denso', en: 'green, lush, dense' },
  },
  {
    of: ['beach'],
    words: {
      pt: 'paradisiaco, deserto, vazio, calmo, tropical',
      es: 'paradisiaco, vacio, desierto',
      en: 'empty, tropical, quiet',
    },
  },
  {
    of: ['pasture', 'sitio'],
    isThere: true,
    words: { pt: 'cerca de madeira, cerca', es: 'cerca de madera, valla', en: 'fence, wooden fence' },
  },
  {
    of: ['living-room'],
    isThere: true,
    words: { pt: 'almofada, almofadas', es: 'cojin, cojines, almohadones', en: 'cushion, cushions, pillows' },
  },
  {
    of: ['lights', 'bunting', 'lantern', 'streamer'],
    words: { pt: 'pendurado, penduradinho, suspenso', es: 'colgado, colgante', en: 'hanging, hung, strung' },
  },
  {
    of: ['plates', 'wine-glass', 'flutes', 'napkin'],
    isThere: true,
    words: { pt: 'posta, arrumada', es: 'puesta, servida', en: 'set, laid' },
  },
  {
    of: ['daisies'],
    isThere: true,
    words: { pt: 'frasco, vaso de vidro, vidro', es: 'frasco, jarron de vidrio, vidrio', en: 'glass vase, glass jar, jar' },
  },
  {
    of: ['natal-arvore'],
    isThere: true,
    words: { pt: 'pinheiro, arvore, pinheirinho', es: 'pino, arbol, arbolito', en: 'tree, pine tree' },
  },
  {
    of: ['eggs'],
    becomes: 'easter-egg',
    words: { pt: 'colorido, pintado, decorado', es: 'de colores, pintado, colorido', en: 'painted, coloured, colored' },
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
    of: ['petals', 'flour', 'coffee-beans', 'dry-leaves', 'confetti', 'pearls', 'shells'],
    words: {
      pt: 'espalhado, tirado, polvilhado, jogado, solto, salpicado',
      es: 'esparcido, tirado, regado, espolvoreado, suelto, salpicado',
      en: 'scattered, strewn, loose, dusted, sprinkled',
    },
  },
  {
    of: ['bread', 'fruit', 'fruit-bowl', 'basil', 'flowers', 'roses', 'lemons', 'oranges', 'tomatoes', 'apples'],
    words: { pt: 'fresco, fresquinho, natural', es: 'fresco, natural', en: 'fresh, natural' },
  },
  { of: ['bread', 'biscuits'], words: { pt: 'caseiro, artesanal', es: 'casero, artesanal', en: 'homemade, artisan' } },
  { of: ['wall', 'smooth', 'painted-wall'], words: { pt: 'liso, lisinho', es: 'liso', en: 'plain, smooth' } },
  { of: ['sky'], words: { pt: 'aberto, limpo, sem nuvens', es: 'abierto, despejado, limpio', en: 'open, clear, cloudless' } },
  {
    of: ['cetim'],
    words: {
      pt: 'dobrado, amassado, amassadinho, drapeado, ondulado, franzido',
      es: 'doblado, arrugado, drapeado, ondulado, plegado',
      en: 'folded, draped, crumpled, wrinkled, flowing, rippled',
    },
  },
  { of: ['coffee-beans', 'coffee-sack'], words: { pt: 'torrado', es: 'tostado', en: 'roasted' } },
  {
    of: ['casamento'],
    words: {
      pt: 'chique, elegante, iluminado, bem iluminado, romantico',
      es: 'elegante, iluminado, romantico',
      en: 'elegant, romantic',
    },
  },
  {
    of: ['flowers', 'roses', 'tulips', 'sunflowers', 'daisies', 'lavender', 'basil', 'orchid', 'succulent', 'cacti', 'plants'],
    isThere: true,
    words: { pt: 'vaso, vasinho', es: 'macetita, tiesto, florerito', en: 'pot, little pot' },
  },
  {
    of: ['beach', 'praia'],
    isThere: true,
    words: { pt: 'onda, ondinha, ondas ao fundo, espuma do mar', es: 'olas, olitas', en: 'wave, waves, surf' },
  },
  { of: ['pascoa'], isThere: true, words: { pt: 'palha, palhinha, ninho', es: 'paja, nido', en: 'straw, hay, nest' } },
  {
    of: ['barbearia'],
    isThere: true,
    words: {
      pt: 'tijolo, tijolinho, tijolo a vista, tijolinho a vista, tijolo aparente, lampada, lampada pendurada, lampada de filamento',
      es: 'ladrillo, ladrillo visto, ladrillos vistos, bombilla, foco, foquito',
      en: 'brick, exposed brick, bulb, light bulb, edison bulb, hanging bulb',
    },
  },
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
  {
    of: ['basket', 'straw-hat'],
    isThere: true,
    words: { pt: 'palha, vime, fibra, trancado', es: 'paja, mimbre, fibra, trenzado', en: 'wicker, straw, woven' },
  },
  {
    of: ['crate', 'book-pile', 'jug'],
    words: { pt: 'antigo, velho, velhinho, antiguinho, usado', es: 'antiguo, viejo, viejito', en: 'old, vintage, worn' },
  },
  {
    of: ['plates', 'bowl', 'cup', 'jug', 'clay-vase', 'teapot'],
    words: { pt: 'ceramica, empilhado, artesanal', es: 'ceramica, apilado, artesanal', en: 'ceramic, stacked, handmade' },
  },
  { of: ['shells'], words: { pt: 'do mar, pequeno', es: 'de mar, pequeno', en: 'sea, small' } },
]
