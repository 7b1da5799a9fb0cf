/** Rendered things of kitchen and table, and what adorns: leaves, ribbons, jewellery, tools of the trades. */

import type { RenderedName } from '#engine/backdrop/props/rendered-props.ts'

import type { Names } from './meaning.ts'

export const TABLEWARE_NAMES = {
  flour: {
    pt: 'acucar, acucar de confeiteiro, acucar polvilhado, acucar espalhado, polvilho, farinha, farinha de trigo, farinha espalhada, farinha polvilhada, um pouco de farinha, polvilhado de farinha',
    es: 'azucar, azucar glas, azucar espolvoreada, harina, harina de trigo, harina esparcida, harina espolvoreada',
    en: 'sugar, icing sugar, powdered sugar, flour, scattered flour, dusting of flour, dusted with flour, floury',
  },
  bread: {
    pt: 'broa, broa de milho, broinha, pao frances, pao de forma, pao italiano, baguete, pao, pao caseiro, pao rustico, pao artesanal, paes, paozinho',
    es: 'barra de pan, baguette, pan de pueblo, pan de masa madre, pan, pan casero, pan rustico, pan artesanal, hogaza, panecillo',
    en: 'sourdough, baguette, rustic loaf, bread loaf, loaves, bread, loaf, loaf of bread, bread roll, sourdough loaf, homemade bread',
  },
  'wine-glass': {
    pt: 'taca de vinho, taca, calice de vinho, copo de vinho, taca com vinho, vinho tinto na taca',
    es: 'copa de vino, copa, copa con vino',
    en: 'wine glass, glass of wine, goblet, glass of red wine',
  },
  flutes: {
    pt: 'tacas de champanhe, tacas de espumante, taca de champanhe, taca de espumante, tacas de champagne, taca de champagne, flute',
    es: 'copa de champan, copas de champan, copa de cava, copas de cava',
    en: 'champagne glass, champagne flute, champagne flutes, flute of champagne',
  },
  jug: {
    pt: 'jarro, jarra, moringa, jarra de barro, jarro de barro',
    es: 'jarra, jarro, jarra de barro, jarra de ceramica',
    en: 'jug, pitcher, ceramic jug, water jug, milk jug',
  },
  'coffee-pot': {
    pt: 'bule, bule de cafe, cafeteira, bule esmaltado, bule antigo',
    es: 'cafetera, cafetera esmaltada',
    en: 'coffee pot, coffeepot, enamel coffee pot',
  },
  basket: {
    pt: 'cesta, cesto, cestinha, cesta de vime, cesto de vime, cesto de palha, cestinha de palha, cestinho, cestinho de palha, cestinho de vime, cesta de palha, cesta de piquenique, balaio',
    es: 'cesta, canasta, canasto, cesta de mimbre, canasta de mimbre, canasto de mimbre, cesto, cesto de mimbre, canastita, cesta de picnic',
    en: 'basket, wicker basket, picnic basket',
  },
  'fruit-bowl': {
    pt: 'fruteira, cesta de frutas, tigela de frutas, prato de frutas, bowl de frutas, fruteira cheia',
    es: 'frutero, cesta de frutas, bol de frutas, cuenco de frutas, plato de frutas',
    en: 'fruit bowl, bowl of fruit, fruit basket, basket of fruit',
  },
  'coffee-sack': {
    pt: 'saco de cafe, sacos de cafe, saca de cafe, sacas de cafe, saco de juta, saco de estopa',
    es: 'costal de cafe, costal, saco de cafe, costal de yute, saco de yute, bolsa de yute',
    en: 'sack of coffee, coffee sack, burlap sack, jute sack, coffee bag, hessian sack',
  },
  napkin: {
    pt: 'guardanapo, guardanapo de linho, guardanapo de pano, pano de prato, pano de linho, paninho de linho, paninho, naperon, napperon, naperon de linho, toalhinha de linho, paninho de prato',
    es: 'servilleta, servilleta de lino, servilleta de tela, trapo de lino, pano de lino, pano de cocina, trapo, trapito, mantelito, mantelito de lino, panito, panito de lino',
    en: 'napkin, linen napkin, tea towel, kitchen towel, dish towel, linen cloth, cloth napkin, small linen cloth, linen towel, dishcloth',
  },
  coconut: {
    pt: 'agua de coco, coco verde, coco gelado, coco',
    es: 'agua de coco, coco verde, coco frio, coco',
    en: 'coconut, coconut water, green coconut, fresh coconut',
  },
} as const satisfies Partial<Record<RenderedName, Names>>

