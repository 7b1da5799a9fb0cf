/** Words that hold a sentence together and say nothing about the picture, by language. */

import type { BaseLanguage } from '#phrases/languages.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Requests, articles and praise, which count as neither understood nor missed. */
export const FILLERS: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(
    'a o as os um uma uns umas de do da dos das em no na nos nas num numa por pelo pela para pra pro pras pros que se ao aos eu me meu minha meus minhas seu sua ' +
      'este esta esse essa isso isto aquele aquela quero queria gostaria preciso coloca coloque colocar ponha poe bota faz faca fazer troca troque trocar muda mude deixa deixe deixar usa use usar ' +
      'favor gentileza obrigado obrigada oi ola bom tipo estilo cor cores tom tons tonalidade bem muito mais menos pouco super ser seja fica ficar ficasse tambem so apenas foto imagem produto ' +
      'bonito bonita lindo linda legal bacana maravilhoso perfeito profissional algo alguma algum coisa como assim toda todo tudo ate lado tao vc voce pode ter tem ' +
      'cantinho efeito estar esteja estilosa estiloso clima paleta ambiente parecido igual real realista imite imitando detalhe detalhes veio veios leve toque ficando seria gosto bonitinho fofinho ai la aqui cima dentro tirada tirado fotografado fotografada perto batendo pegando entrando bate entra segurando riscando cortando atravessando passando vindo encostado encostada todinho todinha bastante so sozinho mesma mesmo embaixo meio tbm ta coisinha bonitao volta redor entorno longe bordas borda cantos parecendo fosse cara jeito jeitinho pegada vibe arrumado arrumada arrumadinho arrumadinha canto gostava lembrando lembra inspirado inspirada metade dividido dividida realmente quase tema tras ladinho juntinho aspecto visual aparecendo aparecer aparece colocado colocada colocados colocadas apoiado apoiada apoiados sentado sentada deitado deitada posando juntos juntas ambientado poucos poucas alguns algumas plano primeiro segundo catalogo deixando pede pedem toques acabamento acabamentos pinterest instagram insta instagramavel aesthetic feed porque baixo abaixo',
  ),
  es: list(
    'a al el la los las lo un una unos unas de del en por para que se su sus mi mis yo me te quiero quisiera necesito pon poner ponle haz hacer cambia cambiar deja usa usar ' +
      'favor gracias hola tipo estilo color colores tono tonos bien muy mas menos poco super ser sea quede tambien solo foto imagen producto bonito bonita lindo linda hermoso hermosa ' +
      'perfecto profesional algo alguna algun como asi toda todo tan este esta ese esa efecto detalle detalles veta vetas toque puede haya ambiente parecido real realista encima dentro sosteniendo tomada fotografiado fotografiada cerca entrando pegando mucho mucha muchos muchas bastante pasando cruzando debajo mismo medio que alrededor lejos bordes pareciendo aire ordenado ordenada rincon plis porfa inspirado inspirada mitad dividido dividida casi tema tematica ladito aspecto colocado colocada apoyado apoyada apareciendo sentado sentada acostado posando pocos pocas algunos algunas catalogo dejar dejando deje dejame toques acentos detalles primer segundo plano pinterest instagram instagrameable',
  ),
  en: list(
    'a an the of in at to from for by is be it its my your this that these those i me we you want would like need please put make change use using set have has some something ' +
      'kind style color colour colors colours tone tones very really more less bit little super also only just photo picture image product nice beautiful pretty lovely great perfect ' +
      'professional as so too all hi hello thanks thank effect detail details vein veins veining touch looking look vibe feel scene can could there near inside s taken photographed back in it that coming hitting streaming one lot lots bit any single couple kinda proper quite much crossing across through underneath beneath too around else tidy neat pls plz old-school far away surrounded surrounding vibes feeling inspired half almost nearly where theme themed next placed resting sitting standing laid lying posing showing nearby together catalog catalogue few accent accents corner foreground because since beside alongside below',
  ),
}

