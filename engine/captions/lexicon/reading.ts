/** How members write what matters in a message, by language. Patterns run on the text as typed, case ignored. */

import type { BaseLanguage } from '#phrases/languages.ts'

import type { Objective } from './grammar.ts'

export interface ReadingPatterns {
  /** Prices, discounts, bundles. */
  readonly offer: readonly string[]
  /** That there are few left. */
  readonly scarce: readonly string[]
  /** Dates, weekdays, hours, with the little words before them. */
  readonly when: readonly string[]
  /** Prepositions before a place with a capital letter. */
  readonly whereLead: string
  /** Requests to us ("faz um post sobre"), which are no part of the caption. */
  readonly request: string
  /** Words, or endings, that show that a clause is a sentence and not the name of a thing. */
  readonly verbs: string
  /** In order: the first that matches wins. */
  readonly objectives: readonly (readonly [Objective, string])[]
}

const MONEY = String.raw`(?:r\$|us\$|€|£|\$)\s?\d+(?:[.,]\d+)*(?:\s?(?:mil(?:h[õo]es|lones)?|k)\b)?|\d+(?:[.,]\d+)*\s?(?:€|£)|\d+(?:[.,]\d+)*(?:\s?mil)?\s?(?:reais|real|euros?|d[óo]lares|pesos|dollars|bucks|soles|mxn|brl)\b|\d+(?:[.,]\d+)*\s?mil\b(?!\s+\p{L})`
/** "Por 150", and then nothing that the number could count. */
const BARE_PRICE = String.raw`\d{2,}(?:[.,]\d{2})?(?=\s*(?:$|[,;!]|\.(?!\d)|(?:s[óo]|at[ée]|hasta|until|only|solo|n[oa]|em|en|ess[ae]|est[ae]|hoje|hoy|today|cada|each)\b))`
const INSTALMENTS = String.raw`(?:\d+\s?x\s(?:de|of)?\s?)`
/** "Tarta 4,50": cents are money, unless something is measured or an hour told. */
const CENTS = String.raw`\d{1,4}[.,]\d{2}(?!\d|\s?(?:%|kg|g|ml|l|cm|mm|m|km|m2|m²|h|am|pm|[ap]\.\s?m|€|£|oz|lb|inch|in)(?!\p{L}))`
const PERCENT = String.raw`\d+\s?%(?:\s?(?:off|de desconto|de descuento|desconto|descuento|dto\.?|discount))?`
const HOUR = String.raw`\d{1,2}\s?(?:h(?:rs|oras)?(?:\s?[0-5]\d?(?!\d)(?! (?:al|por|a hora|ao|la|el|each|per)(?!\p{L})))?|:\d{2}\s?h?|(?::\d{2})?\s?(?:am|pm)\b)`
const DATE = String.raw`\d{1,2}\/\d{1,2}(?:\/\d{2,4})?`

/** Capitals that name no place. */
const NO_PLACE = String.raw`(?!\s+(?:Pix|iFood|WhatsApp|Instagram|Facebook|Zoom|Google|Natal|Black|Carnaval|Dia|Enem|Venmo)(?!\p{L}))`

