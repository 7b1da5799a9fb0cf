import type { Material, MaterialName, PlaceScene, Scene, StudioScene } from './scene.ts'

type Place = Omit<PlaceScene, 'table'> & { readonly table?: Material; readonly seed: number }
type Colour = Material['colour']
type Look = Partial<Omit<StudioScene, 'family' | 'wall' | 'ground'>> & { readonly seed: number }

const of = (name: MaterialName, colour: Colour, accent?: Colour): Material => ({ name, colour, ...(accent && { accent }) })

const studio = (wall: Material, ground: Material, look: Look): Scene => ({
  family: 'studio',
  wall,
  ground,
  isSeamless: false,
  lightX: -0.7,
  mood: 'soft',
  ...look,
})

const place = (scene: Place): Scene => scene

const sweep = (material: Material, look: Look): Scene => studio(material, material, { isSeamless: true, ...look })

/** In the gallery's order. Ids are kept for ever: finished edits name them. */
export const READY_SCENES = [
  {
    id: 'marmore-branco',
    group: 'marmore',
    scene: studio(of('painted-wall', '#dfe3e4'), of('marble', '#f1efec'), { mood: 'bright', pattern: 'window', seed: 11 }),
  },
  {
    id: 'marmore-preto-e-ouro',
    group: 'marmore',
    scene: studio(of('plaster', '#2b2a2a'), of('marble', '#16161a', '#c9a25a'), { mood: 'dark', lightX: 0.6, seed: 23 }),
  },
  {
    id: 'marmore-verde',
    group: 'marmore',
    scene: studio(of('painted-wall', '#c9cbb8'), of('marble', '#1d4237', '#cfd8cf'), { lightX: 0.7, seed: 37 }),
  },
  {
    id: 'granilite-menta',
    group: 'marmore',
    scene: studio(of('painted-wall', '#bfdacb'), of('terrazzo', '#efece4'), { mood: 'bright', seed: 41 }),
  },
  {
    id: 'madeira-clara',
    group: 'madeira',
    scene: studio(of('painted-wall', '#e9e2d6'), of('wood', '#c9a476'), { pattern: 'leaves', mood: 'bright', seed: 51 }),
  },
  {
    id: 'madeira-escura',
    group: 'madeira',
    scene: studio(of('plaster', '#3d4a42'), of('wood', '#6b4429'), { mood: 'dark', lightX: -0.6, seed: 61 }),
  },
  {
    id: 'madeira-e-tijolo',
    group: 'madeira',
    scene: studio(of('brick', '#9a5a42'), of('wood', '#8d6239'), { lightX: 0.7, seed: 67 }),
  },
  {
    id: 'gesso-terracota-folhas',
    group: 'gesso',
    scene: sweep(of('plaster', '#c97f5b'), { pattern: 'leaves', seed: 71 }),
  },
  { id: 'gesso-branco', group: 'gesso', scene: sweep(of('plaster', '#e8e3db'), { mood: 'bright', lightX: 0.7, seed: 73 }) },
  {
    id: 'concreto-persiana',
    group: 'parede',
    scene: studio(of('concrete', '#b5b2ac'), of('concrete', '#a8a59f'), { pattern: 'blinds', lightX: 0.8, seed: 83 }),
  },
  {
    id: 'tijolo-branco',
    group: 'parede',
    scene: studio(of('brick', '#e9e5df'), of('wood', '#b98f62'), { mood: 'bright', seed: 87 }),
  },
  {
    id: 'azulejo-verde',
    group: 'parede',
    scene: studio(of('tile', '#5f8a74'), of('stone', '#d8cbb4'), { lightX: 0.6, seed: 89 }),
  },
  {
    id: 'podio-rosa',
    group: 'podio',
    scene: sweep(of('painted-wall', '#eec9c4'), { podium: of('smooth', '#f3d6d0'), mood: 'bright', seed: 91 }),
  },
  {
    id: 'podio-travertino',
    group: 'podio',
    scene: studio(of('plaster', '#d9c7ad'), of('painted-wall', '#d9c7ad'), {
      podium: of('stone', '#dccab0'),
      pattern: 'leaves',
      lightX: 0.7,
      seed: 95,
    }),
  },
  {
    id: 'linho-luz-da-janela',
    group: 'tecido',
    scene: studio(of('painted-wall', '#e6dfd2'), of('linen', '#e5dccb'), { pattern: 'window', lightX: 0.7, seed: 101 }),
  },
  {
    id: 'veludo-bordo',
    group: 'tecido',
    scene: studio(of('velvet', '#5a1626'), of('wood', '#4a2b1a'), { mood: 'dark', seed: 103 }),
  },
  {
    id: 'areia-e-palmeira',
    group: 'praia',
    scene: studio(of('plaster', '#ead9bd'), of('sand', '#e3cfab'), { pattern: 'leaves', seed: 107 }),
  },
  { id: 'papel-azul', group: 'parede', scene: sweep(of('paper', '#a9c3d6'), { mood: 'bright', seed: 109 }) },
  { id: 'jardim-desfocado', group: 'natureza', scene: place({ family: 'garden', time: 'day', seed: 201 }) },
  {
    id: 'jardim-mesa',
    group: 'natureza',
    scene: place({ family: 'garden', time: 'day', table: of('wood', '#a87f55'), seed: 205 }),
  },
  { id: 'jardim-a-noite', group: 'natureza', scene: place({ family: 'garden', time: 'night', seed: 207 }) },
  { id: 'bosque-dourado', group: 'natureza', scene: place({ family: 'forest', time: 'sunset', seed: 211 }) },
  { id: 'praia-de-dia', group: 'praia', scene: place({ family: 'beach', time: 'day', table: of('sand', '#e6d3ae'), seed: 221 }) },
  { id: 'praia-por-do-sol', group: 'praia', scene: place({ family: 'beach', time: 'sunset', seed: 223 }) },
  { id: 'ceu-azul', group: 'praia', scene: place({ family: 'sky', time: 'day', seed: 227 }) },
  { id: 'cidade-a-noite', group: 'cidade', scene: place({ family: 'city', time: 'night', seed: 231 }) },
  { id: 'cidade-por-do-sol', group: 'cidade', scene: place({ family: 'city', time: 'sunset', seed: 233 }) },
  { id: 'cidade-de-dia', group: 'cidade', scene: place({ family: 'city', time: 'day', seed: 237 }) },
  {
    id: 'cafe-aconchegante',
    group: 'interiores',
    scene: place({ family: 'interior', time: 'day', room: 'cafe', table: of('wood', '#7a5233'), seed: 241 }),
  },
  {
    id: 'cozinha-clara',
    group: 'interiores',
    scene: place({ family: 'interior', time: 'day', room: 'kitchen', table: of('marble', '#efece8'), seed: 243 }),
  },
  { id: 'loja-elegante', group: 'interiores', scene: place({ family: 'interior', time: 'day', room: 'shop', seed: 247 }) },
  { id: 'escritorio-moderno', group: 'interiores', scene: place({ family: 'interior', time: 'day', room: 'office', seed: 251 }) },
  { id: 'sala-de-estar', group: 'interiores', scene: place({ family: 'interior', time: 'day', room: 'living-room', seed: 253 }) },
  { id: 'consultorio-claro', group: 'interiores', scene: place({ family: 'interior', time: 'day', room: 'clinic', seed: 257 }) },
  { id: 'salao-espelhos', group: 'interiores', scene: place({ family: 'interior', time: 'day', room: 'salon', seed: 259 }) },
  { id: 'academia', group: 'interiores', scene: place({ family: 'interior', time: 'day', room: 'gym', seed: 263 }) },
  {
    id: 'degrade-lilas',
    group: 'degrade',
    scene: { family: 'gradient', colours: ['#c9b6ee', '#f3d9ea', '#a9b8f2', '#efe6fb'], shape: 'mesh', seed: 271 },
  },
  {
    id: 'degrade-pessego',
    group: 'degrade',
    scene: { family: 'gradient', colours: ['#ffd9c2', '#f7a98f', '#ef8a8a'], shape: 'linear', seed: 273 },
  },
  {
    id: 'holofote-grafite',
    group: 'degrade',
    scene: { family: 'gradient', colours: ['#8d9299', '#17191d'], shape: 'spot', seed: 277 },
  },
  {
    id: 'bokeh-dourado',
    group: 'festa',
    scene: { family: 'bokeh', ground: '#2a1a0e', lights: ['#ffc46b', '#ffe2a8', '#ff9f45'], seed: 281 },
  },
  {
    id: 'bokeh-rosa',
    group: 'festa',
    scene: { family: 'bokeh', ground: '#d9a3b4', lights: ['#fff0f4', '#ffd0de', '#ffe7c7'], seed: 283 },
  },
] as const satisfies readonly { id: string; group: string; scene: Scene }[]
