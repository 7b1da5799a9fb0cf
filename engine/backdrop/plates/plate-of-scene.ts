import type { Scene } from '../scene.ts'
import { type FindPlate, findPlate, type Plate } from './plate-index.ts'

/** The plate that stands for a scene; undefined where the scene is drawn. */
export function plateOfScene({ plate, family }: Scene, find: FindPlate = findPlate): Plate | undefined {
  return plate && find(plate, family === 'flat-lay' ? 'above' : 'level')
}

/** The same scene as it is drawn. */
export function withoutPlate(scene: Scene): Scene {
  const { plate: _, ...drawn } = scene
  return drawn
}
