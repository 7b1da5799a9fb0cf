import { describe, expect, it } from 'vitest'
import { layFlat } from './lay-flat.ts'
import { findReadyBackdrop, listReadyBackdrops } from './ready-backdrops.ts'
import { renderScene } from './render-scene.ts'

const sceneOf = (id: string) => {
  const scene = findReadyBackdrop(id)?.scene
  if (!scene) throw new Error(`no backdrop ${id}`)
  return scene
}

describe('a scene for a photo from above', () => {
  it('is a surface for every ready backdrop, and stays what it is where it is one', () => {
    for (const { scene } of listReadyBackdrops()) {
      const flat = layFlat(scene)
      expect(flat.family).toBe('flat-lay')
      expect(flat.seed).toBe(scene.seed)
      if (scene.family === 'flat-lay') expect(flat).toBe(scene)
    }
  })

  it.each([
    ['marmore-branco', 'marble'],
    ['madeira-clara', 'wood'],
    ['infinito-bege', 'paper'],
  ])('keeps the material of %s', (id, material) => {
    expect(layFlat(sceneOf(id))).toMatchObject({ ground: { name: material } })
  })

  it('is seen from above when painted', () => {
    expect(renderScene(layFlat(sceneOf('marmore-branco')), { width: 80, height: 100 }).view).toBe('above')
  })
})
