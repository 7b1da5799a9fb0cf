import sharp from 'sharp'
import { expect, it } from 'vitest'
import { describeScene } from '#engine/backdrop-description/parse-words.ts'
import { openPainted } from './open-painted.ts'

const SIZE = { width: 64, height: 80 }

it.each([
  ['mármore branco visto de cima', 'above', null],
  ['estúdio com fundo bege e mesa de madeira', 'front', 0.86],
  ['praia ao pôr do sol', 'front', null],
] as const)('a picture painted from "%s" is seen from %s', async (words, view, ground) => {
  const painted = await sharp({ create: { ...SIZE, channels: 3, background: '#d8c8b0' } })
    .png()
    .toBuffer()
  const backdrop = await openPainted(painted, SIZE, describeScene(words, 'pt-BR').scene)
  expect(backdrop).toMatchObject({ view, ground, isGenerated: true })
})