export const ADORNMENT_NAMES = {
  petals: {
    pt: 'petala, petalas de rosa, petalas de rosas, petalas espalhadas, petalas de flor, petalas de flores',
    es: 'petalo, petalos de rosa, petalos de rosas, petalos esparcidos, petalos de flores',
    en: 'petal, rose petal, flower petal, scattered petals',
  },
  'dry-leaves': {
    pt: 'folha seca, folhas secas, folhas de outono, folha de outono, folhas caidas',
    es: 'hoja seca, hojas secas, hojas de otono, hojas caidas',
    en: 'fall leaves, autumn leaves, dry leaves, dried leaves, fallen leaves, autumn leaf',
  },
  'pine-branch': {
    pt: 'galho de pinheiro, galhos de pinheiro, ramo de pinheiro, galho de pinho, pinha, pinhas, ramos de pinheiro',
    es: 'rama de pino, ramas de pino, ramita de pino, ramitas de pino, pina de pino',
    en: 'pine branch, pine branches, pine sprig, pine sprigs, fir branch, pine cone, pinecone, sprig of pine',
  },
  'dried-flowers': {
    pt: 'flor seca, flores secas, flores desidratadas, capim dos pampas, arranjo seco, galho seco, galhos secos, galhinho seco, galhinhos secos, ramo seco, ramos secos, raminho seco, arranjo de flores secas',
    es: 'flor seca, flores secas, rama seca, ramas secas, ramita seca, ramitas secas, hierba de la pampa, plumas de la pampa',
    en: 'dried flower, dry flower, pampas grass, dry branch, dried branch, dried flowers, dry twigs, bunch of dried flowers',
  },
  basil: {
    pt: 'manjericao, vaso de manjericao, manjerico, folhas de manjericao, ervas frescas, ervas, ervas aromaticas, erva aromatica',
    es: 'albahaca, maceta de albahaca, hojas de albahaca, hierbas frescas, hierbas aromaticas, hierba aromatica',
    en: 'basil, pot of basil, basil leaves, fresh basil, fresh herbs, herbs, aromatic herbs, green herbs',
  },
  orchid: {
    pt: 'orquidea, vaso de orquidea, orquidea branca',
    es: 'orquidea, maceta de orquidea, orquidea blanca',
    en: 'orchid, white orchid, potted orchid',
  },
  'bamboo-stalks': {
    pt: 'bambu, bambu da sorte, vaso de bambu, haste de bambu, hastes de bambu',
    es: 'bambu, bambu de la suerte, tallo de bambu, tallos de bambu',
    en: 'bamboo, bamboo stalk, lucky bamboo, bamboo stems',
  },
  cacti: { pt: 'cacto, cactos, cactus, mandacaru', es: 'cactus, cacto, nopal', en: 'cactus, cacti' },
  bow: {
    pt: 'laco, laco de fita, lacinho, laco de cetim, laco de presente',
    es: 'lazo, mono de regalo, lazo de regalo, lazo de raso, lacito',
    en: 'bow, ribbon bow, gift bow, satin bow',
  },
  ribbon: {
    pt: 'fita, fita de cetim, fitas de cetim, fitilho, fitinha',
    es: 'cinta, cinta de raso, cintas de raso, liston, listones',
    en: 'ribbon, satin ribbon, curled ribbon',
  },
  pearls: {
    pt: 'perolas, colar de perolas, fio de perolas, perolas espalhadas',
    es: 'perlas, collar de perlas, hilo de perlas',
    en: 'pearls, string of pearls, pearl necklace, strand of pearls',
  },
  sunglasses: {
    pt: 'oculos de sol, oculos escuros',
    es: 'gafas de sol, lentes de sol, anteojos de sol',
    en: 'sunglasses, sun glasses',
  },
  laptop: {
    pt: 'notebook, laptop, computador, computador portatil',
    es: 'portatil, laptop, ordenador portatil, computadora portatil, ordenador, computadora',
    en: 'laptop, computer, laptop computer',
  },
  razor: {
    pt: 'navalha, navalha de barbear, navalha de barbeiro',
    es: 'navaja, navaja de afeitar, navaja de barbero',
    en: 'straight razor, razor, cut throat razor',
  },
  'table-mirror': {
    pt: 'espelhinho, espelho de mesa, espelhinho redondo, espelho pequeno, espelho de maquiagem',
    es: 'espejito, espejo de mesa, espejito redondo, espejo pequeno, espejo de maquillaje',
    en: 'small mirror, little mirror, vanity mirror, table mirror, makeup mirror, small round mirror',
  },
  'tennis-ball': {
    pt: 'bola de tenis, bolinha, bolinha de tenis, bolinha de cachorro, bolinha de brinquedo',
    es: 'pelota de tenis, pelotita, pelota de perro',
    en: 'tennis ball, dog ball, dog toy ball',
  },
  'pool-float': {
    pt: 'boia, boia colorida, boia de piscina, boia inflavel',
    es: 'flotador, inflable, flotador de piscina',
    en: 'pool float, pool ring, swim ring, inflatable ring, rubber ring',
  },
  'knitted-blanket': {
    pt: 'manta, manta de trico, manta de croche, cobertor, cobertor de trico, mantinha, manta de la, trico, tricot, malha de trico, tecido de trico',
    es: 'manta, manta de punto, manta tejida, cobija, frazada, manta de lana, tejido de punto, lana',
    en: 'blanket, knitted blanket, knit blanket, knitted throw, wool blanket, cosy blanket, throw blanket, knit, knitwear, chunky knit, knitted fabric, wool',
  },
  'makeup-brushes': {
    pt: 'pincel de maquiagem, pinceis de maquiagem, pincel de maquilhagem, pinceis de maquilhagem',
    es: 'brocha de maquillaje, brochas de maquillaje, brochas, pinceles de maquillaje',
    en: 'makeup brush, make up brush, make up brushes',
  },
  'paint-brushes': {
    pt: 'pincel, pinceis, pincel de tinta, pinceis de tinta, pinceis de pintura',
    es: 'pincel, pinceles, pinceles de pintura',
    en: 'paint brush, paintbrush, paintbrushes, artist brush, brushes',
  },
  jewellery: {
    pt: 'joia, joias, anel, aneis, brinco de argola, argolas douradas, bijuteria, semijoia, semijoias',
    es: 'joya, joyas, anillo, anillos, aretes, pendientes, bisuteria',
    en: 'jewellery, jewelry, gold ring, gold earrings, hoop earrings',
  },
} as const satisfies Partial<Record<RenderedName, Names>>
