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
  '(?:o |a |os |as |um |uma |nenhum |nenhuma |muit[oa]s? |meu |minha |d[aeo]s? |em )?(?:precos?|valor(?:es)?|ofertas?|descontos?|emojis?|figurinhas?|hashtags?|#|tags?|legenda|texto|post|nomes?|marcas?|data|endereco|telefone|venda|propaganda|promessas?|resultados?|cor|gir[ai]as?|palavra|frases?|exclamacao|ingles|nada)'
const ES_ABOUT =
  '(?:el |la |los |las |un |una |ningun |ninguna |much[oa]s? |mi |del? |en )?(?:precios?|valor(?:es)?|ofertas?|descuentos?|emojis?|hashtags?|#|etiquetas?|texto|post|nombres?|marcas?|fecha|direccion|telefono|venta|publicidad|promesas?|resultados?|color|palabra|frases?|ingles|nada)'
const EN_ABOUT =
  '(?:the |a |an |any |my |our |her |his |too many |in )?(?:pric(?:es?|ing)|discounts?|offers?|emojis?|hashtags?|tags?|caption|text|post|names?|brands?|dates?|address|phone|number|promises|results|colou?rs?|slang|word|sales|salesy)'
const SMALL_PT =
  '(?:ai |aqui |la |tambem |tb |tbm |so |no (?:final|fim|texto|post|comeco|inicio) |na legenda |embaixo |em baixo )*'
const SMALL_ES = '(?:ahi |aqui |tambien |al final |en el (?:texto|post) |abajo )*'
const SMALL_EN = '(?:also |at the (?:end|top|bottom) |in the (?:caption|post|text) )*'

