/** How prices, days and clauses are joined to what stands before them, by language. Patterns are for folded text. */

import type { BaseLanguage } from '#phrases/languages.ts'

export interface Linking {
  /** Before a price that nothing leads: "bolo por R$ 20". */
  readonly price: string
  /** A price per something is told after a colon: "rodízio: R$ 59 por pessoa". */
  readonly perUnit: string
  /** Before a discount that nothing leads. */
  readonly discount: string
  readonly discountWords: string
  /** Before days, months and hours that nothing leads; the first pattern that matches decides. */
  readonly times: readonly (readonly [pattern: string, lead: string])[]
  /** An hour of the day with nothing before it. */
  readonly hour: readonly [pattern: string, lead: string]
  /** Words after which a fact is already led, or that lean on what follows. */
  readonly leaning: string
  /** Words that already ask the reader to do something, or tell how. */
  readonly callToAction: string
}

const NUMBERED = String.raw`\b\d{4,5}[\s.-]\d{4}\b|@[\w.]{3,}|https?:\/\/|www\.|\.com\b|(?:\+?\d{1,3}\s?)?\(?\d{2,3}\)?[\s.-]?\d{3,5}[\s.-]?\d{3,4}\b`

export const LINKING: Readonly<Record<BaseLanguage, Linking>> = {
  pt: {
    price: 'por ',
    perUnit: String.raw`\s?(?:\/|por (?:mes|pessoa|hora|aula|unidade|dia|semana|sessao|metro|quilo|casal|kg|noite|participante)|ao mes|mensais|a (?:hora|unidade|duzia|sessao|aula|diaria)|o (?:m2|m²|metro|kg|quilo|par|cento|litro|kilo)|cada|a peca)`,
    discount: 'com ',
    discountWords: String.raw`\d\s?%\s?(?:off|de desconto|desconto)`,
    times: [
      ['(?:segunda|terca|quarta|quinta|sexta)(?:-feira)?$', 'na '],
      ['(?:sabado|domingo|feriado|fim de semana|final de semana|reveillon|carnaval|dia \\d{1,2})$', 'no '],
      ['(?:dia d\\p{L}{1,2} \\p{L}{4,}|natal)$', 'para o '],
      ['pascoa$', 'para a '],
      ['(?:janeiro|fevereiro|abril|junho|julho|agosto|setembro|outubro|novembro|dezembro)$', 'em '],
    ],
    hour: [String.raw`^\d{1,2}(?:h\d{0,2}|:\d{2})`, 'às '],
    leaning:
      'entrada|sinal|taxa|frete|de|do|da|dos|das|por|a|as|o|os|so|apenas|somente|e|eh|custa|sai|fica|saem|ficam|ate|com|sem|valor|preco|menos|mais|sobre|partir|para|pra|pro|em|no|na|nos|nas|nesta|neste|nessa|nesse|esta|este|essa|esse|desta|deste|desde|toda|todo|todas|todos|cada|um|uma|ou|ao|aos|entre|proxima|proximo|que|dia|tem|temos|ter|hoje|amanha|seg|nova|novo|antes|depois|feliz|nossa|nosso|sua|seu|minha|meu|la|aqui|nao|ja|especial|vespera|\\d{1,2}x',
    callToAction: String.raw`${NUMBERED}|\bzap\b|whats|wpp|direct\b|\bdm\b|link na|bio\b|\bcham[ae]\b|chame|agend[ea] (?:a |sua |seu |ja|pelo|por|uma|visita|o)|agende|encomende|\bpec[a]\b(?= (?:ja|pelo|o |a |seu|sua|agora))|ligue|garanta|reserve|marque|inscrev|visite|mande|fale com|\btra(?:z|ga)\b|\bpass[ae] (?:aqui|la|ca|por|n[oa])\b|(?:marcacoes|marcacao|agendamentos?|pedidos?|encomendas?|reservas?|orcamentos?) (?:no|na|por|pel[oa]) |corr[ae]|\bvem\b|venha|acesse|confira|aproveit|comenta|\bquem qu(?:er|iser)\b|\b(?:pecam|marquem|venham|tragam|chamem|corram|liguem|mandem|reservem|agendem|encomendem|garantam)\b|\bmanda\b|garante (?:o|a) (?:seu|sua|teu|tua)`,
  },
  es: {
    price: 'por ',
    perUnit: String.raw`\s?(?:\/|por (?:mes|persona|hora|clase|unidad|dia|semana|sesion|metro|kilo|pareja|noche)|al mes|mensuales|la (?:hora|unidad|docena|sesion|clase)|el (?:m2|m²|metro|kg|kilo|par|litro)|cada un[oa]|c\/u)`,
    discount: 'con ',
    discountWords: String.raw`\d\s?%\s?(?:off|de descuento|descuento|dto)`,
    times: [
      ['(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|fin de semana|finde|dia \\d{1,2})$', 'el '],
      ['(?:dia de la madre|dia del padre)$', 'para el '],
      ['navidad$', 'para '],
      ['(?:enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)$', 'en '],
    ],
    hour: [String.raw`^\d{1,2}(?:h\d{0,2}|:\d{2}|\s?[ap]m)`, 'a las '],
    leaning:
      'llevate|de|del|por|a|al|el|la|los|las|solo|meses|cuotas|es|cuesta|sale|queda|hasta|con|sin|valor|precio|menos|mas|sobre|partir|para|en|este|esta|estos|estas|desde|todo|toda|todos|todas|cada|un|una|o|u|y|e|entre|proximo|proxima|que|dia|hay|tenemos|hoy|manana|nuevo|nueva|antes|despues|feliz|nuestro|nuestra|tu|su|mi|no|ya|especial',
    callToAction: String.raw`${NUMBERED}|(?:te|los|las) esperamos|whats|wpp|\bdm\b|link en|bio\b|escrib|llam[ae]|agenda (?:tu|una|ya|por)|encarga|\bpide\b|pidel|reserva (?:tu|ya|por|tus)|aparta|inscrib|visita(?:nos)|manda|mandanos|\bven\b|vente|corre\b|aprovecha|comenta|contact|por (?:privado|mensaje|inbox)`,
  },
  en: {
    price: 'for ',
    perUnit: String.raw`\s?(?:\/|per (?:month|person|hour|class|lesson|day|week|session|head|night|couple)|a (?:month|week|dozen|night|day|class|session|pair)|an hour|each|pp\b|hourly|monthly)`,
    discount: 'at ',
    discountWords: String.raw`\d\s?%\s?(?:off|discount)`,
    times: [
      ['(?:mon|tues|wednes|thurs|fri|satur|sun)days?$', 'on '],
      ["(?:christmas|easter|mother'?s day|father'?s day)$", 'for '],
      ['(?:january|february|april|june|july|august|september|october|november|december)$', 'in '],
    ],
    hour: [String.raw`^\d{1,2}(?::\d{2})?\s?(?:am|pm)`, 'at '],
    leaning:
      'for|at|from|only|just|of|is|are|costs|until|till|with|without|price|minus|over|under|than|to|in|on|this|that|next|last|every|each|the|a|an|and|or|by|through|between|starting|since|before|after|all|our|my|your|new|happy|today|tomorrow|was|now|get|gets|save|enjoy|up|off|about|per|open|closed|back|black|taco|early|mid|late|special|free',
    callToAction: String.raw`${NUMBERED}|whatsapp|\bdms?\b|link in|\bbio\b|message (?:me|us)|call (?:me|us|now|\d)|book (?:now|your|a|online|via)|order (?:now|yours|online|via|by)|reserve (?:your|now)|sign up|visit us|text (?:me|us)|msg (?:me|us)|come (?:by|in|see|and)|grab yours|get yours|contact us|comment\b|inbox`,
  },
}
