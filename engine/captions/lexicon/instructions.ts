/**
 * What members tell us about the post beside what it is to say, by language: a small closed set. An order that is not among them
 * stays in the text, since a word of hers that is lost is worse than an order that is posted. Patterns are for folded text and for
 * a whole clause, unless another place is told.
 */
import type { Language } from '#engine/types.ts'
import type { BaseLanguage } from '#phrases/languages.ts'

export interface Instructions {
  /** May stand before any of them: "por favor", "mas". */
  readonly lead: string
  /** What is to be left out, and how it is to sound: nothing of it is said. */
  readonly drop: string
  /** How it is to sound, where another clause is such an order; alone it may be told to readers: "sem exageros". */
  readonly manner: string
  /** The same at the end of what is to be said. */
  readonly mannerBehind: string
  /** What a text of ours is called: without one of these the next two need not be looked for. */
  readonly text: string
  /** What it is about follows. */
  readonly textAbout: string
  /** How it is to sound, alone. */
  readonly textToned: string
  /** Begins a clause that only tells why. */
  readonly reason: string
  /** What follows is to be said: "fala que". */
  readonly say: string
  /** The same behind another clause, where only we can be meant: "vagas para dezembro, falar que a avaliação é grátis". */
  readonly sayLater: string
  /** The same behind "please" alone, where a number or a day follows: "pls mention patch test 24 hours before". */
  readonly sayKindly: string
  /** What follows is a question to the reader: "mete uma pergunta no fim a perguntar". */
  readonly question: string
  /** What follows, with its preposition, is what the reader is invited to. */
  readonly invite: string
  readonly invited: string
  /** Stands again before each of several things to be said: "fala que entrego e que parcelo". */
  readonly andThat: string
  /** The same within a clause, where nobody else can be meant. */
  readonly sayWithin: string
  /** Behind what is to be said, at the end of a clause: "say that". */
  readonly saidBefore: string
  /** Nobody but us is told to say what follows, whoever is spoken of further on: "say we bring our own if you want". */
  readonly sayOurs: string
  /** Somebody else is told to say it: customers who get something for it. */
  readonly toReaders: string
  /** The reader is to be asked for what follows: "põe pra reservar". */
  readonly ask: string
  /** What may follow there, to the end of the clause. */
  readonly asked: string
  /** Things of a post that are not wanted. */
  readonly emoji: string
  readonly tags: string
  readonly selling: string
}

/** What only a post has, and may be put there; no colour, name or date, which customers are told about as well. */
const PT_PUT =
  'precos?|valor(?:es)?|ofertas?|promoc(?:ao|oes)|descontos?|emojis?|figurinhas?|hashtags?|tags|#|legenda|texto|propaganda|milagres?'
const PT_TOLD = `${PT_PUT}|nomes?|marcas?|cor|telefone|endereco|resultados?|promessas?|girias?`
const PT_OF = '(?:(?:o|a|os|as|um|uma|nenhum|nenhuma|meu|minha|muit[oa]s?|d[aeo]s?|em|n[oa]s?|sobre) ){0,2}'
const PT_REASON = 'pq|porque|pois|ja que'
const PT_KINDLY = 'por favor|pf|pfv|pfvr'
const PT_END = String.raw`(?: (?:nem|e|ou) ${PT_OF}(?:${PT_TOLD}))?(?: (?:${PT_KINDLY}))?(?:$| (?:${PT_REASON})(?!\p{L}))`
const PT_TONE =
  'curt[oa]|curtinh[oa]|sobri[oa]|neutr[oa]|simples|fof[oa]|formal|informal|seri[oa]|divertid[oa]|engracad[oa]|animad[oa]|alegre|elegante|carinhos[oa]|profissional|respeitos[oa]|acolhedora?|human[oa]|humanizad[oa]|empatic[oa]|descontraid[oa]|objetiv[oa]|poetic[oa]|educativ[oa]|informativ[oa]'
/** Colours and looks have these as well. */
const PT_TONE_OR_LOOK = `${PT_TONE}|leve|natural|suave|calm[oa]|sofisticad[oa]|chique|romantic[oa]|delicad[oa]|proxim[oa]`
const PT_VERY = '(?:bem |mais |muito |so |de forma |num tom |um tom |em tom ){0,2}'
const PT_AND = String.raw`(?: (?:e|mas) (?:nao |nada )?(?:muito )?(?:${PT_TONE_OR_LOOK}|com (?:humor|carinho|leveza)))?`
/** A text of ours, and what it is about. */
const PT_TEXT =
  '(?:(?:um|uma|outr[ao]|a|o) )?(?:texto|textinho|legenda|legendinha|post|postagem|publicacao|frase|carrossel|reels?|stor(?:y|ies))'
