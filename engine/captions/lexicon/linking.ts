/** What is told about a price, and what already asks the reader to do something, by language. Patterns are for folded text. */

import type { BaseLanguage } from '#phrases/languages.ts'

export interface Linking {
  /** What a price is for: "por pessoa". */
  readonly perUnit: string
  /** Words that already ask the reader to do something, or tell how. */
  readonly callToAction: string
}

const NUMBERED = String.raw`\b\d{4,5}[\s.-]\d{4}\b|@[\w.]{3,}|https?:\/\/|www\.|\.com\b|(?:\+?\d{1,3}\s?)?\(?\d{2,3}\)?[\s.-]?\d{3,5}[\s.-]?\d{3,4}\b`

export const LINKING: Readonly<Record<BaseLanguage, Linking>> = {
  pt: {
    perUnit: String.raw`\s?(?:\/|por (?:mes|pessoa|hora|aula|unidade|dia|semana|sessao|metro|quilo|casal|kg|noite|participante)|ao mes|mes|mensal|mensais|a (?:hora|unidade|meia duzia|duzia|sessao|aula|diaria|porcao|fatia|roda|caixa|pessoa|noite)|o (?:m2|m²|metro|kg|quilo|par|cento|litro|kilo|casal|pote|saco|saquinho|dia)|cada|a peca)`,
    callToAction: String.raw`${NUMBERED}|\breserva (?:ja|o teu|a tua|o seu|a sua|pel[oa])\b|\bencomenda (?:ja|o teu|a tua)\b|\bzap\b|whats|wpp|direct\b|\bdm\b|link na|bio\b|\bcham[ae]\b|chame|agend[ea] (?:a |sua |seu |ja|pelo|por|uma|visita|o)|agende|encomende|\bp(?:ec[a]|ede)\b(?= (?:ai|ja|pel[oa]|o |a |seu|sua|agora|n[oa] ))|ligue|garanta|reserve|marque|inscrev|visite|mande|fale com|\btra(?:z|ga)\b|\bpass[ae] (?:aqui|la|ca|por|n[oa])\b|(?:marcacoes|marcacao|agendamentos?|pedidos?|encomendas?|reservas?|orcamentos?) (?:no|na|por|pel[oa]) |corr[ae]|\bvem\b|venha|acesse|confira|aproveit|comenta|\bcomparec|\bquem qu(?:er|iser)\b|\b(?:pecam|marquem|venham|tragam|chamem|corram|liguem|mandem|reservem|agendem|encomendem|garantam)\b|\bmanda\b|\benvi[ae] (?:uma |por )?(?:mensagem|msg)\b|\bmensage(?:m|ns) privada|\bescrev[ae][ -](?:nos|me)\b|\bliga (?:para|pra|ja|-?(?:nos|me))\b|\bfal[ae] (?:comigo|connosco|conosco|com a gente)\b|garante (?:o|a) (?:seu|sua|teu|tua)|\bpodem? (?:ja )?(?:buscar|retirar|levantar|encomendar|pedir|chamar|marcar|agendar)\b`,
  },
  es: {
    perUnit: String.raw`\s?(?:\/|por (?:mes|persona|hora|clase|unidad|dia|semana|sesion|metro|kilo|pareja|noche)|al mes|mes|mensual|mensuales|la (?:hora|unidad|media docena|docena|sesion|clase|porcion|racion|pareja|noche|caja)|el (?:m2|m²|metro|kg|kilo|par|litro)|cada un[oa]|c\/u)`,
    callToAction: String.raw`${NUMBERED}|(?:te|los|las) esperamos|whats|wpp|\bdm\b|link en|bio\b|escrib|llam[ae]|agenda (?:tu|una|ya|por)|encarga|\bpide\b|pidel|reserva (?:tu|ya|por|tus)|aparta|inscrib|visita(?:nos)|manda|mandanos|\bven\b|vente|corre\b|aprovecha|comenta|contact|(?:por|al) (?:privado|mensaje|inbox|interno|md)\b|mensaje privado|\bmd\b|pedidos? al\b`,
  },
  en: {
    perUnit: String.raw`\s?(?:\/|per (?:unit|night|month|person|hour|class|lesson|day|week|session|head|night|couple)|a (?:month|week|half dozen|dozen|night|day|class|session|pair|loaf|slice|basket|box|bag|jar|bunch|bottle|tray|dish|pot|cup|plate|punnet|stem|ticket|head|piece|roll|tub)|an hour|each|pp\b|hourly|monthly)`,
    callToAction: String.raw`${NUMBERED}|whatsapp|\bdms?\b|link in|\bbio\b|message (?:me|us)|call (?:me|us|now|\d)|book (?:now|your|a|online|via)|order (?:now|yours|online|via|by)|reserve (?:your|now)|sign up|visit us|text (?:me|us)|msg (?:me|us)|\b(?:text|dm|pm|message|msg|call|ring|email|click|tap|inbox) (?:\w+ )?to (?:book|order|reserve|buy|enquire|inquire|claim|grab|get|join|sign|secure|schedule|ask)\b|\bp\.?m\.? (?:me|us)\b|hit me up|\bhmu\b|email (?:me|us)|come (?:by|in|see|and)|grab yours|get yours|contact us|comment\b|inbox`,
  },
}

/** Little words that lead to a price. */
export const LEADS_TO_PRICE_WORDS: Readonly<Record<BaseLanguage, string>> = {
  pt: 'por|a|só|so|apenas|de|partir|desde|custa|sai|valor|preço|preco',
  es: 'por|a|solo|sólo|de|desde|partir|cuesta|sale|precio|valor',
  en: 'for|at|only|just|from|is|costs|price',
}
