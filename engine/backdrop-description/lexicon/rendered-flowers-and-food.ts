/** Rendered flowers by name, and what a kitchen keeps. */

import type { RenderedName } from '#engine/backdrop/props/rendered-props.ts'

import type { Names } from './meaning.ts'

export const FLOWER_NAMES = {
  tulips: {
    pt: 'tulipa, vaso de tulipas, vaso com tulipas, buque de tulipas, ramo de tulipas',
    es: 'tulipan, tulipanes, ramo de tulipanes, florero con tulipanes, jarron con tulipanes',
    en: 'tulip, vase of tulips, bunch of tulips, bouquet of tulips',
  },
  sunflowers: {
    pt: 'girassol, girassois, vaso de girassois, vaso com girassois, buque de girassois, ramo de girassois',
    es: 'girasol, girasoles, ramo de girasoles, florero con girasoles, jarron con girasoles',
    en: 'sunflower, vase of sunflowers, bunch of sunflowers, bouquet of sunflowers',
  },
  daisies: {
    pt: 'flores silvestres, margarida, vaso de margaridas, vaso com margaridas, buque de margaridas, camomila, flor de camomila, flores de camomila',
    es: 'flores silvestres, margarita, ramo de margaritas, manzanilla, flores de manzanilla',
    en: 'daisy, daisies, bunch of daisies, vase of daisies, chamomile, camomile',
  },
  lavender: {
    pt: 'lavanda, lavandas, flor de lavanda, flores de lavanda, ramo de lavanda, ramos de lavanda, raminho de lavanda, alfazema, vaso de lavanda, galho de lavanda, galhinhos de lavanda',
    es: 'lavanda, flor de lavanda, flores de lavanda, ramo de lavanda, ramita de lavanda, ramitas de lavanda',
    en: 'lavender, lavender sprig, sprig of lavender, sprigs of lavender, lavender flowers, bunch of lavender, dried lavender, lavender stems',
  },
  'olive-branches': {
    pt: 'ramo de oliveira, galho de oliveira, raminho de oliveira, folhas de oliveira, vaso com oliveira',
    es: 'rama de olivo, ramas de olivo, ramita de olivo, hojas de olivo, rama de oliva',
    en: 'olive branch, olive branches, sprig of olive, olive leaves, olive sprigs',
  },
  succulent: {
    pt: 'suculenta, suculentinha, vaso de suculenta, vaso de suculentas, vasinho de suculenta, vasinho de suculentas',
    es: 'suculenta, crasa, maceta de suculenta, maceta con suculenta',
    en: 'succulent, potted succulent, succulent plant',
  },
  'green-leaves': {
    pt: 'folhas verdes, folhagem, folhagem verde, folhas tropicais, folhagem tropical, folha tropical, vaso com folhas, vaso de folhas',
    es: 'hojas verdes, follaje, follaje verde, hojas tropicales, hoja tropical, florero con hojas',
    en: 'green leaves, foliage, tropical leaves, vase of leaves, tropical foliage',
  },
  rosemary: {
    pt: 'alecrim, ramo de alecrim, ramos de alecrim, raminho de alecrim, raminhos de alecrim, galho de alecrim, tomilho, ramo de tomilho, raminho de tomilho',
    es: 'romero, rama de romero, ramas de romero, ramita de romero, ramitas de romero, tomillo, ramita de tomillo',
    en: 'rosemary, sprig of rosemary, rosemary sprig, thyme, sprig of thyme, rosemary sprigs',
  },
  cotton: {
    pt: 'flor de algodao, flores de algodao, galho de algodao, galhos de algodao, ramo de algodao, ramos de algodao',
    es: 'flor de algodon, flores de algodon, rama de algodon, ramas de algodon',
    en: 'cotton flower, cotton flowers, cotton branch, cotton stems, cotton branches, cotton bolls',
  },
} as const satisfies Partial<Record<RenderedName, Names>>

