/** How hurried typing is put right, by language. Words that are right both with and without an accent do not stand here. */

import type { Language } from '#engine/types.ts'
import {
  BRAZILIAN_EVERYDAY,
  ENGLISH_SHORT,
  EUROPEAN_EVERYDAY,
  PORTUGUESE_EVERYDAY,
  PORTUGUESE_SHORT,
  SPANISH_EVERYDAY,
  SPANISH_SHORT,
} from './everyday-words.ts'
import { words } from './grammar.ts'
import { BRAZILIAN_NEIGHBOURS, EN_NEIGHBOURS, ES_NEIGHBOURS, EUROPEAN_NEIGHBOURS, PT_NEIGHBOURS } from './neighbours.ts'

/** A pattern for whole words of the text as typed, case ignored, and what stands in its place (`$1` and so on allowed). */
export type Mend = readonly [pattern: string, instead: string]

export interface Spelling {
  /** As they are spelt; without their accents they mean nothing else. */
  readonly accented: readonly string[]
  /** Endings that carry an accent in every word that has them; unaccented and accented. */
  readonly endings: readonly Mend[]
  /** The same for nouns and adjectives that no dictionary has, as trades make them; known words may be verbs that have none. */
  readonly unknownEndings: readonly Mend[]
  /** What is typed short, and the word that is meant. */
  readonly shortened: Readonly<Record<string, string>>
  /** What only its neighbours explain: hours, days in a row, prices. In their order. */
  readonly phrases: readonly Mend[]
}

const PORTUGUESE_WORDS = words(
  'não são só já até aí tão dói olá além após porém pé pés mão pão mãe cão último última últimas mês março amanhã manhã ' +
    'manhãs início férias páscoa dentária dentárias acarajé água guaraná chá buquê buquês suíte suítes metrô ônibus ' +
    'cômodo cômodos fubá abdômen crochê móbile',
)

const BRAZIL_ALONE = new Set(words('abdômen metrô ônibus crochê'))

const PORTUGUESE_ENDINGS: readonly Mend[] = [
  ['(str|cl)uid([oa]s?)', '$1uíd$2'],
  ['[cç]ao', 'ção'],
  ['[cç]oes', 'ções'],
  [String.raw`(\p{L}[bdfgjlmnprstvxz])ao`, '$1ão'],
  [String.raw`(\p{L}{2}[bdfgjlmnprstvxz])oes`, '$1ões'],
  ['([^aeiou])avel', '$1ável'],
  ['([^aeiou])aveis', '$1áveis'],
  ['([^aeiou])ivel', '$1ível'],
  ['([^aeiou])iveis', '$1íveis'],
  ['issim([oa]s?)', 'íssim$1'],
  ['([cgt])ario', '$1ário'],
  ['logic([oa]s?)', 'lógic$1'],
]

/** "Bioimpedancia", "microagulhamento terapeutico". Only those on which both sides of the ocean agree. */
const PORTUGUESE_UNKNOWN_ENDINGS: readonly Mend[] = [
  ['ancia(s?)', 'ância$1'],
  ['encia(s?)', 'ência$1'],
  ['([ts])orio(s?)', '$1ório$2'],
  ['metric([oa]s?)', 'métric$1'],
  ['grafic([oa]s?)', 'gráfic$1'],
  ['scopic([oa]s?)', 'scópic$1'],
  ['peutic([oa]s?)', 'pêutic$1'],
  ['alergic([oa]s?)', 'alérgic$1'],
  ['toxic([oa]s?)', 'tóxic$1'],
  ['plastic([oa]s?)', 'plástic$1'],
]

const SPANISH_UNKNOWN_ENDINGS: readonly Mend[] = [
  ['metric([oa]s?)', 'métric$1'],
  ['grafic([oa]s?)', 'gráfic$1'],
  ['scopic([oa]s?)', 'scópic$1'],
  ['peutic([oa]s?)', 'péutic$1'],
  ['plastic([oa]s?)', 'plástic$1'],
  ['logia(s?)', 'logía$1'],
  ['grafia(s?)', 'grafía$1'],
]

/** "Tamanhos p ao gg", "tallas s a xl": a letter alone may be another word, so the last one has two or a word leads to them. */
const SIZE_RANGES = 'xs-xl xs-xxl xs-l s-xl s-xxl m-xl m-xxl l-xxl pp-gg p-gg p-xg m-gg m-xg pp-g s-l m-l p-g m-g p-m'.split(' ')
const LEADS_SIZES = 'tamanhos?|tam|do|tallas?|talla|de la|de'
const SIZES: readonly Mend[] = SIZE_RANGES.flatMap((range): readonly Mend[] => {
  const [least = '', most = ''] = range.split('-')
  const [from, to] = [least.toUpperCase(), most.toUpperCase()]
  const plain: Mend = [`${least} (ao|at[ée]|hasta|a|-) ${most}`, `${from} $1 ${to}`]
  return most.length > 1 ? [plain] : [[`(${LEADS_SIZES}) ${plain[0]}`, `$1 ${from} $2 ${to}`]]
})

const DAY = '(seg|ter|qua|qui|sex|sab|dom)'
const DAY_LIST = String.raw`(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|seg|ter|qua|qui|sex|s[áa]b|dom)`
/** An abbreviated day counts as one only beside another day, or before an hour: "ter" and "dom" are words as well. */
const PT_DAY_PLACES = [
  String.raw`${DAY}(?=\.?\s*(?:(?:,|e|a|à|até|ate|\/|-|–)\s*)?${DAY_LIST}(?![\p{L}]))`,
  String.raw`${DAY}(?<=${DAY_LIST}\.?\s*(?:(?:,|e|a|à|até|ate|\/|-|–)\s*)?${DAY})`,
  String.raw`${DAY}(?=\.?\s+(?:(?:[àa]s|das|de)\s+)?\d{1,2}\s?(?:h|:\d))`,
]
const PT_DAY_NAMES: Readonly<Record<string, string>> = {
  seg: 'segunda',
  ter: 'terça',
  qua: 'quarta',
  qui: 'quinta',
  sex: 'sexta',
  sab: 'sábado',
  dom: 'domingo',
}
const PT_DAYS: readonly Mend[] = Object.entries(PT_DAY_NAMES).flatMap(([short, name]) =>
  PT_DAY_PLACES.map((place): Mend => [place.replaceAll(DAY, short), name]),
)

