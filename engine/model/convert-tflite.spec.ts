import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { convertTflite } from './convert-tflite.ts'
import { PERSON_SIZE, openPersonSession } from './person-session.ts'

const photo = (name: string): string => fileURLToPath(new URL(`../photos-for-tests/${name}`, import.meta.url))

/** Mean of what the network sees in a part of a photo that was squashed to its square. */
async function personIn(name: string, part: { left: number; right: number; top: number; bottom: number }): Promise<number> {
  const session = await openPersonSession()
  try {
    const square = await sharp(photo(name)).resize(PERSON_SIZE, PERSON_SIZE, { fit: 'fill' }).removeAlpha().raw().toBuffer()
    const seen = await session.look(square)
    const inside = seen.filter((_, pixel) => {
      const x = (pixel % PERSON_SIZE) / PERSON_SIZE
      const y = Math.floor(pixel / PERSON_SIZE) / PERSON_SIZE
      return x >= part.left && x < part.right && y >= part.top && y < part.bottom
    })
    return inside.reduce((sum, opacity) => sum + opacity, 0) / inside.length
  } finally {
    await session.release()
  }
}

it('finds a person where there is one, and none elsewhere', async () => {
  expect(await personIn('astronaut.jpg', { left: 0.35, right: 0.55, top: 0.1, bottom: 0.9 })).toBeGreaterThan(0.95)
  expect(await personIn('astronaut.jpg', { left: 0, right: 0.15, top: 0, bottom: 0.4 })).toBeLessThan(0.1)
  expect(await personIn('coffee.jpg', { left: 0, right: 1, top: 0, bottom: 1 })).toBeLessThan(0.3)
})

it('reports a file of another kind', async () => {
  const jpeg = await readFile(photo('coffee.jpg'))
  expect(() => convertTflite(jpeg)).toThrow('tflite: the file is of another kind')
})
