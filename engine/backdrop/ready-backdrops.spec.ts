import { describe, expect, it } from 'vitest'
import * as en from '#phrases/en/backdrops.ts'
import * as es from '#phrases/es/backdrops.ts'
import * as ptBr from '#phrases/pt-BR/backdrops.ts'
import * as ptPt from '#phrases/pt-PT/backdrops.ts'
import { findPlate } from './plates/plate-index.ts'
import { plateOfScene } from './plates/plate-of-scene.ts'
import { findReadyBackdrop, listReadyBackdrops } from './ready-backdrops.ts'
import { READY_SCENES } from './ready-scenes.ts'
import { PLATE_LIGHTS } from './scene.ts'

const ids = READY_SCENES.map(({ id }) => id)
const isRenderedLevel = (id: string) => PLATE_LIGHTS.some((light) => findPlate({ scene: id, light }, 'level'))
const groups = new Set(READY_SCENES.map(({ group }) => group))

describe('the ready backdrops', () => {
  it('offers at least 36 of them in at least 9 groups', () => {
    expect(ids.length).toBeGreaterThanOrEqual(36)
    expect(groups.size).toBeGreaterThanOrEqual(9)
  })

  it('offers at least eight that are seen from above', () => {
    expect(listReadyBackdrops().filter(({ scene }) => scene.family === 'flat-lay').length).toBeGreaterThanOrEqual(8)
  })

  it('gives every one an id of its own, in lower case without accents', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z]+(-[a-z]+)*$/.test(id))).toEqual([])
  })

  it.each(Object.entries({ 'pt-BR': ptBr, 'pt-PT': ptPt, es, en }))(
    'names every backdrop and group in %s, and no other',
    (_, phrases) => {
      expect(Object.keys(phrases.backdropNames).sort()).toEqual([...ids].sort())
      expect(Object.keys(phrases.backdropGroups).sort()).toEqual([...groups].sort())
      expect(new Set(Object.values(phrases.backdropNames)).size).toBe(ids.length)
    },
  )

  it('resolves every id for good, and offers what is only rendered while its plate is there', () => {
    expect(ids.filter((id) => !findReadyBackdrop(id))).toEqual([])
    const offered = new Set(listReadyBackdrops().map(({ id }) => id))
    for (const { id, scene, isRendered } of READY_SCENES)
      expect([id, offered.has(id)]).toEqual([id, !isRendered || plateOfScene(scene) !== undefined])
  })

  it('offers what is rendered in any light', () => {
    const offered = new Set<string>(listReadyBackdrops().map(({ id }) => id))
    const wanted = READY_SCENES.filter(({ id, isRendered }) => isRendered && isRenderedLevel(id)).map(({ id }) => id)
    expect(wanted.length).toBeGreaterThan(0)
    expect(wanted.filter((id) => !offered.has(id))).toEqual([])
  })

  it('finds a backdrop by its id and none by another word', () => {
    expect(findReadyBackdrop('marmore-branco')).toMatchObject({ id: 'marmore-branco', group: 'marmore' })
    expect(findReadyBackdrop('constructor')).toBeUndefined()
    expect(findReadyBackdrop('')).toBeUndefined()
  })
})