const PT_MONTHS: Readonly<Record<string, string>> = {
  jan: 'janeiro',
  fev: 'fevereiro',
  mar: 'março',
  abr: 'abril',
  mai: 'maio',
  jun: 'junho',
  jul: 'julho',
  ago: 'agosto',
  set: 'setembro',
  out: 'outubro',
  nov: 'novembro',
  dez: 'dezembro',
}
const DAY_OF_MONTH = String.raw`(?<!\d)(0?[1-9]|[12]\d|3[01])`
/** Three of them are words as well: "em dez dias", "à beira-mar". */
const PT_DATES: readonly Mend[] = Object.entries(PT_MONTHS).flatMap(([short, name]): readonly Mend[] => [
  [String.raw`${DAY_OF_MONTH} (?:de )?${short}(?! \p{L}{2,20}s(?!\p{L}))`, `$1 de ${name}`],
  [String.raw`${DAY_OF_MONTH} ${name}`, `$1 de ${name}`],
  [
    String.raw`(em|até|de|desde|para|pra) ${short}(?=\s*(?:$|[,.;!]| (?:e|a|até|com|no|na|pra|para|tem|já)(?!\p{L})))`,
    `$1 ${name}`,
  ],
])

const HOUR = String.raw`\d{1,2}(?:h|:\d{2})`
/** "Vitamina c" and "tamanho p" are no abbreviations. */
const LETTERED = String.raw`(?<!(?:vitaminas?|vit|tamanhos?|tam|letra|bloco|plano|linha|torre|fator|grau|nota) )`
const WEEK = 'segunda|terça|quarta|quinta|sexta|sábado|domingo'
/** As their owners write them. */
const BRANDS: readonly Mend[] = (
  [
    'iPhone',
    'iPad',
    'iFood',
    'MacBook',
    'iOS',
    'Samsung',
    'Xiaomi',
    'Motorola',
    'YouTube',
    'TikTok',
    'PlayStation',
    'Bluetooth',
    'Wi-Fi',
  ] as const
).map((brand): Mend => [brand.toLowerCase(), brand])
const initials = (typed: string): readonly Mend[] => words(typed).map((name): Mend => [name, name.toUpperCase()])
/** Everybody knows them, and no dictionary does. */
const PT_INITIALS = initials(
  'mei rg hb20 ipa dop sesi senai sesc senac suv cnh clt ipva iptu fgts inss cnpj cpf usp ufmg ufrj unicamp gps tv led usb ssd dj pvc vip rpg bh sp rj poa abs',
)
const ES_INITIALS = initials('suv gps tv led usb ssd dj pvc vip iva dni xv')
const EN_INITIALS = initials('ipa ono obo uk usa suv gps tv led usb ssd dj pvc vip diy hvac bbq hiit mot')

/** "Zoom" is a word too, but one does nothing on it. */
const MEETINGS: Mend = ['(on|via|over|por|pelo|en) zoom', '$1 Zoom']
/** What a telephone or a computer holds. */
const BYTES: readonly Mend[] = ['gb', 'tb', 'mb'].map((unit): Mend => [
  String.raw`(\d{1,4})\s?${unit}`,
  `$1 ${unit.toUpperCase()}`,
])
/** "2l" reads like twenty-one. */
const LITRES: Mend = [String.raw`(\d{1,3}(?:[.,]\d)?)\s?l`, '$1 L']

/** What a letter without its accent cannot mean where it stands. */
const PT_LITTLE_WORDS: readonly Mend[] = [
  ['to (?=\\p{L}{2,}ndo(?!\\p{L})|(?:com|de|em|na|no|aqui|muito|super)(?!\\p{L}))', 'tô '],
  [
    'ta (?=\\p{L}{2,}(?:ndo|d[oa]s?)(?!\\p{L})|(?:com|de|em|na|no|aqui|muito|super|tudo|bom|boa|lind[oa]|pronto|pronta|quase|chegando)(?!\\p{L}))',
    'tá ',
  ],
  ['la(?= |$|[,.!?])(?! (?:carte|vie|casa de papel))', 'lá'],
  ['ha (?=\\p{L}|\\d)', 'há '],
  ['ca (?=na|no|em|para|de|da|do)', 'cá '],
  ['(vem|por|t[áa]|e) ai(?= |$|[,.!?])', '$1 aí'],
  ['nao e', 'não é'],
  [
    '(não|isso|ela|ele|hoje|aqui|quem|que|também|tudo|só) e (?=(?:o|a|um|uma|só|por|pra|para|com|sem|de|do|da|dia|muito|mais|frescura|normal|assim|grátis|gratuit[oa])(?!\\p{L}))',
    '$1 é ',
  ],
  [
    '(aula|consulta|avaliação|visita|entrega|orçamento|entrada|experimental|conversa|frete) e (?=(?:grátis|gratuit[oa]|cortesia|brinde|oferta|por nossa|por minha|livre|de graça)(?!\\p{L}))',
    '$1 é ',
  ],
  [
    'esta (?=(?:\\p{L}{2,}(?:ndo)|abert[oa]|fechad[oa]|pront[oa]|disponível|chegando|de volta|com|em|no|na|aqui|tudo|quase|linda demais|lindo demais|a atender|a chegar)(?!\\p{L}))',
    'está ',
  ],
  ['as (?=(?:segundas|terças|quartas|quintas|sextas)(?!\\p{L}))', 'às '],
  ['as (?=\\d{1,2} ?(?:h|:|e(?:m)? ponto|da (?:manhã|tarde|noite)))', 'às '],
  ['das (\\d{1,2})(?:h(?:rs?|s)?)? [aà]s? (\\d{1,2})(?:h(?:rs?|s)?)?(?![:\\d])', 'das $1h às $2h'],
  [
    '(?<!(?:\\d|rs|\\$|dia|das|às|as|entre|por|a|e|de|só|até) )([01]?\\d|2[0-3])(?:h(?:rs?|s)?)? [aà]s? (\\d{1,2})h(?:rs?|s)?',
    'das $1h às $2h',
  ],
  ['às (\\d{1,2}h(?:\\d{2})?) e (?:as )?(\\d{1,2}h)', 'às $1 e às $2'],
  [
    '([1-9])[aª] (?=(?:consulta|aula|vez|sessão|visita|etapa|parte|turma|edição|fase|semana|parcela|comunhão|classe|mão)(?!\\p{L}))',
    '$1ª ',
  ],
  ['([1-9])[oº] (?=(?:ano|lugar|aniversário|aninho|mês|dia|passo|corte|ciclo|andar|módulo|encontro)(?!\\p{L}))', '$1º '],
  ['bordad([oa]s?) a mao', 'bordad$1 à mão'],
  ['(feit|pintad|bordad|escrit|costurad)([oa]s?) [aà] (m[aã]o|medida)', '$1$2 à $3'],
  ['(\\d+(?:[.,]\\d+)?)\\s?m2', '$1 m²'],
  ['o m2', 'o m²'],
  ['(\\d+)mil', '$1 mil'],
  ['raio x', 'raio-X'],
  ['(ao|até|até ao|o|às) meio dia', '$1 meio-dia'],
  ['parab[eé]ns a (?=minha|nossa|toda|todas|equip[ae]|dona)', 'parabéns à '],
  ['(terreno|lote|sala|loja|galpão|chácara) (?=\\d+ ?m)', '$1 de '],
  ...words('Clara Rosa Flor Luz Vitória Glória').map((name): Mend => [
    `(maria|ana) ${name.toLowerCase().replaceAll('ó', '[óo]')}`,
    `$1 ${name}`,
  ]),
  ['(aluga|vende|precisa|procura|compra|admite|aceita|conserta|arrenda|junta|faz)(m?) se(?= |$)', '$1$2-se'],
  ...(['pp ao g', 'p ao g', 'p ao gg', 'm ao gg'] as const).map((sizes): Mend => [
    sizes,
    sizes.toUpperCase().replace('AO', 'ao'),
  ]),
  ['(do|no|um|num|nesse|neste|meu|seu) [oô]nix', '$1 Onix'],
  ['(do|no|um|num|nesse|neste|meu|seu) gol(?= \\d)', '$1 Gol'],
  ['para (?=Enem(?!\\p{L}))', 'para o '],
  ['(\\d{1,2}) ?kg (?=(?!de|com|por|em|até|e|a|o|ou|para|pra|no|na|da|do|cada)\\p{L}{3})', '$1 kg '],
  ['(\\d{1,3})x sem', '$1x sem'],
]

