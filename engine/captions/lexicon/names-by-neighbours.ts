/** What makes a word a name that is another word as well: the words beside it. */
import type { BaseLanguage } from '#phrases/languages.ts'
import { words } from './grammar.ts'

export interface NamesByNeighbours {
  /** Given names that are other words as well. */
  readonly given: ReadonlySet<string>
  /** Of these, what is said to anybody, or is a verb, so that only a title makes it a name. */
  readonly saidToAnybody: ReadonlySet<string>
  readonly surnames: ReadonlySet<string>
  /** Whoever stands behind one is spoken to. */
  readonly greetings: string
  /** Whoever stands behind one is somebody's. */
  readonly relations: string
  /** Written with a capital before a name. */
  readonly titles: string
  readonly and: string
  /** What stands before the first of two names: "casamento de clara e João". */
  readonly beforeCouples: string
  /** A greeting's reason: no name goes before it. */
  readonly of: string
  /** Places that are other words as well. */
  readonly places: ReadonlySet<string>
  /** What may stand between two places and their "and". */
  readonly at: string
  /** Always a name, and how it is written. */
  readonly certain: readonly (readonly [pattern: string, instead: string])[]
}

const keys = (list: string): ReadonlySet<string> => new Set(words(list))

/** Cards, in a list of cards alone: "visa" and "elo" are words. */
const CARD = '(?:[Vv]isa|[Mm]aster(?:card)?|[Ee]lo|[Aa]mex|[Hh]ipercard|[Mm]aestro|[Mm]ultibanco|[Aa]lelo|[Ss]odexo|[Dd]iners)'
const CARDS: readonly (readonly [string, string])[] = (
  [
    ['visa', 'Visa'],
    ['mastercard', 'Mastercard'],
    ['master', 'Master'],
    ['elo', 'Elo'],
    ['amex', 'Amex'],
    ['hipercard', 'Hipercard'],
    ['maestro', 'Maestro'],
    ['alelo', 'Alelo'],
    ['sodexo', 'Sodexo'],
    ['diners', 'Diners'],
  ] as const
).flatMap(([card, name]) => [
  [String.raw`(?<=(?<!\p{L})${CARD}(?:,? | ?[/+&] ?|,? [eyo] | ou | and | or ))${card}`, name],
  [String.raw`${card}(?=(?:,? | ?[/+&] ?|,? [eyo] | ou | and | or )${CARD}(?!\p{L}))`, name],
])
const SEALS: readonly (readonly [string, string])[] = words('dop igp ipa neipa ibu abv').map((seal) => [seal, seal.toUpperCase()])
const EVERYWHERE: readonly (readonly [string, string])[] = [
  ...CARDS,
  ...SEALS,
  ['mb ?way', 'MB WAY'],
  ['google pay', 'Google Pay'],
  ['apple pay', 'Apple Pay'],
]