export const INSTRUCTIONS: Readonly<Record<BaseLanguage, Instructions>> = {
  pt: {
    lead: '(?:por favor|pf|pfv|pfvr|mas|e|ah|oi|obs|ps|so|pode|podes|podem|da pra|da para|e pra|e para|quero que|queria que|gostava que|nao esquece de|nao esquecas de|nao esqueca de)[ ,:]+',
    drop: String.raw`(?:nao|n) (?:e (?:pra|para) |precisa |quero |quero que |vale )?(?:fal(?:ar|a|e|es|em)|menci?on(?:ar|a|e|es|em)|cit(?:ar|a|e|es|em)|diz(?:er)?|dig(?:a|as|am)|escrev(?:er|e|a|as|am)|invent(?:ar|a|e|es|em)|promet(?:er|e|a|as|am)) (?!que (?:eu |a gente )?(?:nao|n) (?:te )?(?:avis|fal)|nao$)(?:que|q|d[aeo]s?|em|diss[ot]|sobre|nada|n?ess[ae]|isso|isto|${PT_ABOUT})(?![\p{L}])|(?:nao|n) (?:e (?:pra|para) |precisa |quero )?(?:coloc(?:ar|a|o|e|ques?|quem)|p(?:or|oe|onha|onhas|onham)|bot(?:ar|a|e|es|em)|us(?:ar|a|e|es|em)|inclu(?:ir|i|a|as)|met(?:er|e|as|am)|fa(?:z|zer|ca)) ${PT_ABOUT}(?!\p{L})|(?:sem|nada de) (?:precos?|valor(?:es)?|emojis?|hashtags?|propaganda|exageros?|prometer|colocar|falar|mencionar|escrever|usar)(?!\p{L})|(?:com|de forma|num tom|tom|em tom|deixa|fica|que fique|que soe|que pareca|faz|faca|faz algo|algo) (?:bem |mais |muito |um tom |um texto |uma coisa |de )*(?:respeit(?:o|os[oa])|delicadez?a?|curt(?:o|a|inh[oa])|simples|leve|fof[oa]|formal|informal|seri[oa]|divertid[oa]|engracad[oa]|animad[oa]|alegre|elegante|natural|proxim[oa]|carinhos[oa]|brincadeira|profissional)(?: (?:pf|pfv|por favor|e .{1,30}))?(?:$| (?:nada de|sem) )|escrev(?:e|a) (?:algo|do meu|do nosso|isso|sem|com|bem|de (?:forma|um jeito)|num|em|um texto|uma legenda|curto|do meu jeito)(?!\p{L})|(?:quero |queria |e |faz |faca )?(?:um |uma )?(?:post|legenda|texto|publicacao|caption) (?:bem |mais |so )?(?:educativ|informativ|seri|curt|simples|sem|com|fof|alegre|engracad|elegante|leve|formal|divertid|animad|emocion|bonit|fofinh)|(?:fal(?:a|ar|e)|escrev(?:e|a|er)) (?:disso|disto|sobre isso|sobre isto|sobre ist?so)(?!\p{L})|(?:do|de) (?:teu|seu|nosso) jeito$`,
    say: String.raw`(?:pode |podes )?(?:fal(?:a|ar|e|em)|p(?:oe|or|onha|onham)|coloc(?:a|ar|o)|coloque|bot(?:a|ar|e)|met(?:e|er)|diz(?:er)?|diga|menci?on(?:a|ar|e)|escrev(?:e|er|a)|acrescent(?:a|ar|e)|avis(?:a|ar|e)|destac(?:a|ar)|destaque|lembr(?:a|ar|e) de (?:por|falar|colocar)|inclu(?:i|ir|a)) ${SMALL_PT}(?:que|q)(?! (?:viu|vi|veio|vc|voce|tu|nao (?:e|ta|esta|ficou)) )|(?:menciona|mencionar)(?! (?:es[ts]e|o (?:post|codigo)|nosso|nossa|@))(?: [oa]s?(?= ))?`,
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
    drop: String.raw`no (?:hay que |quiero que |hace falta )?(?:habl(?:ar|es|en|e)|menci?on(?:ar|es|en|e)|dig(?:as|an|a)|deci(?:r|s)|escrib(?:ir|as|an|a)|invent(?:ar|es|en|e)|promet(?:er|as|an|a)) (?!que (?:yo )?no (?:te )?(?:avis|dij))(?:que|q|del?|sobre|nada|es[eoa]|${ES_ABOUT})(?![\p{L}])|no (?:hay que |quiero que )?(?:pong(?:as|an|a)|pon(?:er|gas)|us(?:ar|es|en)|inclu(?:ir|yas|yan)|met(?:er|as|an)) ${ES_ABOUT}(?!\p{L})|(?:sin|nada de) (?:precios?|emojis?|hashtags?|publicidad|exagerar|prometer|poner|hablar|mencionar|escribir|usar)(?!\p{L})|(?:que (?:suene|quede|se (?:vea|lea|sienta|escuche)|sea)|hazlo|ponlo|escribelo|con un tono|en tono|tono|algo) (?:bien |mas |muy |algo |un poco )*(?:cercan[oa]|bonit[oa]|formal|informal|cort[oa]|cortit[oa]|simple|sencill[oa]|elegante|lind[oa]|profesional|seri[oa]|divertid[oa]|alegre|natural|carinos[oa]|respetuos[oa])(?: (?:porfa|por favor|porfis|y .{1,30}))?$|con (?:mucho )?respeto(?: porfa| por favor)?(?:$| (?:nada de|sin) )|escrib(?:e|i) (?:algo|sin|con|bien|en|un texto|corto)(?!\p{L})|(?:quiero |haz |es )?(?:un |una )?(?:post|publicacion|texto|caption) (?:bien |mas |muy )?(?:educativ|informativ|seri|cort|simple|sin|con|alegre|elegante|formal|divertid|lind|bonit)|habl(?:a|ar|en) de (?:eso|esto)(?!\p{L})`,
    say: String.raw`(?:pon(?:er|e|gan|le)?|di(?:le|ga|gan)?|deci(?:r|les)?|menciona|mencionar|menciones|agrega|agregar|anade|anadir|escribe|avisa|aclara|comenta) ${SMALL_ES}(?:que|q)(?! (?:vienes|viste|vas|te) )|(?:menciona|mencionar)(?! (?:es[ts]e|el (?:post|codigo)|nuestr[oa]|@))(?: (?:el|la|los|las)(?= ))?`,
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
    drop: String.raw`(?:do not|don['’]?t|dont|no need to|never) (?:say|mention|talk about|write|tell(?: them| people)?|promise|claim)(?! (?:i|we) did(?:n['’]?t| not)| it)(?= )|(?:do not|don['’]?t|dont|no need to) (?:use|put|include|add|show) ${EN_ABOUT}(?!\p{L})|(?:no|without|zero) (?:pric(?:es?|ing)|emojis?|hashtags?|sales talk|hard sell)(?!\p{L})|(?:make|keep) (?:it|this|the (?:caption|post|tone)) (?:nice and |really |super |very |quite |a bit |more |sound )*(?:short|fun|funny|light|casual|professional|formal|friendly|warm|sweet|simple|classy|serious|respectful|cute|low[- ]key|chatty)(?:$| and \p{L}+$| pls$| please$)|(?:nothing|not) (?:too )?(?:salesy|cheesy|pushy|formal|cringe)|(?:write|do) (?:something|a (?:short|fun|nice|quick)|it (?:short|nicely|like))(?!\p{L})|(?:talk|write|post) about (?:that|this)(?!\p{L})|(?:an? )?(?:short|fun|educational|serious|cute|funny|light|respectful) (?:post|caption)$|in (?:my|our) (?:own )?(?:voice|words)$`,
    say: String.raw`(?:say|mention|add|put|write|include|tell (?:them|people|everyone)) ${SMALL_EN}that|say(?= (?:it['’]?s|we|i|i['’]\p{L}+|they|there['’]?s|all|first|free) )|mention(?! (?:this|the (?:post|ad|code)|code|us|my|when|your) )`,
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
