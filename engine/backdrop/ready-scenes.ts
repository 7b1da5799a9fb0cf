import { plateLights } from './plates/plate-index.ts'
import { plateOfScene } from './plates/plate-of-scene.ts'
import { RENDERED } from './rendered-scenes.ts'
import type { FlatLayScene, Material, MaterialName, PlaceScene, PlateLight, Scene, StudioScene } from './scene.ts'

type ReadyPlace = Omit<PlaceScene, 'table'> & { readonly table?: Material; readonly seed: number }
type Colour = Material['colour']
type StudioDetails = Partial<Omit<StudioScene, 'family' | 'wall' | 'ground'>> & { readonly seed: number }

const of = (name: MaterialName, colour: Colour, accent?: Colour): Material => ({ name, colour, ...(accent && { accent }) })

const studio = (wall: Material, ground: Material, look: StudioDetails): Scene => ({
  family: 'studio',
  wall,
  ground,
  isSeamless: false,
  lightX: -0.7,
  mood: 'soft',
  ...look,
})

const flat = (ground: Material, look: Partial<Omit<FlatLayScene, 'family' | 'ground'>> & { readonly seed: number }): Scene => ({
  family: 'flat-lay',
  ground,
  lightX: -0.7,
  mood: 'bright',
  ...look,
})

const place = (scene: ReadyPlace): Scene => scene

/** One group of the gallery, its scenes by id. */
function inGroup<Id extends string, Group extends string>(
  group: Group,
  scenes: Readonly<Record<Id, Scene>>,
): readonly GroupedScene<Id, Group>[] {
  const ids = Object.keys(scenes) as Id[] // the keys of a record are its ids
  return ids.map((id) => ({ id, group, scene: withPlate(id, scenes[id]), isRendered: false }))
}

const rendered: typeof inGroup = (group, scenes) =>
  inGroup(group, scenes).map((one) => ({ ...one, scene: inRenderedLight(one.scene), isRendered: true }))

/** A shop window that is rendered at night alone is offered at night. */
function inRenderedLight(scene: Scene): Scene {
  const { plate } = scene
  if (!plate || plateOfScene(scene)) return scene
  const lit = plateLights(plate.scene)
    .toReversed()
    .map((light) => ({ ...scene, plate: { ...plate, light } }))
  return lit.find((one) => plateOfScene(one)) ?? scene
}

const withPlate = (id: string, scene: Scene): Scene => ({
  ...scene,
  plate: { scene: PLATES[id] ?? id.replace(/^de-cima-/, ''), light: plateLight(scene) },
})

/** Most plates are called like the backdrop that they stand for; one scene has both of its views. */
const PLATES: Readonly<Record<string, string>> = {
  'marmore-preto-e-ouro': 'marmore-preto',
  'de-cima-marmore-preto': 'marmore-preto',
  'de-cima-concreto': 'concreto-janela',
  'gesso-branco': 'gesso-branco-janela',
  'de-cima-granilite': 'granilite-rosa',
  'de-cima-linho': 'linho-luz-da-janela',
  'de-cima-areia': 'praia',
  'praia-de-dia': 'praia',
  'praia-por-do-sol': 'praia',
  'consultorio-claro': 'consultorio',
  'salao-espelhos': 'salao-de-beleza',
  'escritorio-moderno': 'escritorio',
}

/** The light of a plate that is nearest to what would be drawn. */
function plateLight(scene: Scene): PlateLight {
  if ('time' in scene) return scene.time === 'sunset' ? 'sun' : scene.time
  return 'pattern' in scene && scene.pattern ? 'sun' : 'day'
}

interface GroupedScene<Id extends string, Group extends string> {
  readonly id: Id
  readonly group: Group
  readonly scene: Scene
  /** Offered only while its plate is there. */
  readonly isRendered: boolean
}

const sweep = (material: Material, look: StudioDetails): Scene => studio(material, material, { isSeamless: true, ...look })

