/** Brazilians write "bolo 35" and "60 reais": one way to write money. Numbers that count something else stay as they are. */

import { boundedPattern } from '#engine/backdrop-description/bounded-pattern.ts'

import type { Profession } from './lexicon/trades.ts'
import { findSizes } from './lines/find-sizes.ts'
import { findTold } from './lines/find-told.ts'

const NUMBER = String.raw`(?:\d{1,3}\.\d{3}|\d{2,5}(?:[.,]\d{2,3})?)`
/** A number after one of these counts, measures or names; what follows a price is the end, or more about the price. */
/** How many things are in one, or what it costs: only the rest of the line tells. */
const CONTAINER = 'kit|conj|conjunto|caixa|combo|cesta|buqu[eê]|ramo|bouquet|bandeja'
const COUNTS = String.raw`até|ate|serve|rende|comporta|primeir[oa]s|[úu]ltim[oa]s|pr[óo]xim[oa]s|limite|capacidade|(?<!pedido )m[íi]nimo|m[áa]ximo|mais de|dias?(?=\s(?:[12]?\d|3[01])(?!\d))|sala|rua|av|avenida|n[ºo°]?|nº|número|numero|loja|lote|quadra|casa|ap|apto|bloco|km|fundamental|crm|cro|crp|oab|cnpj|cpf|tel|fone|(?<!\d )anos?|desde|em|há|ha|às|as|das|prata|ouro|aço|com|tamanho|tam|manequim|do|ao|aos|(?<!(?:acima|abaixo|partir) )de|e|só|são|temos|tem|restam|pra|para|quilates|turma|turno|versão|iphone|galaxy|moto|gol|capítulo|artigo|lei|vitamina|fps|volume \d|x|\d`
const COUNTING = `(?:${CONTAINER}|${COUNTS})`
const AFTER = String.raw`(?=\s*(?:$|\/m[eê]s|[,;!\n)]|\.(?!\d)|[-–—+|]\s|(?:a (?:hora|unidade|dúzia|duzia|sessão|aula|diária)|o (?:par|cento|kg|quilo|metro|m2|m²|litro)|cada|por (?:mês|mes|pessoa|hora|aula|unidade|dia|semana|sessão|casal|noite)|ao mês|mensais|só (?:hoje|até|esta|essa)|até|hoje|amanhã|n[oa]s? (?:pix|dinheiro|cartão|feriado|fim|semana|black|mês|dia|promoção)|à vista|em até|em \d{1,2}x|(?!\p{L}{2,20}s(?!\p{L}))(?:e )?\p{L}[\p{L} ]{2,40} \d{2,4}(?:,\d{2})?\s*(?:$|[,;.!])|v[áa]lido|v[áa]lida|entrega|frete|embrulho|com (?:buffet|decora\p{L}{1,5})|qualquer|qq|dias? \d{1,2}|(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)s?|e ganh\p{L}{1,5}|com dura\p{L}{1,8}|dura\p{L}{0,4}|inclu\p{L}{2,5}|com (?:\d|(?!a |o |as |os |um |uma )\p{L}{3,20}|brinde|backup|frete|entrega|café|lanche|tudo|material|direito)|entreg(?:o|amos)|lev(?:o|amos)|fa[çc]o|fazemos|mont(?:o|amos)|aceit(?:o|amos)|atend(?:o|emos)|marque|agende|reserve|encomende|encomendas (?:até|abert|pel|com|por)\p{L}*|pe[çc]a|chame?|traga|garanta|corre|venha|manutenção|a partir|só|essa semana|esta semana|sem (?:taxa|juros|fidelidade)|pra|para)(?![\p{L}])))`
const BARE = boundedPattern(
  String.raw`(?<=\p{L}[)"”]?\s)(?<!(?:^|[\s,(])${COUNTING}\s)(?!(?:19[5-9]\d|20[0-3]\d)(?!\d|,))(${NUMBER})(?!\d|\s?(?:%|kg|g\b|ml|l\b|cm|mm|m2|m²|m\b|km|min|h\b|h\d|hs|:\d|x\b|anos?|fotos|sess|pe[çc]as|unid|seguidores|vagas|pessoas|reais|mil\b|º|ª|\/(?!m[eê]s)))${AFTER}`,
  'giu',
)
const LED = boundedPattern(
  String.raw`(?<![\p{L}\d])((?:por|só|apenas|a partir de|acima de|abaixo de)) (${NUMBER})(?!\d|\s?(?:%|kg|g\b|ml|l\b|cm|mm|m2|m²|m\b|km|min|h\b|h\d|:\d|x\b|anos?|fotos|sess|pe[çc]as|unid|vagas|pessoas|reais|mil\b|dias|horas|minutos|meses|semanas|\/|º|ª))(?=\s*(?:$|[,;!\n)]|\.(?!\d)|[-–—+|]\s|\p{L}))`,
  'giu',
)
const REAIS = boundedPattern(String.raw`(?<![\p{L}\d$.,])(\d+(?:[.,]\d+)*(?:\s?mil)?)\s?(?:reais|real|contos?)(?![\p{L}])`, 'giu')
const THOUSANDS = boundedPattern(
  String.raw`(?<![\p{L}\d$.,]|\$ )(\d+(?:[.,]\d+)*\s?mil(?:h[õo]es|h[ãa]o)?)(?![\p{L}]|\s?(?:reais|euros|m2|m²|metros|seguidores|km))`,
  'giu',
)
/** "Até 50 pessoas": what is counted once in a line is counted there again ("acima de 50"). */
const WITH_UNIT = boundedPattern(
  String.raw`(?<![\d,.])(\d{1,5}) ?(?:kg|g|km|m2|m²|m|cm|ml|l|h|(?!reais|contos)\p{L}{3,14}s)(?![\p{L}\d])`,
  'giu',
)
const MONEY = /R\$|€|US\$/
/** After one of these a number is that of a house, a room, a telephone or a motorbike; in a wish it is somebody's age. */
const NUMBERED = boundedPattern(
  String.raw`(?<!\p{L})(?:rua|calle|r\.|av|avenida|al|alameda|travessa|tv|pra[çc]a|p[çc]a|rodovia|rod|estrada|largo|beco|viela|telefone|fone|tel|ramal|zap|whats(?:app)?|cep|ligue|ligar|liga)(?!\p{L})\.?[^,;.!?\n]{0,40}$|(?<!\p{L})(?:cg|fan|titan|biz|bros|xre|factor|fazer|twister|falcon|ninja) $|(?<!\p{L})(?:sala|loja|box|barraca|corredor|quiosque|estande|stand|banca|guich[êe]|galpão|quadra|lote|ônibus|linha|(?:n?a|da|nova|nossa) unidade)\.? (?:n[ºo°]\.? ?)?$`,
  'iu',
)
/** After one of these a number may be somebody's age. */
const AGED = boundedPattern(
  String.raw`(?<!\p{L})(?:parab[ée]ns|anivers[áa]rio|niver|idade|completou|fez|fazendo)(?!\p{L})[^,;.!?\n]{0,40}$`,
  'iu',
)
const OLDEST = 110
/** "P 18 G 23": what each size costs. */
const SIZES = boundedPattern(
  String.raw`(?<![\p{L}\d])(PP|P|M|G|GG|XG)\s(\d{2,3}(?:,\d{2})?)(?![\d.,:/]|\s?(?:cm|ml|g|kg|anos|unid))`,
  'gu',
)
/** How far before a number a street or the like is looked for, in UTF-16 units. */
const AHEAD = 60
const WORN: ReadonlySet<Profession> = new Set(['fashion', 'shoes', 'kids', 'jewellery'])
/** Sizes of clothes, shoes and rings in Brazil. */
const MOST_SIZE = 60
const LEAST_SIZE = 14