export const PANTRY_NAMES = {
  grapes: { pt: 'uva, uvas, cacho de uva, cacho de uvas', es: 'uvas, racimo de uvas', en: 'grapes, bunch of grapes' },
  strawberries: { pt: 'morango, morangos frescos', es: 'fresa, frutilla', en: 'strawberry, strawberries' },
  cherries: { pt: 'cereja, cerejas', es: 'cereza, cerezas', en: 'cherry, cherries' },
  raspberries: {
    pt: 'framboesa, framboesas, framboesas frescas',
    es: 'frambuesa, frambuesas, frambuesas frescas',
    en: 'raspberry, raspberries, fresh raspberries',
  },
  blueberries: {
    pt: 'mirtilo, mirtilos, blueberry, blueberries',
    es: 'arandano, arandanos, arandanos azules',
    en: 'blueberry, blueberries, fresh blueberries',
  },
  'red-fruit': {
    pt: 'frutas vermelhas, fruta vermelha, frutos vermelhos, frutinhas vermelhas, frutas vermelhas frescas',
    es: 'frutos rojos, frutas rojas, bayas, frutos del bosque',
    en: 'berry, berries, fresh berries, red berries, mixed berries, forest fruits, red fruits, red fruit',
  },
  pineapple: { pt: 'abacaxi, ananas', es: 'pina, ananas, pina entera', en: 'pineapple' },
  honey: {
    pt: 'mel, pote de mel, vidro de mel, frasco de mel, potinho de mel',
    es: 'miel, tarro de miel, frasco de miel, bote de miel',
    en: 'honey, jar of honey, honey jar, honey pot, pot of honey',
  },
  'olive-oil': {
    pt: 'azeite, garrafa de azeite, azeite de oliva, vidro de azeite',
    es: 'aceite de oliva, botella de aceite, aceite, aceitera',
    en: 'olive oil, bottle of olive oil, olive oil bottle',
  },
  'wine-bottle': {
    pt: 'vinho, garrafa de vinho, garrafa de vinho tinto, vinho tinto, garrafas de vinho',
    es: 'vino, botella de vino, botellas de vino, botella de vino tinto',
    en: 'wine, wine bottle, bottle of wine, bottle of red wine, red wine',
  },
  board: {
    pt: 'tabua com faca, tabua e faca, tabua de cozinha, tabua de carne, tabua de queijos, tabua de frios',
    es: 'tabla con cuchillo, tabla de cocina, tabla de carne',
    en: 'board with a knife, cheese board, bread board',
  },
  plates: {
    pt: 'prato, pratos empilhados, pilha de pratos, prato de ceramica, pratos de ceramica, louca, loucas',
    es: 'plato, platito, platos apilados, pila de platos, plato de ceramica, vajilla',
    en: 'plate, stack of plates, ceramic plate, dinner plate, crockery, dishes, saucer',
  },
  'cake-stand': {
    pt: 'boleira, suporte de bolo, prato de bolo, pratinho de bolo, porta bolo, suporte pra bolo, suporte para bolo, prato de bolo com pe',
    es: 'base para pastel, soporte de pastel, base de pastel, pedestal para pastel, bandeja para pastel, pie de torta, pie de pastel, pie de tarta, soporte de tarta, soporte para tarta, base de torta',
    en: 'cake stand, cake plate, cake pedestal',
  },
  tray: {
    pt: 'bandeja, bandeja de madeira, bandeja de bambu, bandejinha',
    es: 'bandeja, charola, bandeja de madera',
    en: 'tray, wooden tray, serving tray',
  },
  spices: {
    pt: 'tempero, temperos, especiaria, especiarias, potinhos de tempero, pimenta em po',
    es: 'especia, especias, condimentos',
    en: 'spice, spices, bowls of spices, seasoning',
  },
  wheat: {
    pt: 'trigo, espiga de trigo, espigas de trigo, ramo de trigo, ramos de trigo, trigo espalhado',
    es: 'trigo, espiga de trigo, espigas de trigo, ramo de trigo',
    en: 'wheat, ear of wheat, ears of wheat, wheat stalks, sheaf of wheat, wheat sheaf',
  },
  crate: {
    pt: 'caixa de madeira, caixote, caixote de madeira, caixotinho, caixotes de feira, caixote de feira, engradado, engradado de madeira',
    es: 'cajon de madera, caja de madera, guacal, huacal, cajon de frutas',
    en: 'crate, wooden crate, wooden box, apple crate',
  },
  bucket: {
    pt: 'balde, balde de zinco, balde de metal, balde de aluminio, baldes de zinco, balde antigo',
    es: 'cubo de zinc, balde, balde de zinc, cubeta, cubeta de zinc, cubeta de metal, cubo de metal',
    en: 'bucket, zinc bucket, metal bucket, galvanised bucket, galvanized bucket, tin bucket, pail',
  },
  beer: {
    pt: 'cerveja, copo de cerveja, chope, chopp, copo de chope, copo de chopp, caneca de chope, caneca de cerveja',
    es: 'cerveza, vaso de cerveza, jarra de cerveza, cana de cerveza',
    en: 'beer, glass of beer, beer glass, pint, pint of beer, pint glass, mug of beer',
  },
  teapot: { pt: 'bule de cha, chaleira', es: 'tetera', en: 'teapot, tea pot, kettle' },
} as const satisfies Partial<Record<RenderedName, Names>>
