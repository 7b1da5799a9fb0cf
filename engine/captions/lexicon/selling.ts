/** Words by which a line without a price still offers something, and of what is sad or sober. Patterns are for folded text. */

import type { BaseLanguage } from '#phrases/languages.ts'

interface Selling {
  /** Free places and hours, what is made or done on demand, orders and enrolments that are open. */
  readonly available: string
  /** It was, and is not to be had. */
  readonly past: string
}

export const SELLING: Readonly<Record<BaseLanguage, Selling>> = {
  pt: {
    available: String.raw`(?<!nao (?:se )?)\b(?:disponive(?:l|is)|disponibilidade|so (?:tenho|temos|tem)(?! uma? )|ainda (?:tenho|temos|tem|ha)|sobr(?:ou|aram) (?:\d|uma? (?:horario|vaga|hora|lugar|mesa)|alguns|algumas)|rest(?:a|am|ou|aram) \d|ultim[oa]s? (?:unidades?|pecas?|vagas?|dias?|semanas?)|sob (?:medida|encomenda)|por encomenda|a pronta entrega|aceito encomendas|(?:encomendas?|pedidos?|reservas?|inscricoes|matriculas?) (?:\d{4} )?(?:abertas?|abertos?|ate)|encomendar|matriculas?|turmas? (?:nov|bebes|de |inic|abert)|faco na hora|fazemos na hora|faz(?:emos|o) (?:por|sob)|atend(?:o|emos)(?! so | mais)|descontos?|promo(?:cao|coes)?|ofertas?|compre|em dobro|sorteio|avaliacao gratis|\d+ lugares|orcamento (?:sem|gratis|por)|alug(?:o|amos|a-se)|vende-se|(?<!vai )vend(?:o|emos))(?![a-z])`,
    past: String.raw`\b(?:ontem|semana passada|mes passado|foi|foram|veio|vieram|chorou|choraram|disse|ficou|ficaram|trouxe|entrou|saiu|sairam|chegou parecendo|perderam|ganharam|tocou|fizeram|trocamos|troquei)\b`,
  },
  es: {
    available: String.raw`(?<!no )\b(?:disponibles?|(?:se (?:me )?liber(?:o|aron) (?:un|una|\d)|me quedo (?:un|una) (?:hueco|hora|turno|espacio))|(?:aun|todavia|solo) (?:tengo|tenemos|quedan?|hay)|quedan? (?:\d|los|la|el|un)|me quedan?|hay \d+ (?:plazas|cupos|lugares)|ultim[oa]s? (?:unidades?|piezas?|plazas?|dias?|semanas?)|a medida|por encargo|se encargan?|(?:pedidos|encargos|reservas|inscripciones|matriculas?) (?:abiert[oa]s|hasta)|matriculas?|nuevo grupo|grupo nuevo|ofrezco|ofrecemos|hacemos|alquil(?:o|amos)|se vende|vendo|descuentos?|promo(?:cion)?|ofertas?|revision gratis|presupuesto (?:sin|gratis))(?![a-z])`,
    past: String.raw`\b(?:ayer|semana pasada|mes pasado|fue|fueron|vino|vinieron|lloro|lloraron|dijo|quedo|quede|quedaron|trajo|llego parec|entraron|perdieron|ganaron|toco|hicieron|cambiamos|quitamos|firmaron|firmo)\b`,
  },
  en: {
    available: String.raw`(?<!not |no |isn't )\b(?:available|(?:only|just) (?:\d+|a few|one|two) left|\d+ left|\w+ (?:rooms?|spots?|places?|spaces?|tables?) left|last (?:few|\d+|one|week)|made to order|to order|(?:orders?|list|book(?:s|ings?)?|enrol(?:l?ment)?s?) (?:is |are |now |book )?open(?:s|ed)?|order book|taking (?:on |new )*(?:orders|bookings|clients|patients|students)|spaces? (?:free|available|for)|(?:new|beginners?) (?:\w+ )?(?:class|group|course)|class (?:mon|tue|wed|thu|fri|sat|sun)\w*|now booking|back in stock|for (?:sale|hire|rent)|we (?:offer|cover|deliver)|cancell?ations?|free (?:quote|trial|consultation)|made only|almost gone|sales?|deals?|special offers?)(?![a-z])`,
    past: String.raw`\b(?:yesterday|last (?:week|night|month)|was|were|cried|said|came|brought|turned|did|made it|lost|won|fell|passed|put (?:her|his)|ran|smashed|nailed|managed|completed|[a-z]{3,14}ed \d+ ?(?:kg|lbs?|k|km|miles?))\b`,
  },
}

/** Where joy would hurt. */
export const SAD: Readonly<Record<BaseLanguage, string>> = {
  pt: String.raw`\bluto\b|falec|velorio|enterro|funer|sentimentos a|pesames|saudades? etern|nos deixou|partiu (?:hoje|ontem)|descans[ea] em paz|missa de setimo|doente|internad`,
  es: String.raw`\bluto\b|fallec|velorio|velatorio|entierro|funer|pesame|condolencia|se nos (?:fue|ha ido)|nos dejo\b|descans[ea] en paz|enferm[oa]\b|hospitaliz`,
  en: String.raw`\bgrief|griev|passed away|funeral|condolence|rest in peace|\brip\b|in loving memory|bereave|we lost|\bsick\b|in hospital`,
}

/** How a member asks for a text without play, in any of the languages. */
export const SOBER = String.raw`sobri[oa]|texto serio|\bserio\b|tom serio|sem (?:giria|brincadeira|exagero)|formal|sin (?:bromas|adornos|exager)|texto serio|no jokes|serious|sober|respectful|respeitos|respetuos`
