import { beforeAll, describe, expect, it } from 'vitest'
import { openPicture } from '#engine/compose/cutouts.test-support.ts'
import type { Picture } from '#engine/types.ts'
import { enhancePhoto } from './enhance-photo.ts'
import { measurePhoto } from './measure-photo.ts'
import { planCorrection } from './plan-correction.ts'

type Rgb = readonly [number, number, number]

const toLinear = (value: number) => (value / 255) ** 2.2
const toByte = (linear: number) => Math.round(255 * Math.min(1, Math.max(0, linear)) ** (1 / 2.2))
const light = (red: number, green: number, blue: number) => (colour: Rgb) =>
  [toByte(toLinear(colour[0]) * red), toByte(toLinear(colour[1]) * green), toByte(toLinear(colour[2]) * blue)] as const

/** Typical faults of phone photos. */
const FAULTS = {
  dark: light(0.18, 0.18, 0.18),
  'lit by a yellow lamp': light(1.2, 0.95, 0.45),
  flat: ([red, green, blue]: Rgb): Rgb => [red * 0.5 + 70, green * 0.5 + 70, blue * 0.5 + 70],
}

function spoil(photo: Picture, fault: (colour: Rgb) => Rgb): Picture {
  const data = new Uint8Array(photo.data.length)
  for (let at = 0; at < data.length; at += 3) {
    data.set(fault([photo.data[at] ?? 0, photo.data[at + 1] ?? 0, photo.data[at + 2] ?? 0]), at)
  }
  return { ...photo, data }
}

/** Peak signal-to-noise ratio, in dB: higher is closer. */
function closeness(one: Picture, other: Picture): number {
  const squares = one.data.reduce((sum, value, at) => sum + (value - (other.data[at] ?? 0)) ** 2, 0)
  return 10 * Math.log10((255 * 255) / (squares / one.data.length))
}

const PHOTOS = ['astronaut.jpg', 'coffee.jpg', 'dog-woman.jpg', 'flower.jpg', 'lemur.png', 'barista.jpg']

describe('light and colour', () => {
  const photos = new Map<string, Picture>()
  beforeAll(async () => {
    for (const name of PHOTOS) photos.set(name, await openPicture(name, 420))
  })
  const photo = (name: string): Picture => {
    const found = photos.get(name)
    if (!found) throw new Error(`${name} was not opened`)
    return found
  }

  it.each(Object.keys(FAULTS) as (keyof typeof FAULTS)[])('brings a %s photo closer to its original', (fault) => {
    const gains = PHOTOS.map((name) => {
      const spoiled = spoil(photo(name), FAULTS[fault])
      return closeness(enhancePhoto(spoiled, null), photo(name)) - closeness(spoiled, photo(name))
    })
    // no photo gets worse, and on the whole they get much better
    expect(Math.min(...gains)).toBeGreaterThan(-0.3)
    expect(gains.reduce((sum, gain) => sum + gain, 0) / gains.length).toBeGreaterThan(2)
  })

  it.each(PHOTOS)('hardly changes a photo that is already good (%s)', (name) => {
    expect(closeness(enhancePhoto(photo(name), null), photo(name))).toBeGreaterThan(24)
  })

  it('does not mistake a pink flower for pink light', () => {
    const { red, green } = planCorrection(measurePhoto(photo('flower.jpg'), null))
    expect(Math.abs((red[128] ?? 0) - (green[128] ?? 0))).toBeLessThan(14)
  })

  it('meters on the subject rather than on a bright window behind it', () => {
    const size = { width: 200, height: 200 }
    const data = new Uint8Array(size.width * size.height * 3).fill(235)
    const mask = new Uint8Array(size.width * size.height)
    for (let y = 60; y < 200; y++) {
      for (let x = 60; x < 140; x++) {
        data.fill(40, (y * 200 + x) * 3, (y * 200 + x) * 3 + 3)
        mask[y * 200 + x] = 255
      }
    }
    const backlit = { data, ...size }
    const onSubject = (150 * 200 + 100) * 3
    const metered = enhancePhoto(backlit, { data: mask, ...size }).data[onSubject] ?? 0
    expect(metered).toBeGreaterThan((enhancePhoto(backlit, null).data[onSubject] ?? 0) + 4)
  })

  it('changes skin by the global tables alone', () => {
    const size = { width: 160, height: 160 }
    const data = new Uint8Array(size.width * size.height * 3)
    // skin with fine texture, as cheeks have it
    for (let at = 0; at < data.length; at += 3) data.set(at % 2 === 0 ? [212, 160, 135] : [204, 152, 127], at)
    const face = { data, ...size }
    const { red } = planCorrection(measurePhoto(face, null))
    const at = (80 * 160 + 80) * 3
    expect(Math.abs((enhancePhoto(face, null).data[at] ?? 0) - (red[data[at] ?? 0] ?? 0))).toBeLessThanOrEqual(1)
  })
})
