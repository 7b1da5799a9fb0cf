/** Things that are rendered, not drawn: what a scene calls them, and which entries of `engine/scenes/index.json` show them. */

/** `#rrggbb`, sRGB. */
type Colour = `#${string}`

export interface RenderedProp {
  /** What a seed chooses from, the usual one first. */
  readonly ids: readonly [string, ...string[]]
  /** `stands` where left out. `floats`: beside the subject. `hangs`: from above. `spans`: from side to side. */
  readonly way?: 'stands' | 'floats' | 'hangs' | 'spans'
  /** The one that takes another colour, and its own. */
  readonly tinted?: { readonly id: string; readonly colour: Colour }
  /** Flames and bulbs keep their light in the dark. */
  readonly shines?: true
  /** Nobody has two of it. */
  readonly isSingle?: true
}

const one = (...ids: RenderedProp['ids']): RenderedProp => ({ ids })
const single = (id: string): RenderedProp => ({ ids: [id], isSingle: true })
const dyed = (id: string, colour: Colour, ...others: string[]): RenderedProp => ({ ids: [id, ...others], tinted: { id, colour } })

const FLOWERS_AND_FOOD = {
  tulips: one('tulipas'),
  sunflowers: one('girassois'),
  daisies: one('margaridas'),
  lavender: one('lavanda'),
  'olive-branches': one('ramo-de-oliveira'),
  succulent: one('suculenta'),
  'green-leaves': one('folhas-verdes'),
  rosemary: one('alecrim'),
  cotton: one('algodao'),
  grapes: one('uvas'),
  strawberries: one('morangos'),
  cherries: one('cerejas'),
  raspberries: one('framboesas'),
  blueberries: one('mirtilos'),
  'red-fruit': one('frutas-vermelhas'),
  pineapple: one('abacaxi'),
  honey: one('mel'),
  'olive-oil': one('azeite'),
  'wine-bottle': one('garrafa-de-vinho'),
  board: single('tabua'),
  plates: one('pratos'),
  'cake-stand': single('boleira'),
  tray: single('bandeja'),
  spices: one('temperos'),
  wheat: one('trigo'),
  crate: single('caixote'),
  bucket: one('balde-de-zinco'),
  beer: one('copo-de-cerveja'),
  teapot: single('bule-de-cha'),
} as const satisfies Readonly<Record<string, RenderedProp>>

