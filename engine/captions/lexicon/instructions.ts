/** What members tell us about the post beside what it is to say, by language. Patterns are for folded text and for the beginning of a clause, unless another place is told. */
import type { Language } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

export interface Instructions {
  /** May stand before any of them: "por favor", "mas". */
  readonly lead: string
  /** What is to be left out, and how it is to sound: nothing of it is said. */
  readonly drop: string
  /** What follows is to be said: "fala que". */
  readonly say: string
  /** The same behind "please" alone: "pls mention patch test 24 hours before". */
  readonly sayKindly: string
  /** The same within a clause, where nobody else can be meant. */
  readonly sayWithin: string
  /** Behind what is to be said, at the end of a clause: "say that". */
  readonly saidBefore: string
  /** The reader is to be asked for what follows: "põe pra reservar". */
  readonly ask: string
  /** Things of a post that are not wanted. */
  readonly emoji: string
  readonly tags: string
  readonly selling: string
}

const PT_ABOUT =
  '(?:o |a |os |as |um |uma |nenhum |nenhuma |muit[oa]s? |meu |minha |d[aeo]s? |em )?(?:precos?|valor(?:es)?|ofertas?|descontos?|emojis?|figurinhas?|hashtags?|#|tags?|legenda|texto|post|nomes?|marcas?|data|endereco|telefone|venda|propaganda|promessas?|resultados?|cor|gir[ai]as?|palavra|frases?|exclamacao|ingles|nada|formulas? magicas?|milagres?|exageros?|mentiras?|cliches?|elogios?|informac(?:ao|oes))'
const ES_ABOUT =
  '(?:el |la |los |las |un |una |ningun |ninguna |much[oa]s? |mi |del? |en )?(?:precios?|valor(?:es)?|ofertas?|descuentos?|emojis?|hashtags?|#|etiquetas?|texto|post|nombres?|marcas?|fecha|direccion|telefono|venta|publicidad|promesas?|resultados?|color|palabra|frases?|ingles|nada|formulas? magicas?|milagros?|exageraciones|mentiras?|cliches?|elogios?)'
const EN_ABOUT =
  '(?:the |a |an |any |my |our |her |his |too many |in )?(?:pric(?:es?|ing)|discounts?|offers?|emojis?|hashtags?|tags?|caption|text|post|names?|brands?|dates?|address|phone|number|promises|results|colou?rs?|slang|word|sales|salesy|magic (?:formulas?|pills?)|miracles?|cliches?|lies|hype)'
/** How a post may sound, where the tone is named: "tom acolhedor". */
const PT_TONE =
  'acolhedora?|afetuos[oa]|humaniz?ad[oa]|sensivel|empatic[oa]|calm[oa]|suave|leve|positiv[oa]|otimista|descontraid[oa]|sofisticad[oa]|chique|tecnic[oa]|diret[oa]|objetiv[oa]|poetic[oa]|romantic[oa]|sincer[oa]|amigavel|amig[oa]|convidativ[oa]|jovem|motivador|motivacional|emocional|curt[oa]|simples|formal|informal|seri[oa]|divertid[oa]|engracad[oa]|alegre|elegante|natural|profissional|acessivel|quente|carinhos[oa]|respeitos[oa]'
const PT_VERY = '(?:bem |mais |muito |tao |de )*'
const PT_OVERDONE = 'formal|forcad[oa]|apelativ[oa]|vendedor|comercial|exagerad[oa]|brega|melos[oa]|pia?egas|robotic[oa]|chat[oa]'
const ES_TONE =
  'acogedor|calid[oa]|afectuos[oa]|human[oa]|sensible|empatic[oa]|tranquil[oa]|suave|positiv[oa]|optimista|relajad[oa]|sofisticad[oa]|tecnic[oa]|direct[oa]|poetic[oa]|romantic[oa]|sincer[oa]|amable|amigable|amistos[oa]|juvenil|motivador|cercan[oa]|formal|informal|serio|seria|divertid[oa]|alegre|elegante|natural|profesional|sencill[oa]|simple'
const ES_VERY = '(?:bien |mas |muy |tan |algo |un poco )*'
const ES_OVERDONE = 'formal|forzad[oa]|cursi|comercial|vendedora?|exagerad[oa]|robotic[oa]|pesad[oa]'
const EN_TONE =
  'warm|welcoming|friendly|gentle|calm|soft|caring|positive|upbeat|relaxed|chatty|casual|formal|professional|playful|fun|funny|serious|honest|direct|inviting|elegant|classy'
const EN_VERY = '(?:very |really |more |nice |nice and )*'
const SMALL_PT =
  '(?:ai |aqui |la |tambem |tb |tbm |so |no (?:final|fim|texto|post|comeco|inicio) |na legenda |embaixo |em baixo )*'
