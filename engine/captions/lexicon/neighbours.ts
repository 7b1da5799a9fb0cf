/** Spellings that only the words beside them decide. Each is a pattern on the text as typed, and what stands in its place. */

type Mend = readonly [pattern: string, instead: string]

/** What is told by its number, typed without its plural. */
const COUNTED =
  'acompanhamento|pessoa|convidado|unidade|parcela|foto|litro|quilo|hora|aula|andar|(?:vaga|peça)(?! (?:limitada|[uú]nica))'
/** And what has a price of its own as well: "inteira 80 fatia 12", "cadeira 5 mesa redonda 20" are two things. */
const COUNTED_OR_PRICED = 'cadeira|mesa|quarto|salgado|salgadinho|docinho|doce|brigadeiro|coxinha|fatia|pedaço|pedaco'

/** Whom a line speaks to, within it; "a galera", "muita gente" are spoken of. */
const SPOKEN_TO = String.raw`(\p{L}{2,20})(?<!(?:^|[^\p{L}])(?:a|as|à|da|das|na|pra|para|com|toda|tod[ao]s|essa|nossa|minha|muita|tanta|outra|mais|e|que|q|de|mta|uma|boa|tem|há|vi|ser|igual|feito|quanta|pouca|por|em|toda|qualquer|oi|olá|ei|sua|cada|nessa|dessa|vem|chama|traz|faz|tal))`
const SPOKEN_TO_ES = String.raw`(\p{L}{2,20})(?<!(?:^|[^\p{L}])(?:la|las|los|de|con|para|pa|toda|mucha|tanta|más|y|que|q|mi|mis|nuestra|una|unas|a|por|hay|tiene|otra|esa|esta|las|hola|sus|tu|tus))`

/** A call to action is a clause of its own: "abri agenda, chama no direct". */
const CALL_AHEAD = String.raw`(?!quiser|quer|interess|gostou|para|pra|é|só|so |e |ou |que )(\p{L}{3,20}) (?=(?:cham[ae] (?:no|na|a gente|pelo)|garant[ae] (?:o|a) s|reserv[ae] pelo|agend[ae] pelo|manda (?:msg|mensagem)|me chama|peçam|marquem) ?)`

/** Stations, and what they are called where no station is named. */
const STATIONS =
  'Saúde Luz Consolação Paraíso República Liberdade Conceição Carrão Santana Glória Pinheiros Estácio Clínicas Bresser'
const NAMED_STATIONS: readonly Mend[] = STATIONS.split(' ').map((name) => [
  `(metr[ôo]|estação) ${name.toLowerCase()}`,
  `$1 ${name}`,
])

/** Where a sentence begins, and where one ends. */
const BEGINS = String.raw`(?<=^|[.!?\n]\s?)`
const ENDS = String.raw`(?=\s*(?:$|[.!\n]))`

/** Verbs of "nós" that nobody does to themselves or each other: "nos mudamos" and "nos dedicamos" are right as they are. */
const OURS = 'somos|temos|trabalhamos|atendemos|produzimos|fabricamos|acreditamos|garantimos|usamos|sabemos'

/** A sentence that begins with "e" may go on from the one before it ("e hoje tem mais"); before these it is "é". */
const IS_TOLD = [
  String.raw`(?:isso(?: aí| mesmo)?|verdade|oficial)${ENDS}|oficial:`,
  'agora ou nunca|aqui que(?! tal)|por aqui que(?! tal)',
  String.raw`(?:hora|tempo|dia) de \p{L}{2,12}[aei]r(?!\p{L})`,
  'só (?:chamar|mandar|clicar|chegar|vir|pedir|escolher|marcar|agendar|aparecer)',
].join('|')
/** And before these where it is the first word of all: "abrimos quinta. e sexta". */
const IS_TOLD_FIRST = [
  `(?:hoje|amanhã|sexta(?:-feira)?)${ENDS}`,
  `(?:hoje|amanhã) (?:a (?:festa|live|inauguração|estreia|abertura|feira)|o (?:sorteio|bazar|show|lançamento|(?:grande|último) dia))${ENDS}`,
  String.raw`dia de \p{L}{3,14}${ENDS}`,
].join('|')