const PT_COLOURS =
  'preto|branco|vermelho|verde|azul|rosa|nude|bege|vinho|cinza|amarelo|lil[aá]s|marrom|caramelo|off white|dourado|prata|laranja|roxo|castanho|bordeaux'
const SIZE_LETTERS: readonly Mend[] = words('pp p m g gg xg xs s l xl xxl').map((size): Mend => [
  `(tamanho|talla|size) ${size}`,
  `$1 ${size.toUpperCase()}`,
])
const PT_PHRASES: readonly Mend[] = [
  ['(?:nsa|n\\.?|nossa) sra\\.?', 'Nossa Senhora'],
  ['btu(s?)', 'BTU$1'],
  ['(?<=(?:3[2-9]|[4-9]\\d|\\d{3}) )maio', 'maiô'],
  ['(praça|rua) xv', '$1 XV'],
  ['semana santa', 'Semana Santa'],
  ['sexta-feira santa', 'Sexta-Feira Santa'],
  ['corpus christi', 'Corpus Christi'],
  ['d [aá]gua', "d'água"],
  ['da (?=(?:pra|para) (?!\\p{Lu})\\p{L}{2,20}[aei]r(?!\\p{L}))', 'dá '],
  [`(${PT_COLOURS}) (?=(?:${PT_COLOURS}) (?:e|ou) (?:${PT_COLOURS})(?!\\p{L}))`, '$1, '],
  [
    '(abr\\p{L}{1,6}|fech\\p{L}{1,6}|sai|saem|come[çc]a\\p{L}{0,2}|funciona\\p{L}{0,4}|at[ée]|a partir d?|desde) [aà]s (\\d{1,2})(?![\\d:h/,.]|\\p{L}| \\d| horas| e meia)',
    '$1 às $2h',
  ],
  ['(atend(?:o|emos|imento)|fa[çc]o|fazemos|tamb[ée]m) (?:a )?domic[ií]lio', '$1 em domicílio'],
  ['pr[oó]x(?:imo)?\\.? (?:ao |do )?(?=(?:metr[oô]|centro|mercado|shopping|parque|terminal|hospital)(?!\\p{L}))', 'próximo ao '],
  [
    'pr[oó]x(?:im[ao])?\\.? (?:[aà] |da )?(?=(?:praia|escola|pra[çc]a|faculdade|esta[çc][ãa]o|igreja|rodovi[áa]ria)(?!\\p{L}))',
    'próximo à ',
  ],
  [
    '(\\d+ ?(?:€|euros|reais)) (hora|m[eê]s|mensal|noite|pessoa|unidade|dia)(?=$|[ ,.;!])(?! (?:\\d|d[aeo]s? |marcad|inteir|internacional|mundial|nacional))',
    '$1/$2',
  ],
  ['p (?=[ao]s? \\p{L})', 'para '],
  ['s juros', 'sem juros'],
  ...PT_LITTLE_WORDS,
  ['(\\d)x s/? ?juros', '$1x sem juros'],
  [String.raw`${LETTERED}p (?=\p{L}{2})(?!ao )`, 'para '],
  [String.raw`${LETTERED}c (?=\p{L}{2}|\d)`, 'com '],
  [String.raw`${LETTERED}n (?=\p{L}{2})`, 'não '],
  [String.raw`${LETTERED}q (?=\p{L})`, 'que '],
  [String.raw`(\d{1,2})\s?(?:hrs?|hs)`, '$1h'],
  [String.raw`(\d{1,2}h\d{2})(?:min|m)`, '$1'],
  ...PT_DAYS,
  ...PT_DATES,
  [`(${WEEK}) (?=(?:${WEEK})(?![\\p{L}-]))`, '$1, '],
  [`(${WEEK}) feira`, '$1-feira'],
  [String.raw`(?<!(?:para|até|pras?|desde|após) )as (?=${HOUR})`, 'às '],
  [String.raw`(das \d{1,2}h?(?::\d{2})?) as (?=\d)`, '$1 às '],
  [String.raw`dia das maes|dia das mães`, 'Dia das Mães'],
  ['cha de bebe', 'chá de bebê'],
  ['vitamina c', 'vitamina C'],
  ['(para|pra|pro|p/) enem', 'para o Enem'],
  ['enem', 'Enem'],
  ['mdf', 'MDF'],
  ['(do|no|grande|pro|(?:todo|região do) o) abc', '$1 ABC'],
  ['((?:\\d[\\d.,]*|reais|€) (?:o|por|cada|ao)) metrô', '$1 metro'],
  [String.raw`(\d[\d.,]*) metrô`, '$1 metro'],
  ['(meu) deus', '$1 Deus'],
  ['todo brasil', 'todo o Brasil'],
  [String.raw`(\d{1,2}) (ao?) (\d{1,2}) ano(?!s)`, '$1º $2 $3º ano'],
  [String.raw`p[oó]s[ -](operat[óo]ri[oa]s?|parto|obra|barba|sol|treino|gradua[çc][ãa]o|venda)`, 'pós-$1'],
  ...['cro', 'crm', 'crp', 'crn', 'crmv', 'creci', 'crefito', 'cref', 'oab', 'cnpj'].map((register): Mend => [
    String.raw`${register}(\d?)(?=[ -]?(?:\p{L}{2}[ -]?)?\d)`,
    `${register.toUpperCase()}$1`,
  ]),
  ['metrô (?=quadrado|linear|corrido|c[úu]bico)', 'metro '],
  ['o kilo', 'o quilo'],
  [
    '(bacalhau|frango|bife|polvo|arroz|carne|massa|esparguete|espaguete|cozido|am[eê]ijoas|fil[eé]|lasanha|lulas|arroz|fígado|prego|vitela|cabrito|peixe) a (br[aá]s|lagareiro|portuguesa|bolonhesa|parmegiana|milanesa|minhota|transmontana|espanhola|moda|oswaldo|cubana|bulh[aã]o)',
    '$1 à $2',
  ],
  ['à bras', 'à Brás'],
  ...SIZES,
  ['pix', 'Pix'],
  ['(?<!(?:^|[\\s,](?:de|em|na|a|da|com|uma|super|nossa|mega|à))\\s?)promo(?:ção)?$', 'em promoção'],
  ['e so (?=chamar|mandar|pedir|vir|me )', 'é só '],
  ['e dia d(?=[eoa] )', 'é dia d'],
  ['p[oô]r do sol', 'pôr do sol'],
  ['(?<!(?:com|e|toda|que) )a vista(?! (?:é|já|para|pr[ao]|d[aeo]|mais|linda|incrível|deslumbrante|fica))', 'à vista'],
  ['(?<!(?:^|\\s)(?:para|pra|toda|boa|durante|desde|d|e|\\d{1,4}|\\d{1,4} ?€) )a noite(?=\\s*(?:$|[,.;]))', 'à noite'],
  ['(até|no|neste|este|esse|nesse|próximo) sab', '$1 sábado'],
  ['(até|na|nesta|esta|essa|nessa|próxima) (?:sex)', '$1 sexta'],
  [
    '(casaco|camisola|cachecol|gorro|manta|blusa|meia|luva|novelo|fio|saia|poncho|xaile|tapete|vestido|boina|cobertor|colcha|pantufa|chapéu|cabelo)(s|es)? de l[aá]',
    '$1$2 de lã',
  ],
  ['até -(\\d{1,2})\\s?%', 'até $1% de desconto'],
  ['(?<=\\p{L} )-(\\d{1,2})\\s?%', 'com $1% de desconto'],
  ['(\\d{1,2}\\s?%) desconto', '$1 de desconto'],
  ['(?<=\\p{L} )até (\\d{1,2}\\s?%)', 'com até $1'],
  ['pp(?=\\s|$|,)(?<=\\d\\s?(?:€|euros|reais)?\\s?pp)', 'por pessoa'],
  ['a mao', 'à mão'],
  ['a noite (?=(?:dispon|livre|abert|vag)\\p{L}{1,8})', 'à noite '],
  ['c (?=[ao]s? \\p{L})', 'com '],
  ['(?:traz|trás|tras) (?=(?:que|q|pra|para|o seu|a sua|aqui|um|uma|correndo)(?!\\p{L}))', 'traz '],
  ['da (?=uma? (?:olhada|olhadinha|passada|jeito|força|dica)(?!\\p{L}))', 'dá '],
  ['levis', "Levi's"],
  ['tam\\.? (pp|p|m|g|gg|\\d{1,2})', 'tamanho $1'],
  ...SIZE_LETTERS,
  ['(\\d+) uni?d?\\.?(?= |$|,)(?<=un(?:id)?\\.?)', '$1 unidades'],
  ...(['p e m', 'p ou m', 'm e g', 'm ou g', 'g e gg', 'p m e g'] as const).map((sizes): Mend => [
    `(no|do|tamanhos?|peças|peça) ${sizes}`,
    `$1 ${sizes === 'p m e g' ? 'P, M e G' : sizes.replaceAll(/[pmg]+/gu, (size) => size.toUpperCase())}`,
  ]),
  ...PT_INITIALS,
  MEETINGS,
  ['(\\d{1,2})o', '$1º'],
  ['(\\d+ ?€?)\\/mes', '$1/mês'],
  ['v(\\d{1,2})', 'V$1'],
  ['p[oó]s[ -]obra', 'pós-obra'],
  ['rec[eé]m[ -]nascid([oa]s?)', 'recém-nascid$1'],
  ...BRANDS,
  LITRES,
  ...BYTES,
  ['s[aã]o paulo', 'São Paulo'],
  ['(de|do|no|para o|feliz) natal', '$1 Natal'],
  ['pe[cç]a([su]?) (?=[uú]nicas?|exclusivas?|novas?|sob )', 'peça$1 '],
]

