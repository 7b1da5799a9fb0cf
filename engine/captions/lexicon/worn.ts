/** What is worn and sold by a number, and who works on such things for a price. Patterns are for folded text. */
import type { BaseLanguage } from '#phrases/languages.ts'

interface Worn {
  /** What a number behind such a thing may be its size, from the least to the most. */
  readonly sizes: readonly (readonly [things: string, least: number, most: number, step: 1 | 2])[]
  /** Of children's things sizes are smaller. */
  readonly children: string
  /** "Barra de calça 40", "lavo tênis 40": what it costs. */
  readonly services: string
  /** What leads a price: "vestido por 40". */
  readonly leads: string
}

export const WORN: Readonly<Record<BaseLanguage, Worn>> = {
  pt: {
    sizes: [
      [
        'vestid(?:o|inho)s?|calcas?|saias?|shorts?|bermudas?|blusas?|jaquetas?|blazers?|casacos?|macac(?:ao|oes)|macaquinhos?|jeans|conjuntos?|alfaiataria|ternos?|coletes?|sutias?|jardineiras?|pantalonas?|sobretudos?|biquinis?|maios?|fatos?|calcoes',
        34,
        56,
        2,
      ],
      [
        'tenis|sapat(?:o|os|enis|ilhas?)|sandalias?|botas?|botinhas?|coturnos?|chinelos?|rasteir(?:a|inha)s?|scarpins?|saltos?|mocassi(?:m|ns)|oxfords?|chuteiras?|papetes?|tamancos?|alpargatas?|sapatilhas?|anabelas?|havaianas',
        33,
        46,
        1,
      ],
      ['camisas?', 34, 50, 1],
      ['anel|aneis|aliancas?|solitarios?|aparador(?:es)?', 8, 35, 1],
      ['cilios?|pestanas?', 5, 20, 1],
    ],
    children: 'infantil|infantis|bebes?|menin[oa]s?|crianca|kids|baby|escolar',
    services:
      'barras?|bainhas?|ajust\\p{L}{0,12}|lav\\p{L}{0,12}|passar|passo|passamos|passadoria|consert\\p{L}{0,12}|arranj\\p{L}{0,12}|reform\\p{L}{0,12}|higieniz\\p{L}{0,12}|costur\\p{L}{0,12}|troc\\p{L}{0,12}|personaliz\\p{L}{0,12}|estamp\\p{L}{0,12}|bord\\p{L}{0,12}|pint\\p{L}{0,12}|engrax\\p{L}{0,12}|ting\\p{L}{0,12}|tinj\\p{L}{0,12}|limp\\p{L}{0,12}|ziper|fecho|aplicac\\p{L}{0,12}|manutenc\\p{L}{0,12}|remoc\\p{L}{0,12}',
    leads: 'por|so|apenas|somente|sai|saem|saindo|fica|ficam|custa|custam|valor|preco|agora|desde|a|r\\$|€',
  },
  es: {
    sizes: [
      [
        'vestid(?:o|ito)s?|pantalon(?:es)?|faldas?|shorts?|bermudas?|blusas?|chaquetas?|chamarras?|camperas?|blazers?|abrigos?|jeans|vaqueros|conjuntos?|trajes?|chalecos?|sacos?',
        34,
        56,
        2,
      ],
      ['tenis|zapat(?:o|illa)s?|sandalias?|botas?|botines|botin|tacones|mocasines|deportivas', 33, 46, 1],
      ['camisas?', 34, 50, 1],
      ['anillos?|alianzas?|sortijas?', 5, 30, 1],
      ['pestanas?', 5, 20, 1],
    ],
    children: 'infantil|infantiles|bebes?|nin[oa]s?|kids|escolar',
    services:
      'bastas?|dobladillos?|ajust\\p{L}{0,12}|lav\\p{L}{0,12}|planch\\p{L}{0,12}|arregl\\p{L}{0,12}|repar\\p{L}{0,12}|limpi\\p{L}{0,12}|cos\\p{L}{0,12}|cambi\\p{L}{0,12}|personaliz\\p{L}{0,12}|estamp\\p{L}{0,12}|bord\\p{L}{0,12}|pint\\p{L}{0,12}|cierre|cremallera|retoque|aplicac\\p{L}{0,12}|lifting',
    leads: 'por|solo|apenas|sale|salen|queda|quedan|cuesta|cuestan|precio|ahora|desde|a|\\$|€',
  },
  en: {
    sizes: [
      ['dress(?:es)?|skirts?|gowns?|blazers?|suits?', 2, 24, 2],
      ['jeans|trousers|levis', 24, 42, 1],
      ['shoes|sneakers|trainers|boots|heels|sandals|loafers|cleats', 4, 14, 1],
    ],
    children: 'kids|baby|toddler|girls?|boys?',
    services:
      'hem\\p{L}{0,12}|alter\\p{L}{0,12}|wash\\p{L}{0,12}|clean\\p{L}{0,12}|iron\\p{L}{0,12}|repair\\p{L}{0,12}|fix\\p{L}{0,12}|zip\\p{L}{0,12}|press\\p{L}{0,12}|resol\\p{L}{0,12}|shin\\p{L}{0,12}|print\\p{L}{0,12}',
    leads: 'for|only|just|at|now|from|was|is|are|\\$|£|€',
  },
}