/** What is made or eaten "à parmegiana", and what one helps oneself to. */
const DISHES =
  'filé|bife|frango|berinjela|peixe|macarrão|lasanha|espaguete|nhoque|escalopes?|batatas?|carne|salmão|camarão|bacalhau|amêijoas'
const HELPED =
  'fi(?:que|quem|car)|sinta-se|sintam-se|com(?:er|a|am)|beb(?:er|a|am)|sirva-se|rodízio|buffet|bufê|churrasco|pizzas?|chopp|cerveja|refrigerante|sucos?|bebidas?|comida|feijoada|massas|petiscos|carnes?|saladas?|caldos?|sabores|sushi|salgados|opções|itens'
const BASED = 'feit[oa]s?|preparad[oa]s?|tintas?|cremes?|produtos?|sabonetes?|esmaltes?|dieta|massas?|cosméticos?|perfumes?'

/** Spanish questions and titles begin with "cómo" before a verb, and before a noun they do not: "como mujer". */
const HOW =
  'hacer|elegir|cuidar|lavar|usar|pedir|reservar|agendar|saber|llegar|mantener|preparar|combinar|aplicar|limpiar|lograr|evitar|conservar|comprar|encargar|participar|pagar|quitar|peinar|aprender|crear'

/** Motorbikes and cars that letters name. */
const MODELS: readonly Mend[] = ['CG', 'CB', 'CBR', 'XRE', 'XTZ', 'YBR', 'PCX'].map((name) => [
  `${name.toLowerCase()}(?= \\d{2,3}(?!\\d))`,
  name,
])
const WEEK = 'segunda|terça|quarta|quinta|sexta|sábado|domingo'