/** Not a price: measured, weighed, or told in another coin. */
const NO_REAIS = String.raw`(?!\s?(?:reais|€|£|euros?|eur|d[óo]lares|%|kg|g|m|cm|mm|m2|m²|km|l|ml|litros?|metros?|quilos?|mil|h)(?![\p{L}])| de (?:largura|altura|comprimento|di[âa]metro|profundidade|fundo)(?![\p{L}])|[\d.,]*\d)`
const PT_BR_MONEY: readonly Mend[] = [
  [String.raw`(?<![$\d.,] ?)(\d{2,5}(?:,\d{2})?) [aà] vista`, 'R$ $1 à vista'],
  [String.raw`rs?\s?\$\s?(\d+)`, 'R$ $1'],
  [String.raw`(?<!\$\s?)(\d{2,3},\d{2}|\d,\d9)(?: o)? kg`, '$1 reais o kg'],
  [
    String.raw`(?<!\p{L}\p{L} de )(\d{2,4}(?:,\d{2})?) m[eê]s(?=\s*(?:$|[,.;!])| (?:sem|com|até|e|no|na|só)(?!\p{L}))`,
    'R$ $1/mês',
  ],
  [String.raw`rs\.?\s?(\d+)`, 'R$ $1'],
  [String.raw`(?<!\$\s?)(\d+(?:\.\d{3})*(?:,\d{2})?)\s?rs`, 'R$ $1'],
  [String.raw`de (\d{2,}(?:,\d{2})?) por (\d{2,}(?:,\d{2})?)${NO_REAIS}`, 'de R$ $1 por R$ $2'],
  [String.raw`(\d{1,2}\s?x de) (\d{2,}(?:,\d{2})?)${NO_REAIS}`, '$1 R$ $2'],
  [String.raw`(?<!(?:[$€£]|us|brl)\s?)(?<![\d.,/:-]|\d x )(\d{1,3}(?:\.?\d{3})*,\d{2})(?! ?x \d)${NO_REAIS}`, 'R$ $1'],
]

