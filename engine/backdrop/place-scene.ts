import type { Backdrop } from '#engine/types.ts'
import { renderGradient } from './gradient-scene.ts'
import type { PlaceScene } from './scene.ts'
import type { Size } from './stage.ts'

export function renderPlace(scene: PlaceScene & { readonly seed: number }, size: Size): Backdrop {
  return renderGradient({ family: 'gradient', colours: ['#88aa66', '#ddeeaa'], shape: 'mesh', seed: scene.seed }, size)
}