export const PT_NEIGHBOURS: readonly Mend[] = [
  ...MODELS,
  [`${SPOKEN_TO} (gente|galera|mulherada|malta)(?= (?!que |q |boa |de |d[ao] |com |nova |feliz |toda |e )\\p{L})`, '$1, $2,'],
  [`${SPOKEN_TO} (gente|galera|mulherada|malta)(?=\\s*[,.!?])`, '$1, $2'],
  [
    '((?!quem |já |ela |ele |vc |que |não |nunca |gente |me |te |se |nem |você )\\p{L}{2,20}) (viu|hein)(?=\\s*(?:$|[.!?]))',
    '$1, $2',
  ],
  [
    '((?!como |que |onde |não |já |aqui |aí |ela |ele |tudo |gente |você |vc |assim |quem )\\p{L}{2,20}) t[aá](?=\\s*(?:$|[.!?]))',
    '$1, tá',
  ],
  ['(d[ao]s?|de) (\\d{1,2}(?:[h:]\\d{0,2})?) as (?=\\d{1,2})', '$1 $2 às '],
  ['(num|n?o|do|ao) (\\d{1,2})[oº]? andar', '$1 $2.º andar'],
  ['1 xic', '1 xícara'],
  ['(\\d+) xic', '$1 xícaras'],
  ['(tamanhos?|tam|números?|numeração) (\\d{2}) (\\d{2}) e (?=\\d{2})', '$1 $2, $3 e '],
  ['((?:os|as|meus|minhas|nossos|nossas|seus|suas) (?!vezes)\\p{L}{3,20}s|eles|elas|vocês) tem', '$1 têm'],
  ['(?<=\\p{L} )a parte(?=\\s*(?:$|[,.;!)]))', 'à parte'],
  ['(?<!\\d[ ,.]?)([2-9]|[1-9]\\d) (colher|mulher|flor)', '$1 $2es'],
  ['(sul|norte|queijo|café|doce|pão de queijo) de minas', '$1 de Minas'],
  ['de viana', 'de Viana'],
  ['to (?=até(?!\\p{L}))', 'tô '],
  ['p (\\d[\\d,]{0,6}) m (\\d[\\d,]{0,6}) g (?=\\d)', 'P $1 M $2 G '],
  ['(\\d{1,3} \\p{L}{3,15}s) restante', '$1 restantes'],
  ['tam\\.? (?=[uú]nico)', 'tamanho '],
  ['sab (?=(?:até|das?|às|[àa]s|de|\\d))', 'sábado '],
  [`(${WEEK}) (?:das? )?(\\d{1,2})h? [aà]s (\\d{1,2})h?(?![\\dh:])`, '$1 das $2h às $3h'],
  ['às (\\d{1,2})h e (?:[àa]s )?(\\d{1,2})(?![\\dh:])', 'às $1h e às $2h'],
  [
    `(?<![\\d,.])([2-9]|[1-9]\\d{1,2}) (${COUNTED}|(?<!(?:${COUNTED_OR_PRICED}) \\d{1,3} )(?:${COUNTED_OR_PRICED})(?!(?: \\p{L}{1,20}){0,2} \\d))`,
    '$1 $2s',
  ],
  ['chegou (esses|essas|estes|estas|os|as|nov[oa]s) (?=\\p{L}{2,20}s(?!\\p{L}))', 'chegaram $1 '],
  ['(hoje|amanhã|segunda|terça|quarta|quinta|sexta|sábado|domingo) a (tarde|noite)', '$1 à $2'],
  [
    '(atend\\p{L}{1,4}|abr[eio]\\p{L}{0,4}|funcion\\p{L}{1,5}|trabalh\\p{L}{1,4}|aulas?|consultas?|vagas?|hor[aá]rios?) a (tarde|noite)',
    '$1 à $2',
  ],
  // "sim ou não e pronto" is the rarer one
  ['(n[aã]o) e (?=\\p{L})', '$1 é '],
  ['(olh[ea]|por|até|pra) la', '$1 lá'],
  ['(por|pra) ca', '$1 cá'],
  ['volta as aulas', 'volta às aulas'],
  ['muito (?=\\p{L}{3,}(?:[êâ]ncia|ção|são|dade|tude)(?!\\p{L}))', 'muita '],
  ['(?<!(?:para|até|das|pras) )as (\\d{1,2})h? e [aà]s (\\d{1,2}) ?h', 'às $1h e às $2h'],
  ['de minas(?! (?:terrestres|de ))', 'de Minas'],
  ['(castanhas?) do para', '$1 do Pará'],
  ['(depois|agora|hoje|aí) e s[óo]', '$1 é só'],
  ['(j[áa]|n[ãa]o|ainda|tamb[ée]m|quem|ele|ela|tudo|isso) esta(?= |[?!.,"”]|$)', '$1 está'],
  ['ca (?=est(?:amos|ou|arei|aremos)(?!\\p{L}))', 'cá '],
  [
    '(est(?:amos|ou|arei|aremos)|abr(?:o|imos|e|em)|fech(?:o|amos|a|am)|come[çc](?:a|amos)|sa[ií](?:mos|ndo)?|cheg(?:o|amos|uem)) as (?=\\d{1,2}(?:h|:|[^\\p{L}\\d]|$))',
    '$1 às ',
  ],
  ['(a|à|na|da|pela|sua|tua|minha|nossa) ([1-9])a', '$1 $2ª'],
  ['(a|à|da|na|pra) mel (?=e|foi|veio|est|cheg|fic|ador|passa|toda|d[aeo]|com)', '$1 Mel '],
  [
    '(hoje|amanhã|(?:segunda|terça|quarta|quinta|sexta)s?(?:-feiras?)?|sábados?|domingos?) as (?=\\d{1,2}(?:h|:|[^\\p{L}\\d]|$))',
    '$1 às ',
  ],
  ['(parabéns|obrigad[oa]) a (?=(?:família|equip[ea]|turma|noiva|mamãe|mãe|minha|nossa|sua) )', '$1 à '],
  ['pos[ -](parto|obra|operatório|operatorio|treino|venda|sol|graduação)', 'pós-$1'],
  ['pre[ -](natal|treino|venda|wedding|vestibular|escola)', 'pré-$1'],
  ['vit(?:amina)? ([bcdek])(?=\\s|$|[,.])', 'vitamina $1'],
  ['vitamina c', 'vitamina C'],
  ['(seg|segunda)-(sex|sexta)', 'segunda a sexta'],
  ['à partir', 'a partir'],
  ['(?<!(?:de|da|na|em) )a (sua |tua |vossa )?medida(?! (?:que|certa|do|da|de))', 'à $1medida'],
  [
    'to (?=(?:tão|muito|feliz|cheia|cheio|orgulhosa?|ansios[oa]|animad[oa]|apaixonad[oa]|chocad[oa]|encantad[oa]|grat[oa]|pass(?:ada|ado)|livre|pronta|pronto)(?!\\p{L}))',
    'tô ',
  ],
  // "do que" and "de novo" stand before a verb, "da para" stands before nothing
  ['da (?=pr[ao] |para )', 'dá '],
  [
    '(que|não|já|só|me|também|isso|sempre|nunca) da (?=(?:culpa|sono|preguiça|fome|raiva|alegria|gosto|vontade|certo|medo|orgulho|saudade|trabalho|pr[ao]|para|tempo|uma?|até|tudo)(?!\\p{L}))',
    '$1 dá ',
  ],
  ['(quem|que) e (?!qu|como|onde|por )(?=\\p{L})', '$1 é '],
  ['já e (?=(?:natal|verão|inverno|páscoa|carnaval|tradição|oficial|sucesso)(?!\\p{L}))', 'já é '],
  [
    `${BEGINS}(já|hoje já|aqui) e (?=(?:natal|verão|inverno|páscoa|carnaval|dia|sexta|sábado|domingo|tudo|assim|feito|só|tradição|oficial|sucesso|hora)(?!\\p{L}))`,
    '$1 é ',
  ],
  [`${BEGINS}e (?=(?:${IS_TOLD})(?!\\p{L}))`, 'é '],
  [`^e (?=(?:${IS_TOLD_FIRST})(?!\\p{L}))`, 'é '],
  [`${BEGINS}nos (?=(?:${OURS})(?!\\p{L}))`, 'nós '],
  ['po (?=(?:compacto|solto|de arroz|descolorante|transl[uú]cido|de café|banana|facial|iluminador)(?!\\p{L}))', 'pó '],
  ['(da|de|minha|sua|tua|nossa) vo(?= |$|[,.!?])', '$1 vó'],
  ...NAMED_STATIONS,
  ['não é (\\p{L}{3,15}) é (\\p{L}{4,15})(?=\\s*(?:$|[.!\\n]))', 'não é $1, é $2'],
  ['(?<!(?:tod|outr)as |de |com |são |foram )as vezes(?! (?:que|em que))', 'às vezes'],
  [`(?<=(?:${DISHES}) )a (?=(?:parmegiana|milanesa|bolonhesa|francesa|portuguesa)(?!\\p{L}))`, 'à '],
  [`(?<=(?:${HELPED}) )a vontade(?! d[eo])`, 'à vontade'],
  [`(?<=\\d )a vontade(?! d[eo])`, 'à vontade'],
  [`(?<=, )a vontade(?:${ENDS}|(?= (?:por|só|até) ))`, 'à vontade'],
  ['(?<=(?:est(?:ou|amos|á|ão)|fic(?:o|amos)|tô|tá) )a espera (?=d[aeo])', 'à espera '],
  [`(?<=(?:${BASED}) )a base de `, 'à base de '],
  ["(?<=\\p{L} )a prova d(e |')(?=(?:água|balas?|choques?|respingos|chuva|suor)(?!\\p{L}))", 'à prova d$1'],
  ['(?<=(?:segu|lev|cumpr)\\p{L}{1,4} (?:tudo )?)a risca(?! d)', 'à risca'],
  [CALL_AHEAD, '$1, '],
  ['p/? (?=\\d{1,4} pessoas)', 'para '],
  [
    `(?<=\\d(?: ?€| reais)? )(?:para|p/?) ?(?=(?:pessoa|hora|unidade|cabeça|noite|metro|quilo|kg)(?!\\p{L}| (?:que|física|jurídica|com (?:defici|mobil|necess|autis)|d[aeo]s? )))`,
    'por ',
  ],
  ['(m[ée]dic[oa]|doutor[oa]?|dra\\.|cl[íi]nica e) cirurgia', '$1 cirurgiã'],
  ['cirurgia([ -])(?=dentista)', 'cirurgiã$1'],
]