/** "2ª feira", "2f", "às 3as". */
const PT_EUROPEAN_DAYS: readonly Mend[] = ['segunda', 'terça', 'quarta', 'quinta', 'sexta'].flatMap(
  (day, index): readonly Mend[] => [
    [String.raw`${index + 2}(?:\.?[ªa])?[ -]?f(?:eira)?`, `${day}-feira`],
    [String.raw`${index + 2}\.?[ªa]s(?:[ -]feiras)?`, `${day}s`],
    [String.raw`(na|até|à) ${index + 2}\.?[ªa](?=\s*(?:$|[,.;!])| (?:às|as|à|das|até)(?!\p{L}))`, `$1 ${day}`],
  ],
)

const EUROS: readonly Mend[] = [[String.raw`(\d+(?:[.,]\d+)*)\s?eur`, '$1 €']]

const PT_SHORT: Readonly<Record<string, string>> = {
  cça: 'criança',
  cças: 'crianças',
  fgts: 'FGTS',
  degrade: 'degradê',
  prox: 'próximo',
  desc: 'desconto',
  dra: 'Dra.',
  dr: 'Dr.',
  palmer: 'palmer',
  retifica: 'retífica',
  sr: 'Sr.',
  sra: 'Sra.',
  usp: 'USP',
  ufrj: 'UFRJ',
  sus: 'SUS',
  cnh: 'CNH',
  oab: 'OAB',
  apê: 'apê',
  'p/': 'para',
  'c/': 'com',
  's/': 'sem',
  ñ: 'não',
  vc: 'você',
  vcs: 'vocês',
  hj: 'hoje',
  tb: 'também',
  tbm: 'também',
  mt: 'muito',
  mto: 'muito',
  mta: 'muita',
  qdo: 'quando',
  qto: 'quanto',
  msg: 'mensagem',
  msgs: 'mensagens',
  qtos: 'quartos',
  qts: 'quartos',
  dorms: 'dormitórios',
  ap: 'apartamento',
  apto: 'apartamento',
  aptos: 'apartamentos',
  fds: 'fim de semana',
  td: 'tudo',
  bh: 'BH',
  sp: 'SP',
  rj: 'RJ',
  aereo: 'aéreo',
  refri: 'refrigerante',
  dm: 'DM',
  iva: 'IVA',
  whats: 'WhatsApp',
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
}

const ES_WORDS = words(
  'regálalo regálala llévatelo llévatela pídelo pídela pruébalo pruébala resérvalo resérvala cómpralo apártalo encárgalo maracuyá depósito ahí así además último última últimas montaña piña plomería será',
)

const ES_ENDINGS: readonly Mend[] = [
  ['cion', 'ción'],
  ['sion', 'sión'],
  ['issim([oa]s?)', 'ísim$1'],
  ['logic([oa]s?)', 'lógic$1'],
]

const ES_DAY_NAMES: Readonly<Record<string, string>> = {
  lun: 'lunes',
  mar: 'martes',
  mie: 'miércoles',
  mié: 'miércoles',
  jue: 'jueves',
  vie: 'viernes',
  sab: 'sábado',
  sáb: 'sábado',
  dom: 'domingo',
}
const ES_DAY = `(?:${Object.keys(ES_DAY_NAMES).join('|')})`
const ES_WEEK = 'lunes|martes|miércoles|jueves|viernes|sábado|domingo'
const ES_MONTHS: Readonly<Record<string, string>> = {
  ene: 'enero',
  feb: 'febrero',
  mar: 'marzo',
  abr: 'abril',
  may: 'mayo',
  jun: 'junio',
  jul: 'julio',
  ago: 'agosto',
  sept: 'septiembre',
  sep: 'septiembre',
  oct: 'octubre',
  nov: 'noviembre',
  dic: 'diciembre',
}
/** Days in a row, before an hour, or after a word that leads to them; months behind their day. */
const ES_DATES: readonly Mend[] = [
  ...Object.entries(ES_MONTHS).map(([short, name]): Mend => [
    String.raw`(\d{1,2}) (?:de )?(?:${short}|${name})`,
    `$1 de ${name}`,
  ]),
  ...Object.entries(ES_DAY_NAMES).flatMap(([short, name]): readonly Mend[] => [
    [String.raw`${short}(?=\s*(?:(?:,|y|a|-|–)\s*)?(?:${ES_DAY}|${ES_WEEK})(?!\p{L}))`, name],
    [String.raw`${short}(?<=(?:${ES_DAY}|${ES_WEEK})\s*(?:(?:,|y|a|-|–)\s*)?${short})`, name],
    [String.raw`${short}(?=\s+(?:a las )?\d{1,2}(?::\d{2}|(?::\d{2})?\s?(?:am|pm|h)))`, name],
    [String.raw`(?<=(?:el|este|hasta|los|próximo|desde) )${short}`, name],
  ]),
  [`(${ES_WEEK}) (?=(?:${ES_WEEK})(?!\\p{L}))`, '$1, '],
  [`(lunes, (?:martes|miércoles)), (?=(?:viernes|jueves)(?!\\p{L}))`, '$1 y '],
]