/** "T2, 245 mil": in Portugal homes are told in thousands of euros. */
export function nameHomePrices(text: string): string {
  return MONEY.test(text) ? text : text.replace(THOUSANDS, (thousands) => `${thousands.replace(/\s?mil$/iu, '')}.000 €`)
}

/** Homes are told in thousands ("450 mil"); clothes and shoes have sizes, which are no prices. */
export function namePrices(text: string, profession: Profession): string {
  const isHome = profession === 'real-estate'
  const counted = new Set(Array.from(text.matchAll(WITH_UNIT), ([, number]) => number))
  const inReais = text.replace(REAIS, 'R$ $1')
  const ofLine = findTold(inReais)
  const named = inReais.replace(LED, (all: string, led: string, number: string, at: number) =>
    counted.has(number) || ofLine.counted.has(at + led.length + 1) ? all : `${led} R$ ${number}`,
  )
  const told = isHome ? named.replace(THOUSANDS, 'R$ $1') : named
  // where money is told, a bare number is something else
  if (MONEY.test(told)) return told
  if ((told.match(SIZES) ?? []).length > 1) return told.replace(SIZES, '$1 R$ $2')
  const [sizes, meant] = [findSizes(told, 'pt'), findTold(told)]
  return told.replace(BARE, (number: string, ...found: readonly unknown[]) => {
    const at = Number(found.at(-2))
    const [before, after] = [told.slice(0, at), told.slice(at + number.length)]
    const isOther =
      isRange(number, after) ||
      sizes.counted.has(at) ||
      meant.counted.has(at) ||
      isNumbered(before, number) ||
      (OF_WEEK.test(before) && Number(number) <= LAST_OF_MONTH) ||
      isMeasure(after) ||
      (WORN.has(profession) && isSize(number))
    return isOther ? number : `R$ ${number}`
  })
}

