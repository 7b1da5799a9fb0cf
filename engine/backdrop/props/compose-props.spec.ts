import { SIZE, STUDIO } from '../small-studio.test-support.ts'
import { describe, expect, it, vi } from 'vitest'
import { paintScene } from '../painted-store.ts'
import type { Prop, Scene } from '../scene.ts'

const NOWHERE = '/nonexistent'

const paint = async (scene: Scene): Promise<Uint8Array> => (await paintScene(NOWHERE, scene, SIZE)).picture.data
const withProps = (...props: Prop[]): Scene => ({ ...STUDIO, props })

/** Share of the pixels for which it holds. */
function shareOf(data: Uint8Array, isSo: (at: number) => boolean): number {
  let count = 0
  for (let at = 0; at < data.length; at += 3) if (isSo(at)) count++
  return (3 * count) / data.length
}

const changed = (one: Uint8Array, other: Uint8Array): number =>
  shareOf(one, (at) => [0, 1, 2].some((channel) => Math.abs((one[at + channel] ?? 0) - (other[at + channel] ?? 0)) > 12))

const isBlue = (data: Uint8Array) => (at: number) => (data[at + 2] ?? 0) > (data[at] ?? 0) + 40

describe('rendered things', () => {
  it.each(['candles', 'towels', 'book-pile', 'nail-polish', 'balloons', 'bunting'] as const)('can be seen: %s', async (name) => {
    expect(changed(await paint(STUDIO), await paint(withProps({ name })))).toBeGreaterThan(0.015)
  })

  it('look the same twice', async () => {
    expect(await paint(withProps({ name: 'cup' }))).toEqual(await paint(withProps({ name: 'cup' })))
  })

  it('have the colour that was asked for', async () => {
    const blue = await paint(withProps({ name: 'balloons', colour: '#2747b0' }))
    const red = await paint(withProps({ name: 'balloons', colour: '#c23b33' }))
    expect(shareOf(blue, isBlue(blue))).toBeGreaterThan(0.02)
    expect(shareOf(red, isBlue(red))).toBe(0)
  })

  it('throw a shadow on the ground', async () => {
    const [bare, set] = [await paint(STUDIO), await paint(withProps({ name: 'book-pile' }))]
    const lower = set.subarray(Math.floor(set.length * 0.65))
    const under = bare.subarray(Math.floor(set.length * 0.65))
    const isShaded = (at: number) => {
      const ratio = (lower[at + 1] ?? 0) / Math.max(1, under[at + 1] ?? 1)
      return ratio > 0.5 && ratio < 0.93 && Math.abs((lower[at] ?? 0) / Math.max(1, under[at] ?? 1) - ratio) < 0.06
    }
    expect(shareOf(lower, isShaded)).toBeGreaterThan(0.01)
  })

  it('are dim in the dark, but flames burn', async () => {
    const dark: Scene = { ...STUDIO, mood: 'dark' }
    const brightest = async (name: Prop['name']) => {
      const [bare, set] = [await paint(dark), await paint({ ...dark, props: [{ name }] })]
      return set.reduce((most, level, at) => (Math.abs(level - (bare[at] ?? 0)) > 12 ? Math.max(most, level) : most), 0)
    }
    expect(await brightest('towels')).toBeLessThan(190)
    expect(await brightest('candles')).toBeGreaterThan(235)
  })
})

it('lays them over a plate too', async () => {
  const plate: Scene = { family: 'interior', time: 'day', seed: 3, plate: { scene: 'biblioteca', light: 'day', seed: 4 } }
  const [bare, set] = [await paint(plate), await paint({ ...plate, props: [{ name: 'candles' }] })]
  expect(changed(bare, set)).toBeGreaterThan(0.015)
})

it('leaves out, with a warning, what cannot be read', async () => {
  const warn = vi.spyOn(process, 'emitWarning').mockReturnValue()
  const { composeProps } = await import('./compose-props.ts')
  const { viewOfPainting } = await import('./ground-view.ts')
  const picture = { data: new Uint8Array(30), width: 0, height: 0 }
  await composeProps(picture, withProps({ name: 'cup' }), { view: viewOfPainting(SIZE, false), lightX: 0, seed: 1 })
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})