/** In the gallery's order. Ids are kept for ever: finished edits name them. */
export const READY_SCENES = [
  ...inGroup('marmore', {
    'marmore-branco': studio(of('painted-wall', '#e3e5e4'), of('marble', '#f1efec'), {
      mood: 'bright',
      pattern: 'window',
      seed: 11,
    }),
    'marmore-preto-e-ouro': studio(of('plaster', '#4a4643'), of('marble', '#17171b', '#c9a25a'), {
      mood: 'dark',
      lightX: 0.6,
      seed: 23,
    }),
    'marmore-verde': studio(of('plaster', '#cfcbb6'), of('marble', '#1d4237', '#cfd8cf'), { lightX: 0.7, seed: 37 }),
    'granilite-menta': studio(of('painted-wall', '#bfdacb'), of('terrazzo', '#efece4'), { mood: 'bright', seed: 41 }),
    'granilite-rosa': studio(of('painted-wall', '#e9b9ae'), of('terrazzo', '#f3e7e0', '#c9705c'), {
      mood: 'bright',
      pattern: 'window',
      lightX: 0.7,
      seed: 43,
    }),
  }),
  ...inGroup('madeira', {
    'madeira-clara': studio(of('painted-wall', '#ece6da'), of('wood', '#cfac88'), {
      pattern: 'leaves',
      mood: 'bright',
      seed: 52,
    }),
    'madeira-escura': studio(of('plaster', '#56665a'), of('wood', '#6f4a30'), { mood: 'dark', lightX: -0.6, seed: 61 }),
    'madeira-e-tijolo': studio(of('brick', '#9a5a42'), of('wood', '#8d6643'), { lightX: 0.7, seed: 67 }),
    'madeira-e-salvia': studio(of('plaster', '#a9b49a'), of('wood', '#b98f66'), { lightX: -0.8, pattern: 'window', seed: 69 }),
  }),
  ...inGroup('parede', {
    'concreto-persiana': studio(of('concrete', '#b9b6b0'), of('concrete', '#aeaba5'), {
      pattern: 'blinds',
      lightX: 0.8,
      seed: 83,
    }),
    'concreto-escuro': studio(of('concrete', '#7d7c7a'), of('concrete', '#6f6e6c'), { mood: 'dark', lightX: -0.6, seed: 85 }),
    'tijolo-branco': studio(of('brick', '#e9e5df'), of('wood', '#b98f62'), { mood: 'bright', seed: 87 }),
    'azulejo-verde': studio(of('tile', '#5f8a74'), of('stone', '#d8cbb4'), { lightX: 0.6, seed: 89 }),
  }),
  ...inGroup('gesso', {
    'gesso-terracota-folhas': sweep(of('plaster', '#cb8462'), { pattern: 'leaves', seed: 71 }),
    'gesso-branco': sweep(of('plaster', '#ebe6de'), { mood: 'bright', lightX: 0.7, seed: 73 }),
    'gesso-areia-janela': sweep(of('plaster', '#e0c8b2'), { pattern: 'window', lightX: 0.8, seed: 75 }),
  }),
  ...inGroup('podio', {
    'podio-rosa': sweep(of('painted-wall', '#eec9c4'), { podium: of('smooth', '#f3d6d0'), mood: 'bright', seed: 91 }),
    'podio-travertino': studio(of('plaster', '#e2d3bd'), of('painted-wall', '#ddcdb5'), {
      podium: of('stone', '#dfcfb8'),
      pattern: 'leaves',
      lightX: 0.7,
      seed: 95,
    }),
    'podio-verde-folhas': sweep(of('painted-wall', '#b3c4a6'), {
      podium: of('smooth', '#c3d1b7'),
      pattern: 'leaves',
      mood: 'bright',
      seed: 97,
    }),
    'podio-preto': studio(of('plaster', '#4d4a4b'), of('smooth', '#2c2b2e'), {
      podium: of('marble', '#19191d', '#c9a25a'),
      mood: 'dark',
      lightX: 0.6,
      seed: 99,
    }),
  }),
  ...inGroup('tecido', {
    'linho-luz-da-janela': studio(of('painted-wall', '#e9e3d7'), of('linen', '#e5dccb'), {
      pattern: 'window',
      lightX: 0.7,
      seed: 101,
    }),
    'linho-rosa-folhas': studio(of('plaster', '#e6cabd'), of('linen', '#e3c4b6'), {
      pattern: 'leaves',
      mood: 'bright',
      seed: 102,
    }),
    'veludo-bordo': studio(of('velvet', '#6d1a2c'), of('wood', '#5a3823'), { mood: 'dark', seed: 103 }),
    'veludo-azul': studio(of('velvet', '#1f3f66'), of('marble', '#e9e6e1'), { mood: 'dark', lightX: 0.6, seed: 104 }),
  }),
  ...inGroup('de-cima', {
    'de-cima-marmore-branco': flat(of('marble', '#f1efec'), { pattern: 'window', seed: 11 }),
    'de-cima-madeira-clara': flat(of('wood', '#cfac88'), { pattern: 'leaves', seed: 52 }),
    'de-cima-madeira-escura': flat(of('wood', '#6f4a30'), { mood: 'dark', lightX: -0.6, seed: 61 }),
    'de-cima-linho': flat(of('linen', '#e5dccb'), { pattern: 'window', lightX: 0.7, seed: 101 }),
    'de-cima-concreto': flat(of('concrete', '#b4b1ac'), { mood: 'soft', lightX: 0.7, seed: 83 }),
    'de-cima-granilite': flat(of('terrazzo', '#f3e7e0', '#c9705c'), { lightX: -0.6, seed: 43 }),
    'de-cima-papel-rosa': flat(of('paper', '#f1c9cf'), { pattern: 'leaves', lightX: 0.7, seed: 105 }),
    'de-cima-gesso-areia': flat(of('plaster', '#e0c8b2'), { pattern: 'leaves', seed: 71 }),
    'de-cima-azulejo-branco': flat(of('tile', '#f0efec'), { pattern: 'window', seed: 89 }),
    'de-cima-marmore-preto': flat(of('marble', '#17171b', '#c9a25a'), { mood: 'dark', lightX: 0.6, seed: 23 }),
  }),
  ...rendered('de-cima', RENDERED['de-cima']),
  ...inGroup('estudio', {
    'infinito-branco': sweep(of('paper', '#f2f0ed'), { mood: 'bright', lightX: -0.6, seed: 105 }),
    'infinito-bege': sweep(of('paper', '#d9c6ae'), { lightX: 0.7, seed: 106 }),
    'infinito-azul': sweep(of('paper', '#a9c3d6'), { mood: 'bright', seed: 109 }),
  }),
  ...inGroup('natureza', {
    'jardim-desfocado': place({ family: 'garden', time: 'day', seed: 201 }),
    'jardim-mesa': place({ family: 'garden', time: 'day', table: of('wood', '#b08c66'), seed: 205 }),
    'jardim-a-noite': place({ family: 'garden', time: 'night', seed: 207 }),
    'bosque-dourado': place({ family: 'forest', time: 'sunset', seed: 211 }),
  }),
  ...rendered('natureza', RENDERED.natureza),
  ...inGroup('praia', {
    'praia-de-dia': place({ family: 'beach', time: 'day', table: of('sand', '#e8d6b8'), seed: 221 }),
    'praia-por-do-sol': place({ family: 'beach', time: 'sunset', table: of('sand', '#d9b690'), seed: 223 }),
    'areia-e-palmeira': studio(of('plaster', '#eddcc8'), of('sand', '#e2cfb6'), { pattern: 'leaves', seed: 107 }),
    'ceu-azul': place({ family: 'sky', time: 'day', seed: 227 }),
  }),
  ...inGroup('cidade', {
    'cidade-a-noite': place({ family: 'city', time: 'night', seed: 231 }),
    'cidade-por-do-sol': place({ family: 'city', time: 'sunset', seed: 233 }),
    'cidade-de-dia': place({ family: 'city', time: 'day', seed: 237 }),
  }),
  ...rendered('cidade', RENDERED.cidade),
  ...inGroup('interiores', {
    'cafe-aconchegante': place({ family: 'interior', time: 'day', room: 'cafe', table: of('wood', '#86603f'), seed: 241 }),
    'cozinha-clara': place({ family: 'interior', time: 'day', room: 'kitchen', table: of('marble', '#efece8'), seed: 243 }),
    'loja-elegante': place({ family: 'interior', time: 'day', room: 'shop', seed: 247 }),
    'escritorio-moderno': place({ family: 'interior', time: 'day', room: 'office', seed: 251 }),
    'sala-de-estar': place({ family: 'interior', time: 'day', room: 'living-room', seed: 253 }),
    'consultorio-claro': place({ family: 'interior', time: 'day', room: 'clinic', seed: 257 }),
    'salao-espelhos': place({ family: 'interior', time: 'day', room: 'salon', seed: 259 }),
    academia: place({ family: 'interior', time: 'day', room: 'gym', seed: 263 }),
  }),
  ...rendered('interiores', RENDERED.interiores),
  ...inGroup('degrade', {
    'degrade-lilas': { family: 'gradient', colours: ['#c9b6ee', '#f3d9ea', '#a9b8f2', '#efe6fb'], shape: 'mesh', seed: 271 },
    'degrade-pessego': { family: 'gradient', colours: ['#ffe3cf', '#f9b79c', '#ef8f8f'], shape: 'mesh', seed: 273 },
    'holofote-grafite': { family: 'gradient', colours: ['#9aa0a8', '#17191d'], shape: 'spot', seed: 277 },
    'holofote-coral': { family: 'gradient', colours: ['#ff9f86', '#c2483f'], shape: 'spot', seed: 279 },
  }),
  ...inGroup('festa', {
    'bokeh-dourado': { family: 'bokeh', ground: '#24150a', lights: ['#ffb54d', '#ffd88f', '#ff8f2e'], seed: 281 },
    'bokeh-rosa': { family: 'bokeh', ground: '#d9a3b4', lights: ['#fff0f4', '#ffd0de', '#ffe7c7'], seed: 283 },
    'bokeh-natal': { family: 'bokeh', ground: '#0d2b20', lights: ['#ffb54d', '#ff3b2e', '#ffd591', '#38b06a'], seed: 287 },
  }),
  ...rendered('festa', RENDERED.festa),
] as const
