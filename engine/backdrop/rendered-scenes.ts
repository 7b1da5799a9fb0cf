import type { FlatLayScene, Material, PlaceScene, Scene } from './scene.ts'

const WOOD: Material = { name: 'wood', colour: '#b08c66' }
const MARBLE: Material = { name: 'marble', colour: '#efece8' }

const room = (kind: NonNullable<PlaceScene['room']>, seed: number, table = WOOD): PlaceScene & { readonly seed: number } => ({
  family: 'interior',
  time: 'day',
  room: kind,
  table,
  seed,
})

const party = (ground: Material['colour'], lights: readonly Material['colour'][], seed: number): Scene => ({
  family: 'bokeh',
  ground,
  lights,
  table: WOOD,
  seed,
})

const seenFromAbove = (ground: Material, seed: number): FlatLayScene & { readonly seed: number } => ({
  family: 'flat-lay',
  ground,
  lightX: -0.7,
  mood: 'bright',
  pattern: 'leaves',
  seed,
})

/** By group of the gallery: what is offered only while its plate is there, with what is drawn for an edit that named it should it be gone. */
export const RENDERED = {
  interiores: {
    biblioteca: { ...room('office', 267), props: [{ name: 'books' }] },
    'spa-toalhas': room('salon', 301),
    'mesa-de-manicure': room('salon', 302, MARBLE),
    confeitaria: room('cafe', 303, MARBLE),
    vitrine: room('shop', 304),
    oficina: room('gym', 305),
    'quarto-de-bebe': room('living-room', 306),
    'cama-lencol': room('living-room', 307),
    banheiro: room('salon', 319, { name: 'stone', colour: '#d9c8ae' }),
    'forno-a-lenha': room('cafe', 521),
    'cozinha-da-roca': room('kitchen', 547),
    barbearia: room('salon', 523, { name: 'wood', colour: '#5f3d25' }),
    'janela-com-chuva': room('living-room', 527),
    banheira: room('salon', 577, { name: 'stone', colour: '#e6ddcd' }),
  },
  'de-cima': {
    'de-cima-areia': seenFromAbove({ name: 'sand', colour: '#d6ac76' }, 320),
    'de-cima-carnaval': seenFromAbove({ name: 'paper', colour: '#f3ead6' }, 321),
  },
  natureza: {
    sitio: { family: 'countryside', time: 'day', land: 'pasture', table: WOOD, seed: 308 },
    outono: { family: 'forest', time: 'day', seed: 557 },
    'pedra-molhada': { family: 'garden', time: 'day', table: { name: 'stone', colour: '#5d5f5b' }, seed: 541 },
  },
  cidade: {
    calcadao: { family: 'beach', time: 'day', table: { name: 'stone', colour: '#d8cbb4' }, seed: 309 },
    feira: { family: 'city', time: 'day', table: WOOD, seed: 310 },
  },
  festa: {
    casamento: party('#d9cbb6', ['#ffe7c7', '#ffcb84', '#fff6dd'], 563),
    'natal-arvore': party('#0d2b20', ['#ffb54d', '#ff3b2e', '#ffd591', '#38b06a'], 311),
    'festa-junina': party('#3a1c10', ['#ffb54d', '#e0463e', '#5fa463', '#fff1d0'], 312),
    carnaval: party('#3a1450', ['#f29bb0', '#f6d365', '#8fd3c8', '#b7a4e3'], 313),
    pascoa: party('#efe2cf', ['#f4abc6', '#a9bff6', '#fce2a4', '#b3e2c9'], 314),
    namorados: party('#5b1526', ['#f59aa8', '#ffd6d9', '#e8475f'], 315),
    'dia-das-maes': party('#d9a3b4', ['#fff0f4', '#ffd0de', '#ffe7c7'], 316),
    halloween: party('#17101c', ['#ff8f2e', '#ffb54d', '#7a4fb0'], 317),
    'black-friday': party('#101012', ['#f3d27a', '#fff6dd', '#d9b25a'], 318),
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, Scene>>>>
