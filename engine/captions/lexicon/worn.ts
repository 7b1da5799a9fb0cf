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
      'barras?|bainhas?|ajust\\p{L}*|lav\\p{L}*|passar|passo|passamos|passadoria|consert\\p{L}*|arranj\\p{L}*|reform\\p{L}*|higieniz\\p{L}*|costur\\p{L}*|troc\\p{L}*|personaliz\\p{L}*|estamp\\p{L}*|bord\\p{L}*|pint\\p{L}*|engrax\\p{L}*|ting\\p{L}*|tinj\\p{L}*|limp\\p{L}*|ziper|fecho|aplicac\\p{L}*|manutenc\\p{L}*|remoc\\p{L}*',
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
      'bastas?|dobladillos?|ajust\\p{L}*|lav\\p{L}*|planch\\p{L}*|arregl\\p{L}*|repar\\p{L}*|limpi\\p{L}*|cos\\p{L}*|cambi\\p{L}*|personaliz\\p{L}*|estamp\\p{L}*|bord\\p{L}*|pint\\p{L}*|cierre|cremallera|retoque|aplicac\\p{L}*|lifting',
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
      'hem\\p{L}*|alter\\p{L}*|wash\\p{L}*|clean\\p{L}*|iron\\p{L}*|repair\\p{L}*|fix\\p{L}*|zip\\p{L}*|press\\p{L}*|resol\\p{L}*|shin\\p{L}*|print\\p{L}*',
    leads: 'for|only|just|at|now|from|was|is|are|\\$|£|€',
  },
}
