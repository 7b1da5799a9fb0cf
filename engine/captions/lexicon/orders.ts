/**
 * Orders about the post by their parts: who writes (we), what is written (a text), for whom (the public), what is left out. They stand
 * alone or behind what is to be said, with or without a mark before them. Patterns are for folded text without commas.
 */
import type { BaseLanguage } from '#phrases/languages.ts'

export interface Orders {
  /** May stand before any of them. */
  readonly lead: string
  /** A whole clause of which nothing is said. */
  readonly alone: string
  /** The same where something stands before it, and no question. */
  readonly later: string
  /** The same behind other words as well, without a mark between. */
  readonly within: string
  /** Before one of these within a clause it is somebody else's deed: "a gente nao fala". */
  readonly subjects: string
  /** The same, and nothing is to be said of the price. */
  readonly priceless: string
  /** How it is asked, behind it. */
  readonly kindly: string
  /** What follows is said: "avisa o povo que". */
  readonly relayed: string
  /** The same where something stands before it, and no question: "di que". */
  readonly relayedLater: string
  /** The same where nobody is spoken of who may say so herself: "diz que". */
  readonly relayedAlone: string
  /** The same within a clause: "corte 50 e diz que tem vaga". */
  readonly relayedWithin: string
  /** "Ela tem 80 anos, diz que…" */
  readonly speakers: string
  /** What follows is a deed that the public is reminded of. */
  readonly reminded: string
  readonly reminder: string
  /** The public is thanked; what follows tells for what. */
  readonly thanked: string
  /** The same of anybody, where something stands before it. */
  readonly thankedLater: string
  readonly thanks: string
  /** Between the thanks and whom they are for: by how these begin, the first one that fits. */
  readonly to: readonly (readonly [begins: string, instead: string])[]
  /** The public is asked what follows. */
  readonly questioned: string
  /** What follows is what a text of ours is to tell, and further clauses tell it. */
  readonly told: string
  /** It speaks to the reader: no order to us. */
  readonly toReaders: string
}

const oneOf = (...orders: readonly string[]): string => orders.map((order) => `(?:${order})`).join('|')

/** At most so many words of hers, without a mark between. */
const upTo = (most: number): string => String.raw`(?: [^\s,;]{1,25}){0,${most}}`
const some = (most: number): string => String.raw`(?: [^\s,;]{1,25}){1,${most}}`

const PT_PUBLIC =
  '(?:(?:p(?:a)?ra|para|com|[ao]|ao|aos|pro|pros|pras?|as|os|d[ao]s?) ){0,2}(?:pessoal|povo|galera|clientes?|clientela|seguidores|seguidoras|publico|malta|mulherada|turma|todos|todas|todo mundo|toda a gente|as pessoas|pessoas|elas|eles|geral|quem (?:me )?segue)(?: tod[oa]s?)?'
const PT_TEXT =
  '(?:texto|textinho|textao|legenda|legendinha|post|postagem|publicacao|copy|caption|frase|frasezinha|descricao|reels?|carrossel|stories|story|storie)'
/** What a text is about follows. */
const PT_ABOUT =
  '(?:pr[ao]s?|para|sobre|acerca|explic[a-z]{2,5}|diz[a-z]{2,5}|falando|falar|contando|contar|avis[a-z]{2,5}|lembr[a-z]{2,5}|mostr[a-z]{2,5}|anunci[a-z]{2,5}|divulg[a-z]{2,5}|d[eoa]s?) '
const PT_WRITE =
  '(?:faz|faca|fazer|fazes|faze|cria|crie|criar|monta|monte|bola|bole|escreve|escreva|escrever|inventa|inventar|gera|gere|prepara|prepare|quero|queria|preciso|preciso de|me da|arranja|arruma)'
const PT_PUT =
  '(?:poe|ponha|ponham|por|coloca|coloque|colocar|bota|bote|botar|inclui|inclua|incluir|acrescenta|acrescente|adiciona|adicione|mete|deixa|deixe|usa|use)'
const PT_PUT_NOT = '(?:poe|ponha|ponhas|por|coloca|coloque|coloques|colocar|bota|bote|botes|botar|inclua|incluas|metas)'
const PT_SAY =
  '(?:fal(?:a|e|ar|es)|diz|diga|dizer|digas|mencion(?:a|e|ar|es)|cit(?:a|e|ar|es)|escrev(?:e|a|er|as)|comenta|comente|comentes|refir(?:a|as)|refere)'
const PT_THERE =
  '(?:no|na|pro|pra|nesse|nessa|neste|nesta|do|da) (?:fim|final|comeco|inicio|texto|legenda|post|postagem|publicacao|caption|descricao)(?: d[ao] (?:texto|legenda|post|postagem|publicacao))?'
const PT_PLACE =
  '(?:no|na|pro|pra|nesse|nessa|neste|nesta|do|da) (?:(?:fim|final|comeco|inicio) d[ao] )?(?:texto|legenda|post|postagem|publicacao|caption|descricao)'
const PT_KINDLY = '(?: (?:por favor|pf|pfv|pfvr|pff|ok|ta|viu|hein|obrigad[oa]|please))?'
const PT_STYLE =
  '(?:brega|melos[oa]|lamechas|lamechices|piegas|forcad[oa]|exagerad[oa]|comercial|apelativ[oa]|vendedora?|propaganda|anuncio|publicidade|golpe|robo|ia|chatgpt|spam|cafona|dramatic[oa]|drama|long[oa]|tecnic[oa]|formal|repetitiv[oa]|mimimi|cliches?|textao|clickbait|sensacionalista)'
/** Only a text is that; what is sold may be the others as well: "atendimento sem frescura". */
const PT_STYLE_OF_TEXTS =
  '(?:brega|melos[oa]|lamechas|lamechices|piegas|propaganda|cliches?|textao|mimimi|clickbait|sensacionalista)'
