import type { FlatLayScene, Material, PlaceScene, Scene, StudioScene } from './scene.ts'

const SAND: Material = { name: 'sand', colour: '#e2cba4' }
const WOOD: Material = { name: 'wood', colour: '#b98a5e' }
const STONE: Material = { name: 'stone', colour: '#b9b2a6' }

/** What lies under a thing that is photographed from above in such a place. */
const UNDER: Readonly<Record<PlaceScene['family'], Material>> = {
  beach: SAND,
  garden: WOOD,
  forest: WOOD,
  countryside: WOOD,
  interior: WOOD,
  city: STONE,
  sky: { name: 'paper', colour: '#cfe3f2' },
}

/** The same scene for a subject photographed from above: its surface, seen from there, in its light. */
export function layFlat(scene: Scene): Scene {
  if (scene.family === 'flat-lay') return scene
  const { seed, plate } = scene
  return { family: 'flat-lay', ...surfaceOf(scene), seed, ...(plate && { plate }) }
}

function surfaceOf(scene: Exclude<Scene, FlatLayScene>): Omit<FlatLayScene, 'family'> {
  if (scene.family === 'studio') return tableOf(scene)
  if (scene.family === 'gradient') return { ground: paper(scene.colours[0] ?? '#efe9e1'), lightX: -0.5, mood: 'bright' }
  if (scene.family === 'bokeh')
    return { ground: scene.table ?? { name: 'velvet', colour: scene.ground }, lightX: -0.5, mood: 'soft' }
  return {
    ground: scene.table ?? UNDER[scene.family],
    lightX: -0.5,
    mood: scene.time === 'day' ? 'bright' : 'soft',
    ...(scene.time === 'sunset' && { temperature: 'warm' }),
  }
}

function tableOf({
  ground,
  wall,
  isSeamless,
  podium,
  pattern,
  lightX,
  temperature,
  mood,
}: StudioScene): Omit<FlatLayScene, 'family'> {
  const table = podium ?? (isSeamless ? wall : ground)
  return {
    ground: table.name === 'smooth' || table.name === 'painted-wall' ? paper(table.colour) : table,
    lightX,
    mood,
    ...(pattern && { pattern }),
    ...(temperature && { temperature }),
  }
}

const paper = (colour: Material['colour']): Material => ({ name: 'paper', colour })
