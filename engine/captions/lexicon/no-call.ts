/** Lines after which nobody is asked to buy, order or book, by language. Patterns are for folded text. */

import type { BaseLanguage } from '#phrases/languages.ts'

export interface NoCall {
  /** Gone, given away, first come first served, shut, a notice or a thank-you: any call of ours would contradict the line. */
  readonly never: string
  /** Made for somebody or already with them, a tip, or eaten where it is served: nothing is left to order. */
  readonly noOrder: string
  /** Orders are open. */
  readonly orders: string
  /** Something to take home, whatever the trade does besides. */
  readonly goods: string
  /** A sentence about things as they are. */
  readonly statement: string
}

/** What is measured in spoons and cups is cooked at home. */
const RECIPE = String.raw`\d ?(?:colher(?:es)?|xicaras?|copos?|cucharad(?:it)?as?|tazas?|vasos?|tbsps?|tsps?|cups?)(?: (?:de|of)\b|,)`

export const NO_CALL: Readonly<Record<BaseLanguage, NoCall>> = {
  pt: {
    orders: String.raw`\bencomendas?\b|\bpedidos?\b`,
    goods: String.raw`\b(?:racao|racoes|(?<!com )retirada|retire|entregas?|entreg(?:o|amos)|frete|portes|envi(?:o|amos|os)|unidades?|pronta[- ]entrega|estoque|stock|tamanhos|tamanho (?:unico|[pmg\d]\w{0,2}\b)|leve \d|\d+ ?(?:ml|kg)|kits?|delivery|tele ?entrega)\b`,
    statement: String.raw`\b(?:nao (?:se )?(?:gosta|rega)m?|rs(?:rs)*|k{2,}|ha(?:ha)+|nao e|nunca|ninguem|sempre|precisam?|merecem?|podem?|deve[mr]?|e importante|e um ato|e possivel|faz bem|faz parte|tambem e)\b|^sinais d|^lanche d|^receita|${RECIPE}`,
    never: String.raw`esgot(?:ad|ou|amos)|vendid[oa]|acabou(?! de)|ordem de chegada|sem (?:hora )?marca(?:r|da|cao)|sem (?:precisar )?(?:agenda(?:r|mento)|hora|marcacao)|nao precisa (?:agendar|marcar)|(?:so|basta) (?:chegar|vir|aparecer)|(?:estaremos|estamos|ficaremos|estarei|loja|salao|clinica) fechad[oa]s?\b|^fechad[oa]s?\b|\d\S{0,2} (?:fechad|encerrad)[oa]s?\b|(?:segunda|terca|quarta|quinta|sexta|sabado|domingo) (?:fechad[oa]|nao abr)|fechad[oa]s? (?:hoje|amanha|dia|n[oa] (?:feriado|domingo|segunda|sabado))|\bfechamos\b|nao (?:vamos |vou )?(?:abri|atend|funcion)|vagas? (?:de|para) (?:emprego|trabalho)|contrata|curriculo|obrigad|agradec|gratidao|parabens|agenda (?:cheia|lotada|fechada|completa)|lotad[oa]|lista de espera|entrada (?:franca|livre|gratuita|gratis)|evento gratuito|, gratuit[oa],|nao consigo mais|de luto|(?:de|em) ferias|ferias coletivas|de folga|\b(?:na|nesta) (?:nossa )?loja\b|bazar|\bfeira (?:d[aeo]|livre)|\b(?:rua|avenida|av|travessa|praca|largo)\b`,
    noOrder: String.raw`\b(?:fiz|fizemos|reformei|corrigi|restaurei|pintei|montei|criei|entreguei|entregamos|terminei|terminamos|levou|levaram|escolheu|escolheram|ganhou|comprou|amou|adorou|nasceu|casou|casaram|se formou)\b|\bpr[ao]s? (?:d(?:ona|\.) |minh|seu |sr |sra )|\bfeit[oa] (?:para|pra)\b|sob encomenda d[aeo]|\bcomo (?:que )?(?:se )?(?:rega|cuid|usa|limp|lav|guard|conserv|faz|escolh)|\bnao (?:use|usem|deix|esque|faca|lave|compre)|menu do dia|prato do dia|buffet|bufe\b|rodizio|couvert|ao vivo|a mesa|com bebida|na torneira|chopp em dobro|happy hour|para levar nao|hoje (?:ha|tem)\b|por pessoa`,
  },
  es: {
    orders: String.raw`\bpedidos?\b|\bencargos?\b`,
    goods: String.raw`\b(?:alimento balanceado|pienso|retiro en|envios?|enviamos|entregas?|entregamos|unidades?|stock|talles?|tallas?(?! (?:mini|chica|mediana|grande|gigante))|llev[ae] \d|\d+ ?(?:ml|kg)|kits?|domicilios?|delivery)\b`,
    statement: String.raw`\b(?:no se riegan?|ja(?:ja)+|no es|nunca|nadie|siempre|necesitan?|merecen?|puede[ns]?|debe[ns]?|es importante|es posible|es normal|tambien es)\b|^senales de|^receta|${RECIPE}`,
    never: String.raw`agotad|vendid[oa]|se acab|se termin|orden de llegada|sin (?:previa )?(?:cita|turno|reserva)|no (?:hace falta|necesitas) (?:cita|turno|reserv)|(?:estaremos|estamos|local) cerrad[oa]s?\b|^cerrad[oa]s?\b|\d\S{0,2} cerrad[oa]s?\b|cerrad[oa]s? (?:hoy|manana|el|los|por)|cerramos|no (?:abrimos|atendemos|abrire)|vacante|se busca|buscamos|contrata|curriculum|gracias|agradec|felicidades|agenda (?:llena|completa|cerrada)|lista de espera|entrada (?:libre|gratuita|gratis)|evento gratuito|vacaciones|\ben (?:la|nuestra) tienda\b|\b(?:mercado|feria) del|\b(?:calle|avenida|av|plaza) `,
    noOrder: String.raw`\b(?:hice|hicimos|restaure|pinte|arme|cree|entregue|entregamos|termine|terminamos|se llevo|eligio|eligieron|gano|compro|amo|nacio|se caso|se casaron|quedo)\b|hech[oa] para|\bcomo (?:se )?(?:rieg|cuid|usa|limpi|lav|guard|conserv|elig)|\bno (?:uses|usen|dejes|olvides|laves|compres)|menu del dia|plato del dia|buffet|musica en vivo|en vivo|por persona|2x1.{0,30}hoy`,
  },
  en: {
    orders: String.raw`\b(?:pre-?)?orders?\b`,
    goods: String.raw`\b(?:shipping|ships?|pick ?up|delivery|in stock|restock(?:ed)?|sizes?|\d+ ?(?:ml|oz|lbs?|kg)|kits?|gift sets?)\b`,
    statement: String.raw`\b(?:lol|ha(?:ha)+|isn't|aren't|is not|are not|never|nobody|always|deserves?|doesn't|don't|it's ok|is normal)\b|^signs (?:of|that|your)|^recipe|${RECIPE}`,
    never: String.raw`sold out|all gone|\bsold\b|first come|walk[ -]?ins?\b|no (?:appointment|booking|reservation)|just (?:turn|show|come|drop) (?:up|by|in)|drop[ -]in|\bclosed\b|closing (?:early|at)|hiring|vacancy|vacancies|now recruiting|resume|thank|grateful|congrat|fully booked|wait(?:ing)? ?list|free (?:entry|admission|event)|on (?:holiday|vacation)|in[ -]store|open house|\b\d{1,5} \p{L}{2,14} (?:st|street|ave|avenue|road|rd|lane|ln|drive|blvd)\b`,
    noOrder: String.raw`\b(?:made|built|finished|restored|painted|delivered) (?:this|these|it|one|for)\b|custom (?:order|made) for|\bhow to\b|\b(?:never|don't|do not|please) (?:use|forget|wash|buy|change)|live music|buffet|per head|until (?:we|they) (?:run|sell)|\bfor (?:little|lil|baby|mr|mrs|ms|our|my)\b`,
  },
}