/** In Brazil "PF" is a dish where it is one's own or a price follows; everywhere else it is a wish. */
const OF_DISH = String.raw`[:+]| (?:d[eo]|com|e|hoje|complet|simples|executiv|caseir|feij|bife|frango|carne|peixe|\+)| (?:(?!\p{L}{2,12}[aei]r )\p{L}{1,15} ){0,3}(?:r\$ ?)?\d{1,3}(?!\d)`
export const BRAZILIAN_NEIGHBOURS: readonly Mend[] = [
  [`(?<!(?:^|\\s)(?:o|um|nosso|do|no|melhor|de|seu|meu) )pf(?!${OF_DISH})`, 'por favor'],
  ['pf', 'PF'],
  ['pfs', 'PFs'],
]
export const EUROPEAN_NEIGHBOURS: readonly Mend[] = [
  ['po', 'pó'],
  ['(manta|mantinha|roupa|roupinha|enxoval|conjunto|body|fralda|do|para|o|um|meu) bebe', '$1 bebé'],
  ['beb[ée]s (?=um|uma|o caf|cerveja|[áa]gua)', 'bebes '],
  ['(tod[oa]s) vos', '$1 vós'],
  ['(vinhos?|região|tintos?|brancos?) do d[aã]o', '$1 do Dão'],
  ['pf', 'por favor'],
]