const PT_FEED = '(?: (?:para|pr[ao]|no) (?:o |meu |nosso )?(?:insta|instagram|feed|story|stories|face|facebook))?'
const PT_TONED = `(?: ${PT_VERY}(?:${PT_TONE_OR_LOOK}|bonit[oa]|lind[oa]|criativ[oa]|legal)${PT_AND})`
const PT_TELL = 'explic|diz|fal|avis|cont|mostr|lembr|anunci|divulg'
const PT_ABOUT = String.raw`(?:(?:a |p(?:a)?ra )?(?:${PT_TELL})(?:[aei]r|[aei]ndo)(?: (?:que|q|de|do|da|dos|das|sobre))?|sobre|acerca d[eoa]s?|d[eo]s?|das?|pr[ao]s?|para(?: [ao]s?)?)`

const ES_PUT =
  'precios?|valor(?:es)?|ofertas?|promocion(?:es)?|descuentos?|emojis?|hashtags?|etiquetas|#|texto|publicidad|milagros?'
const ES_TOLD = `${ES_PUT}|nombres?|marcas?|color|telefono|direccion|resultados?|promesas?`
const ES_OF = '(?:(?:el|la|los|las|un|una|ningun|ninguna|much[oa]s?|mi|del?|en|sobre) ){0,2}'
const ES_REASON = 'porque|pq|xq|ya que|pues'
const ES_KINDLY = 'por favor|porfa|porfis'
const ES_END = String.raw`(?: (?:ni|y|o) ${ES_OF}(?:${ES_TOLD}))?(?: (?:${ES_KINDLY}))?(?:$| (?:${ES_REASON})(?!\p{L}))`
const ES_TONE =
  'cort[oa]|cortit[oa]|graciosa?|gracioso|simple|sencill[oa]|formal|informal|seri[oa]|divertid[oa]|alegre|elegante|carinos[oa]|profesional|respetuos[oa]|cercan[oa]|acogedora?|human[oa]|empatic[oa]|amable|amigable|poetic[oa]|educativ[oa]|informativ[oa]'
const ES_TONE_OR_LOOK = `${ES_TONE}|suave|natural|calid[oa]|tranquil[oa]|romantic[oa]|sofisticad[oa]|bonit[oa]|lind[oa]`
const ES_VERY = '(?:bien |mas |muy |algo |un poco |en tono ){0,2}'
const ES_AND = String.raw`(?: (?:y|pero) (?:no |nada )?(?:muy )?(?:${ES_TONE_OR_LOOK}|con (?:humor|gracia|carino)))?`
const ES_TEXT = '(?:(?:un|una|el|la) )?(?:texto|textito|post|publicacion|caption|frase|pie de foto|carrusel|reels?|historia)'
const ES_FEED = '(?: (?:para|pa|en) (?:el |mi |nuestro )?(?:insta|instagram|feed|story|stories|face|facebook))?'
const ES_TONED = `(?: ${ES_VERY}(?:${ES_TONE_OR_LOOK}|creativ[oa]|chul[oa])${ES_AND})`
const ES_TELL = 'explic|dic|diciendo|cont|avis|anunci|mostr|record'
const ES_ABOUT = String.raw`(?:(?:para |que )?(?:${ES_TELL})(?:ar|ir|ando|iendo)?(?: (?:que|q|de|del|sobre))?|sobre|del?|para(?: (?:el|la|los|las))?)`

const EN_PUT = 'pric(?:es?|ing)|discounts?|offers?|emojis?|hashtags?|tags|#|text|caption'
const EN_TOLD = `${EN_PUT}|names?|brands?|colou?rs?|address|phone number|results`
const EN_OF = '(?:(?:the|a|an|any|my|our|her|his|old|new|full|too many) ){0,2}'
const EN_REASON = 'because|cuz|coz|bc'
const EN_KINDLY = 'please|pls|plz'
const EN_END = String.raw`(?: (?:or|and|nor) ${EN_OF}(?:${EN_TOLD}))?(?: (?:${EN_KINDLY}))?(?:$| (?:${EN_REASON})(?!\p{L}))`
const EN_TONE =
  'short|fun|funny|witty|cosy|cozy|light|casual|professional|formal|friendly|warm|sweet|simple|classy|serious|respectful|cute|low[- ]key|chatty|calm|gentle|welcoming|relaxed|playful|upbeat|caring|inviting|elegant|educational'