const ES_COLOURS =
  'negro|blanco|rojo|verde|azul|rosa|nude|beige|vino|gris|amarillo|lila|marr[oó]n|caf[eé]|dorado|plateado|naranja|morado|celeste'
const ES_PHRASES: readonly Mend[] = [
  ...SIZE_LETTERS,
  ['semana santa', 'Semana Santa'],
  ['(\\d{1,3},\\d?9) ?kg', '$1€/kg'],
  ['(aguas?|flor(?:es)?|t[eé]) de Jamaica', '$1 de jamaica'],
  ['((?:de |a )?la|tu|mi|su) ([1-9])a', '$1 $2ª'],
  [`(${ES_COLOURS}) (?=(?:${ES_COLOURS}) [yo] (?:${ES_COLOURS})(?!\\p{L}))`, '$1, '],
  ['pa (?=\\d|la |el |los |las |que |tu |mi |todos)', 'para '],
  ['pal', 'para el'],
  ['mas', 'más'],
  ['cual(es)? (?=(?:es|son|prefieres|eliges|te)(?!\\p{L}))(?<=^cual(?:es)? )', 'cuál$1 '],
  ['(\\p{L}{3,15}) paso (?=de (?:un|suspender|no)(?!\\p{L}))', '$1 pasó '],
  ['xv(?= a[ñn]os)', 'XV'],
  ['eso (?=[yo] bach)', 'ESO '],
  [
    '(mir[ae]n?|mirad|vean?) que (?=(?:cambi|bonit|guap|lind|preci|bell|bien|color|tono|resultad|maravill|chul|ric)\\p{L}{0,8})',
    '$1 qué ',
  ],
  ['vitamina c', 'vitamina C'],
  ['usd (?=\\d)', 'USD '],
  ['m2', 'm²'],
  ['(\\d+) ?m2', '$1 m²'],
  ['(de|un|el|con|tomar) te(?= |$)', '$1 té'],
  ['(\\d+ ?€) (sesión|hora|noche|persona|mes)(?=$|[ ,.;!])', '$1/$2'],
  ['(alumn[oa]|hij[oa]|client[ea]) (\\p{L}{2,15} )?(sac|gan|logr|aprob|pas|termin|empez|lleg|qued|dej|entr|regres)o', '$1 $2$3ó'],
  ...SIZES,
  ['(mira|miren|vean|ve) como', '$1 cómo'],
  ['x (?=la|el|los|las|su|tu|todo)', 'por '],
  ...ES_DATES,
  [String.raw`(?:de )?(\d{1,2})\s?(?:a|-)\s?(\d{1,2})\s?(am|pm)`, 'de $1 a $2 $3'],
  [String.raw`(\d{1,2}(?::\d{2})?)(am|pm)`, '$1 $2'],
  ['manicure(?= rusa)', 'manicura'],
  ['hasta (?:el |un )?-(\\d{1,2})\\s?%', 'hasta $1% de descuento'],
  ['(?<=\\p{L} )-(\\d{1,2})\\s?%', 'con $1% de descuento'],
  ['(\\d{1,2}\\s?%) descuento', '$1 de descuento'],
  ['(fiesta|baby shower|mesa|decoraci[oó]n|cumpleaños) tem[aá]tica (?!de )(?=\\p{L}{3})', '$1 con temática de '],
  [String.raw`${LETTERED}p (?=\p{L}{2})`, 'para '],
  [String.raw`${LETTERED}c (?=\p{L}{2})`, 'con '],
  [String.raw`(\d{1,2})\s?(?:hrs?|hs)`, '$1h'],
  ['unas (?=acr[ií]lic|de gel|en gel|esculpidas|decoradas|semipermanentes|naturales|de manos)', 'uñas '],
  ['(fin de|este|nuevo|pr[óo]ximo|todo el|al) ano', '$1 año'],
  [String.raw`(\d+) anos`, '$1 años'],
  ['d[ií]a de la(s?) madre(s?)', 'Día de la$1 Madre$2'],
  ['men[uú] del d[ií]a', 'menú del día'],
  ['x (?=persona|unidad|hora|mes|encargo|mensaje|whatsapp)', 'por '],
  ...EUROS,
]

const ES_SHORT: Readonly<Record<string, string>> = {
  roscon: 'roscón',
  salio: 'salió',
  empezo: 'empezó',
  volvio: 'volvió',
  cumplio: 'cumplió',
  abrio: 'abrió',
  nacio: 'nació',
  eligio: 'eligió',
  pidio: 'pidió',
  llamame: 'llámame',
  dra: 'Dra.',
  dr: 'Dr.',
  peonias: 'peonías',
  fideua: 'fideuá',
  gijon: 'Gijón',
  q: 'que',
  xq: 'porque',
  itv: 'ITV',
  dni: 'DNI',
  pq: 'porque',
  tb: 'también',
  tmb: 'también',
  'c/': 'con',
  's/': 'sin',
  'p/': 'para',
  hab: 'habitaciones',
  habs: 'habitaciones',
  whats: 'WhatsApp',
  wsp: 'WhatsApp',
  whatsapp: 'WhatsApp',
}