const ES_MONTHS = 'enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'
const ES_DAYS = {
  lun: 'lunes',
  mar: 'martes',
  'mi[eé]': 'miércoles',
  jue: 'jueves',
  vie: 'viernes',
  's[aá]b': 'sábado',
  dom: 'domingo',
}

export const ES_NEIGHBOURS: readonly Mend[] = [
  ['(que|q|no|ya|se|me|le|siempre|cuando|ella|él|nos|lo|la|yo) (ven|ten|hac|dorm)ia', '$1 $2ía'],
  ...Object.entries(ES_DAYS).map(([short, day]): Mend => [`${short}\\.?(?= \\d{1,2} (?:de )?(?:${ES_MONTHS})(?!\\p{L}))`, day]),
  [`${SPOKEN_TO_ES} (cabros|chicas|raza)(?= (?!que |de |del |con |y |e )\\p{L})`, '$1, $2,'],
  ['(tallas?|números?) (\\d{1,2}) (\\d{1,2}) y (?=\\d{1,2})', '$1 $2, $3 y '],
  ['(\\d{2,3})mil', '$1 mil'],
  [`a mi(?=${ENDS}|,| (?:tambi[eé]n|tampoco|me |no me ))`, 'a mí'],
  [`(est[ea]|ahora|eso|hoy) si(?=\\s*(?:$|[.!,;]))`, '$1 sí'],
  ['(?<!que )me quede (?=\\p{L})', 'me quedé '],
  ['no se (?=(?:c[oó]mo|qu[eé]|cu[aá]l|d[oó]nde)(?!\\p{L}))', 'no sé '],
  ['no sé como', 'no sé cómo'],
  ['(el|un|mi|tu|su|al|del|este|nuestro|primer|de) bebe(s?)', '$1 bebé$2'],
  ['(hoy|ya|ayer|nos|por fin) (entr|lleg)o', '$1 $2ó'],
  ['(?<=[,.;!] ?)quedo (?!atent|pend|a |en |con |muy agra)', 'quedó '],
  [
    `(?<=\\d(?: ?€| pesos)? )para (?=(?:persona|hora|unidad|noche|kilo|metro)(?!\\p{L}| (?:que|con (?:discap|movil|necesi)|del? )))`,
    'por ',
  ],
  ['(as[ií]|c[oó]mo|me|le|te|nos|todo|ya|se|mira c[oó]mo) quedo', '$1 quedó'],
  [
    'quedo (?=(?:la|el|as[ií]|como|divin|lind|hermos|perfect|precios|genial|espectacular|list|muy|súper|super|mejor|incre[ií]ble)\\p{L}{0,8})',
    'quedó ',
  ],
  ['((?:lo|qué|que|tan) \\p{L}{3,12}) (?:que )?quedo', '$1 que quedó'],
  ['(ya|nos|me) llego', '$1 llegó'],
  ['llego (?=(?:la|el|los|las|lo|nuev[oa]s?|otr[oa]|mercanc[ií]a|m[aá]s|tu|un|una)(?!\\p{L}))', 'llegó '],
  ['num\\.? (?=\\d)', 'núm. '],
  ['(hoy) nom[aá]s', '$1 nomás'],
  ['x (?=\\p{L}{2,15}[aei]r(?:me|nos|te|l[oa]s?)?(?!\\p{L}))', 'por '],
  ['asi', 'así'],
  ['(me|te|se) esta', '$1 está'],
  [
    '(aqu[ií]|ya|todo|qu[eé] bien|no) esta(?=\\s*(?:$|[.,!?;\\n])| (?:el|la|los|las|tus?|mis?|sus?|nuestr[oa]s?|un|una|lo)(?!\\p{L}))',
    '$1 está',
  ],
  [
    'esta (?=(?:reci[eé]n \\p{L}{3,12}o|hecho|abierto|casi|todo|a punto|muy|de vuelta|\\p{L}{3,}(?:ando|iendo|yendo)|\\p{L}{3,}(?:ad|id)o)(?!\\p{L}))',
    'está ',
  ],
  [`esta (?=reci[eé]n \\p{L}{3,12}a${ENDS})`, 'está '],
  [
    `${BEGINS}tu (?=(?:tambi[eé]n|puedes|eres|tienes|decides|eliges|y yo|s[oó]lo (?:tienes|elige|pide|ven|trae|disfruta))(?!\\p{L}))`,
    'tú ',
  ],
  [`${BEGINS}tu (?=mism[oa]${ENDS})`, 'tú '],
  [`${BEGINS}como (?=(?:${HOW})(?!\\p{L}))`, 'cómo '],
  [
    `${BEGINS}que (?=(?:rico|rica|lind[oa]|bonit[oa]|buen[oa]|bien|hermos[oa]|delicia|ganas|alegr[ií]a|bell[oa]|orgullo)(?!\\p{L}| (?:\\p{L}{1,12} )?(?:teng|pas[ei]|sea)))`,
    'qué ',
  ],
  ['esta (?=(?:bien|mal|list[oa](?! de )|abiert[oa]|cerrad[oa]|disponible|incluid[oa]|aqu[ií]|lleg|en )\\p{L}{0,6})', 'está '],
]

