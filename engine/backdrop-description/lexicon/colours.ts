/** Everyday colour names. The values are what a painted studio wall of that name looks like, not the screen's primaries. */

import type { Colour } from '#engine/backdrop/scene.ts'

import type { Entry, Names } from './meaning.ts'

const COLOURS: readonly (readonly [Colour, Names])[] = [
  // whites and neutrals
  ['#f4f2ee', { pt: 'branco, alvo', es: 'blanco', en: 'white' }],
  [
    '#f8f8f8',
    { pt: 'branco neve, branco puro, branco gelo, gelo', es: 'blanco puro, blanco nieve', en: 'pure white, snow white' },
  ],
  [
    '#f1e9dc',
    {
      pt: 'off white, offwhite, palha, marfim, branco quente, branco amarelado',
      es: 'blanco roto, hueso, marfil, crudo',
      en: 'off white, offwhite, ivory, eggshell, bone',
    },
  ],
  ['#f1e6d2', { pt: 'creme, cru', es: 'crema', en: 'cream, ecru' }],
  ['#eddcb8', { pt: 'baunilha, manteiga', es: 'vainilla, mantequilla', en: 'vanilla, butter' }],
  ['#e3d0b8', { pt: 'bege', es: 'beige, beis', en: 'beige' }],
  [
    '#d8c3a5',
    {
      pt: 'cor de areia, cor areia, tom de areia, tons de areia, tom areia, bege areia, aveia',
      es: 'color arena, tono arena, arena',
      en: 'oat, sand tone, sand colour, sand color, oatmeal',
    },
  ],
  [
    '#e5c4ae',
    { pt: 'nude, cor da pele, bege rosado', es: 'nude, piel, color piel, beige rosado', en: 'nude, skin tone, blush nude' },
  ],
  ['#cbb7a0', { pt: 'fendi, linho natural, cappuccino', es: 'lino natural', en: 'greige, taupe grey' }],
  ['#a5a6a8', { pt: 'cinza, cinzento', es: 'gris', en: 'grey, gray' }],
  [
    '#8f9aa6',
    {
      pt: 'cinza azulado, cinza meio azulado, cinza frio, azul acinzentado claro',
      es: 'gris azulado, gris frio',
      en: 'blue grey, blue gray, bluish grey, bluish gray, cool grey, cool gray',
    },
  ],
  ['#d4d5d7', { pt: 'cinza gelo, cinza perola, perola', es: 'gris perla, perla', en: 'pearl grey, pearl gray, pearl' }],
  [
    '#54565b',
    {
      pt: 'chumbo, cinza chumbo, grafite, cinza grafite',
      es: 'grafito, gris plomo, antracita, gris antracita',
      en: 'charcoal, graphite, slate grey, slate gray, anthracite',
    },
  ],
  ['#b9bcc0', { pt: 'prata, prateado', es: 'plata, plateado', en: 'silver' }],
  ['#17171a', { pt: 'preto, negro, pretinho', es: 'negro', en: 'black' }],
  // browns and earth
  ['#6f4a33', { pt: 'marrom, castanho, cafe escuro, cor de cafe', es: 'marron, castano, color cafe', en: 'brown' }],
  ['#4a2c20', { pt: 'chocolate, tabaco', es: 'chocolate, tabaco', en: 'chocolate, espresso' }],
  ['#b9793f', { pt: 'caramelo, mel, camel', es: 'caramelo, miel, camel', en: 'caramel, honey, camel' }],
  ['#c9a98a', { pt: 'cafe com leite, doce de leite', es: 'cafe con leche, dulce de leche', en: 'latte, tan, khaki' }],
  ['#b7a08a', { pt: 'taupe, caqui, cinza taupe', es: 'taupe, caqui, topo, gris topo, visón', en: 'taupe, mushroom' }],
  [
    '#c4805c',
    {
      pt: 'terracota, barro, telha, cor de barro, cor de telha, barro cozido, cor de tijolo',
      es: 'terracota, teja, barro cocido, color barro, color teja, color ladrillo',
      en: 'terracotta, terra cotta',
    },
  ],
  [
    '#a4502f',
    { pt: 'ferrugem, tijolo queimado, cobre, acobreado', es: 'oxido, cobre, cobrizo', en: 'rust, copper, burnt orange' },
  ],
  ['#b88c6c', { pt: 'terroso', es: 'terroso', en: 'earth tones, earth tone' }],
  // yellow to orange
  ['#f2cd5c', { pt: 'amarelo', es: 'amarillo', en: 'yellow' }],
  [
    '#f8e7a2',
    { pt: 'amarelo bebe, amarelo manteiga, amarelo claro', es: 'amarillo bebe', en: 'baby yellow, butter yellow, lemon' },
  ],
  ['#d0a03a', { pt: 'mostarda, amarelo mostarda, ocre', es: 'mostaza, ocre', en: 'mustard, ochre' }],
  [
    '#c59a4e',
    {
      pt: 'dourado, ouro, veio dourado, veios dourados, veias douradas',
      es: 'dorado, oro, veta dorada, vetas doradas',
      en: 'gold, golden, gold veins, golden veins, gold veining, golden veining',
    },
  ],
  ['#e3c594', { pt: 'champanhe, champagne', es: 'champan, champagne', en: 'champagne' }],
  ['#ea8a3c', { pt: 'laranja, alaranjado, abobora', es: 'naranja, anaranjado, calabaza', en: 'orange, pumpkin' }],
  ['#f6c5a0', { pt: 'pessego, damasco', es: 'melocoton, durazno, albaricoque', en: 'peach, apricot' }],
  ['#f0a58f', { pt: 'salmao', es: 'salmon', en: 'salmon' }],
  ['#ef7d69', { pt: 'coral', es: 'coral', en: 'coral' }],
  // red to pink
  ['#c23b33', { pt: 'vermelho, encarnado', es: 'rojo, bermejo', en: 'red' }],
  ['#8f2f2b', { pt: 'vermelho queimado, vermelho escuro', es: 'rojo quemado', en: 'brick red, deep red' }],
  ['#a81f35', { pt: 'carmim, cereja', es: 'carmin, cereza, carmesi', en: 'crimson, cherry, ruby' }],
  [
    '#6d2136',
    {
      pt: 'vinho, bordo, borgonha, marsala, bordeaux, vermelho vinho',
      es: 'vino, burdeos, borgona, granate, vino tinto, bordo, guinda',
      en: 'wine, burgundy, maroon, oxblood',
    },
  ],
  ['#eebcc2', { pt: 'rosa, cor de rosa, rose', es: 'rosa, rosado, color rosa', en: 'pink, rosy' }],
  ['#f6d9dc', { pt: 'rosa bebe, rosa bb, rosinha, rosa claro', es: 'rosa bebe, rosa palo claro', en: 'baby pink, pale pink' }],
  [
    '#d9a9a3',
    {
      pt: 'rosa cha, rosa antigo, rosa velho, rosa queimado, rosa seco',
      es: 'rosa palo, rosa viejo, rosa empolvado',
      en: 'dusty pink, dusty rose, old rose, mauve pink, tea rose',
    },
  ],
  ['#e3b5a4', { pt: 'rose gold, ouro rose, rosa gold, rose nude', es: 'oro rosa, oro rosado', en: 'rose gold' }],
  [
    '#f3d4cf',
    { pt: 'blush, rosa blush, rosa millennial', es: 'rosa millennial', en: 'blush, blush pink, millennial pink, rose' },
  ],
  [
    '#e85a9a',
    {
      pt: 'pink, rosa pink, rosa choque, rosa shocking, rosa chiclete, rosa barbie, rosa neon',
      es: 'fucsia, rosa fuerte, rosa chicle, rosa fucsia, rosa mexicano',
      en: 'hot pink, bubblegum pink, barbie pink, fuchsia',
    },
  ],
  ['#c53a8c', { pt: 'magenta, fucsia', es: 'magenta', en: 'magenta' }],
  ['#f08ba0', { pt: 'goiaba, melancia, flamingo', es: 'flamenco, sandia', en: 'flamingo, watermelon' }],
  // violet
  ['#6d4a9c', { pt: 'roxo', es: 'morado, purpura', en: 'purple' }],
  ['#8a6bbf', { pt: 'violeta', es: 'violeta', en: 'violet, amethyst' }],
  ['#cdb9e2', { pt: 'lilas', es: 'lila', en: 'lilac' }],
  ['#b7a4d6', { pt: 'lavanda', es: 'lavanda, malva', en: 'lavender, mauve' }],
  [
    '#4b2346',
    {
      pt: 'uva, berinjela, beringela, ameixa, roxo escuro',
      es: 'uva, berenjena, ciruela',
      en: 'plum, aubergine, eggplant, grape',
    },
  ],
  // blue
  ['#5d8fc0', { pt: 'azul', es: 'azul', en: 'blue' }],
  ['#bcd9ee', { pt: 'azul bebe, azul bb, azul clarinho, azul candy', es: 'azul bebe', en: 'baby blue, powder blue' }],
  ['#a9d2ea', { pt: 'celeste, azul celeste, azul ceu', es: 'celeste, azul cielo', en: 'sky blue' }],
  [
    '#1d2f52',
    {
      pt: 'marinho, azul marinho, azul noite, azul escuro',
      es: 'azul marino, marino, azul noche',
      en: 'navy, navy blue, midnight blue',
    },
  ],
  [
    '#2747b0',
    {
      pt: 'azul royal, azul bic, azul klein, azul cobalto, azulao',
      es: 'azul rey, azul klein, azul cobalto, azul electrico',
      en: 'royal blue, cobalt, cobalt blue, klein blue, electric blue',
    },
  ],
  ['#2b5a6b', { pt: 'azul petroleo, petroleo', es: 'azul petroleo, petroleo', en: 'petrol, petrol blue, teal blue' }],
  [
    '#7f9bb5',
    {
      pt: 'azul acinzentado, azul serenity, azul jeans',
      es: 'azul grisaceo, azul vaquero',
      en: 'dusty blue, slate blue, denim blue, serenity blue',
    },
  ],
  ['#4a5fae', { pt: 'anil, indigo', es: 'indigo, anil', en: 'indigo' }],
  ['#3fb6b2', { pt: 'turquesa, azul turquesa, ciano', es: 'turquesa, azul turquesa, cian', en: 'turquoise, cyan' }],
  ['#81d8d0', { pt: 'tiffany, azul tiffany, verde tiffany', es: 'tiffany, azul tiffany', en: 'tiffany, tiffany blue' }],
  ['#2b7a7b', { pt: 'azul esverdeado, verde azulado', es: 'verde azulado', en: 'teal' }],
  // green
  ['#6f9070', { pt: 'verde', es: 'verde', en: 'green' }],
  ['#bfe3d6', { pt: 'verde agua, verde mar, aqua', es: 'verde agua, aguamarina', en: 'aqua, sea green, seafoam, aquamarine' }],
  ['#b9dccb', { pt: 'menta, verde menta', es: 'menta, verde menta', en: 'mint, mint green' }],
  [
    '#a9b79c',
    {
      pt: 'salvia, verde salvia, verde acinzentado, eucalipto, verde eucalipto',
      es: 'salvia, verde salvia, eucalipto, verde eucalipto',
      en: 'sage, sage green, eucalyptus',
    },
  ],
  [
    '#b5b98a',
    { pt: 'pistache, verde pistache, abacate, verde cha', es: 'pistacho, verde pistacho, aguacate', en: 'pistachio, avocado' },
  ],
  ['#7c7d48', { pt: 'oliva, verde oliva, azeitona', es: 'oliva, verde oliva, aceituna', en: 'olive, olive green' }],
  [
    '#4c5a38',
    { pt: 'musgo, verde musgo, verde militar', es: 'musgo, verde musgo, verde militar', en: 'moss, moss green, army green' },
  ],
  [
    '#1f6b4f',
    { pt: 'esmeralda, verde esmeralda, jade', es: 'esmeralda, verde esmeralda, jade', en: 'emerald, emerald green, jade' },
  ],
  [
    '#2f4a37',
    {
      pt: 'verde bandeira escuro, verde garrafa, verde floresta, verde escuro',
      es: 'verde botella, verde bosque',
      en: 'bottle green, forest green, hunter green',
    },
  ],
  ['#2f8a4a', { pt: 'verde bandeira, verde folha', es: 'verde hoja, verde hierba', en: 'leaf green, grass green, kelly green' }],
  [
    '#b7cf4f',
    { pt: 'limao, verde limao, verde lima, verde neon', es: 'lima, verde lima, verde limon', en: 'lime, lime green, chartreuse' },
  ],
]

