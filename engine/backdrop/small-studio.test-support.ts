import type { StudioScene } from './scene.ts'

/** Small enough to be painted often. */
export const SIZE = { width: 216, height: 270 }

/** A plain studio, to which tests add things. */
export const STUDIO: StudioScene & { seed: number } = {
  family: 'studio',
  wall: { name: 'plaster', colour: '#8d8378' },
  ground: { name: 'wood', colour: '#8a6242' },
  isSeamless: false,
  lightX: -0.6,
  mood: 'soft',
  seed: 5,
}
