import type { Backdrop } from '#engine/types.ts'
import { renderBokeh } from './bokeh-scene.ts'
import { renderGradient } from './gradient-scene.ts'
import { renderPlace } from './place-scene.ts'
import type { Scene } from './scene.ts'
import type { Size } from './stage.ts'
import { renderStudio } from './studio-scene.ts'

/**
 * Paints a scene at the size given in pixels. Same scene, same size, same picture, on every machine whose floating
 * point is the same.
 */
export function renderScene(scene: Scene, size: Size): Backdrop {
  switch (scene.family) {
    case 'studio':
      return renderStudio(scene, size)
    case 'gradient':
      return renderGradient(scene, size)
    case 'bokeh':
      return renderBokeh(scene, size)
    case 'garden':
    case 'forest':
    case 'beach':
    case 'sky':
    case 'city':
    case 'interior':
      return renderPlace(scene, size)
  }
}