const SMALL_ES = '(?:ahi |aqui |tambien |al final |en el (?:texto|post) |abajo )*'
const SMALL_EN = '(?:also |at the (?:end|top|bottom) |in the (?:caption|post|text) )*'

export const INSTRUCTIONS: Readonly<Record<BaseLanguage, Instructions>> = {
  pt: {
    lead: '(?:por favor|pf|pfv|pfvr|mas|e|ah|oi|obs|ps|so|pode|podes|podem|da pra|da para|e pra|e para|quero que|queria que|gostava que|nao esquece de|nao esquecas de|nao esqueca de)[ ,:]+',
    drop: String.raw`(?:nao|n) (?:e (?:pra|para) |precisa |quero |quero que |vale )?(?:fal(?:ar|a|e|es|em)|menci?on(?:ar|a|e|es|em)|cit(?:ar|a|e|es|em)|diz(?:er)?|dig(?:a|as|am)|escrev(?:er|e|a|as|am)|invent(?:ar|a|e|es|em)|promet(?:er|e|a|as|am)) (?!que (?:eu |a gente )?(?:nao|n) (?:te )?(?:avis|fal)|nao$)(?:que|q|d[aeo]s?|em|diss[ot]|sobre|nada|n?ess[ae]|isso|isto|${PT_ABOUT})(?![\p{L}])|(?:nao|n) (?:e (?:pra|para) |precisa |quero )?(?:coloc(?:ar|a|o|e|ques?|quem)|p(?:or|oe|onha|onhas|onham)|bot(?:ar|a|e|es|em)|us(?:ar|a|e|es|em)|inclu(?:ir|i|a|as)|met(?:er|e|as|am)|fa(?:z|zer|ca)) ${PT_ABOUT}(?!\p{L})|(?:sem|nada de) (?:precos?|valor(?:es)?|emojis?|hashtags?|propaganda|exageros?|prometer|colocar|falar|mencionar|escrever|usar)(?!\p{L})|(?:com|de forma|num tom|tom|em tom|deixa|fica|que fique|que soe|que pareca|faz|faca|faz algo|algo) (?:bem |mais |muito |um tom |um texto |uma coisa |de )*(?:respeit(?:o|os[oa])|delicadez?a?|curt(?:o|a|inh[oa])|simples|leve|fof[oa]|formal|informal|seri[oa]|divertid[oa]|engracad[oa]|animad[oa]|alegre|elegante|natural|proxim[oa]|carinhos[oa]|brincadeira|profissional)(?: (?:pf|pfv|por favor|(?:e|mas|nao|sem|nada) .{1,30}))?(?:$| (?:nada de|sem) )|(?:(?:com|de forma|num|em|o|um) )*(?:tom|linguagem|legenda) ${PT_VERY}(?:${PT_TONE})(?: (?:e|mas|sem|nao|nada|pf|pfv|por favor)(?: .{1,30})?)?$|(?:nada|sem (?:ser|soar|parecer|ficar)) ${PT_VERY}(?:${PT_OVERDONE})$|(?:fala|poe|coloca|bota|menciona|escreve) (?:isso|isto)(?: (?:ai|tambem|tb|pf|pfv|por favor))?$|escrev(?:e|a) (?:algo|do meu|do nosso|isso|sem|com|bem|de (?:forma|um jeito)|num|em|um texto|uma legenda|curto|do meu jeito)(?!\p{L})|(?:quero |queria |e |faz |faca )?(?:um |uma )?(?:post|legenda|texto|publicacao|caption) (?:bem |mais |so )?(?:educativ|informativ|seri|curt|simples|sem|com|fof|alegre|engracad|elegante|leve|formal|divertid|animad|emocion|bonit|fofinh)|(?:fal(?:a|ar|e)|escrev(?:e|a|er)) (?:disso|disto|sobre isso|sobre isto|sobre ist?so)(?!\p{L})|(?:do|de) (?:teu|seu|nosso) jeito$`,
    say: String.raw`(?:pode |podes )?(?:fal(?:a|ar|e|em)|p(?:oe|or|onha|onham)|coloc(?:a|ar|o)|coloque|bot(?:a|ar|e)|met(?:e|er)|diz(?:er)?|diga|menci?on(?:a|ar|e)|escrev(?:e|er|a)|acrescent(?:a|ar|e)|avis(?:a|ar|e)|destac(?:a|ar)|destaque|lembr(?:a|ar|e) de (?:por|falar|colocar)|inclu(?:i|ir|a)) ${SMALL_PT}(?:que|q)(?! (?:viu|vi|veio|vc|voce|tu|nao (?:e|ta|esta|ficou)) )|fal(?:a|ar) sobre(?! (?:o que|quem|ti|si|como|tudo|seus?|suas?|teus?|tuas?|voce|vc|iss?t?o|diss?t?o)(?!\p{L}))|(?:menciona|mencionar)(?! (?:es[ts]e|o (?:post|codigo)|nosso|nossa|@))(?: [oa]s?(?= ))?`,
    sayKindly: 'menci?one?|mencionar|acrescent(?:a|e|ar)|inclu(?:i|a|ir)',
    sayWithin: '(?:po[er]|poe|coloca|bota) (?:ai |tambem |tb |tbm )?(?:que|q)',
    saidBefore: '(?:pode )?(?:fala|poe|coloca|bota|diz|menciona|escreve) (?:isso|isto|ai)(?: ai| tambem| tb)?',
    ask: String.raw`(?:p(?:oe|or|onha)|coloc(?:a|ar)|bot(?:a|ar)|diz|fal(?:a|ar)|ped(?:e|ir)|escreve) ${SMALL_PT}(?:pra|para|p/?)(?: (?:elas?|eles|o pessoal|as pessoas|as meninas|quem quiser))?(?= \p{L}+[aei]r(?!\p{L}))`,
    emoji: '(?:sem|nada de|nao .{0,20}) ?emojis?',
    tags: '(?:sem|nada de|nao .{0,20}) ?(?:hashtags?|#)',
    selling: 'oferta|vend(?:a|er|as)|propaganda|educativ|informativ|desconto',
  },
  es: {
    lead: '(?:por favor|porfa|porfis|pero|y|ah|oye|solo|puedes|podes|quiero que|no olvides|no te olvides de|recuerda)[ ,:]+',
    drop: String.raw`no (?:hay que |quiero que |hace falta )?(?:habl(?:ar|es|en|e)|menci?on(?:ar|es|en|e)|dig(?:as|an|a)|deci(?:r|s)|escrib(?:ir|as|an|a)|invent(?:ar|es|en|e)|promet(?:er|as|an|a)) (?!que (?:yo )?no (?:te )?(?:avis|dij))(?:que|q|del?|sobre|nada|es[eoa]|${ES_ABOUT})(?![\p{L}])|no (?:hay que |quiero que )?(?:pong(?:as|an|a)|pon(?:er|gas)|us(?:ar|es|en)|inclu(?:ir|yas|yan)|met(?:er|as|an)) ${ES_ABOUT}(?!\p{L})|(?:sin|nada de) (?:precios?|emojis?|hashtags?|publicidad|exagerar|prometer|poner|hablar|mencionar|escribir|usar)(?!\p{L})|(?:que (?:suene|quede|se (?:vea|lea|sienta|escuche)|sea)|hazlo|ponlo|escribelo|con un tono|en tono|tono|algo) (?:bien |mas |muy |algo |un poco )*(?:cercan[oa]|bonit[oa]|formal|informal|cort[oa]|cortit[oa]|simple|sencill[oa]|elegante|lind[oa]|profesional|seri[oa]|divertid[oa]|alegre|natural|carinos[oa]|respetuos[oa])(?: (?:porfa|por favor|porfis|(?:y|pero|no|sin|nada) .{1,30}))?$|(?:(?:con|en|el|un) )*(?:tono|lenguaje) ${ES_VERY}(?:${ES_TONE})(?: (?:y|pero|sin|no|nada|porfa|por favor)(?: .{1,30})?)?$|(?:nada|sin (?:ser|sonar|parecer)) ${ES_VERY}(?:${ES_OVERDONE})$|(?:pon|pone|di|deci|agrega) (?:eso|esto)(?: (?:tambien|porfa|por favor))?$|con (?:mucho )?respeto(?: porfa| por favor)?(?:$| (?:nada de|sin) )|escrib(?:e|i) (?:algo|sin|con|bien|en|un texto|corto)(?!\p{L})|(?:quiero |haz |es )?(?:un |una )?(?:post|publicacion|texto|caption) (?:bien |mas |muy )?(?:educativ|informativ|seri|cort|simple|sin|con|alegre|elegante|formal|divertid|lind|bonit)|habl(?:a|ar|en) de (?:eso|esto)(?!\p{L})`,
    say: String.raw`(?:pon(?:er|e|gan|le)?|di(?:le|ga|gan)?|deci(?:r|les)?|menciona|mencionar|menciones|agrega|agregar|anade|anadir|escribe|avisa|aclara|comenta) ${SMALL_ES}(?:que|q)(?! (?:vienes|viste|vas|te) )|habl(?:a|ar|e) sobre(?! (?:lo que|quien|ti|como|todo|tus?|sus?|vos|eso|esto)(?!\p{L}))|(?:menciona|mencionar)(?! (?:es[ts]e|el (?:post|codigo)|nuestr[oa]|@))(?: (?:el|la|los|las)(?= ))?`,
    sayKindly: 'menciona|mencionar|agrega|incluye',
    sayWithin: '(?:ponle|pon|pone|agrega|anade) (?:ahi |tambien )?(?:que|q)',
    saidBefore: '(?:pon|pone|di|deci|menciona|agrega) (?:eso|esto)(?: tambien)?',
    ask: String.raw`(?:pon(?:er|e)?|di|deci|agrega|escribe) ${SMALL_ES}(?:para|pa)(?= \p{L}+[aei]r(?!\p{L}))`,
    emoji: '(?:sin|nada de|no .{0,20}) ?emojis?',
    tags: '(?:sin|nada de|no .{0,20}) ?(?:hashtags?|etiquetas?|#)',
    selling: 'oferta|vend(?:er|a|as)|venta|publicidad|educativ|informativ|descuento',
  },
  en: {
    lead: "(?:please|pls|plz|but|and|also|oh|just|can you|could you|make sure (?:you|to)|don'?t forget to|remember to|i want (?:you )?to)[ ,:]+",
    drop: String.raw`(?:do not|don['’]?t|dont|no need to|never) (?:say|mention|talk about|write|tell(?: them| people)?|promise|claim)(?! (?:i|we) did(?:n['’]?t| not)| it)(?= )|(?:do not|don['’]?t|dont|no need to) (?:use|put|include|add|show) ${EN_ABOUT}(?!\p{L})|(?:no|without|zero) (?:pric(?:es?|ing)|emojis?|hashtags?|sales talk|hard sell)(?!\p{L})|(?:make|keep) (?:it|this|the (?:caption|post|tone)) (?:nice and |really |super |very |quite |a bit |more |sound )*(?:short|fun|funny|light|casual|professional|formal|friendly|warm|sweet|simple|classy|serious|respectful|cute|low[- ]key|chatty|calm|welcoming|relaxed|playful|upbeat|caring|inviting|elegant)(?:$| pls$| please$| (?:and|but|not|no|nothing|without) [\p{L} '’-]{1,30}$)|(?:an? )?${EN_VERY}(?:${EN_TONE}) tone(?: (?:and|but|not|no|pls|please)(?: [\p{L} '’-]{1,30})?)?$|(?:nothing|not) (?:too )?(?:salesy|cheesy|pushy|formal|cringe)|(?:please |pls )?(?:say|put|add) that(?: too| as well)?$|(?:write|do) (?:something|a (?:short|fun|nice|quick)|it (?:short|nicely|like))(?!\p{L})|(?:talk|write|post) about (?:that|this)(?!\p{L})|(?:an? )?(?:short|fun|educational|serious|cute|funny|light|respectful) (?:post|caption)$|in (?:my|our) (?:own )?(?:voice|words)$`,
    say: String.raw`(?:say|mention|add|put|write|include|tell (?:them|people|everyone)) ${SMALL_EN}that|say(?= (?:it['’]?s|we|i|i['’]\p{L}+|they|there['’]?s|all|first|free) )|(?:talk|write|post) about(?! (?:it|how|what|this|that|your|yours|yourself|anything|everything)(?!\p{L}))|mention(?! (?:this|the (?:post|ad|code)|code|us|my|when|your) )`,
    sayKindly: '(?:mention|add|include|say|put)(?! (?:this|the|your|my|our|in|on|when|if|to|hi|hello|a|an) )',
    sayWithin: '(?:mention|put|add) that',
    saidBefore: '(?:please |pls )?(?:say|mention|put|add) (?:that|this)(?: too| as well)?',
    ask: String.raw`(?:tell (?:them|people|everyone)|ask (?:them|people)|say|put) (?:to|they (?:can|should|need to))(?= \p{L})`,
    emoji: "(?:no|without|zero|not? .{0,20}|don['’]?t .{0,20}) ?emojis?",
    tags: "(?:no|without|zero|don['’]?t .{0,20}) ?(?:hashtags?|tags|#)",
    selling: 'salesy|selling|hard sell|sales talk|educational|discount',
  },
}

/** How the reader is asked for what was told to be asked, casually and formally. */
export const ASKING: Readonly<Record<Language, readonly [casual: string, formal: string]>> = {
  'pt-BR': ['Para {asked}, chama no direct.', 'Para {asked}, envie uma mensagem.'],
  'pt-PT': ['Para {asked}, fala connosco.', 'Para {asked}, envie mensagem.'],
  es: ['Para {asked}, escríbenos.', 'Para {asked}, envíanos un mensaje.'],
  en: ['To {asked}, message us.', 'To {asked}, send us a message.'],
}
