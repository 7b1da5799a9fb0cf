import { expect, test } from 'vitest'
import { layFlat } from './lay-flat.ts'
import { plateOfScene } from './plates/plate-of-scene.ts'
import { READY_SCENES } from './ready-scenes.ts'
import { stageOf } from './ready-stages.ts'
import { renderScene } from './render-scene.ts'
import type { Scene } from './scene.ts'

/** Nothing that is compared depends on it. */
const TINY = { width: 16, height: 20 }

function paintedStage(scene: Scene) {
  const { picture: _, isGenerated: __, ...stage } = renderScene(scene, TINY)
  return JSON.parse(JSON.stringify(stage), (_key, value: unknown) =>
    typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value,
  )
}

test.each([
  ['a browser places a subject on every ready backdrop as the engine does', 'front'],
  ['a photo from above is placed on the surface of every scene', 'above'],
] as const)('%s', (_, view) => {
  const scenes = READY_SCENES.map(({ id, scene }) => ({ id, seen: view === 'above' ? layFlat(scene) : scene }))
  expect(scenes.map(({ id }) => stageOf(id, view))).toEqual(
    scenes.map(({ seen }) => plateOfScene(seen)?.stage ?? paintedStage(seen)),
  )
})

test('an unknown backdrop has no stage', () => {
  expect(stageOf('lua', 'front')).toBeUndefined()
})