/** Requests that are spelt like things: a knife, a boot, a sheaf. */
export const REQUESTS_TOO: ReadonlySet<string> = list('faca bota haz')

/** Words that end one thing and begin another. */
export const JOINERS: ReadonlySet<string> = list(
  'com e y con with and sobre on over top atras detras behind contra against mais plus junto ademas frente while where onde donde pero but porem aunque',
)

/** Words between a thing and what it stands on or in. */
export const PLACING: ReadonlySet<string> = list('em no na nos nas num numa sobre en encima on in at over upon against contra')

/** Before what something lies on, is in or goes around, where that is a thing itself. */
export const UPON: ReadonlySet<string> = list(
  'em no na nos nas num numa dentro sobre cima en encima in on into inside onto upon top volta redor alrededor around atras detras behind under underneath embaixo debaixo frente front',
)

/** In what these name nothing stands: "in candlelight", "jardín en flor". */
export const NO_HOLDERS: ReadonlySet<string> = list('candlelight luz light flor flower')

/** Those that a wall or a place keeps: "parede branca atrás das flores". */
export const BEHIND: ReadonlySet<string> = list('atras detras behind')

/** Between a thing and what is in it: "cesta cheia de pão". */
export const HOLDING: ReadonlySet<string> = list(
  'com de con with of cheio cheia cheios cheias repleto repleta lleno llena llenos llenas repleta full filled',
)

/** Between a joiner and a thing. */
export const ARTICLES: ReadonlySet<string> = list('a um uma uns umas un una unos unas an some')

/** Before a thing that is known already, or one's own: the one on the photo. */
export const DEFINITE: ReadonlySet<string> = list('o a os as el la los las the meu minha meus minhas mi mis my our nosso nossa')

/** The same within another word: "no cabelo", "del pelo". */
export const THE_CONTRACTED: ReadonlySet<string> = list('no na nos nas do da dos das ao pelo pela del al her his')

/** Joiners that add a thing. */
export const ADDING: ReadonlySet<string> = list('com con with')

/** Names of things that other things are made of, by one word. */
export const STUFFS: ReadonlySet<string> = list('louca vajilla chocolate acucar azucar mel miel sabao jabon trigo bambu coco')

/** How large something is. */
export const SIZES: ReadonlySet<string> = list(
  'pequeno pequena pequenos pequenas pequenino pequenina pequenininho pequenininha grande grandes grandao grandona enorme enormes alto alta altos altas comprido comprida ' +
    'chico chica chicos chicas largo larga largos largas mediano mediana medio media small little big large huge tiny tall long mini',
)

/** Between two of the same sort. */
export const AND: ReadonlySet<string> = list('e y u and')

/** Near something, which need not be in the picture itself. */
export const BESIDE: ReadonlySet<string> = list('perto junto pe lado proximo proxima cerca near by beside next')

/** Between such a word and what it stands near. */
export const BEFORE_WINDOW: ReadonlySet<string> = list('a da de do na uma la el una un the an to of')

/** Words by which one noun belongs to another ("pote de mel"). */
export const OF: ReadonlySet<string> = list('de da do das dos del of')

/** Between such a word and what something belongs to. */
export const OWNING: ReadonlySet<string> = list(
  'a o as os um uma meu minha meus minhas nosso nossa seu sua el la los las un una mi mis tu su sus nuestro nuestra the my our your',
)

/** What shows the place that it is a part of: "beira do mar", "corner of the living room". */
export const PARTS_OF_PLACES: ReadonlySet<string> = list(
  'beira margem borda meio centro frente fundo fundos lado canto entrada porta portao parede teto topo alto interior ponta final inicio beirada vista paisagem areia agua ' +
    'ondas mesa bancada balcao banco cadeira chao piso armario prateleira janela muro gaveta quintal area zona parte pedaco pe caminho passeio ' +
    'orilla medio centro esquina rincon pared techo puesto barra suelo puerta vista agua olas arena banco silla armario parte ' +
    'decoracao decor espaco sensacao atmosfera horizonte brisa tematica inspiracao decoracion espacio sensacion atmosphere decoration space horizon breeze ' +
    'edge middle corner side centre center front end top wall view part entrance door window floor bench chair water waves',
)

