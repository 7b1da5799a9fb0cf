/** Backdrops as beauticians, bakers, dentists, realtors and trainers type them on a phone: the essentials of the scene, and what must be missed. */

import type { Phrase } from './phrases.fixture.ts'

export const TRADES_ENGLISH: readonly Phrase[] = [
  ['full moon background', { family: 'sky', hasMoon: true, time: 'night' }],
  [
    'candles and roses',
    {
      family: 'studio',
      temperature: 'warm',
      mood: 'dark',
      props: [{ name: 'candles' }, { name: 'roses' }],
      wall: { name: 'smooth', colour: '#1f1d20' },
      ground: { name: 'smooth' },
    },
  ],
  ['christmas table', { family: 'bokeh', props: [{ name: 'christmas-tree' }], table: { name: 'wood' } }],
  [
    'round mirror on the wall',
    { family: 'studio', props: [{ name: 'mirror' }], wall: { name: 'smooth' }, ground: { name: 'smooth' } },
  ],
  [
    'plants in the background',
    { family: 'studio', props: [{ name: 'plants' }], wall: { name: 'smooth' }, ground: { name: 'smooth' } },
  ],
  ['farm', { family: 'countryside', land: 'pasture' }],
  ['vegetable garden', { family: 'countryside', land: 'crops' }],
  [
    'warm late afternoon light',
    { family: 'studio', temperature: 'warm', pattern: 'window', isSeamless: true, wall: { name: 'smooth', colour: '#dcc3a6' } },
  ],
  ['white dental office', { family: 'interior', room: 'clinic', colour: '#f4f2ee' }],
  ['dark gym with blue light', { family: 'interior', room: 'gym', time: 'night', cast: '#5d8fc0' }],
  ['salon with mirrors', { family: 'interior', room: 'salon' }],
  ['bakery counter', { family: 'interior', room: 'cafe', table: { name: 'wood' } }],
  [
    'wooden table w/ flowers',
    { family: 'studio', props: [{ name: 'flowers' }], wall: { name: 'painted-wall' }, ground: { name: 'wood' } },
  ],
  ['beach with palm trees', { family: 'beach', hasPalms: true }],
  ['swimming pool', { family: 'countryside', land: 'pool' }],
  ['snowy mountains', { family: 'countryside', land: 'snow' }],
  ['lake at sunset', { family: 'countryside', land: 'lake', time: 'sunset' }],
  [
    'cozy living room with fireplace',
    { family: 'interior', room: 'living-room', time: 'sunset', props: [{ name: 'fireplace' }] },
  ],
  ['rustic kitchen', { family: 'interior', room: 'kitchen' }],
  ['grey sofa', { family: 'interior', room: 'living-room' }, ['grey']],
  ['white bg no shadow', { family: 'studio', isSeamless: true, wall: { name: 'smooth', colour: '#f4f2ee' } }],
  ['black marble with gold', { family: 'studio', wall: { name: 'painted-wall' }, ground: { name: 'marble' } }],
  [
    'pink balloons',
    {
      family: 'studio',
      props: [{ name: 'balloons', colour: '#eebcc2' }],
      wall: { name: 'smooth' },
      ground: { name: 'smooth' },
    },
  ],
  ['christmas gifts', { family: 'bokeh', props: [{ name: 'christmas-tree' }, { name: 'gifts' }], table: { name: 'wood' } }],
  ['birthday party', { family: 'bokeh', props: [{ name: 'balloons' }] }],
  ['flower garden', { family: 'garden', isInBloom: true }],
  ['sunflower field', { family: 'countryside', land: 'blossom', colour: '#efb61f' }],
  [
    'white curtains',
    { family: 'studio', props: [{ name: 'curtain', colour: '#f4f2ee' }], wall: { name: 'smooth' }, ground: { name: 'smooth' } },
  ],
  ['bookshelf', { family: 'studio', props: [{ name: 'books' }], wall: { name: 'smooth' }, ground: { name: 'smooth' } }],
  [
    'lamp and picture frames',
    { family: 'studio', props: [{ name: 'lamp' }, { name: 'frames' }], wall: { name: 'smooth' }, ground: { name: 'smooth' } },
  ],
  ['modern office', { family: 'interior', room: 'office' }],
  ['rooftop view', { family: 'city' }, ['rooftop view']],
  ['empty apartment with big window', { family: 'interior', room: 'living-room' }, ['empty']],
  ['valentines hearts', { family: 'bokeh', shape: 'hearts' }],
  ['fireworks', { family: 'bokeh', shape: 'fireworks' }],
  [
    'marble countertop with plants',
    { family: 'studio', props: [{ name: 'plants' }], wall: { name: 'painted-wall' }, ground: { name: 'marble' } },
  ],
  ['blurry cafe', { family: 'interior', room: 'cafe' }],
  ['wood tble', { family: 'studio', wall: { name: 'painted-wall' }, ground: { name: 'wood' } }, ['tble']],
  ['bedroom with white bedding', { family: 'interior', plate: { scene: 'cama-lencol' } }],
  ['front porch', { family: 'garden', plate: { scene: 'varanda' } }],
  ['picnic blanket in the park', { family: 'garden', table: { name: 'checked' } }],
  ['candlelit dinner', { family: 'studio', props: [{ name: 'candles' }] }, ['dinner']],
  [
    'cold light on concrete',
    { family: 'studio', temperature: 'cool', wall: { name: 'concrete', colour: '#a5a29c' }, ground: { name: 'concrete' } },
  ],
  ['rustic barn', { family: 'countryside', land: 'pasture' }, ['rustic barn']],
  ['podium w/ plants', { family: 'studio', props: [{ name: 'plants' }], wall: { name: 'smooth' }, ground: { name: 'smooth' } }],
  [
    'a cozy living room with a fireplace and christmas lights',
    { family: 'interior', room: 'living-room', props: [{ name: 'fireplace' }, { name: 'christmas-tree' }] },
  ],
]