const PT_MANNER = String.raw`(?:(?:de|com|num|numa|em) (?:um |uma |modo |forma |maneira )?(?:jeito|forma|maneira|modo|tom|humor|graca|emocao|carinho|leveza|piada|respeito|delicadeza|pegada|vibe|linguagem)|bem|bonit[oa]|direitinho|sem|que|q|mais|mas|so)${upTo(7)}`
/** What a post has and is told beside the thing itself. */
const PT_PART =
  '(?:precos?|valor(?:es)?|nomes?|sobrenomes?|rua|endereco|morada|bairro|cidade|telefone|numero|contacto|contato|data|idade|hora|horario|marcas?|link|antes e depois|emojis?|hashtags?|desconto|promocao|garantia|resultados?|diagnostico|localizacao|clinica|escola|empresa)'
const PT_THE =
  '(?:(?:o|a|os|as|um|uma|nenhum|nenhuma|nada d[aeo]|d[aeo]s?|sobre [ao]?s?|qual|meu|minha|nosso|nossa|quanto|n[oa]s?|em) ){0,2}'

/** What we are not to say; customers are told other things: "não fala nada a ninguém". */
const PT_NOT_SAID =
  '(?!nada (?:a|p(?:a)?ra) ning|nada d[ao] |mal |p(?:a)?ra ning|com |eu |mais nada|que (?:eu|voce|vc|amor|delicia|lind[oa]|fofura|nao|n)(?![a-z]))(?:o|a|os|as|d[aeo]s?|que|q|quem|quant[oa]|qual|onde|sobre|em|n[oa]s?|nomes?|precos?|valor(?:es)?|marcas?|nada (?:de|sobre))'

const ES_PUBLIC =
  '(?:a )?(?:la gente|la banda|l[oa]s client[ea]s|mis client[ea]s|todo el mundo|todos|todas|el publico|mis seguidor[ea]s|l[oa]s seguidor[ea]s|mi gente|los papas|l[oa]s alumn[oa]s|ell[oa]s)'
const ES_TEXT = '(?:texto|textito|post|publicacion|caption|copy|frase|pie de foto|descripcion|carrusel|reels?|historia)'
const ES_ABOUT =
  '(?:para|sobre|acerca|explic[a-z]{2,5}|diciendo|decir|contando|contar|avis[a-z]{2,5}|record[a-z]{2,5}|mostr[a-z]{2,5}|anunci[a-z]{2,5}|de|del) '
const ES_WRITE =
  '(?:haz|hazme|hace|haceme|hacer|hagan?|escribe|escribeme|escribi|escribime|escriba|crea|creame|arma|armame|arme|inventa|preparame|prepara|quiero|necesito|dame|redacta|redactame)'
const ES_PUT =
  '(?:pon|ponle|ponme|pone|ponele|poneme|ponga|poner|agrega|agregale|anade|anadele|incluye|inclui|mete|metele|deja|usa)'
const ES_SAY =
  '(?:dig(?:as|a|an)|menciones?|mencionen|nombr(?:es|e)|habl(?:es|e) de|cuent(?:es|e)|coment(?:es|e)|escrib(?:as|a)|aclar(?:es|e))'
const ES_PLACE = '(?:en|al (?:final|principio) del?) (?:el |la )?(?:texto|post|publicacion|caption|descripcion|copy|pie de foto)'
const ES_KINDLY = '(?: (?:por favor|porfa|porfis|porfi|plis|ok|si|gracias))?'
const ES_STYLE =
  '(?:cursi|melos[oa]|forzad[oa]|exagerad[oa]|comercial|vendedor|publicidad|propaganda|anuncio|estafa|robot|ia|chatgpt|spam|dramatic[oa]|drama|larg[oa]|tecnic[oa]|formal|aburrid[oa]|repetitiv[oa]|cliches?|empalagos[oa]|rollo|non[oa]|vendehumos|venta)'
const ES_STYLE_OF_TEXTS =
  '(?:cursi|cursis|cursilerias?|melos[oa]|cliches?|publicidad|propaganda|empalagos[oa]|non[oa]|vendehumos)'
const ES_MANNER = String.raw`(?:(?:de|con|en) (?:un |una |modo |forma |manera )?(?:forma|manera|modo|tono|humor|gracia|emocion|carino|onda|respeto)|bien|bonit[oa]|lind[oa]|sin|que|q|mas|pero|solo)${upTo(7)}`
const ES_PART =
  '(?:precios?|valor(?:es)?|nombres?|apellidos?|calle|direccion|barrio|ciudad|telefono|numero|fecha|edad|hora|horario|marcas?|link|antes y despues|emojis?|hashtags?|descuento|promo|promocion|garantia|resultados?|diagnostico|ubicacion|empresa|escuela)'
const ES_THE = '(?:(?:el|la|los|las|un|una|ningun|ninguna|nada de|nada del|del?|sobre|cual es|mi|su|cuanto|ni) ){0,2}'

const ES_NOT_SAID =
  '(?!nada (?:a nadie|mas)|a nadie|que (?:no|si|tu|te)(?![a-z]))(?:el|la|los|las|del?|que|q|quien|cuanto|cual|donde|sobre|nombres?|precios?|marcas?|nada de(?:l)?|lo)'

const EN_PUBLIC =
  '(?:people|everyone|everybody|folks|(?:my |our |the )?(?:customers|clients|followers|parents|regulars|guys|locals)|all|them|ppl|every1)'
const EN_TEXT = '(?:caption|post|text|blurb|copy|description|write ?up|reel|story|something)'
const EN_WRITE = '(?:write|do|make|create|give me|need|i need|want|i want|draft|come up with|can i get|can i have|knock up)'
const EN_KINDLY = '(?: (?:please|pls|plz|ok|thanks|thx|ta|lol))?'
const EN_STYLE =
  '(?:soppy|cheesy|corny|salesy|cringe|cringey|sappy|mushy|preachy|pushy|formal|stiff|dramatic|over the top|ott|cutesy|spammy|corporate|robotic|twee|gushy|braggy|show ?offy|clinical|wordy|an ad|a scam|an advert|a robot|ai|chatgpt|a sales pitch|scammy)'
const EN_STYLE_OF_TEXTS = '(?:soppy|cheesy|corny|salesy|cringe|cringey|sappy|mushy|preachy|spammy|twee|gushy|braggy)'
const EN_PART =
  '(?:prices?|names?|surnames?|last names?|address|street|town|phone number|number|date|age|time|brands?|link|colou?rs?|emojis?|hashtags?|discount|offer|results?|diagnosis|location|school)'