export const NAMES_BY_NEIGHBOURS: Readonly<Record<BaseLanguage, NamesByNeighbours>> = {
  pt: {
    given: keys(
      'rosa clara vitória vitoria graça glória gloria esperança aurora íris pilar luna safira violeta margarida jade celeste branca marina vera luz sol flor mel pérola ' +
        'bento franco salvador leão luís celina lia dália hortênsia jasmim júnior junior neto abril linda bela estrela vida amor',
    ),
    saidToAnybody: keys('linda bela flor estrela vida amor luz sol mel abril neto'),
    surnames: keys(
      'oliveira pereira lima silva carvalho nogueira teixeira ribeiro reis rocha moreira monteiro castro cardoso campos costa cunha ' +
        'moura mota melo freitas figueiredo fonseca ferreira barbosa borges braga barros azevedo araújo araujo antunes almeida alves amaral andrade correia duarte esteves fernandes garcia ' +
        'gomes gonçalves lopes marques martins mendes miranda morais nunes paiva pires queiroz rodrigues santana santos serra soares sousa souza tavares torres vieira xavier christie',
    ),
    greetings: 'parabéns|obrigad[oa]|felicidades|feliz anivers[áa]rio|feliz niver|bem[- ]vind[oa]|valeu|querid[oa]',
    relations: String.raw`(?:cliente|alun[oa]|filh[oa]|noiv[oa]|amig[oa]|irmã|prim[oa]|sobrinh[oa]|afilhad[oa]|net[oa]|espos[oa]|professora?|pacientes?|aniversariante|mamãe|papai|vovó|vovô|avó|avô|v[óo]|titia|tio|comadre|madrinha|padrinho|pastora?|padre|frei|irmão|missionária|bispo)`,
    titles: '(?!)',
    and: 'e',
    beforeCouples: 'de|da|do|com|para|pra|entre|dos',
    of: 'd[aeo]s?|por|pel[oa]s?|que|demais|mesmo|pra|para|e d[ae]|beb[êe]|clar[oa]|choque|escur[oa]|antig[oa]|pink|nude',
    places: keys(
      'maia gaia porto guarda lagos faro beja tavira espinho ovar santos penha ipanema aclimação aclimacao liberdade pinheiros perdizes lapa consolação república brás ' +
        'barra flamengo laranjeiras glória gávea urca humaitá leme lourdes funcionários espinheiro arroios olivais alvalade comporta serra sumaré moema',
    ),
    at: '(?:(?:em|no|na|de|da|do) )?',
    certain: [
      ...EVERYWHERE,
      [String.raw`(?<!(?:um|semi|qual|que) )deus(?! (?:greg|nórdic|roman|do (?:sexo|rock)|da guerra|me livre de))`, 'Deus'],
      ['jesus( cristo)?(?<! cristo)', 'Jesus'],
      ['jesus cristo', 'Jesus Cristo'],
      ['espírito santo', 'Espírito Santo'],
      [String.raw`do para(?![- ](?:brisa|choque|lama|raio|sol|quedas)|\p{L})`, 'do Pará'],
      ['(em|no|região do|regiao do|sul do|estado do) pará', '$1 Pará'],
    ],
  },
  es: {
    given: keys(
      'rosa clara luz pilar rosario soledad esperanza gloria blanca dulce reina consuelo paz abril alba estrella flor cruz victoria marina perla esmeralda ángel angel concepción caridad norma ' +
        'clemente patricio mercedes dolores milagros remedios sol mar vero caro aurora violeta margarita jazmín celeste abril',
    ),
    saidToAnybody: keys('reina flor sol mar paz caro abril dulce cruz'),
    surnames: keys(
      'garcía garcia lópez lopez gonzález gonzalez rodríguez rodriguez fernández fernandez martínez martinez sánchez sanchez pérez perez gómez gomez díaz diaz torres rivera ramos ' +
        'morales ortiz molina campos vega ríos rios soto medina aguilar herrera peña navarro cortés iglesias santos ',
    ),
    greetings: 'felicidades|felicitaciones|enhorabuena|gracias|feliz cumple(?:años)?|bienvenid[oa]|querid[oa]',
    relations: String.raw`(?:clienta|alumn[oa]|hij[oa]|novi[oa]|amig[oa]|herman[oa]|prim[oa]|sobrin[oa]|niet[oa]|espos[oa]|profesora?|abuel[oa]|mam[áa]|madrina|padrino|pastora?|padre|hermana|cumpleañera)`,
    titles: '(?!)',
    and: '[ey]',
    beforeCouples: 'de|con|para|entre',
    of: 'del?|por|a|al|que|totales|mil|infinitas',
    places: keys(
      'gracia vigo mérida merida toledo gandia elche lugo nerja salta cuenca sants horta salamanca prosperidad pacífico rosario surco barranco portales condesa roma',
    ),
    at: '(?:(?:en|de) )?',
    certain: [
      ...EVERYWHERE,
      [String.raw`(?<!(?:un|como|semi) )dios(?! (?:grieg|roman|del? (?:sexo|rock|la guerra)))`, 'Dios'],
      ['jesucristo', 'Jesucristo'],
      ['espíritu santo', 'Espíritu Santo'],
    ],
  },
  en: {
    given: keys(
      'rose grace will mark pat sue bill bob jack rob nick frank grant dean drew daisy lily ivy holly hazel heather violet amber ruby pearl jade joy faith hope may june april dawn eve iris olive poppy rosemary ' +
        'summer autumn penny carol gene ray art rich guy miles chase max carter charity chad clay cooper crystal dale dolly don earl fern flora glen graham harry jasmine jasper jean jenny jimmy joey john johnny josh ken kitty ' +
        'laurel lee martin mason matt mike molly patty peter piper randy river robin rod roger rowan sally sandy sage sienna ted terry tony tom troy victor viola warren willow mary',
    ),
    saidToAnybody: keys(
      'will mark bill rob nick frank grant hope may summer autumn art rich guy chase max river sage dawn eve joy faith charity miles',
    ),
    surnames: keys(''),
    greetings: 'thanks|thank you|congrats|congratulations|happy birthday|welcome back|welcome|well done|dear',
    relations: String.raw`(?:daughter|son|mum|mom|wife|husband|friend|coach|nan|gran|grandma|grandpa|granny|client|owner|boss|colleague|teammate|bride|groom|mate|auntie|aunt|uncle|mr)`,
    titles: '(?:sister|brother|pastor|father|reverend|deacon|elder|bishop)',
    and: '(?:and|&)',
    beforeCouples: 'of|for|with|to|between',
    of: 'of|be|is|are|was|do|does|have|has|can|to|the|a|an|for|in|on|it|you|your|us|our|my|if|when|not|and',
    places: keys('hove derby cork troy poole barry'),
    at: '(?:(?:in|at) )?',
    certain: [
      ...EVERYWHERE,
      [String.raw`(?<!(?:a|an|the|sun|sea|greek|norse|roman|this|that) )god(?! of(?!\p{L}))`, 'God'],
      ['jesus( christ)?(?<! christ)', 'Jesus'],
      ['jesus christ', 'Jesus Christ'],
    ],
  },
}
