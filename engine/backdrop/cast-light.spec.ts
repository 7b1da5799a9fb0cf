import { expect, it } from 'vitest'
import { colourEntries } from '#engine/backdrop-description/lexicon/colours.ts'
import { castLight, isLightColour } from './cast-light.ts'

const grey = (level: number) => ({ data: new Uint8Array(3 * 40 * 40).fill(level), width: 40, height: 40 })
const at = ({ data, width }: ReturnType<typeof grey>, x: number, y: number) => [
  ...data.subarray(3 * (y * width + x), 3 * (y * width + x) + 3),
]

it('leaves one colour, most of it near the lamp', () => {
  const picture = grey(140)
  castLight(picture, '#5d8fc0', -1)
  const [red = 0, , blue = 0] = at(picture, 1, 20)
  const [farRed = 0, , farBlue = 0] = at(picture, 38, 20)
  expect(blue).toBeGreaterThan(red + 60)
  expect(farBlue - farRed).toBeLessThan(blue - red)
})

it('is seen on black', () => {
  const picture = grey(15)
  castLight(picture, '#c23b33', 1)
  const [red = 0, green = 0] = at(picture, 38, 2)
  expect(red).toBeGreaterThan(green + 15)
})

it('knows what is no colour of light', () => {
  expect(isLightColour('#17171a')).toBe(false)
  expect(isLightColour('#f4f2ee')).toBe(false)
  expect(isLightColour('#5d8fc0')).toBe(true)
})

it('may have each named colour but white, grey and black', () => {
  const none = colourEntries.flatMap(({ meaning, names }) =>
    meaning.kind === 'colour' && !isLightColour(meaning.colour) ? [names.en.split(', ')[0]] : [],
  )
  expect(none).toEqual(['white', 'pure white', 'off white', 'grey', 'blue grey', 'pearl grey', 'charcoal', 'silver', 'black'])
})