const EN_VERY = '(?:nice and |really |super |very |quite |a bit |more ){0,2}'
const EN_AND = String.raw`(?: (?:and|but) (?:not )?(?:too )?(?:${EN_TONE}|salesy|cheesy|cringe))?`
const EN_TONED = `(?:an? )?${EN_VERY}(?:${EN_TONE})(?: (?:and )?(?:${EN_TONE}))? (?:text|caption|post|carousel|reel|story)`
const EN_ABOUT = '(?:about|on|saying|explaining|announcing|telling (?:people|them|everyone))(?: that)?'
const EN_OURS = String.raw`(?:i(?:['’]\p{L}+| (?:have|take|am|will|can|do|offer|open|close|work|got))|its(?! (?:name|own|price))|we(?! do(?!n))(?:['’]\p{L}+)?|it['’]?s|it is|there['’]?s|there (?:is|are)|they(?:['’]re)?|all)(?!\p{L})`

const SMALL_PT =
  '(?:ai |aqui |la |tambem |tb |tbm |so |no (?:final|fim|texto|post|comeco|inicio) |na legenda |d[ao] (?:legenda|texto|post) |embaixo |em baixo ){0,3}'
const SMALL_ES = '(?:ahi |aqui |tambien |al final |en el (?:texto|post) |del (?:texto|post) |abajo ){0,3}'
const SMALL_EN = '(?:also |at the (?:end|top|bottom) |in the (?:caption|post|text) ){0,3}'

/** What she does, or how it is with a thing of hers: nobody else says that. */
const PT_OURS = String.raw`(?:(?:hoje|amanha|ja|tambem|tb|so|agora|n|nao) )?(?:\p{L}+[aei]mos|faco|estou|tou|to|sou|vendo|entrego|aceito|parcelo|tenho|vou|dou|atendo|abro|fecho|envio|mando|e (?:gratis|gratuit[oa]|de graca|promocao)|[oa]s? \p{L}+ (?:e|sao|sai|fica|esta|ta|vem))(?!\p{L})`
const ES_OURS = String.raw`(?:(?:hoy|manana|ya|tambien|solo|no) )?(?:(?:el|la|los|las) \p{L}+(?: \p{L}+)? (?:es|son|va|van|esta|estan|sale|viene)|\p{L}+[aei]mos|hago|estoy|voy|doy|soy|vendo|llevo|trabajo|acepto|tengo|abro|cierro|atiendo|hay)(?!\p{L})`
/** "Diz aí que cor você prefere". */
const PT_QUESTION = '(?:cor|sabor|tamanho|modelo|tipo|(?:dia|hora)(?! \\d)|horario|tema|delicia|lind[oa]|amor|vc|voce|tu|te|se)'
const ES_QUESTION = '(?:color|sabor|talla|tamano|modelo|tipo|(?:dia|hora)(?! \\d)|tema|rico|lind[oa]|tu|te|se|si|no)'