const MONTHS: Readonly<Record<string, string>> = {
  jan: 'January',
  feb: 'February',
  mar: 'March',
  apr: 'April',
  jun: 'June',
  jul: 'July',
  aug: 'August',
  sept: 'September',
  sep: 'September',
  oct: 'October',
  nov: 'November',
  dec: 'December',
}
const DAYS: Readonly<Record<string, string>> = {
  mon: 'Monday',
  'tues?': 'Tuesday',
  wed: 'Wednesday',
  'thurs?': 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}
const FAMILY =
  'grandad|granddad|grandpa|grandma|nan|mum|mom|dad|sister|brother|daughter|son|husband|wife|client|customer|friend|bride|baby|dog'
const OWNED =
  'ring|watch|necklace|birthday|bday|wedding|party|dress|hair|nails|room|car|garden|kitchen|cake|house|ashes|first|1st|new|old|favou?rite'
const PARTY =
  'baby shower|bridal shower|birthday|1st birthday|first birthday|christening|baptism|graduation|engagement|wedding|cake|brows|lashes|nails|balayage'

export const EN_NEIGHBOURS: readonly Mend[] = [
  ...Object.entries(MONTHS).flatMap(([short, name]): readonly Mend[] => [
    [`${short}(?= \\d{1,2}(?:st|nd|rd|th)?(?![\\d:]))`, name],
    [`(?<=(?:for|in|until|till|by|this|early|late|mid) )${short === 'mar' ? 'mar(?= )' : short}`, name],
  ]),
  ["mother'?s day", "Mother's Day"],
  ["father'?s day", "Father's Day"],
  ["valentine'?s day", "Valentine's Day"],
  ["new year'?s eve", "New Year's Eve"],
  [`(${FAMILY})s (?=(?:${OWNED})(?!\\p{L}))`, "$1's "],
  [
    `(?!kids|girls|boys|ladies|cakes|balloons|favou?rs|themes|gifts|this|gels?s|weddings|eyes|nails)(\\p{L}{3,14}[^s'’\\P{L}])s (?=(?:${PARTY})(?!\\p{L}))`,
    "$1's ",
  ],
  ['taco tues(?:day)?', 'Taco Tuesday'],
  ...Object.entries(DAYS).map(([short, name]): Mend => [`${short}(?= (?:${Object.values(MONTHS).join('|')}) \\d)`, name]),
  ['sat (?=(?:at|\\d{1,2})(?!\\p{L}))', 'Saturday '],
  ['w (?=\\p{L}{2})', 'with '],
]
