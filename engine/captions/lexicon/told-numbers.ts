/** Words beside a number that tell what it is, in all our languages: a line has one, and few of them mean something else in another. Patterns for folded words, but for the last ones, which are for the text before. */
export const TOLD_NUMBERS = {
  years: 'anos',
  /** Before an age that somebody reaches: "festa dos 40". */
  ageOf: 'dos|nos|aos|los|os',
  /** Whose it is follows. */
  ageBehind: String.raw`d[aeo]|del|of|com|anos`,
  /** Seasons, whose year may stand behind them. */
  season: String.raw`natal|verao|inverno|pascoa|outono|primavera|verano|invierno|navidad|otono|summer|winter|spring|autumn|fall|christmas`,
  /** Who keeps lists of a profession, and what a line calls a place in them. */
  register: String.raw`cro|crm|crp|crn\d?|crf|crmv|crea|cref\d?|crefito\d?|crefono|coren|cress|crbm|cau|oab|creci|susep|cadastur|rqe|rnt|anac|cofen|omd|opp|ami|ers|dgs|mn|mp|mpn|mat|lic|colegiad[oa]|cedula|ced|nif|cnpj|cpf|cuit|ruc|rut|dni|nmls|gdc|gmc|hcpc|nmc|npi|lmft|lcsw|insured`,
  /** These cost something as well: "matrícula 120". */
  registerOrPrice: String.raw`matriculas?|inscricao|licencia|licenca|licen[cs]ed?|registro|registo|registered|registration|reg|col`,
  /** What stands between a register and its number: a state, or how the number is called. */
  ofRegister: String.raw`n[ºo°]?|nr|nro|num|numero|number|prof|profesional|profissional|nac|nacional|prov|provincial|de|\p{L}{2}`,
  /** What holds several of a thing. */
  pack: String.raw`packs?|kits?|caixas?|cajas?|box|combo|conjunto|sets?|bundles?|estuche|cartela|paquetes?|pacotes?`,
  /** What is in it follows. */
  of: String.raw`de|com|con|of|with`,
  /** What it costs follows. */
  for: String.raw`=|-|–|por|for|x`,
  /** How often something is taken. */
  period: String.raw`dias?|semanas?|mes|meses|days?|weeks?|months?`,
  /** Leads to how often. */
  per: String.raw`por|per|ao|al|a|cada|every`,
  /** An hour follows in English. */
  clock: String.raw`before|after|until|till|til|past`,
  oclock: String.raw`o['’]?clock`,
  /** Behind these a number is money. */
  ofMoney: String.raw`each|off|quid|pounds|dollars|bucks|euros|per|pp`,
  /** Another hour follows. */
  until: String.raw`as|a|to`,
  /** How many one has to take follows. */
  above: String.raw`acima|abaixo|mais|partir|mas|more|over|above`,
  than: String.raw`de|than`,
  /** What one pays for each. */
  forEach: String.raw`cada|each|reais|euros|pesos|o|a|el|la|por|off`,
  /** What one gets for taking so many. */
  reward: String.raw`sai|saem|fica|ficam|cada|each|entreg\p{L}*|frete|envi\p{L}*|gratis|gratuit[oa]|desconto|descuento|ganh[ae]|brinde|regalo|free|delivery|shipping|sale|salen|queda|quedan|leva|lleva`,
  /** Thread and what it is worked with have numbers. */
  yarn: String.raw`fio|linha|barbante|hilo|trapillo|agulha|aguja|yarn|hook|needle`,
  shade: String.raw`shades?|tonos?|tons?`,
  colour: String.raw`cor|color|colou?rs?`,
  colours: String.raw`cores|colores|colou?rs`,
  in: String.raw`na|da|en|in|el|the`,
  any: String.raw`as|os|todas|todos|varias|varios|los|all|any|outras|otros|our|these`,
  /** Between shades. */
  link: String.raw`e|y|and|ou|o|or|&`,
  /** Behind a number these are the model of a thing: "a 13 pro". */
  model: String.raw`pro|promax|max|ultra|air|lite|fe`,
  /** What is sold by one, told before its price: "a unidade 15". */
  unit: String.raw`unidades?|unid|peca|duzia|par|kg|quilo|kilo|metro|cento|fatia|porcao|docena|unidad|pieza|porcion|dozen|pair|slice|piece`,
  each: String.raw`a|o|la|el|cada|each|per|por`,
  betweenDays: String.raw`e|y|and|&|a|al|ao|to|/|-`,
  /** That one is there or not. */
  openOrShut: String.raw`fechad[oa]s?|fech(?:a|o|amos|aremos)|abert[oa]s?|abr(?:e|o|imos|iremos|irei)|encerrad[oa]s?|encerr(?:a|amos)|atend(?:o|emos|imento)|funcion(?:a|amos|ando)|normal(?:mente|es)?|recesso|folga|cerrad[oa]s?|cerramos|cerraremos|abiert[oa]s?|abrimos|abriremos|atendemos|closed|open|shut|horarios?|hours`,
  /** What may stand before that. */
  beforeOpenOrShut: String.raw`n|nao|no|so|solo|a|as|o|la|las|el|loja|salao|tienda|local|estamos|estaremos|estara|estaremos|vamos|we|we['’]?re|were|are|will|be|back|to|so|horario|tudo|todo|muy|bem|at|around`,
  /** An hour follows. */
  untilHour: String.raw`ate|hasta|until|till|til|from|das|desde|partir|a|de`,
  oftenPer: String.raw`na|por|a|per|al|pela|\/`,
  oftenPeriod: String.raw`semana|semanal|semanais|sem|week|weekly|wk`,
  besideCounts: String.raw`cupos?|vagas?|plazas?|lugares|spots|spaces|places|aforo|minim[oa]|minimum|maxim[oa]|maximum|max`,
  besideLeast: String.raw`min`,
  besideCounted: String.raw`pax|pzas?|pcs|unid|unids|unidades|unidads?`,
  besideBeginsAnew: String.raw`ultim[oa]s|poucas|poucos|last|few|tod[oa]s|all|hoje|hoy|today|tonight`,
  leadsOther: String.raw`(?:^| )(?:antes|ahora|agora|now|was|were|usually|normally|normalmente|reg|regular|ahorras?|poupas?|economizas?|economize|save|avuls[oa]|(?:volta|sobe|vai|passa|cai|vuelve|sube|baja) (?:pra|para|a)|(?:back|up|down|goes) to)$`,
  measures: String.raw`(?:^|\s)(?:\d{1,4} ?(?:min|minutos|minutes|h|horas?|kg|g|ml|l|cm|m)|\d{1,4} (?:dias|d[ií]as|days|semanas|weeks|meses|sess(?:[õo]es|[ãa]o)|sesi(?:ones|[óo]n)|sessions?|fotos|photos|pessoas?|personas?|people|p[çc]s|pz[as]s?|fatias?|aulas?|clases?|class(?:es)?|unidades?|pe[çc]as|piezas|itens|c[áa]psulas|caps|comprimidos|doses|sach[êe]s|hours?|hrs?|noites?|noches?|nights?|meses|m[êe]s|mes|months?|di[áa]rias?|horas?|anos?|a[ñn]os?|years?)|(?:[2-9]|[1-9]\d{1,2}|dos|dois|duas|two|tr[eê]s|three) \p{L}{3,14}s)\s$`,
  measuring: String.raw`(?:^|\s)(?:serves|feeds|sirve|rinde|con|ages?|sizes?|grades?|iphone|galaxy|ps|para|tallas?|de la|plata|silver|sterling)\s$`,
  /** Of registers, helplines and editions: "CRN3 55102", "CVV 188", "ciclo 12". */
  numbering: String.raw`(?!(?:pcs|p[cç]s|pzs|kms|hrs|mts|grs|pvc|mdf|tv|dvd|gps|ssd|pp|gg|xl|xxl)$)(?:[bcdfghjklmnpqrstvwxz]{3,5}0?|creci|crefito|cref|oab|ami|ers|nif|num|numero|nivel|level|grado|grade|kinder|planta|capitulo|tomo|km|portal|linea|ruta|modulo|fase|version|ciclo|edicao|edicion|edition|vol|volume|temporada|campanha|campana|the|el|la|los|las)`,
} as const
