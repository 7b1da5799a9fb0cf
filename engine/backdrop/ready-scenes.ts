import type { Material, MaterialName, Scene, StudioScene } from './scene.ts'

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
] as const satisfies readonly { id: string; group: string; scene: Scene }[]
