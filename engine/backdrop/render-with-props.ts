import type { Backdrop } from '#engine/types.ts'
import { composeProps } from './props/compose-props.ts'
import { viewOfPainting } from './props/ground-view.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'
import type { Size } from './stage.ts'

/** Paints a scene at that size, with the rendered things that it names. */
export async function renderWithProps(scene: Scene, size: Size): Promise<Backdrop> {
  const painted = renderScene(scene, size)
  const view = viewOfPainting(size, scene.family === 'flat-lay')
  await composeProps(painted.picture, scene, { view, lightX: painted.light.x, seed: scene.seed })
  return painted
}
