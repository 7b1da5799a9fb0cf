import { expect, it } from 'vitest'
import type { Picture } from '#engine/types.ts'
import { enhancePhoto } from './enhance-photo.ts'

type Rgb = readonly [red: number, green: number, blue: number]

const SIZE = { width: 320, height: 400 }
const SKINS: Record<string, Rgb> = { 'light skin': [205, 148, 118], 'tanned skin': [170, 112, 82], 'dark skin': [118, 72, 54] }

/** A hand before cloth in poor light: neither blacks nor whites, so that the levels are stretched. */
function handOnCloth(skin: Rgb): Picture {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3)
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    const shade = 0.72 + (0.28 * x) / SIZE.width
    const cloth = 48 + (130 * y) / SIZE.height
    const isHand = x > 90 && x < 230 && y > 120 && y < 330
    for (let channel = 0; channel < 3; channel++) data[at * 3 + channel] = isHand ? (skin[channel] ?? 0) * shade : cloth
  }
  return { data, ...SIZE }
}

function saturationOfHand({ data, width }: Picture): number {
  let sum = 0
  for (let y = 180; y < 280; y++) {
    for (let x = 120; x < 200; x++) {
      const at = (y * width + x) * 3
      const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
      sum += (Math.max(red, green, blue) - Math.min(red, green, blue)) / Math.max(red, green, blue)
    }
  }
  return sum / (100 * 80)
}

it.each(Object.keys(SKINS))('makes %s no more orange where the levels of a dull photo are stretched', (name) => {
  const photo = handOnCloth(SKINS[name] ?? [0, 0, 0])
  const better = enhancePhoto(photo, null)
  expect(better.data).not.toEqual(photo.data)
  expect(saturationOfHand(better)).toBeLessThan(saturationOfHand(photo) + 0.05)
})

/** A hand in haze, the lower part of it in the shade. */
function hazyHand(): Picture {
  const data = new Uint8Array(SIZE.width * SIZE.height * 3)
  for (let at = 0; at < SIZE.width * SIZE.height; at++) {
    const [x, y] = [at % SIZE.width, Math.floor(at / SIZE.width)]
    const isHand = x > 90 && x < 230 && y > 60 && y < 330
    const skin = y > 160 ? [118, 84, 76] : [190, 150, 136]
    for (let channel = 0; channel < 3; channel++)
      data[at * 3 + channel] = isHand ? (skin[channel] ?? 0) : 78 + (120 * y) / SIZE.height
  }
  return { data, ...SIZE }
}

it('makes skin in the shade of a hazy photo no red', () => {
  const photo = hazyHand()
  const better = enhancePhoto(photo, null)
  expect(better.data).not.toEqual(photo.data)
  expect(saturationOfHand(better)).toBeLessThan(saturationOfHand(photo) + 0.12)
})