/** "Domingo 21 não abro": a date. */
const OF_WEEK = boundedPattern(String.raw`(?:domingo|segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado)(?:-feira| feira)? $`, 'iu')
const LAST_OF_MONTH = 31

const RANGE_ON = boundedPattern(
  String.raw`^ (?:at[ée]|[àa]s|a) (\d{1,5}) ?(?:mil )?(?:h|hs|horas?|anos?|meses|dias?|kg|km|m2|m²|cm|\p{L}{3,14}s)(?![\p{L}\d])`,
  'iu',
)

/** "Aberto 10 até 18h", "de 2 a 5 anos": where a range begins, not a price. */
function isRange(number: string, after: string): boolean {
  const most = RANGE_ON.exec(after.slice(0, LONGEST_MEASURE))?.[1]
  return most !== undefined && Number.parseFloat(number) <= Number(most)
}

const MEASURED = boundedPattern(
  String.raw`^[ -](?:(?:de (?:largura|altura|comprimento|di[âa]metro|profundidade|largo|alto|ancho)|wide|tall|high|long|deep|miles?)(?!\p{L})|(?!(?:d[ií]a|semana|m[êe]s|mes|noite|noche|day|week|month) (?:inteir[oa]|complet[oa]|enter[oa]|tod[oa]|cheio))(?:por cento|por ciento|percent|raciones|porciones|personas|d[ií]as?|semanas?|meses|minutos|min|segundos?|seconds?|secs?|sesiones|sess[õo]es|fotos|hab|habitaciones|ba[ñn]os|kg|mm|cm|days?|weeks?|wks?|months?|minutes?|mins?|hours?|hrs?|sq\.? ?ft|sqft|(?:to|-) (?:[1-9]|1[0-2])(?![\d:.,])|people|photos|pics|sessions|beds?|baths?|year|pack(?! (?:de|of))|(?:\p{L}{3,14} )?(?:photos|pics|images|im[áa]genes)|polegadas|inch(?:es)?|c[áa]psulas?|caps|comprimidos?|comp|sach[êe]s?|saches|doses?|dosis|folhas|rolos|pares|bolas|graus|grados|degrees|tablets|capsules|doz|off|unid(?:ad(?:e|es))?|pçs?|pe[çc]as|itens|fatias|convidados|pessoas|andar|\p{L}{2,20} (?:st|street|ave|avenue|rd|road|ln|lane|blvd))(?!\p{L}))`,
  'iu',
)
const LONGEST_MEASURE = 30

/** Whether a number counts or measures what stands after it: "90 dias", "10 fotos". */
export function isMeasure(after: string): boolean {
  return MEASURED.test(after.slice(0, LONGEST_MEASURE))
}

const COUNTS_BEFORE = boundedPattern(String.raw`(?:^|[\s,(])(?:${COUNTS})\s$`, 'iu')

/**
 * Whether a number of a Portuguese line, written without its coin, counts or measures: it stands after a word that
 * counts ("prata 950").
 */
export function isCount(before: string): boolean {
  return COUNTS_BEFORE.test(before.slice(-AHEAD))
}

const NAMED_BY_NUMBER =
  /(?:levi'?s|aro|tamanho|tam|manequim|talla|talle|size|prata|plata|silver|sterling|ref\.?|iphone|galaxy|xiaomi|moto [ge]|playstation|ps|windows|fase|turma|lentes?|[íi]ndice|grau|(?<!\p{L})(?:ages?|idades?|edad(?:es)?))\s$/iu

const IS_CONTAINER = boundedPattern(`^(?:${CONTAINER})$`, 'iu')

/** Whether a number behind this word may count what is in it: "kit 10 marmitas". */
export function isContainer(word: string): boolean {
  return IS_CONTAINER.test(word)
}

/** @param before what stands before the number; only its last words are looked at */
export function isNumbered(before: string, number: string): boolean {
  const near = before.slice(-AHEAD)
  const isAge = Number.parseInt(number, 10) <= OLDEST && AGED.test(near)
  return isAge || NUMBERED.test(near) || NAMED_BY_NUMBER.test(near)
}

function isSize(number: string): boolean {
  return /^\d{2}$/.test(number) && Number(number) >= LEAST_SIZE && Number(number) <= MOST_SIZE
}