export const INSTRUCTIONS: Readonly<Record<BaseLanguage, Instructions>> = {
  pt: {
    lead: '(?:por favor|pf|pfv|pfvr|mas|e|ah|oi|obs|ps|so|pode|podes|podem|da pra|da para|e pra|e para|quero que|queria que|gostava que)[ ,:]+',
    drop: [
      `(?:nao|n) (?:e (?:pra|para) |precisa |quero (?:que )?|vale )?(?:falar|fal[ae]s?|falem|mencion(?:ar|a|es?)|cit(?:ar|a|es?)|dizer|diz|dig(?:a|as|am)|escrev(?:er|e|a|as)) ${PT_OF}(?:${PT_TOLD})${PT_END}`,
      `(?:nao|n) (?:e (?:pra|para) |precisa |quero (?:que )?)?(?:coloc(?:ar|a)|coloques?|p(?:or|oe|onha|onhas)|bot(?:ar|a|es?)|us(?:ar|a|es?)|inclu(?:ir|as)|met(?:er|as)) ${PT_OF}(?:${PT_PUT})${PT_END}`,
      String.raw`(?:nao|n) (?:fal[ae]s?|dig(?:a|as)|diz) (?:que|q) (?:e|sao) (?:pra|para)(?!\p{L})`,
      `(?:nao|n) (?:prometer|prometas?) (?:nada|resultados?)${PT_END}`,
      `(?:sem|nada de) (?:colocar|por|botar|falar|mencionar|escrever) ${PT_OF}(?:${PT_TOLD})${PT_END}`,
      `(?:sem|nada de) (?:precos?|emojis?|hashtags?)${PT_END}`,
      `(?:sem|nada de) (?:promessas?|exageros?) (?:${PT_KINDLY})`,
      'sem (?:termos|palavras) (?:dificeis|tecnic[oa]s)$',
      `escrev(?:e|a|er) sem (?:prometer|falar|mencionar|colocar|usar) (?:nada|${PT_OF}(?:${PT_TOLD}))${PT_END}`,
      `expli(?:que|ca|car|quem) sem (?:exageros?|promessas?|enrolacao|termos tecnicos)${PT_END}`,
      `(?:escrev(?:e|a|er)|faz|faca) sem (?:precos?|emojis?|hashtags?)(?: (?:e|nem) (?:sem )?(?:${PT_TOLD}|exageros?))?${PT_END}`,
      `(?:faz|faca|deixa|deixe) (?:bem |mais )?curt(?:o|inho|inha)${PT_AND}${PT_END}`,
      `(?:faz|faca|deixa|deixe|escreve|escreva|quero|queria) (?:(?:o|a|um|uma) )?(?:texto|legenda|post|publicacao) ${PT_VERY}(?:${PT_TONE_OR_LOOK})${PT_AND}${PT_END}`,
      `(?:escreve|escreva|que soe) ${PT_VERY}(?:${PT_TONE_OR_LOOK})${PT_AND}${PT_END}`,
      `(?:(?:com|num|em|o|um) ){0,2}(?:linguagem|tom) ${PT_VERY}(?:(?:${PT_TONE_OR_LOOK}) (?:e|mas) )?(?:${PT_TONE})${PT_AND}${PT_END}`,
      `(?:quero |queria )?(?:(?:com|num|em|o|um) ){0,2}(?:linguagem|tom) ${PT_VERY}(?:${PT_TONE})(?: (?:e )?sem (?:brincadeiras?|girias?|exageros?|emojis?|piadas?))?${PT_END}`,
      `com respeito (?:(?:${PT_KINDLY})(?: (?:nada de|sem) (?:emojis?|hashtags?))?|(?:nada de|sem) (?:emojis?|hashtags?))$`,
      `(?:fala|poe|coloca|bota|menciona|escreve) (?:isso|isto)(?: (?:ai|tambem|tb))?${PT_END}`,
      '(?:fal(?:a|ar|e)|escreve) (?:disso|disto|sobre isso|sobre isto)$',
    ].join('|'),
    manner: [
      'legenda|texto|post',
      String.raw`(?:nao|n) (?:fal|diz|dig|menci?on)\p{L}{0,3} (?:que|q) (?:e|eh|sao|tem|ta|esta) \p{L}+(?: \p{L}+)?`,
      '(?:so |apenas |em |n)?uma (?:so )?(?:frase|linha)(?: so| apenas| curta| no maximo)?',
      'sem prometer (?:nada|resultados?)',
      `(?:sem|nada de|e sem) (?:exageros?|promessas?|drama|frescura|enrolacao|muito texto|girias?|${PT_TOLD})`,
      `${PT_VERY}(?:${PT_TONE})${PT_AND}`,
      '(?:so|e so|e) (?:isso|isto)|(?:e )?(?:nada|mais nada) (?:mais|alem disso)|e mais nada',
    ].join('|'),
    mannerBehind: String.raw`(?:mas )?sem (?:ser|parecer|ficar) (?:muito )?\p{L}{3,15}|e (?:so isso|so isto|mais nada|nada mais)|(?:num|em|so) uma (?:frase|linha)(?: so)?`,
    text: 'texto|textinho|legenda|legendinha|post|postagem|publicacao|frase|carrossel|reels?|story|stories|algo|alguma coisa',
    textAbout: `(?:(?:fa(?:z|ca|zer)|escrev(?:e|a|er)|cri(?:a|e|ar)|quero|queria|preciso de|mont(?:a|e)) (?:${PT_TEXT}|algo|alguma coisa)${PT_TONED}{0,2}|(?:${PT_TEXT}|algo)${PT_TONED}{1,2})${PT_FEED} ${PT_ABOUT}`,
    textToned: `${PT_TEXT}${PT_TONED}{1,2}${PT_FEED}${PT_END}`,
    reason: `${PT_REASON}|que`,
    question: String.raw`(?:met(?:e|a)|p(?:oe|onha)|faz|faca|coloc(?:a|ue)|bot(?:a|e)|termin(?:a|e) com|acab(?:a|e) com) uma pergunta(?: no (?:fim|final))?(?: (?:a perguntar|perguntando|p(?:a)?ra perguntar|a saber|tipo))?(?! (?:sobre|de|pra|para)(?!\p{L}))[:]?`,
    invite:
      '(?:so )?(?:a )?convid(?:a|e|ando|ar)(?: (?:elas?|eles|o pessoal|as pessoas|todos|todo mundo))?(?= (?:pr[ao]|para|p/)(?! (?:o )?(?:casa|sair|vir|virem|conhecer\\w*|participar\\w*)(?![a-z])) )',
    invited: 'Vem',
    andThat: 'e (?:que|q)',
    say: [
      `(?:escrev(?:e|a)|fal(?:a|e)|diz|diga) ${PT_VERY}(?:${PT_TONE})${PT_AND} (?:que|q)`,
      String.raw`menci?on(?:a|ar|e)(?: [oa])?(?= @\S+ (?:que|q) \p{L}{1,12}(?:ou|eu|iu|ez)(?!\p{L}))`,
      String.raw`(?:p(?:oe|onha|onham)|coloc(?:a|ar)|coloque|bot(?:a|e|ar)|escrev(?:e|a|er)|acrescent(?:a|e|ar)|destac(?:a|ar)|destaque) ${SMALL_PT}(?:que|q)(?! ${PT_QUESTION}(?!\p{L}))`,
      String.raw`(?:fal(?:a|ar|e)|diz(?:er)?|diga|menci?on(?:a|ar|e)|lembr[ae] de (?:falar|colocar)) ${SMALL_PT}(?:que|q)(?= ${PT_OURS})`,
      '(?:quero|queria) (?:fal|menci?on|destac|ressalt)ar (?:que|q)(?= \\p{L})',
      // nobody begins a post with it
      '(?:avis|inform)ar (?:que|q)(?= \\p{L})',
      String.raw`fal(?:a|ar) sobre(?! (?:o que|quem|ti|si|como|tudo|seus?|suas?|teus?|tuas?|voce|vc|iss?t?o|diss?t?o)(?!\p{L}))`,
      `(?:p(?:oe|onha)|coloc(?:a|ar)|bot(?:a|ar)|fal(?:a|ar)|diz) ${SMALL_PT}(?:pra|para|p/)(?= (?:chamar|ligar) (?:no|na|pelo|pela|a gente|pra gente) )`,
    ].join('|'),
    sayLater: `(?:fal|avis|lembr|cit|ressalt|destac|inform|menci?on)ar (?:${SMALL_PT})(?:que|q)(?! ${PT_QUESTION}(?!\\p{L}))`,
    sayKindly: 'menci?one?|mencionar',
    sayWithin: `(?:poe|coloca|bota) (?:ai |tambem |tb |tbm )?(?:que|q)(?= ${PT_OURS})`,
    saidBefore:
      '(?<!(?:gente|mundo|quem|ela|ele|voce|vc|nao|n|que|ninguem|povo|pessoal) )(?:poe|coloca|bota|escreve) (?:isso|isto)(?: ai| tambem| tb)?',
    sayOurs: '(?:fala|diz|poe|coloca|bota|menciona|escreve) (?:ai )?(?:que|q) (?:a gente|nos|eu) ',
    toReaders: String.raw`voce|vc|vcs|tu|te|ti|ganh\p{L}{1,5}|cupom|codigo`,
    ask: `(?:p(?:oe|onha)|coloc(?:a|ar)|bot(?:a|ar)|diz|fal(?:a|ar)|ped(?:e|ir)) ${SMALL_PT}(?:pra|para|p/)(?: (?:elas?|eles|o pessoal|as pessoas|as meninas|quem quiser))?`,
    asked: 'reservar|agendar|marcar|encomendar|pedir|inscrever|se inscrever',
    emoji: '(?:sem|nada de|(?:nao|n) (?:us[ae]r?|coloc[ae]r?|coloques?|p(?:or|oe|onhas?)|bot[ae]r?|quero)(?: nenhum)?) emojis?',
    tags: '(?:sem|nada de|(?:nao|n) (?:us[ae]r?|coloc[ae]r?|coloques?|p(?:or|oe|onhas?)|bot[ae]r?|quero)(?: nenhuma)?) (?:hashtags?|#)',
    selling: 'oferta|promoc|vend(?:a|er|as)|propaganda|educativ|informativ|desconto',
  },
  es: {
    lead: '(?:por favor|porfa|porfis|pero|y|ah|oye|solo|puedes|podes|quiero que)[ ,:]+',
    drop: [
      `no (?:hay que |quiero que |hace falta )?(?:habl(?:ar|es|en)|mencion(?:ar|es|en)|dig(?:as|an)|deci(?:r|s)|escrib(?:ir|as|an)) ${ES_OF}(?:${ES_TOLD})${ES_END}`,
      `no (?:hay que |quiero que |hace falta )?(?:pong(?:as|an)|poner|us(?:ar|es|en)|inclu(?:ir|yas|yan)|met(?:er|as|an)) ${ES_OF}(?:${ES_PUT})${ES_END}`,
      String.raw`no digas (?:que|q) (?:es|son) (?:para|pa)(?!\p{L})`,
      `no promet(?:er|as|an) (?:nada|resultados?)${ES_END}`,
      `(?:sin|nada de) (?:poner|hablar|mencionar|escribir) ${ES_OF}(?:${ES_TOLD})${ES_END}`,
      `(?:sin|nada de) (?:precios?|emojis?|hashtags?)${ES_END}`,
      `(?:sin|nada de) (?:promesas?|exageraciones) (?:${ES_KINDLY})`,
      `escrib(?:e|i|ir) sin (?:prometer|hablar|mencionar|poner|usar) (?:nada|${ES_OF}(?:${ES_TOLD}))${ES_END}`,
      `(?:haz|quiero|escribe|escribi) (?:(?:el|un|una) )?(?:texto|post|publicacion) ${ES_VERY}(?:${ES_TONE_OR_LOOK})${ES_AND}${ES_END}`,
      `(?:escribe|escribi|que suene) ${ES_VERY}(?:${ES_TONE_OR_LOOK})${ES_AND}${ES_END}`,
      `(?:(?:con|en|el|un) ){0,2}(?:lenguaje|tono) ${ES_VERY}(?:(?:${ES_TONE_OR_LOOK}) (?:y|pero) )?(?:${ES_TONE})${ES_AND}${ES_END}`,
      `(?:haz(?:lo|la)?|hazme(?: algo)?|que (?:sea|quede)) ${ES_VERY}(?:${ES_TONE})${ES_AND}${ES_END}`,
      `nada cursi${ES_END}`,
      `con respeto (?:(?:${ES_KINDLY})(?: (?:nada de|sin) (?:emojis?|hashtags?))?|(?:nada de|sin) (?:emojis?|hashtags?))$`,
      `(?:pon|ponle|agrega) (?:eso|esto)(?: tambien)?${ES_END}`,
      'habl(?:a|ar) de (?:eso|esto)$',
    ].join('|'),
    manner: [
      'texto|post|caption|pie de foto',
      String.raw`no (?:digas|diga|menciones) (?:que|q) (?:es|son|hay|esta) \p{L}+(?: \p{L}+)?`,
      '(?:solo |en |con )?una (?:sola )?(?:frase|linea)(?: nada mas)?',
      `(?:sin|nada de) (?:exagerar|exageraciones|promesas|drama|rollos?|tecnicismos|${ES_TOLD})`,
      `(?:no (?:pongas|pongan|metas|digas)) ${ES_OF}(?:${ES_TOLD})`,
      `${ES_VERY}(?:${ES_TONE})${ES_AND}`,
      '(?:y )?nada mas|(?:y )?(?:solo|ya) eso',
    ].join('|'),
    mannerBehind: String.raw`(?:pero )?sin (?:ser|parecer|sonar) (?:muy )?\p{L}{3,15}|y (?:nada mas|ya|ya esta)|en una frase`,
    text: 'texto|textito|post|publicacion|caption|frase|pie de foto|carrusel|reels?|historia|algo',
    textAbout: `(?:(?:haz(?:me)?|hacer|escrib(?:e|i|ir|eme)|crea(?:r)?|quiero|necesito) (?:${ES_TEXT}|algo)${ES_TONED}{0,2}|(?:${ES_TEXT}|algo)${ES_TONED}{1,2})${ES_FEED} ${ES_ABOUT}`,
    textToned: `${ES_TEXT}${ES_TONED}{1,2}${ES_FEED}${ES_END}`,
    reason: `${ES_REASON}|que`,
    question: String.raw`(?:pon(?:le|me)?|met(?:e|ele)|haz|agrega|anade|termina con|acaba con) una pregunta(?: al final)?(?: (?:preguntando|para preguntar|tipo))?(?! (?:sobre|de|para)(?!\p{L}))[:]?`,
    invite:
      '(?:solo )?(?:invit(?:a|ando|ar)|para invitar)(?: (?:a la gente|a todos))?(?= al? (?!la gente|tod[oa]s|l[oa]s client|mis client))',
    invited: 'Ven',
    andThat: 'y (?:que|q)',
    say: [
      String.raw`menciona(?: a)?(?= @\S+ (?:que|q) \p{L}{1,12}(?:o|io)(?!\p{L}))`,
      String.raw`(?:pon(?:er|le)?|agreg(?:a|ar)|anad(?:e|ir)|escrib(?:e|i)) ${SMALL_ES}(?:que|q)(?! ${ES_QUESTION}(?!\p{L}))`,
      String.raw`(?:di|diga|deci|menciona|mencionar|aclara) ${SMALL_ES}(?:que|q)(?= ${ES_OURS})`,
      String.raw`habl(?:a|ar|e) sobre(?! (?:lo que|quien|ti|como|todo|tus?|sus?|vos|eso|esto)(?!\p{L}))`,
    ].join('|'),
    sayLater: `(?:decir|mencionar|avisar|recordar|aclarar|destacar|contar) (?:${SMALL_ES})(?:que|q)(?! ${ES_QUESTION}(?!\\p{L}))`,
    sayKindly: 'menciona|mencionar',
    sayWithin: `(?:ponle|pon|agrega|anade) (?:ahi |tambien )?(?:que|q)(?= ${ES_OURS})`,
    saidBefore: '(?:pon|ponle|agrega) (?:eso|esto)(?: tambien)?',
    sayOurs: '(?:di|pon|menciona|agrega|aclara) (?:que|q) (?:nosotros|estoy|tengo|hago|estamos|tenemos) ',
    toReaders: String.raw`tu|tus|te|ti|vos|gan(?:a|as|an|es)|cupon|codigo`,
    ask: `(?:pon(?:er|le)?|di|deci|agrega) ${SMALL_ES}(?:para|pa)`,
    asked: 'reservar|agendar|apartar|encargar|pedir|inscribirse|apuntarse',
    emoji: '(?:sin|nada de|no (?:us(?:ar|es)|pong(?:as|an)|poner|quiero)(?: ningun)?) emojis?',
    tags: '(?:sin|nada de|no (?:us(?:ar|es)|pong(?:as|an)|poner|quiero)(?: ningun)?) (?:hashtags?|#)',
    selling: 'oferta|promoc|vend(?:er|a|as)|venta|publicidad|educativ|informativ|descuento',
  },
  en: {
    lead: '(?:please|pls|plz|but|and|also|oh|just|can you|could you|make sure (?:you|to)|i want (?:you )?to)[ ,:]+',
    drop: [
      `(?:do not|don['’]?t|no need to) (?:say|mention|talk about|write) ${EN_OF}(?:${EN_TOLD})${EN_END}`,
      `(?:do not|don['’]?t|no need to) (?:use|put|include|add|show) ${EN_OF}(?:${EN_PUT})${EN_END}`,
      String.raw`(?:do not|don['’]?t) say (?:that )?(?:it['’]?s|it is|they['’]?re|they are) for(?!\p{L})`,
      `(?:do not|don['’]?t) promise (?:anything|results)${EN_END}`,
      `(?:no|without|zero) (?:pric(?:es?|ing)|emojis?|hashtags?)${EN_END}`,
      `make it (?:sound|feel|read) ${EN_VERY}(?:${EN_TONE})${EN_AND}${EN_END}`,
      `nothing (?:too )?(?:salesy|cheesy|cringe)${EN_END}`,
      `(?:make|keep|write) (?:the |a )?(?:caption|post|text|tone) ${EN_VERY}(?:${EN_TONE})${EN_AND}${EN_END}`,
      `(?:make|keep) it ${EN_VERY}(?:${EN_TONE}) (?:and|but) not (?:too )?(?:salesy|cheesy|cringe)${EN_END}`,
      `write (?:it|this|something) ${EN_VERY}(?:${EN_TONE})${EN_AND}${EN_END}`,
      `(?:write|make) (?:me )?an? ${EN_VERY}(?:${EN_TONE}) (?:post|caption)${EN_END}`,
      `(?:an? )?${EN_VERY}(?:${EN_TONE}) tone (?:${EN_KINDLY})$`,
      `say that(?: too| as well)?${EN_END}`,
      '(?:talk|write|post) about (?:that|this)$',
      'write (?:it |this )?in (?:my|our) (?:own )?(?:voice|words)$',
    ].join('|'),
    manner: [
      'caption|text|post',
      String.raw`(?:do not|don['’]?t) say (?:it['’]?s )?\p{L}+`,
      `(?:keep|make) it ${EN_VERY}(?:${EN_TONE})${EN_AND}`,
      `(?:just )?(?:one|1|a single) (?:line|sentence)(?: only| max)?`,
      'plain english(?: only)?|no (?:jokes|puns|fluff|cliches?|jargon|exclamation marks?|promises)|nothing else|short and sweet',
      `no (?:${EN_TOLD})`,
      `${EN_VERY}(?:${EN_TONE})${EN_AND}`,
    ].join('|'),
    mannerBehind: 'and (?:nothing else|that.?s (?:it|all))|in one (?:line|sentence)',
    text: 'text|caption|post|carousel|reel|story|something',
    textAbout: `(?:(?:write|make|do|create|give me|i need|i want|can i (?:get|have))(?: me)? (?:${EN_TONED}|(?:an? )?(?:text|caption|post|carousel|reel|story)|something(?: ${EN_VERY}(?:${EN_TONE}))?)|${EN_TONED}|something ${EN_VERY}(?:${EN_TONE})) ${EN_ABOUT}`,
    textToned: `${EN_TONED}${EN_END}`,
    reason: `${EN_REASON}|since`,
    question: String.raw`(?:end with|finish with|add|put|ask) a question(?: at the end)?(?: (?:asking|like))(?! (?:about|for|if|whether)(?!\p{L}))[:]?`,
    invite: '(?:just )?(?:inviting|invite) (?:people|them|everyone)(?= to )',
    invited: 'Come',
    andThat: 'and that',
    say: [
      `(?:say|mention|add|put|write|include|tell (?:them|people|everyone)) ${SMALL_EN}that(?= ${EN_OURS})`,
      String.raw`(?:say|mention)(?= (?:its(?! (?:name|own|price))|we['’]\p{L}+|we (?!do(?!n))\p{L}+|there['’]?s|free) )`,
      "say(?= it['’]s )",
      String.raw`(?:talk|write|post) about(?! (?:it|how|what|this|that|your|yours|yourself|anything|everything|an?|some)(?!\p{L}))`,
    ].join('|'),
    sayLater: `(?:mention|include) (?:${SMALL_EN})that`,
    sayKindly: 'mention',
    sayWithin: `(?:mention|put|add) that(?= ${EN_OURS})`,
    saidBefore:
      '(?<!(?:s|people|they|we|you|i|who|to|not|t|can|would|could|never|one|nobody|everybody) )(?:please |pls )?say that(?: too| as well)?',
    sayOurs: "(?:say|mention|put|write|add) (?:that )?we(?:'re|'ve|'ll)? (?!do(?!n))",
    toReaders:
      'you|your|yours|and (?:get|receive|save|enjoy)|to (?:get|receive|claim|redeem)|when|while|if|at (?:checkout|the)|code|with',
    ask: '(?:tell (?:them|people|everyone)|ask (?:them|people)|say|put) to',
    asked: 'book|order|pre-?order|reserve|sign up|rsvp',
    emoji: "(?:no|without|zero|(?:do not|don['’]?t) (?:use|put|add|want)(?: any)?) emojis?",
    tags: "(?:(?:no|without|zero) (?:hashtags?|#)|(?:do not|don['’]?t) (?:use|put|add|want)(?: any)? (?:hashtags?|tags))",
    selling: 'salesy|selling|educational|discount|offer',
  },
}

/** How the reader is asked for what was told to be asked, casually and formally. */
export const ASKING: Readonly<Record<Language, readonly [casual: string, formal: string]>> = {
  'pt-BR': ['Para {asked}, chama no direct.', 'Para {asked}, envie uma mensagem.'],
  'pt-PT': ['Para {asked}, fala connosco.', 'Para {asked}, envie mensagem.'],
  es: ['Para {asked}, escríbenos.', 'Para {asked}, envíanos un mensaje.'],
  en: ['To {asked}, message us.', 'To {asked}, send us a message.'],
}