/** On marble these are the colour of its veins. */
export const METALS: ReadonlySet<Colour> = new Set(['#c59a4e', '#b9bcc0', '#a4502f', '#e3b5a4'])

export const colourEntries: readonly Entry[] = COLOURS.map(([colour, names]) => ({ meaning: { kind: 'colour', colour }, names }))

export const shadeEntries: readonly Entry[] = [
  {
    meaning: { kind: 'shade', shade: 'light' },
    names: {
      pt: 'claro, clarinho, clarissimo, desmaiado, quase branco',
      es: 'claro, clarito, palido, casi blanco',
      en: 'light, pale, lighter, almost white, nearly white',
    },
  },
  {
    meaning: { kind: 'shade', shade: 'dark' },
    names: {
      pt: 'escuro, escurinho, profundo, fechado, quase preto',
      es: 'oscuro, profundo, casi negro',
      en: 'dark, deep, darker, almost black, nearly black',
    },
  },
  {
    meaning: { kind: 'shade', shade: 'pastel' },
    names: { pt: 'pastel, pasteis, candy, bebe, bb, delicado', es: 'pastel, bebe, delicado', en: 'pastel, baby, powdery' },
  },
  {
    meaning: { kind: 'shade', shade: 'vivid' },
    names: {
      pt: 'vibrante, vivo, forte, intenso, neon, saturado',
      es: 'vibrante, vivo, fuerte, intenso, neon',
      en: 'vibrant, bright, vivid, bold, strong, neon, intense',
    },
  },
  {
    meaning: { kind: 'shade', shade: 'muted' },
    names: {
      pt: 'queimado, fosco, seco, opaco, apagado, acinzentado',
      es: 'quemado, mate, apagado, empolvado, grisaceo',
      en: 'muted, dusty, matte, washed',
    },
  },
]