const EN_DAY = '(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)'
const EN_DAY_NAMES: Readonly<Record<string, string>> = {
  mon: 'Monday',
  tue: 'Tuesday',
  tues: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  thurs: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const EN_MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  apr: 'April',
  aug: 'August',
  'sept?': 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const EN_SIZES = ['xs-xl', 'xs-l', 'xs-xxl', 's-xxl', 's-xl', 's-l', 'm-xl', 'm-xxl', 'l-xxl']
const EN_COLOURS =
  'black|white|red|green|blue|pink|nude|beige|grey|gray|yellow|lilac|brown|tan|gold|silver|orange|purple|navy|sage'
const EN_CLOCK = String.raw`\d{1,2}(?::\d{2}|(?::\d{2})? ?[ap]m)(?!\p{L})`

/** "Fri only". "Full sun only" and "we sat until dark" tell no day: those two are one at a start and before a time, or a price. */
function beforeHours(day: string): string {
  if (day !== 'sat' && day !== 'sun') return String.raw`${day}(?= (?:only|from|till?|until)(?!\p{L}))`
  const opening = String.raw`(?<=(?:^|[,;.!?\n]) ?)${day}(?= (?:only )?(?:from|till?|until) ${EN_CLOCK})`
  return day === 'sat' ? `${opening}|${day}(?= from [£$€]\\d)` : opening
}

/** "Closed sun". "Safe from sun" and "on sun damaged skin" tell no day. */
function behindItsLead(day: string): string {
  const leads = `on|this|next|every|until|til|till|back|closed|open${day === 'sun' ? '' : '|from|by'}|starts|starting${day === 'sat' || day === 'sun' ? '' : '|off|collect|collection|ready|before|after'}`
  const isOver =
    day === 'sat' || day === 'sun'
      ? String.raw`(?=$|[^\p{L}\d ]| (?:at|and|for|in|to|with|only|[&+/–-])(?!\p{L})| (?:from|till?|until) \d)`
      : ''
  return `(?<=(?:${leads}) )${day}${isOver}`
}

const EN_PHRASES: readonly Mend[] = [
  ['(?<=(?:starts|starting|begins|end of|mid|early|late) )jan', 'January'],
  ...SIZE_LETTERS,
  ['(\\d{1,4}) ?ph', '$1 per hour'],
  ['(\\d+)\\/(unit|hr|hour|month|mo|person|class|session|lesson|night)', '$1 per $2'],
  ['per (?:hr|mo)(?<=hr)', 'per hour'],
  ['per mo', 'per month'],
  [`(${EN_COLOURS}) (?=(?:${EN_COLOURS}) (?:and|or) (?:${EN_COLOURS})(?!\\p{L}))`, '$1, '],
  ...EN_SIZES.map((sizes): Mend => [sizes.replace('-', String.raw`\s?(?:-|–|to)\s?`), sizes.toUpperCase().replace('-', '–')]),
  ['gel[ -]x', 'Gel-X'],
  ['biab', 'BIAB'],
  ['ev (?=(?:charg|car|point)\\p{L}{0,4})', 'EV '],
  ['a\\/?c (?=(?:regas|service|unit|repair|recharge)(?!\\p{L}))', 'AC '],
  [
    '(grandma|grandpa|grandad|granddad|granny|nan|mum|mom|dad)s (?!and|who|are|were|love|get|will|welcome|eat|deserve|day|can|have|to|in|at)(?=\\p{L}{2}|\\d)',
    "$1's ",
  ],
  ['(and|but|so|then|or) were (?=there|here|open|closed|back|happy|hiring|ready|done|off|fully)', "$1 we're "],
  ['were (?=hiring|open|back|closed|moving|taking|now)', "we're "],
  ['(?<=^|[.!?\\n] ?)were (?!you|they|there|these|those|the|we|any|your|my|it|he|she|people)(?=\\p{L})', "we're "],
  [
    '(today|tomorrow|tonight|yesterday|winter|summer|spring|everyone|nobody)s (?=(?:special|menu|bake|bread|cake|cakes|job|work|look|set|soup|class|client|catch|deal|project|lesson|session|walk|haul|order|nails|lashes|hair|blooms|flowers)(?!\\p{L}))',
    "$1's ",
  ],
  ...['March', 'August', 'May'].map((month): Mend => [
    `(?<=(?:for|in|of|until|till|through|early|late|mid) )${month}(?=$|[ ,.;!])(?! (?:be|have|need|take|not))`,
    month,
  ]),
  ['thurs', 'Thursday'],
  ['xmas', 'Xmas'],
  ['w\\/', 'with'],
  ['n (?=\\p{L}{2})', 'and '],
  ['labor day', 'Labor Day'],
  ['memorial day', 'Memorial Day'],
  ['boxing day', 'Boxing Day'],
  ['(until|till|before) its (?=gone|over|too)', "$1 it's "],
  ['sat (?=(?:prep|exam|test|tutor|math|reading|verbal|score|act)\\p{L}{0,3}(?!\\p{L}))', 'SAT '],
  ['sept', 'September'],
  ['mon (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Monday '],
  ['tues? (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Tuesday '],
  ['weds? (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Wednesday '],
  ['thurs? (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Thursday '],
  ['fri (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Friday '],
  ['sat (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Saturday '],
  ['sun (?=(?:morning|afternoon|evening|night)s?(?!\\p{L}))', 'Sunday '],
  ['may(?= \\d{1,2}(?![\\d:]))', 'May'],
  [
    '(your|the|my|our) (dog|cat|pet|puppy|kitten|baby|kid|child)s (?=(?:ears?|coat|teeth|nails|paws?|skin|fur|hair|bed|birthday|name|food)(?!\\p{L}))',
    "$1 $2's ",
  ],
  ['up to -(\\d{1,2})\\s?%', 'up to $1% off'],
  ['(?<=\\p{L} )-(\\d{1,2})\\s?%', 'at $1% off'],
  ['was (\\$?\\d+) now (\\$?\\d+)', 'from $1 to $2'],
  ['(?<!(?:a|the|last|very|only|just) )few (?=spots|slots|places|openings)', 'a few '],
  ['(this|next|last)( week| month|)s (menu|specials?|flavou?rs?|bake|theme|cakes?|soup)', "$1$2's $3"],
  ['(\\d{1,2}) ?(?:-|–|to) ?(\\d{1,2}) ?(am|pm)', '$1–$2 $3'],
  ['(?<=(?:^|[,;\\n(]|(?<!\\p{L})(?:from|for|only|just|at)) ?)([£$€]?\\d{1,4}) ?pp(?! ?\\p{L})', '$1 per person'],
  ['(?<=[£$€] ?)(\\d{1,4}) ?pp', '$1 per person'],
  ['(lashes|hair|nails|brows|sessions?|classes|full) (?:w|wth) ', '$1 with '],
  ['iphone', 'iPhone'],
  ...Object.entries(EN_DAY_NAMES).flatMap(([short, name]): readonly Mend[] => [
    [String.raw`${short}(?=\s*(?:(?:,|&|and|to|-|–|\/)\s*)?(?:${EN_DAY}|\p{L}+day)(?![\p{L}]))`, name],
    [String.raw`${short}(?<=(?:${EN_DAY}|\p{L}+day)\s*(?:(?:,|&|and|to|-|–)\s*)?${short})`, name],
    [String.raw`${short}(?=\s+(?:at\s+)?\d{1,2}(?::\d{2})?\s?(?:am|pm|-|–|to))`, name],
    [String.raw`(\p{L}{3,6}day)([-/])${short}`, `$1$2${name}`],
    [beforeHours(short), name],
    [behindItsLead(short), name],
  ]),
  ['(Monday|Tuesday|Wednesday|Thursday|Friday|Saturday) (?=(?:Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)\\b)', '$1, '],
  [
    '((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day), ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day),? ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)(?!,? (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)',
    '$1, $2 and $3',
  ],
  ...Object.entries(EN_MONTHS).map(([short, name]): Mend => [`(\\d{1,2}(?:st|nd|rd|th)?) ${short}`, `$1 ${name}`]),
  [String.raw`(\d{1,2}) (am|pm)`, '$1$2'],
  ['end of dec', 'the end of December'],
  ...(['jan', 'feb', 'aug', 'sept', 'oct', 'nov', 'dec'] as const).map((short, index): Mend => [
    `(in|by|till|until|this|for|since|from|early|late|mid) ${short}`,
    `$1 ${['January', 'February', 'August', 'September', 'October', 'November', 'December'][index] ?? ''}`,
  ]),
  [
    '(?<!(?:as|very|so|works|fits|pretty|really|did|doing|done|get|sleep|eat|feel|is|it|all|oh) )well (?=(?:take|be|help|do|make|bring|come|send|let|see|fix|check|get|sort) )',
    "we'll ",
  ],
  ['dm to book', 'DM to book'],
  ['tues', 'Tuesday'],
  ['taco tuesday', 'Taco Tuesday'],
]

const EN_SHORT: Readonly<Record<string, string>> = {
  mani: 'mani',
  pedi: 'pedi',
  hes: "he's",
  shes: "she's",
  wheres: "where's",
  whens: "when's",
  hows: "how's",
  couldve: "could've",
  shouldve: "should've",
  wouldve: "would've",
  theyd: "they'd",
  youd: "you'd",
  weds: 'Wednesday',
  nhs: 'NHS',
  mrs: 'Mrs',
  yall: "y'all",
  thanksgiving: 'Thanksgiving',
  halloween: 'Halloween',
  'w/': 'with',
  'w/o': 'without',
  nxt: 'next',
  wk: 'week',
  mkt: 'market',
  til: 'until',
  u: 'you',
  ur: 'your',
  pls: 'please',
  plz: 'please',
  thx: 'thanks',
  tmrw: 'tomorrow',
  tmr: 'tomorrow',
  appt: 'appointment',
  appts: 'appointments',
  dm: 'DM',
  dms: 'DMs',
  bday: 'birthday',
  i: 'I',
  "i'm": "I'm",
  dont: "don't",
  cant: "can't",
  wont: "won't",
  monday: 'Monday',
  tuesday: 'Tuesday',
  wednesday: 'Wednesday',
  thursday: 'Thursday',
  friday: 'Friday',
  saturday: 'Saturday',
  sunday: 'Sunday',
  mondays: 'Mondays',
  tuesdays: 'Tuesdays',
  wednesdays: 'Wednesdays',
  thursdays: 'Thursdays',
  fridays: 'Fridays',
  saturdays: 'Saturdays',
  sundays: 'Sundays',
  january: 'January',
  february: 'February',
  april: 'April',
  june: 'June',
  july: 'July',
  september: 'September',
  october: 'October',
  november: 'November',
  december: 'December',
  christmas: 'Christmas',
  easter: 'Easter',
  valentines: "Valentine's",
}

export const SPELLING: Readonly<Record<Language, Spelling>> = {
  'pt-BR': {
    accented: [...PORTUGUESE_WORDS, ...PORTUGUESE_EVERYDAY, ...BRAZILIAN_EVERYDAY],
    endings: PORTUGUESE_ENDINGS,
    unknownEndings: PORTUGUESE_UNKNOWN_ENDINGS,
    shortened: { ...PORTUGUESE_SHORT, ...PT_SHORT },
    phrases: [
      ...PT_PHRASES,
      ...PT_NEIGHBOURS,
      ...BRAZILIAN_NEIGHBOURS,
      ...PT_BR_MONEY,
      [String.raw`([2-9]) ano(?!s)`, '$1º ano'],
      ['((?:o|no|do|meu|seu) (?:dia|m[êe]s|ano|tempo|ver[ãa]o|fim de semana)) tudo', '$1 todo'],
      ['(?<=, )a venda(?=[,.!]|$)', 'à venda'],
      [String.raw`cond\.? (fechado|residencial)`, 'condomínio $1'],
    ],
  },
  'pt-PT': {
    accented: [...PORTUGUESE_WORDS.filter((word) => !BRAZIL_ALONE.has(word)), ...PORTUGUESE_EVERYDAY, ...EUROPEAN_EVERYDAY],
    endings: PORTUGUESE_ENDINGS,
    unknownEndings: PORTUGUESE_UNKNOWN_ENDINGS,
    shortened: { ...PORTUGUESE_SHORT, ...PT_SHORT },
    phrases: [
      ['((?:pass|venh|vem|anda|apare[çc])\\p{L}{0,3}) ca', '$1 cá'],
      [String.raw`([2-9]|1[0-2])(?:º|\.º)? ano(?!s)`, '$1.º ano'],
      ...PT_EUROPEAN_DAYS,
      ...PT_PHRASES,
      ['t([0-6])(?!\\d)', 'T$1'],
      ['pequeno almo[cç]o', 'pequeno-almoço'],
      ['((?!viu )\\p{L}{1,}(?:ou|eu|iu)) se', '$1-se'],
      ['(\\d+ ?€) sess[aã]o', '$1 a sessão'],
      ...PT_NEIGHBOURS,
      ...EUROPEAN_NEIGHBOURS,
      ...EUROS,
      ['(em|de|d?o|no) porto(?! d)', '$1 Porto'],
    ],
  },
  es: {
    accented: [...ES_WORDS, ...SPANISH_EVERYDAY],
    endings: ES_ENDINGS,
    unknownEndings: SPANISH_UNKNOWN_ENDINGS,
    shortened: { ...SPANISH_SHORT, ...ES_SHORT },
    phrases: [...ES_PHRASES, ...ES_INITIALS, ...BRANDS, LITRES, ...BYTES, MEETINGS, ...ES_NEIGHBOURS],
  },
  en: {
    accented: words('café crème brûlée'),
    endings: [],
    unknownEndings: [],
    shortened: { ...ENGLISH_SHORT, ...EN_SHORT },
    phrases: [...EN_PHRASES, ...EN_INITIALS, ...BRANDS, LITRES, ...BYTES, MEETINGS, ...EN_NEIGHBOURS],
  },
}