const EN_THE = '(?:(?:the|a|an|any|my|our|her|his|their|full|exact|which|what) ){0,2}'

const EN_NOT_SAID =
  "(?!anyone|goodbye|never|no(?:$| )|hi|i (?:do|didn)|nothing|you)(?:the|a|an|any|her|his|their|my|our|what|which|who|whose|if|how|where|why|it'?s|its|it is|that|anything about|about|names?|prices?|brands?)"

export const ORDERS: Readonly<Record<BaseLanguage, Orders>> = {
  pt: {
    lead: '(?:(?:por favor|pf|pfv|mas|so|ah|oi|e|ai|agora|dai|pode|podes|podem|vc pode|voce pode|da pra|tem como|quero que|queria que)[ ,]{1,2}){0,2}',
    subjects:
      'que|q|quem|ela|ele|elas|eles|eu|tu|voce|voces|vc|vcs|gente|nao|n|se|me|te|nos|de|o|a|os|as|um|uma|para|pra|com|por|ninguem|mundo|povo|clientes?|nunca|sempre|ja|nem|como|quando|ou|muito|mais',
    within: oneOf(
      `(?:me )?${PT_WRITE}(?: (?:me|ai|la|aqui|p(?:a)?ra mim|pra gente))?(?: (?:um|uma|o|a|esse|essa|este|esta|outr[oa]|alguma?))? ${PT_TEXT}(?: ${PT_TEXT})?(?: (?!${PT_ABOUT})[^\\s,;]{1,25}){0,8}`,
      `${PT_WRITE} (?:um|uma|o|a) ${PT_TEXT} (?:de|para|pra) (?:agradecimento|agradecer|vendas?|vender|divulgacao|divulgar|engajar|emocionar|apresentacao|chamar atencao)${upTo(4)}`,
      String.raw`(?:me )?${PT_WRITE} (?:um|uma) (?:agradecimento|homenagem|convite|mensagem|comunicado|aviso|desabafo|chamada) (?:${PT_MANNER}|bonit[oa]|lind[oa]|emocionante|fof[oa]|a serio${upTo(3)})`,
      `(?:poe|ponha|coloca|coloque|bota|bote|escreve|escreva|conta|conte|fala|fale|diz|diga) (?:isso|isto|tudo isso|tudo isto|essa historia|a historia)(?: (?:ai|la|p(?:a)?ra mim)){0,2}(?: ${PT_MANNER})?`,
      `${PT_PUT}${upTo(7)} ${PT_PLACE}(?: (?:tambem|tb|tbm|ai))?`,
      `(?:so |ja )?(?:avisa|avise|avisar|lembra|lembre|lembrar|alerta|informa|informe|comunica|divulga|divulgue)(?: (?:isso|isto|disso))? ${PT_PUBLIC}(?: (?:disso|isso|ai))?`,
      `(?:nao|n|nem|sem) (?:e (?:pra|para) |precisa |quero (?:que )?|pode |vale )?${PT_SAY} ${PT_NOT_SAID}${some(7)}`,
      `(?:nao|n|nem|sem) (?:e (?:pra|para) |precisa |quero (?:que )?|pode |vale )?(?:${PT_SAY}|${PT_PUT_NOT}|mostr(?:a|e|ar|es)|identifi(?:ca|car|ques)|revel(?:a|ar|es)) ${PT_THE}${PT_PART}(?!s? (?:mais|menos|pequen|grand))${upTo(6)}`,
    ),
    later: oneOf(
      `(?:faz|faca|escreve|escreva|cria|crie|bola|quero|queria|poe|coloca|bota|diz|inventa) (?:algo|alguma coisa|uma coisa|qualquer coisa)${upTo(7)}`,
      `(?:algo|alguma coisa|uma coisa) (?:bem |mais |muito |tipo )?[^\\s,;]{3,20}(?:oso|osa|ado|ada|ido|ida|ivo|iva|inho|inha|nal|ante|ente|ico|ica|eve|imples)`,
      `(?:usa|use|com|num|em) (?:um |uma )?(?:tom|linguagem|pegada)${some(4)}`,
      `(?:escreve|escreva|faz|faca|poe|traduz|coloca) (?:tambem |tb )?(?:em|pra|para o) (?:ingles|espanhol|portugues|frances)${upTo(3)}`,
      `(?:faz|faca|deixa|deixe) (?:parecer|soar|ficar) (?!voce)[^\\s,;]{3,20}${upTo(3)}`,
      '(?:nao|n) (?:inventa|invente|inventes|exagera|exagere|exageres|enfeita|floreia|enrola)(?: nada| muito| coisas?| demais)?',
      '(?:deixa|deixe) (?:isso |isto )?(?:bem |muito )?claro(?: isso| isto)?|(?:avisa|avise)(?: isso| isto| ai| la)?',
      `(?:poe|coloca|usa|bota|mete)(?: ai)? (?:um |uma |uns |umas |bastante |muit[oa]s? |algun[s]? |algumas |varios )?(?:emojis?|hashtags?|figurinhas?)${upTo(4)}`,
      `(?:convida|convide) ${PT_PUBLIC}(?: (?:pra|para|a) (?:vir|virem|conhecer|conhecerem|participar|participarem))?`,
      `(?:nao|n) e (?:pra|para) (?:vender|venda|anunciar|promover)${upTo(5)}`,
      `(?:e )?(?:el[ae]s?|a (?:mae|cliente|noiva|paciente|dona|familia|aluna|tutora|moca)|o (?:pai|cliente|dono|paciente|noivo|aluno|tutor)|os (?:pais|noivos|donos)) (?:pediu|pediram|nao quer|nao quis|nao querem|nao deixou|prefere|preferiu)(?: (?:pra|para|que|que eu))? ?(?:nao )?(?:mostr|marc|aparec|post|identific|publi|divulg)[a-z]{0,4}${upTo(4)}`,
      '(?:bem |so |mais )?(?:curt[oa]|curtinh[oa]|rapidinh[oa])(?: por favor| pf| pfv| e (?:direto|direta|fofo|fofa|simples|objetivo|objetiva))?',
    ),
    alone: oneOf(
      `${PT_WRITE} (?:um|uma) (?:agradecimento|homenagem|convite|mensagem|comunicado|desabafo|chamada)`,
      '(?:capricha|caprichar|caprichem)(?: (?:ai|nessa|n[ao]s? (?:texto|legenda|post|frase)))?(?: ai)?',
      `me ajuda (?:com|n[ao]|a (?:escrever|fazer)) (?:a |o |um |uma |d[ao] )?${PT_TEXT}${upTo(4)}`,
      `nao (?:sei|faco ideia) (?:o que|oq|o q|como) (?:escrev|coloc|por|post|diz|fal)[a-z]{0,4}${upTo(3)}`,
      `(?:que |q |pra |para )?(?:nao |n )(?:parec(?:a|er|endo)|soe|soar)(?: (?:um|uma|muito|mto|tao|com cara de|coisa de|d[eo]|parecendo|a)){0,3} ${PT_STYLE}${upTo(3)}`,
      `(?:que |q |pra |para )?(?:nao |n )(?:fiqu?e|fica|ficar|seja|ser|faz|faca|deix(?:a|e|ar))(?: (?:um|uma|muito|mto|tao|com cara de|coisa de|d[eo]|a)){0,3} ${PT_STYLE_OF_TEXTS}${upTo(3)}`,
      `(?:e |mas )?(?:sem|nada) (?:de |ser |parecer |ficar |fazer |muito |muita |tanto |tanta ){0,2}${PT_STYLE_OF_TEXTS}`,
      `(?:faz|faca|escreve|escreva|conta|conte|poe|deixa|deixe)(?: isso| ela| ele)? (?:de|com|num) (?:um |uma )?(?:jeito|forma|maneira|modo|tom|humor|graca|emocao) [^\\s,;]{2,20}${upTo(4)}`,
      `(?:fala|fale|diz|diga|pede|peca|poe|coloca|bota)(?: ${PT_PUBLIC})? (?:so |apenas )?(?:p(?:a)?ra|p/|pra quem quiser) (?:me |nos |o pessoal |a galera |elas |eles )?(?:chamar(?:em)?|perguntar(?:em)?|mandar(?:em)? (?:mensagem|msg|direct|inbox))`,
      `(?:nao|n|nem) (?:poe|ponha|coloca|coloque|bota|bote|escreve|escreva) (?:que|q) (?!voce|vc|tu )${some(7)}`,
      `(?:deixa|deixe) (?:isso |isto |essa parte )?(?:de fora|fora do (?:texto|post))${upTo(4)}`,
      `(?:so |mas )?(?:nao|n) (?:lembro|recordo)(?: (?:bem|agora|mais|ao certo))? (?:o|a|os|as|qual|quanto|d[ao])(?: (?:o|a|era|e|foi|do|da))? (?:nome|cor|marca|preco|data|numero|valor|tamanho|modelo)${upTo(4)}`,
      `(?:e )?(?:el[ae]s?|a (?:mae|cliente|noiva|paciente|dona|familia|aluna|tutora|moca)|o (?:pai|cliente|dono|paciente|noivo|aluno|tutor)|os (?:pais|noivos|donos|tutores))(?: ja| me)? (?:deixou|deixaram|autorizou|autorizaram|liberou|liberaram|permitiu|permitiram|topou|deu autorizacao|deu permissao)(?: (?:eu|a gente|p(?:a)?ra))?(?: (?:postar|publicar|divulgar|mostrar|usar|compartilhar|partilhar|a|o|as|de))?(?: (?:o|a|as|foto|fotos|imagem|rosto|nome|video|postagem|publicacao|tudo|aqui)){0,3}`,
      `(?:e )?(?:pode|posso|podes) (?:postar|publicar|divulgar|mostrar|usar)(?: (?:sim|a|o|foto|nome|rosto|ja)){0,3}`,
      `tenho (?:a )?(?:autorizacao|permissao)(?: (?:del[ae]s?|d[ao]s? [a-z]{3,10}|p(?:a)?ra (?:postar|publicar)(?: a foto)?)){0,2}`,
    ),
    priceless: `(?:nao|n|nem|sem) (?:e (?:pra|para) |precisa |quero (?:que )?|pode |vale )?(?:${PT_SAY}|${PT_PUT_NOT}|mostr(?:a|e|ar|es)) (?:(?:o|os|d[oe]s?|nenhum|em|nada de|quanto) ){0,2}(?:precos?|valor(?:es)?|custa)`,
    kindly: PT_KINDLY,
    relayed: oneOf(
      `(?:so |ja )?(?:avisa|avise|avisar|lembra|lembre|lembrar|relembra|alerta|alerte|informa|informe|comunica|conta|conte|diz|diga|fala|fale|explica|explique|mostra) ${PT_PUBLIC} ?(?:que|q|:)`,
      '(?:so )?(?:avisa|explica|explique|deixa claro|deixe claro|reforca|reforce|frisa|ressalta|salienta|refere)(?: (?:ai|la|tambem|tb|bem))? (?:que|q)',
      `(?:poe|coloca|bota|escreve|acrescenta|adiciona)(?: (?:ai|la|tambem|tb|tbm|${PT_THERE})){1,2} (?:que|q)`,
      '(?:nao|n) (?:esquece|esquecas|esqueca|esquecer)(?: de)? (?:colocar|por|botar|mencionar)(?: (?:ai|tambem|que|q)){0,2}',
      `(?:deseja|deseje|desejar)(?: ${PT_PUBLIC})?(?: (?:um|uma))?(?= (?:feliz|boas?|bom|bons|otim[oa]|excelente|lind[oa]) )`,
    ),
    relayedLater:
      '(?:mas |e |so )?(?:dizer|diga|fale|falar|conte|avise|avisa|mencione|menciona|inclui|inclua|ponha|poe|coloca|coloque|bota|bote|acrescenta|adiciona)(?: (?:ai|la|aqui|tambem|tb|tbm|no (?:fim|final|texto|post)|na legenda)){0,2} (?:que|q)',
    relayedAlone:
      '(?:mas |e |so )?(?:diz|fala|conta|lembra|informa|destaca)(?: (?:ai|la|aqui|tambem|tb|tbm|no (?:fim|final|texto|post)|na legenda)){0,2} (?:que|q)',
    relayedWithin: '(?:e|mas) (?:diz|fala|conta|avisa|poe|coloca|bota|escreve)(?: (?:ai|tambem|tb))? (?:que|q)',
    speakers:
      'ela|ele|elas|eles|clientes?|pacientes?|alun[oa]s?|mae|pai|filh[oa]|moca|senhora|senhor|dona|seu|avo|noiv[oa]|amig[oa]|marido|esposa|mundo|gente|quem',
    reminded: `(?:so )?(?:avisa|avise|lembra|lembre|lembrar|relembra|recorda|alerta|pede|peca|fala|diz)(?: ${PT_PUBLIC}) (?:de|pra|para|p/|a)(?= (?!(?:se )?(?:reserv|agend|marc|encomend|ped|inscrev))(?:nao |n )?(?:se |ja )?[a-z]{2,15}(?:ar|er|ir|por|arem|erem|irem)(?![a-z]))`,
    reminder: 'Lembrete:',
    thanked: `(?:so )?(?:agradece|agradeca|agradecer)(?: muito| bastante| ai)?(?= (?:${PT_PUBLIC}|por |pel[ao]s? |a tod))`,
    thankedLater: '(?:so )?(?:agradece|agradeca|agradecer)(?: muito| bastante| ai)?(?= (?:o|a|os|as|ao|aos) [a-z]{3,15})',
    thanks: 'Um muito obrigado',
    to: [
      ['(?:ao?s?|pel[ao]s?|por) (?=tod|quem|cada|minha|meu|noss)|(?:aos?|pel[ao]s?|por) ', '$&'],
      ['a ', 'à '],
      ['as ', 'às '],
      ['o ', 'ao '],
      ['os ', 'aos '],
      ['', 'a '],
    ],
    questioned: `(?:e )?(?:pergunta|pergunte|perguntar)(?: (?:ai|${PT_PUBLIC}))?(?= (?:qual|quais|quem|o que|oq|onde|quando|como|que [a-z]{3,12}) )`,
    told: `(?:me )?(?:faz|faca|cria|crie|monta|escreve|quero|queria)(?: (?:ai|aqui|p(?:a)?ra mim))? (?:um|uma|o|a) ${PT_TEXT} (?:explicando|listando|mostrando|com|a explicar|a listar)(?! (?:emojis?|hashtags?|humor|carinho|emocao|leveza|bastante|muit|pouc|jeito|cara|um tom))`,
    toReaders: String.raw`(?<!o )seus?|suas?|teus?|tuas?|voce|voces|vc|vcs|tu|contigo|ganh\p{L}{1,5}|concorr\p{L}{1,5}|cupom|codigo|sorteio|marcando|marca a gente|nos marca`,
  },
  es: {
    lead: '(?:(?:por favor|porfa|porfis|pero|y|ah|oye|solo|puedes|podes|podrias|quiero que|ahora)[ ,]{1,2}){0,2}',
    subjects:
      'que|q|quien|ella|el|ellos|ellas|yo|tu|vos|usted|gente|no|se|me|te|nos|le|les|lo|la|los|las|de|un|una|para|pa|con|por|nadie|mundo|clientes?|clientas?|nunca|siempre|ya|ni|como|cuando|o|muy|mas',
    within: oneOf(
      `${ES_WRITE}(?: (?:ahi|aqui|algun))?(?: (?:un|una|el|la|otr[oa]|algun|alguna))? ${ES_TEXT}(?: (?!${ES_ABOUT})[^\\s,;]{1,25}){0,8}`,
      String.raw`${ES_WRITE} (?:un|una) (?:agradecimiento|homenaje|invitacion|mensaje|comunicado|aviso) (?:${ES_MANNER}|bonit[oa]|lind[oa]|emotiv[oa])`,
      `(?:cuentalo|contalo|dilo|decilo|escribelo|escribilo|ponlo|ponelo|hazlo|hacelo|(?:cuenta|di|escribe|pon|pone) (?:eso|esto|todo eso|la historia)) (?:${ES_MANNER})`,
      `${ES_PUT}${upTo(7)} ${ES_PLACE}(?: tambien)?`,
      `(?:solo |ya )?(?:avisa|avisale|avisales|recuerda|recuerdale|recuerdales|recorda|recordales|informa)(?: (?:eso|esto))? ${ES_PUBLIC}(?: (?:eso|esto|ahi))?`,
      `(?:no|ni|sin) (?:hace falta |hay que |quiero que )?(?:${ES_SAY}|mencionar|decir|nombrar|hablar de) ${ES_NOT_SAID}${some(7)}`,
      `(?:no|ni|sin) (?:hace falta |hay que |quiero que )?(?:${ES_SAY}|pong(?:as|a|an)|poner|incluyas|metas|muestres|mostrar|etiquetes|reveles) ${ES_THE}${ES_PART}${upTo(6)}`,
    ),
    later: oneOf(
      `(?:haz|hace|escribe|escribi|crea|inventa|pon|pone|di|deci|quiero) (?:algo|alguna cosa|una cosa)${upTo(7)}`,
      `algo (?:bien |muy |mas |asi )?[^\\s,;]{3,20}(?:oso|osa|ado|ada|ido|ida|ivo|iva|ito|ita|nal|ante|ente|ico|ica|orto|cil)`,
      `que (?:suene|se lea)${some(3)}`,
      `(?:usa|con|en) (?:un )?(?:tono|lenguaje)${some(4)}`,
      `(?:escribelo|ponlo|ponelo|hazlo|hacelo|escribe|traduce) (?:tambien )?(?:en|al) (?:ingles|portugues|espanol|frances)${upTo(3)}`,
      `(?:hazlo|hacelo|haz que|que) (?:parezca|suene) [^\\s,;]{3,20}${upTo(2)}`,
      '(?:hazlo|hacelo) (?:bien |muy |mas )?(?:cort[oa]|cortit[oa]|breve|formal|profesional|divertid[oa]|bonit[oa]|lind[oa]|sencill[oa]|simple|emotiv[oa]|gracios[oa]|elegante)',
      'no (?:inventes|exageres|adornes)(?: nada| mucho| cosas)?|(?:deja|dejalo) (?:bien |muy )?claro(?: eso)?|(?:avisa|aclaralo)(?: eso| ahi)?',
      `(?:pon|ponle|pone|ponele|usa|mete)(?: ahi)? (?:un |una |unos |unas |much[oa]s |algun(?:os|as)? )?(?:emojis?|hashtags?)${upTo(4)}`,
      `invita (?:a )?${ES_PUBLIC}(?: a (?:venir|que vengan|participar|conocernos))?`,
      `no es (?:para|pa) (?:vender|venta|anunciar)${upTo(5)}`,
      `(?:y )?(?:ella|el|la (?:mama|clienta|novia|paciente|duena)|el (?:papa|cliente|dueno|paciente)) (?:pidio|no quiere|no quiso|prefiere|prefirio)(?: que)? (?:no )?(?:mostr|muestr|etiquet|sal|publi|aparec|nombr)[a-z]{0,5}${upTo(4)}`,
    ),
    alone: oneOf(
      `${ES_WRITE} (?:un|una) (?:agradecimiento|homenaje|invitacion|comunicado)`,
      `(?:luce?te|esmerate)(?: (?:con|en) (?:el|la) ${ES_TEXT})?`,
      `ayuda(?:me)? con (?:el|la|un) ${ES_TEXT}${upTo(4)}`,
      `no se (?:que|como) (?:escribir|poner|decir|publicar)${upTo(3)}`,
      `(?:que |q |pa que |para que )?no (?:parezca|suene|parecer|sonar)(?: (?:un|una|muy|tan|a|de|como|algo)){0,3} ${ES_STYLE}${upTo(3)}`,
      `(?:que |q |pa que |para que )?no (?:quede|sea|lo hagas|la hagas)(?: (?:un|una|muy|tan|a|de|como|algo)){0,3} ${ES_STYLE_OF_TEXTS}${upTo(3)}`,
      `(?:y |pero )?(?:sin|nada) (?:de |ser |parecer |sonar |muy |muchos? |tant[oa]s? ){0,2}${ES_STYLE_OF_TEXTS}`,
      `(?:di|dile|diles|deciles|pide|pideles|pon|ponle)(?: ${ES_PUBLIC})? (?:que|q) (?:me |nos )(?:escriban|pregunten|llamen|contacten|manden|busquen)${upTo(4)}`,
      `(?:que|q) (?:me |nos )(?:escriban|pregunten|contacten)(?: (?:por (?:privado|interno|dm|mensaje)|al (?:privado|dm|inbox)|y (?:listo|ya)))?`,
      `(?:no|ni) pong(?:as|a) (?:que|q) (?!tu|te )${some(7)}`,
      `(?:dejalo|dejala|deja eso) (?:fuera|afuera)${upTo(4)}`,
      `(?:solo |pero )?no (?:me acuerdo|recuerdo)(?: (?:bien|ahora))? (?:del?|el|la|cual|cuanto|que)(?: (?:el|la|era|es|fue))? (?:nombre|color|marca|precio|fecha|numero|valor|talla|modelo)${upTo(4)}`,
      String.raw`(?:y )?(?:(?:ella|el|ellos|ellas|(?:mi|la|el|los|su) (?:mama|madre|clienta|cliente|novia|paciente|duena|dueno|familia|papa|papas|padres|alumna|alumno|senora)) )?(?:ya )?(?:me |nos )?(?:dejo|dejaron|autorizo|autorizaron|dio permiso|dieron permiso|permitio)(?: (?:para|que|de|subir|subirl[oa]|publicar|publicarl[oa]|mostrar|mostrarl[oa]|compartir|usar|la|el|las|foto|fotos|cara|nombre|video|todo|aqui)){1,5}`,
      `(?:y )?(?:se puede|puedes|puedo|podes) (?:publicar|subir|mostrar|usar)(?: (?:la|el|foto|nombre|cara)){0,2}`,
      `tengo (?:el |su )?permiso(?: de [a-z]{3,10}| para (?:publicar|subir)(?:la|lo)?){0,2}`,
    ),
    priceless: `(?:no|ni|sin) (?:hace falta |hay que |quiero que )?(?:${ES_SAY}|pong(?:as|a|an)|poner|mencionar|decir) (?:(?:el|los|del?|ningun|nada de|cuanto) ){0,2}(?:precios?|valor(?:es)?|cuesta|sale)`,
    kindly: ES_KINDLY,
    relayed: oneOf(
      `(?:solo |ya )?(?:avisa|avisale|avisales|recuerda|recuerdale|recuerdales|recorda|recordales|alerta|informa|cuenta|cuentale|cuentales|di|dile|diles|decile|deciles|explica|explicale|explicales) ${ES_PUBLIC} ?(?:que|q|:)`,
      '(?:solo )?(?:avisa|explica|aclara|deja claro|recalca|aclarales|recuerdales|recordales|avisales|diles|deciles|cuentales|explicales)(?: (?:ahi|tambien|bien))? (?:que|q)',
      'no (?:olvides|te olvides de|olvidar) (?:poner|mencionar|agregar)(?: (?:ahi|tambien|que|q)){0,2}',
      `(?:desea|deseale|deseales|desear)(?: ${ES_PUBLIC})?(?: (?:un|una))?(?= (?:feliz|felices|buen|buena|buenas|buenos|lindo|linda) )`,
    ),
    relayedLater:
      '(?:pero |y |solo )?(?:di|decir|deci|diga|pon|pone|ponle|ponele|ponga|anade)(?: (?:ahi|aqui|tambien|al final)){0,2} (?:que|q)(?! (?:si|no|te|tu)(?![a-z]))',
    relayedAlone:
      '(?:pero |y |solo )?(?:menciona|cuenta|conta|avisa|recuerda|recorda|agrega|incluye|explica)(?: (?:ahi|aqui|tambien|al final)){0,2} (?:que|q)',
    relayedWithin: '(?:y|pero) (?:di|pon|pone|ponle|ponele|avisa|deci|agrega|menciona)(?: (?:ahi|tambien))? (?:que|q)',
    speakers:
      'ella|cliente|clienta|clientas|clientes|pacientes?|alumn[oa]s?|mama|papa|hij[oa]|senora|senor|dona|don|abuel[oa]|novi[oa]|amig[oa]|marido|esposa|mundo|gente|quien',
    reminded: `(?:solo )?(?:avisa|avisale|avisales|recuerda|recuerdale|recuerdales|recorda|recordales|alerta|pide|pideles|di|dile|diles)(?: ${ES_PUBLIC})(?: de| que hay que)?(?= (?!(?:reserv|agend|apart|encarg|ped|inscrib|apunt))(?:no )?[a-z]{2,15}(?:ar|er|ir)(?:se|l[oae]s?)?(?![a-z]))`,
    reminder: 'Recordatorio:',
    thanked: `(?:solo )?(?:agradece|agradecele|agradeceles|agradecer|agradezca)(?: mucho| ahi)?(?= (?:${ES_PUBLIC}|por |a tod))`,
    thankedLater: '(?:solo )?(?:agradece|agradecele|agradeceles)(?: mucho| ahi)?(?= (?:al?) [a-z]{2,15})',
    thanks: 'Gracias',
    to: [
      ['(?:al?|por) ', '$&'],
      ['el ', 'al '],
      ['', 'a '],
    ],
    questioned: `(?:y )?(?:pregunta|preguntale|preguntales|preguntar)(?: ${ES_PUBLIC})?(?= (?:cual|cuales|quien|quienes|que|donde|cuando|como) )`,
    told: `${ES_WRITE}(?: (?:un|una|el|la)) ${ES_TEXT} (?:explicando|mostrando|que explique|con)(?! (?:emojis?|hashtags?|humor|carino|emocion|gracia|mucho|much|un tono))`,
    toReaders: String.raw`tu|tus|te|ti|vos|contigo|gan(?:a|as|an|es)|participa\p{L}{0,3}|cupon|codigo|sorteo|etiquetandonos|etiquetanos`,
  },
  en: {
    lead: '(?:(?:please|pls|plz|but|and|also|oh|just|can you|could you|can u|make sure (?:you|to)|i want (?:you )?to|maybe)[ ,]{1,2}){0,3}',
    subjects:
      "to|i|we|you|they|he|she|not|dont|don't|can|will|would|could|should|who|that|never|always|ever|or|nor|a|an|the|my|our|your|of|for|with|no|lets|let's|must",
    within: oneOf(
      `(?:write|do|make|create|give me|i need|i want|draft|come up with|can i get|can i have)(?: me)? (?:a|an|the|some|another|my)(?: [^\\s,;]{2,15}){0,3} (?:caption|post|blurb|copy|description|write ?up)(?: (?:please|pls|plz|for (?:this|it|me|insta|instagram|the gram|facebook|fb)|with|without|that|thats|that's|but)${upTo(7)})?`,
      `(?:put|add|include|stick|pop|throw|list)${upTo(7)} (?:in|at|to) the (?:caption|post|text|end of the (?:caption|post|text)|description)(?: (?:too|as well))?`,
      `(?:remind|inform|update|let) ${EN_PUBLIC}(?: (?:know|about (?:it|this|that)))?`,
      `(?:remind|warn) ${EN_PUBLIC} (?:before|about|for|of|in|with|at|when|ahead)${upTo(6)}`,
      `(?:do not|don'?t|no need to|please don'?t) (?:say|mention|name|talk about|write|reveal) ${EN_NOT_SAID}${some(7)}`,
      `(?:do not|don'?t|no need to|please don'?t) (?:say|mention|put|include|add|show|give|tag|name|list|post|share) ${EN_THE}${EN_PART}${upTo(5)}`,
      `(?:so |please |pls |just )?(?:leave|keep) (?:it|that|them|this|${EN_THE}${EN_PART}) out(?: of (?:it|this|the (?:post|caption)))?`,
      `(?:but|and|pls|please) (?:don'?t|do not) (?:be|get|make it|make it sound|sound|go)(?: (?:too|very|all|so|like|super|overly)){0,2} ${EN_STYLE}`,
    ),
    later: oneOf(
      `(?:say|write|do|post|put|make it|need|want) something${upTo(6)}`,
      `make it (?:sound |feel |look )?(?:a bit |super |really |more |extra )?(?:cute|fun|funny|nice|pretty|sweet|exciting|classy|casual|warm|friendly|cool|good|sassy|emotional|catchy|fancy|simple|quick)(?: (?:and|but|please|pls|n)${upTo(3)})?`,
      `(?:write|do|make|put) (?:it|this) (?:like|in|as)${some(5)}`,
      `sound (?:really |super )?(?:professional|friendly|fun|casual|excited|nice|warm|natural|chatty|classy)`,
      `(?:do not|don'?t|please don'?t) (?:tag|name|mention|show) (?:her|him|them|anyone|the client|the owner|me)(?: (?:in it|please|pls))?`,
      `(?:do not|don'?t) (?:make (?:stuff|things|anything) up|exaggerate|oversell(?: it)?|overdo it|go overboard)`,
      `(?:use|add|put|throw in|with)(?: in)? (?:some |a |a few |lots of |a couple of |loads of )?(?:emojis?|hashtags?)${upTo(4)}`,
      `invite ${EN_PUBLIC}(?: (?:along|to come(?: along)?|in|down))?`,
      `(?:she|he|they|the client|client|mum|mom|owner) (?:asked|wants?|wanted|prefers?|doesn'?t want|didn'?t want)(?: (?:me|us|not|to|it|her|him|his|be|us to|me to)){0,4} (?:show|shown|tag|tagged|name|named|post|posted|mention|mentioned|face|photo)${upTo(3)}`,
      `just (?:the )?(?:one|1) (?:line|sentence)|short(?: and sweet)?(?: please| pls)?|make (?:that|it) clear`,
    ),
    alone: oneOf(
      `${EN_WRITE}(?: me)?(?: (?:a|an|the|some|another|my|this))?(?: [^\\s,;]{2,15}){0,3} ${EN_TEXT}(?: (?:please|pls|plz|for (?:this|it|me|insta|instagram|the gram|facebook|fb)|with|without|that|thats|that's|but)${upTo(7)})?`,
      `(?:no idea|idk|i dont know|i don't know|not sure) (?:what|how) to (?:say|write|put|post|caption)${upTo(4)}`,
      `help me (?:write|with|caption) (?:a |the |this )?${EN_TEXT}${upTo(4)}`,
      `(?:and |but )?(?:nothing|not|no need to be|without (?:being|sounding|getting)|keep it from (?:being|sounding))(?: (?:too|very|all|so|like|super|overly|anything)){0,3} ${EN_STYLE_OF_TEXTS}${upTo(3)}`,
      `(?:and |but )?(?:don'?t (?:be|get|make it|make it sound|sound|go)|do not (?:be|make it|sound)|(?:make sure )?(?:it )?(?:doesn'?t|does not) (?:sound|read|look)|make it not(?: sound)?)(?: (?:too|very|all|so|like|that|super|overly|anything)){0,3} ${EN_STYLE}${upTo(3)}`,
      `(?:and |but )?(?:no|zero|without|skip the|lose the|hold the) (?:cheesy |corny |cringe |lame |inspirational |motivational |silly |stupid |big |medical |any )?(?:quotes?|jokes?|puns?|cliches?|emojis?|hashtags?|waffle|exclamation marks?|slang|jargon|buzzwords|sales talk|sob story|soppy stuff)`,
      `(?:keep|make) (?:it|this) (?:sound |a bit |really |super |very ){0,2}(?:short|brief|punchy|snappy|professional|chatty|upbeat|respectful|low key|light ?hearted|heartfelt)(?: (?:and|but|not|please|pls|n)${upTo(4)})?`,
      `(?:keep|make) (?:the caption|the post|the text)${some(5)}`,
      `(?:just )?(?:tell|ask|get) ${EN_PUBLIC} to (?:message|msg|dm|text|call|contact|ask|get in touch)(?: (?:me|us))?${upTo(3)}`,
      `(?:they|people|folks) can (?:just )?(?:message|msg|dm|text|ask) (?:me|us)${upTo(3)}`,
      `(?:leave|miss) out (?:the|that|her|his|my|our|any|this)${some(5)}`,
      `(?:leave|keep) (?:the|her|his|my|our|that) [a-z]{2,12} out(?: of (?:it|this|the (?:post|caption)))?`,
      `(?:but )?(?:i )?(?:can'?t|cannot|don'?t|do not) (?:remember|recall)(?: exactly)? (?:the|what|which|her|his|how)(?: (?:exact|exactly|much|the))?(?: (?:name|colou?r|brand|price|date|number|size|model|shade|it(?:'?s| is| was)?))${upTo(4)}`,
      `(?:and )?(?:she|he|they|(?:the|her|his|their|my) (?:mum|mom|dad|owner|owners|parents|client|clients|customer|bride|couple|family|patient|lady)|client|owner|mum|mom|parents|customer)(?: (?:has|have|is|are|was|were))? (?:said|says|ok|okay|fine|happy|cool|gave|let|agreed|consented|approved)(?: (?:i|me|we|us|it'?s|its|it|is|with|ok|okay|fine|cool|can|could|to|for|that|if|permission|consent|the|a)){0,5} (?:post|posting|share|sharing|use|using|show|showing|photo|pic|picture|permission|consent)(?: (?:it|this|the|her|his|photo|pic|picture|name|here)){0,3}`,
      `(?:i |we )?(?:have|got) (?:her |his |their )?(?:permission|consent)(?: to (?:post|share|use)(?: (?:it|this|the photo|the pic))?)?`,
    ),
    priceless: `(?:do not|don'?t|no need to|please don'?t) (?:say|mention|use|put|include|add|show|give|list) (?:(?:the|a|any|what|how) ){0,2}(?:prices?|much|cost)`,
    kindly: EN_KINDLY,
    relayed: oneOf(
      `(?:just )?(?:remind|tell|warn|inform|let|update) ${EN_PUBLIC}(?: know)? (?:that|:)`,
      String.raw`(?:just )?(?:remind|tell|warn|let) ${EN_PUBLIC}(?: know)?(?= (?:i(?:'|m |ll | )|we(?:'|re | )|it(?:'|s | )|there|they|the |our |my |all |no |you ))`,
    ),
    relayedLater: `(?:but |and |just )?mention(?= (?:we|i|our|there|they) )|(?:but |and |just )?(?:say|mention|add|put|note|include|explain|state|make clear|point out)(?: (?:also|at the end|too)){0,2} that`,
    relayedAlone: '(?!)',
    relayedWithin: '(?:and|but) (?:say|mention|add) that',
    speakers: 'she|he|they',
    reminded: `(?:just )?(?:remind|ask|tell|warn) ${EN_PUBLIC} to(?= (?!book|pre-?order|order|reserve|sign up|rsvp)[a-z]{2,15})`,
    reminder: '',
    thanked: `(?:just |say )?(?:thank|thanks to|say thanks to|say thank you to)(?= ${EN_PUBLIC}(?: (?:for|who|that|from)|$))`,
    thankedLater: '(?:just |say )?(?:thank|say thanks to|say thank you to)(?= (?:the|my|our) [a-z]{3,15})',
    thanks: 'Thank you',
    to: [['', 'to ']],
    questioned: `(?:and )?ask ${EN_PUBLIC}(?= (?:what|which|who|where|when|how) )`,
    told: `${EN_WRITE}(?: me)? (?:a|an|the)(?: [a-z]{3,12}){0,2} (?:caption|post|text|reel) (?:explaining|listing)(?: (?:to )?(?:people|them|everyone))?(?: that)?`,
    toReaders: String.raw`you|your|yours|(?:and|to) (?:get|win|receive|save|enjoy|enter|claim)|giveaway|checkout|code|tag(?:ging)? us`,
  },
}
