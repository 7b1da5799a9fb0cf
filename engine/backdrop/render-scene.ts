import type { Backdrop } from '#engine/types.ts'
import { renderBokeh } from './bokeh-scene.ts'
import { renderFlatLay } from './flat-lay-scene.ts'
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
  if (scene.family === 'studio') return renderStudio(scene, size)
  if (scene.family === 'flat-lay') return renderFlatLay(scene, size)
  if (scene.family === 'gradient') return renderGradient(scene, size)
  if (scene.family === 'bokeh') return renderBokeh(scene, size)
  return renderPlace(scene, size)
}