export const RENDERED = {
  candles: { ids: ['velas', 'vela-em-vidro', 'vela'], tinted: { id: 'vela', colour: '#f1e7d3' }, shines: true },
  balloons: {
    ids: ['baloes', 'balao', 'balao-dourado', 'balao-azul'],
    way: 'floats',
    tinted: { id: 'balao', colour: '#e9a7b4' },
  },
  gifts: { ids: ['presentes', 'presente'], tinted: { id: 'presente', colour: '#b3282d' } },
  flowers: { ids: ['flores', 'rosas', 'flores-brancas'], tinted: { id: 'rosas', colour: '#a8182b' } },
  roses: dyed('rosas', '#a8182b'),
  lamp: { ids: ['abajur'], shines: true, isSingle: true },
  bunting: { ids: ['bandeirinha'], way: 'spans' },
  lantern: { ids: ['lanterna-de-papel'], way: 'hangs', tinted: { id: 'lanterna-de-papel', colour: '#d8433b' } },
  streamer: { ids: ['serpentina'], way: 'hangs', tinted: { id: 'serpentina', colour: '#e0357c' } },
  'nail-polish': {
    ids: ['esmaltes', 'esmalte', 'esmalte-rosa', 'esmalte-nude'],
    tinted: { id: 'esmalte', colour: '#b3233f' },
  },
  lipstick: dyed('batom', '#a81f31'),
  perfume: one('perfume'),
  cream: one('pote-de-creme', 'creme'),
  serum: one('conta-gotas'),
  soap: one('sabonete'),
  'pump-bottle': one('frasco-de-sabonete'),
  diffuser: one('difusor'),
  toothbrush: one('escova-de-dentes'),
  comb: one('pente'),
  towels: { ids: ['toalhas', 'toalha'], tinted: { id: 'toalha', colour: '#f2ece2' } },
  'rolled-towels': one('toalha-enrolada'),
  pebbles: one('pedras'),
  'book-pile': { ids: ['livros', 'livro'], tinted: { id: 'livro', colour: '#7a3b2e' } },
  'clay-vase': dyed('vaso', '#d8c7b0', 'vaso-verde'),
  eucalyptus: one('eucalipto'),
  'photo-frame': one('porta-retrato'),
  box: one('caixa'),
  cup: dyed('xicara', '#f1ede4'),
  bowl: one('tigela'),
  shells: one('conchas', 'concha', 'caracol'),
  eggs: one('ovos', 'ovo'),
  nest: one('ninho'),
  'easter-egg': one('ovo-de-pascoa'),
  fruit: one('laranja', 'limao', 'maca'),
  oranges: one('laranja'),
  lemons: one('limao'),
  apples: one('maca'),
  tomatoes: one('tomate'),
  corn: one('milho'),
  brigadeiros: one('brigadeiros', 'brigadeiro'),
  macarons: one('macarons'),
  doughnut: dyed('rosquinha', '#e79ab0'),
  cupcake: one('cupcake'),
  biscuits: one('biscoito'),
  'chocolate-bar': one('chocolate'),
  cinnamon: one('canela'),
  'coffee-beans': one('graos-espalhados'),
  'wooden-spoon': one('colher-de-pau'),
  'milk-bottle': one('garrafa-de-leite'),
  'rolling-pin': one('rolo-de-massa'),
  pumpkins: one('abobora'),
  baubles: dyed('bola-de-natal', '#a8262b', 'bola-de-natal-dourada'),
  'paper-hearts': one('coracoes-de-papel'),
  'small-heart': dyed('coracao', '#b3172b'),
  'gold-star': one('estrela'),
  'shopping-bags': dyed('sacola', '#d8b98f', 'sacola-preta'),
  'price-tag': one('etiqueta'),
  confetti: one('confete'),
  'straw-hat': one('chapeu-de-palha'),
  dumbbell: one('halter'),
  kettlebell: one('kettlebell'),
  'weight-plate': one('anilha'),
  hammer: one('martelo'),
  screwdriver: one('chave-de-fenda'),
  tyre: one('pneu'),
  notebook: one('caderno'),
  'paint-can': one('lata-de-tinta'),
  'toy-blocks': one('blocos'),
  thermos: one('garrafa-termica'),
  flour: one('farinha'),
  bread: one('pao', 'paes'),
  'wine-glass': one('taca-de-vinho'),
  flutes: one('tacas'),
  jug: one('jarro'),
  'coffee-pot': one('bule'),
  basket: one('cesta'),
  'fruit-bowl': one('fruteira'),
  'coffee-sack': one('saco-de-cafe'),
  napkin: dyed('guardanapo', '#d8cdb9'),
  coconut: one('agua-de-coco'),
  petals: dyed('petalas', '#a8182b'),
  'dry-leaves': one('folhas-secas'),
  'pine-branch': one('galho-de-pinheiro'),
  'dried-flowers': one('flores-secas'),
  basil: one('manjericao'),
  orchid: one('orquidea'),
  'bamboo-stalks': one('bambu'),
  cacti: one('cacto'),
  bow: dyed('laco', '#b3172b'),
  ribbon: dyed('fita', '#c89a3f'),
  pearls: one('perolas'),
  sunglasses: one('oculos-de-sol'),
  laptop: { ids: ['notebook'], isSingle: true },
  razor: one('navalha'),
  'table-mirror': { ids: ['espelhinho'], isSingle: true },
  'tennis-ball': one('bolinha'),
  'pool-float': { ids: ['boia'], isSingle: true },
  'knitted-blanket': { ids: ['manta-de-trico'], tinted: { id: 'manta-de-trico', colour: '#d9cbb6' }, isSingle: true },
  'makeup-brushes': one('pinceis-de-maquiagem'),
  'paint-brushes': one('pinceis'),
  jewellery: one('joias'),
  ...FLOWERS_AND_FOOD,
} as const satisfies Readonly<Record<string, RenderedProp>>
export type RenderedName = keyof typeof RENDERED

/** What is known of a thing that is rendered; undefined for one that is drawn. */
export const renderedProp = (name: string): RenderedProp | undefined =>
  name in RENDERED ? RENDERED[name as RenderedName] : undefined // just found among the keys