/** What of a place is before the camera, whatever is said of it: "beira da piscina", "bathtub edge". */
export const EDGES: ReadonlySet<string> = list(
  'beira beirada borda margem canto cantinho lado passeio orilla borde esquina rincon edge corner side rim',
)

/** Like joiners, but a "not" before them still holds. */
export const NOT_JOINERS: ReadonlySet<string> = list('nem ni nor or ou')

/** Verbs that deny what they take away: "tira a bagunça". */
const REMOVING =
  'tira tirar tirando retira retirar remove remover apaga apagar elimina eliminar quita quitar quitale quitando remueve removing erase delete rid'

export const REMOVALS: ReadonlySet<string> = list(REMOVING)

/** "No" is Portuguese for "in the", so it denies in Spanish and English only. */
export const NEGATIONS: Readonly<Record<BaseLanguage, ReadonlySet<string>>> = {
  pt: list(`sem nao nada nenhum nenhuma without sin ${REMOVING}`),
  es: list(`sin no nada ningun ninguna sem without ${REMOVING}`),
  en: list(`no without not dont never zero nothing sem sin ${REMOVING}`),
}

/** Whether a colour and its shade stand before what they describe: "pale pink cake", but "bolo rosa claro". */
export const ADJECTIVE_COMES_FIRST: Readonly<Record<BaseLanguage, boolean>> = { pt: false, es: false, en: true }

/** Whether the words of a language are used in the others as they are. */
export const LENT: Readonly<Record<BaseLanguage, boolean>> = { pt: false, es: false, en: true }

/** What there is of a thing and still shows it: "monte de livros", "ramo de oliveira", "tema de flores". */
export const BUNCHES: ReadonlySet<string> = new Set(
  (
    'monte pilha punhado arranjo arranjos galho galhos ramo ramos raminho raminhos vaso vasos vasinho vasinhos cesta cesto cestinha fileira fila conjunto trio par dupla mix toque ' +
    'detalhe detalhes pouco pouquinho bocadinho tema clima vibe ar jeito estilo caminho parede painel coroa guirlanda borda moldura luz buque buques estante cantinho canto varal arco arcos ' +
    'monton pila puñado punado arreglo arreglos rama ramas ramita ramitas jarron jarrones maceta macetas canasta cesto cestas fila conjunto par toque detalle detalles poco tema ambiente ' +
    'aire estilo camino pared corona borde marco luz rincon estante arco ' +
    'bunch bunches pile stack handful row pair set touch hint lots bit few arrangement vase vases basket branch branches sprig sprigs wall wreath garland border frame shelf arch'
  ).split(' '),
)

/** Words of comparisons: "mais claro que", "darker than". */
export const THAN: ReadonlySet<string> = new Set(['que', 'than'])
export const MORE: ReadonlySet<string> = new Set(
  'mais menos mas more less lighter darker paler brighter warmer softer'.split(' '),
)

/** Numbers of things that a picture can show. */
export const NUMBERS: ReadonlyMap<string, 1 | 2 | 3> = new Map([
  ...'um uma un una one a an single'.split(' ').map((word) => [word, 1] as const),
  ...'dois duas dos two couple par pair 2'.split(' ').map((word) => [word, 2] as const),
  ...'tres three trio 3'.split(' ').map((word) => [word, 3] as const),
])

/** As people type: "os cesto". */
export const SEVERAL: ReadonlySet<string> = new Set(
  'os as uns umas los las unos unas varios varias muitos muitas muchos muchas some several many'.split(' '),
)