const PT_DAY = String.raw`(?:segunda|ter[çc]a|quarta|quinta|sexta) a (?:ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?![-\p{L}])|(?:segunda|ter[çc]a|quarta|quinta|sexta)(?:-feira| feira)?s?|s[áa]bados?|domingos?|fim de semana|final de semana|fds|semana que vem|pr[óo]xima semana|semana|m[êe]s que vem|m[êe]s|feriado|carnaval|r[ée]veillon|natal|p[áa]scoa|dia das m[ãa]es|fim de ano|final de ano|fim do ano|ver[ãa]o|inverno|janeiro|fevereiro|abril|junho|julho|agosto|setembro|outubro|novembro|dezembro|dia dos pais|dia dos namorados|hoje|amanh[ãa]`
const PT_MONTH = String.raw`janeiro|fevereiro|mar[çc]o|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro`
const ES_DAY = String.raw`lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|fin de semana|finde|semana que viene|pr[óo]xima semana|semana|mes que viene|mes|feriado|festivo|navidad|d[íi]a de la madre|d[íi]a del padre|fin de a[ñn]o|enero|febrero|abril|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|hoy|ma[ñn]ana`
const ES_MONTH = String.raw`enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre`
const EN_DAY = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekend|next week|next month|week|month|holidays?|christmas|easter|mother'?s day|father'?s day|january|february|april|june|july|august|september|october|november|december|today|tonight|tomorrow`
const EN_MONTH = String.raw`january|february|march|april|june|july|august|september|october|november|december`

const PT_VERBS = String.raw`(?:oi|ol[áa]|gente|meninas?|pessoal|galera|bora|feliz|bom dia|boa (?:tarde|noite|semana)|s[ãa]o|est[áa]|est[ãa]o|t[áa]|t[ôo]|tem|temos|tenho|vai|vou|vamos|v[ãa]o|quer|quero|queremos|precis\p{L}+|pode\p{L}*|faz\p{L}*|fiz\p{L}*|fez|ficou|veio|vem|venha\p{L}*|chegou|chegaram|abr[ei]\p{L}*|fech(?!ad[oa]|amento)\p{L}+|atend\p{L}+|n[ãa]o|nunca|sempre|que|obrigad[oa]s?|gra[çc]as|ador\p{L}+|am[ao]u?|eu|n[óo]s|voc[êe]s?|vcs?|a gente|ignor[ea]\p{L}*|escrev\p{L}+|diga|use|beba|evite|passe|lav[ea]|\p{L}{2,}(?:amos|emos|imos|ando|endo|indo|aram|eram|ei|ou))`
const ES_VERBS = String.raw`(?:hola|chicas?|amig[oa]s|feliz|buenos d[íi]as|buenas (?:tardes|noches)|es|son|est[áa]n?|estamos|estoy|tiene[ns]?|tenemos|tengo|hay|va|voy|vamos|quier\p{L}+|necesit\p{L}+|pued\p{L}+|hac\p{L}+|hice|hicimos|qued[óo]|lleg[óo]\p{L}*|abr[ei]\p{L}*|cerr\p{L}+|atend\p{L}+|no|nunca|siempre|que|gracias|yo|nosotr[oa]s|ustedes|ignor[ae]\p{L}*|escrib\p{L}+|usa|bebe|evita|\p{L}{2,}(?:amos|emos|imos|ando|iendo|aron|ieron))`
const EN_VERBS = String.raw`(?:hi|hey|hello|guys|ladies|everyone|happy|let's|good (?:morning|afternoon|evening)|is|are|am|was|were|be|have|has|had|we|we're|i|i'm|you|it|they|she|he|do|does|don't|not|no|never|always|just|that|thanks?|thank|got|get|make|made|came|come|open(?:ed|ing)?|clos(?:e|ed|ing)|hiring|looking|need|want|will|can|could|should|ignore|write|use|drink|avoid|love[ds]?|arrived|launched|finished)`

const pt: ReadingPatterns = {
  scarce: [
    String.raw`(?:(?:as|s[ãa]o as|s[óo])\s+)?[úu]ltim[oa]s\s+(?:\d+\s+)?(?:vagas?|unidades?|pe[çc]as?|dias?|horas?|hor[áa]rios?|convites?|lugares)`,
    String.raw`(?:poucas|restam\s+\d+|s[óo]\s+\d+|apenas\s+\d+)\s+(?:vagas|unidades|pe[çc]as)`,
    String.raw`(?:vagas|unidades|estoque|hor[áa]rios) (?:super )?limitad[oa]s?|enquanto (?:durar|durarem)(?: o)? estoques?`,
  ],
  offer: [
    String.raw`(?:por|a)\s+${BARE_PRICE}`,
    String.raw`(?:(?:por|a partir de|s[óo]|apenas|de|a)\s+)*${INSTALMENTS}?(?:${MONEY})(?:\s+(?:cada|a unidade|o kg|o quilo|a d[úu]zia|o cento|o par))?`,
    String.raw`(?:com\s+|at[ée]\s+)?${PERCENT}`,
    String.raw`leve\s+\d+\s*(?:e\s+)?,?\s*pague\s+\d+`,
    String.raw`compre\s+\d+\s*(?:e\s+)?,?\s*(?:leve|ganhe)\s+\d+`,
    String.raw`leve\s+\d+`,
    String.raw`\d+\s+por\s+\d+`,
  ],
  when: [
    String.raw`(?:(?:dias?|de)\s+)?\d{1,2}\s+(?:e|a)\s+\d{1,2}\s+de\s+(?:${PT_MONTH})`,
    String.raw`(?:das|de|entre as)\s+${HOUR}\s*(?:[àa]s|at[ée] as|at[ée]|a|e)\s*${HOUR}`,
    String.raw`(?:(?:s[óo]|somente|apenas|at[ée]|a partir d[aeo]s?|desde|todo|toda|todos os|todas as|n?est[ae]s?|n?ess[ae]s?|n[oa]s?|pr[óo]xim[oa]s?|pra|para|o|a|[àa]s|de|dia|d[oa])\s+)*(?:${DATE}|(?:dia\s+)?\d{1,2}(?:\s+de)\s+(?:${PT_MONTH})|dia\s+\d{1,2}|${PT_DAY}|${HOUR})(?:\s+(?:de\s+|pela\s+)?(?:manh[ãa]|tarde|noite|cedo))?`,
  ],
  whereLead: String.raw`(?:no|na|nos|nas|em|l[áa] no|l[áa] na|aqui no|aqui na|aqui em)${NO_PLACE}`,
  request: String.raw`(?:por favor,?\s+)?(?:(?:quero|queria|preciso(?: de)?|gostaria de|pode|me ajuda a|vamos|bora)\s+)?(?:(?:faz(?:er)?|fa[çc]a|cria(?:r)?|crie|escrev[ea](?:r)?|monta(?:r)?|um|uma|uns|postar|divulgar|anunciar)\s+)*(?:(?:post(?:agem)?|legenda|texto|an[úu]ncio|divulga[çc][ãa]o)\s+(?:(?:sobre|pra|para|de|do|da|falando de|anunciando|divulgando)\s+)+|(?:divulgar|anunciar|postar sobre)\s+(?:sobre\s+)?)`,
  verbs: PT_VERBS,
  objectives: [
    [
      'hiring',
      String.raw`contrata|estamos contratando|procur(?:o|a-se|amos) (?:um |uma )?(?:motoboy|entregador|ajudante|costureir|cozinheir|vendedor|pizzaiolo|barbeir|motorista|diarista|cuidador|empregad)|precis(?:o|a-se|amos) (?:de )?(?:um |uma )?(?:ajudante|empregad[oa]|aprendiz|auxiliar)|vaga de emprego|vaga (?:de|para|pra) (?:trabalho|auxiliar|atendente|manicure|cabeleireir|vendedor|recepcionista|confeiteir|padeir|gar[çc]o|est[áa]gi)|curr[íi]culo|(?:precisa(?:mos|-se|ndo)?|busc\p{L}+|procur\p{L}+) (?:de )?(?:um|uma)? ?[\p{L} ]{3,30} com experi[êe]ncia|(?:precisa(?:mos|ndo)?|busc\p{L}+|procur\p{L}+) (?:de )?(?:um|uma)? ?(?:profissional|auxiliar|atendente|manicure|cabeleireir|recepcionista|funcion[áa]ri|colaborador)|precisa-se|admite-se|(?:procur(?:o|a-se|amos)|contrato) (?:uma? )?(?:balconista|padeir|gar[çc]on|mec[âa]nic|pessoa (?:para|pra))|precis(?:o|amos) de (?:uma? )?(?:pessoa|gente) (?:para|pra)`,
    ],
    [
      'hours',
      String.raw`hor[áa]rio de (?:funcionamento|atendimento)|n[ãa]o (?:abri\p{L}+|vamos abrir|vou abrir|iremos abrir|atend\p{L}+|funcion\p{L}+|haver[áa] atendimento)|(?:estaremos|estamos|estarei|ficaremos|vamos ficar|loja|sal[ãa]o|cl[íi]nica) fechad[oa]s?|^fechad[oa]s?|^abert[oa]s? (?:n[oa]|dia|hoje|amanh|s[áa]b|dom|at)|fechad[oa]s? (?:n[oa]|dia|hoje|amanh[ãa]|de \d|segunda|domingo|feriado)|estaremos de folga|recesso|(?:sem|n[ãa]o (?:aceito|aceitamos|pego|pegamos)) (?:mais )?(?:encomendas?|pedidos?) (?:hoje|amanh|ess|est|nes|at[ée]|at)|encerra(?:mos|d[oa]s?)|(?:de|em|entr\p{L}+ (?:de|em)|nossas|coletivas) f[ée]rias|f[ée]rias coletivas|abrimos (?:de|das|aos|no|[àa]s|domingo|s[áa]bado|normal)|funcionamos|expediente`,
    ],
    ['thanks', String.raw`obrigad[oa]|\bvaleu\b|agrade[çc]|gratid[ãa]o|muito grat`],
    [
      'testimonial',
      String.raw`depoimento|feedback|avalia[çc][ãa]o d[aeo]|(?:a|minha|uma|o) cliente (?:disse|falou|mandou|escreveu|amou|adorou)|recebi (?:essa|esta) mensagem|olha o que (?:a|o|ela)`,
    ],
    [
      'result',
      String.raw`antes e depois|que (?:fiz|fizemos|entregamos|montamos|terminei|terminamos|pintei)|resultado|finalizad|conclu[íi]d[oa]|trabalho de hoje|ficou (?:assim|lind|perfeit|maravilhos)|trabalho (?:finalizado|pronto|entregue)|transforma[çc][ãa]o`,
    ],
    [
      'celebration',
      String.raw`(?:bodas|anivers[áa]rio) d[aeo] |anos de (?!garantia|idade|experi|mercado|profiss|trabalho|uso|festa|casad)|feliz (?:dia|natal|p[áa]scoa|ano)|nasceu (?:o|a|nosso|nossa) |parab[ée]ns|comemora|aprovad[oa]s?\b|passou (?:n[oa]|em) |(?:re)?inauguramos|grande inaugura|completamos|^(?:hoje [ée] )?dia d[aeo]s? (?:m[ãa]e|pai|mulher|dentista|m[ée]dic|professor|crian[çc]a|namorad|cliente)`,
    ],
    [
      'agenda',
      String.raw`agenda(?! (?:20\d\d|escolar|permanente|semanal|personalizada))|hor[áa]rios? (?:dispon|livre|abert|vago|para|pra)|vagas?|encaixe|marca[çc][õo]es|marque (?:seu|o) hor[áa]rio`,
    ],
    [
      'tip',
      String.raw`^dica|\bdicas?\b|voc[êe] sabia|como (?:cuidar|evitar|fazer|escolher|manter|conservar|limpar|lavar|guardar|regar|usar|preparar|saber)|por que (?:n[ãa]o|usar|fazer|escovar)|evite|cuidados? (?:com|para|ap[óo]s)|lembre-se`,
    ],
    [
      'new',
      String.raw`novidade|lan[çc]amento|lan[çc]a|cheg(?:ou|aram|ando)|nov[oa] (?:servi|produto|cole|card|sabor|linha)|nova cole[çc][ãa]o|estreia|agora tem|novo`,
    ],
    [
      'sell',
      String.raw`promo|desconto|oferta|\boff\b|r\$|€|reais|euros|%|\bmil\b|vendo|vende-se|[àa] venda|encomend|leve \d|compre|por apenas|pronta entrega|frete`,
    ],
  ],
}

const es: ReadingPatterns = {
  scarce: [
    String.raw`(?:(?:los|las)\s+)?[úu]ltim[oa]s\s+(?:\d+\s+)?(?:cupos?|plazas?|unidades?|piezas?|d[íi]as?|turnos?|lugares|citas)`,
    String.raw`(?:pocos|pocas|quedan\s+\d+|solo\s+\d+)\s+(?:cupos|plazas|unidades|piezas)`,
    String.raw`(?:cupos|plazas|unidades) limitad[oa]s|hasta agotar existencias`,
  ],
  offer: [
    String.raw`(?:por|a|desde)\s+${BARE_PRICE}`,
    String.raw`(?:(?:por|a partir de|desde|s[óo]lo|a|de)\s+)*${INSTALMENTS}?(?:${MONEY}|${CENTS})(?:\s+(?:cada (?:uno|una)|la unidad|el kilo|la docena|el par))?`,
    String.raw`(?:con\s+|hasta\s+)?(?:un\s+)?${PERCENT}`,
    String.raw`llev[ae](?:te)?\s+\d+\s*(?:y\s+)?,?\s*pag[ae]\s+\d+`,
    String.raw`\d+\s*x\s*\d+`,
    String.raw`\d+\s+por\s+\d+`,
  ],
  when: [
    String.raw`(?:(?:d[íi]as?|del?)\s+)?\d{1,2}\s+(?:y|al?)\s+\d{1,2}\s+de\s+(?:${ES_MONTH})`,
    String.raw`(?:de|desde las|entre las)\s+(?:las\s+)?${HOUR}\s*(?:a|hasta|y)\s*(?:las\s+)?${HOUR}`,
    String.raw`(?:a|desde|hasta|de|a partir de) las (?:1\d|2[0-4]|[1-9])(?!\d|[.,:h]\d|\s?(?:h|hrs|horas|am|pm|a|y|hasta)(?!\p{L}))`,
    String.raw`(?:(?:s[óo]lo|hasta|a partir del?|desde|todos? los|todas? las|est[ea]|pr[óo]xim[oa]|para|el|la|los|las|a|al|de|del|d[íi]a|por)\s+)*(?:${DATE}|\d{1,2}\s+de\s+(?:${ES_MONTH})|d[íi]a\s+\d{1,2}|${ES_DAY}|${HOUR})(?:\s+(?:por\s+la\s+|de\s+la\s+)?(?:ma[ñn]ana|tarde|noche))?`,
  ],
  whereLead: String.raw`(?:en|aqu[íi] en|en el|en la)${NO_PLACE}`,
  request: String.raw`(?:por favor,?\s+)?(?:(?:quiero|necesito|quisiera|puedes|vamos a|me gustar[íi]a)\s+)?(?:(?:haz(?:me)?|hacer|crea(?:r)?|escrib[ei](?:r)?|un|una)\s+)*(?:(?:post|publicaci[óo]n|texto|pie de foto|anuncio|caption)\s+(?:(?:sobre|para|de|del|anunciando)\s+)+|(?:anunciar|publicar sobre|promocionar)\s+)`,
  verbs: ES_VERBS,
  objectives: [
    [
      'hiring',
      String.raw`contrata|vacante|curr[íi]culum|\bcv\b|oferta de (?:empleo|trabajo)|buscamos (?:un|una)? ?\p{L}+|se busca|se necesita|necesitamos (?:una? )?(?:persona|camarer|dependient|ayudante|cociner|conductor)|puesto de`,
    ],
    [
      'hours',
      String.raw`horario de (?:atenci[óo]n|apertura)|no (?:abri\p{L}+|vamos a abrir|atend\p{L}+)|cerrad[oa]s? (?:el|los|por|hoy|ma[ñn]ana|del?)|^cerrad[oa]s?|sin (?:pedidos|encargos) (?:hoy|est|hasta)|estaremos cerrad|cerramos|(?:de|por) vacaciones|abrimos (?:de|a|los|el)`,
    ],
    ['thanks', String.raw`gracias|agradec|gratitud`],
    [
      'testimonial',
      String.raw`testimonio|rese[ñn]a|opini[óo]n de|mi client[ea] (?:dijo|escribi[óo])|me escribi[óo]|nos escribi[óo]`,
    ],
    [
      'result',
      String.raw`antes y despu[ée]s|que (?:hice|hicimos|montamos|entregamos|termin[ée]|pint[ée]|restauramos)|resultado|as[íi] qued[óo]|qued[óo] (?:as[íi]|hermos|lind|perfect)|trabajo terminado|transformaci[óo]n`,
    ],
    [
      'celebration',
      String.raw`aniversario|cumplea[ñn]os d|a[ñn]os de|feliz (?:d[íi]a|navidad|a[ñn]o)|naci[óo] (?:el|la|nuestr[oa]) |felicidades|felicitaciones|enhorabuena|celebra|inaugura|cumplimos`,
    ],
    [
      'agenda',
      String.raw`agenda(?! (?:20\d\d|escolar|personalizada))|citas?|turnos?|horarios? (?:disponib|libre)|cupos?|huecos?`,
    ],
    [
      'tip',
      String.raw`\bconsejos?\b|\btips?\b|sab[íi]as que|c[óo]mo (?:cuidar|evitar|hacer|elegir|mantener|limpiar|lavar|guardar|regar|usar|preparar|saber)|por qu[ée]|evita|cuidados? `,
    ],
    [
      'new',
      String.raw`novedad|lanzamiento|lanzamos|lleg[óo]|llegaron|llega|nuev[oa] (?:servicio|producto|colecci|carta|sabor|l[íi]nea)|nueva colecci|estreno|ya (?:tenemos|est[áa])|nuevo`,
    ],
    ['sell', String.raw`promo|descuento|oferta|\boff\b|\$|€|euros|pesos|%|vendo|se vende|en venta|pedido|encarg|\dx\d|env[íi]o`],
  ],
}

const en: ReadingPatterns = {
  scarce: [
    String.raw`(?:the\s+)?last\s+(?:few\s+|\d+\s+)?(?:spots?|slots?|places|pieces|units|seats|tickets|days)`,
    String.raw`(?:only\s+)?(?:a few|few|\d+)\s+(?:spots|slots|places|pieces|units|seats)\s+left`,
    String.raw`limited (?:spots|slots|places|stock)|while (?:stocks?|supplies) lasts?`,
  ],
  offer: [
    String.raw`for\s+${BARE_PRICE}`,
    String.raw`(?:(?:for|from|only|just|at)\s+)*${INSTALMENTS}?(?:${MONEY}|${CENTS}|\d{3,4}k)(?:\s+(?:each|per person|a dozen|per kilo|an hour|a month))?`,
    String.raw`(?:up to\s+)?${PERCENT}`,
    String.raw`buy\s+(?:\d+|one)\s*,?\s*get\s+(?:\d+|one)(?:\s+free)?`,
    String.raw`\d+\s+for\s+(?:the price of\s+)?\d+`,
  ],
  when: [
    String.raw`(?:(?:on|from|until|till|by)\s+)?(?:${EN_MONTH})\s+\d{1,2}(?:st|nd|rd|th)?\s?(?:,|&|and|to|-|–)\s?\d{1,2}(?:st|nd|rd|th)?(?![\d:]|\s?(?:am|pm|spots?|slots?|places))`,
    String.raw`(?<=(?:${EN_DAY})\s(?:\p{L}{3,8}\s)?)\d{1,2}(?::\d{2})?\s?(?:to|-|–)\s?\d{1,2}(?::\d{2})?(?:\s?(?:am|pm))?`,
    String.raw`(?<=(?:${EN_DAY})\s)(?:from|after|until|till?)\s(?:1[0-2]|[1-9])(?::\d{2})?(?!\d|[.,]\d|\s?(?:am|pm|-|–|to)(?!\p{L})|\s\p{L}+\sto(?!\p{L}))`,
    String.raw`(?:from\s+|between\s+)?\d{1,2}(?::\d{2})?\s?(?:am|pm)?\s*(?:to|until|till|-|–|and)\s*\d{1,2}(?::\d{2})?\s?(?:am|pm)\b`,
    String.raw`(?:(?:only|until|till|from|through|every|this|next|on|the|at|by|for|starting|all)\s+)*(?:${DATE}|(?:${EN_MONTH})\s+\d{1,2}(?:st|nd|rd|th)?\b|\d{1,2}(?:st|nd|rd|th)?\s+(?:of\s+)?(?:${EN_MONTH})|${EN_DAY}|${HOUR})(?:\s+(?:in the\s+)?(?:morning|afternoon|evening|night)s?)?`,
  ],
  whereLead: String.raw`(?:in|at|near)${NO_PLACE}`,
  request: String.raw`(?:please,?\s+)?(?:(?:i (?:want|need|would like)|i'd like|can you|could you|let's)\s+)?(?:to\s+)?(?:(?:make|write|create|do|post|me|a|an)\s+)*(?:(?:post|caption|text|ad)\s+(?:(?:about|for|on|announcing)\s+)+|(?:advertise|announce|promote)\s+)`,
  verbs: EN_VERBS,
  objectives: [
    [
      'hiring',
      String.raw`hiring|job opening|(?:need|want|looking for) an? (?:saturday|sunday|weekend|part[- ]time|full[- ]time|evening) (?:person|girl|boy|lad|hand|help|staff)|join (?:our|the) team|(?:looking for|we need|need|wanted:?) an? (?:\p{L}+ ){0,3}(?:assistant|stylist|baker|barista|receptionist|technician|tech|trainer|waiter|waitress|manager|artist|barber|groomer|cook|chef|driver|cleaner|instructor|helper)|(?:looking for|need) an? [\p{L} ]{3,30} with experience|vacancy|send (?:your|us your) (?:cv|resume)|\bresume\b`,
    ],
    [
      'hours',
      String.raw`opening hours|\bclosed\b|\bno (?:orders|bakes?|appointments|classes) (?:this|today|tomorrow|until|next|on)|closing (?:early|at|on)|holiday hours|on vacation|(?<!orders |order |bookings |booking |books |slots |spots )open (?:from|until|daily|on)|new hours`,
    ],
    ['thanks', String.raw`thank|grateful|gratitude`],
    ['testimonial', String.raw`testimonial|review|my client (?:said|wrote)|kind words|feedback|a client (?:said|wrote|told)`],
    [
      'result',
      String.raw`before (?:and|&) after|\b(?:i|we) (?:just )?(?:did|made|finished|built|painted|restored|delivered)\b|result|transformation|finished (?:work|look|piece)|turned out`,
    ],
    [
      'celebration',
      String.raw`anniversary|birthday (?:of|to)|years (?:of|in)|happy (?:\p{L}+'?s? day|holidays|christmas|new year|easter|birthday)|congratulations|celebrat|grand opening`,
    ],
    ['agenda', String.raw`slots?\b|openings?\b|appointments?|book(?:ings?)? (?:is |are |now )?open|schedule|availability`],
    ['tip', String.raw`\btips?\b|did you know|how to|why you|avoid|remember to`],
    [
      'new',
      String.raw`\bnew\b|launch|just (?:in|arrived|landed)|introducing|now (?:offering|serving|available)|meet (?:our|the)`,
    ],
    ['sell', String.raw`sale|discount|offer|deal|\boff\b|\$|£|€|euros|dollars|%|order|buy|free shipping|selling`],
  ],
}

export const READING: Readonly<Record<BaseLanguage, ReadingPatterns>> = { pt, es, en }
