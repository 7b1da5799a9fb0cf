import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { composePicture } from '#engine/compose/compose-picture.ts'
import { openPicture, openPlane, photoPath, plainPicture } from '#engine/compose/cutouts.test-support.ts'
import { resampleMask, resamplePicture } from '#engine/compose/resample.ts'
import { surelyInside } from '#engine/compose/surely-inside.test-support.ts'
import { cutOut } from '#engine/cutout/cut-out.ts'
import { createSegmenter, type Segmenter } from '#engine/cutout/segmenter.ts'
import { MODELS_FOR_TESTS, MODEL_TIMEOUT_MS } from '#engine/model/models.test-support.ts'
import { modelPath } from '#engine/model/model-files.ts'
import { prepareModel } from '#engine/model/prepare-model.ts'
import { openPlateOfScene } from '#engine/backdrop/plates/open-plate.ts'
import type { Scene } from '#engine/backdrop/scene.ts'
import type { Backdrop, Picture, Plane } from '#engine/types.ts'

/** A photo of which the true matte is known. */
interface Reference {
  readonly photo: Picture
  readonly truth: Plane
}

const SIZE = { width: 800, height: 1000 }

/** A bottle with a cap and a label, drawn; its coverage is the truth. */
const bottle = (light: string, dark: string, label: string) => `
  <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 500" width="800" height="1000">
    <linearGradient id="glass"><stop offset="0" stop-color="${dark}"/><stop offset=".35" stop-color="${light}"/><stop offset="1" stop-color="${dark}"/></linearGradient>
    <path d="M170 60h60v70q0 20 25 35q25 15 25 50v215q0 20-20 20h-120q-20 0-20-20v-215q0-35 25-50q25-15 25-35z" fill="url(#glass)"/>
    <rect x="120" y="270" width="160" height="110" fill="${label}"/><rect x="135" y="295" width="130" height="12" fill="#444"/>
    <rect x="165" y="48" width="70" height="30" rx="4" fill="#c9a25a"/>
  </svg>`

async function bottleOn(background: Sharp, drawing: string): Promise<Reference> {
  const below = await background.resize(SIZE.width, SIZE.height, { fit: 'cover' }).removeAlpha().raw().toBuffer()
  const above = await sharp(Buffer.from(drawing)).ensureAlpha().raw().toBuffer()
  const data = new Uint8Array(SIZE.width * SIZE.height * 3)
  const truth = new Uint8Array(SIZE.width * SIZE.height)
  for (let at = 0; at < truth.length; at++) {
    const alpha = (above[at * 4 + 3] ?? 0) / 255
    truth[at] = Math.round(alpha * 255)
    for (let channel = 0; channel < 3; channel++) {
      data[at * 3 + channel] = Math.round((below[at * 3 + channel] ?? 0) * (1 - alpha) + (above[at * 4 + channel] ?? 0) * alpha)
    }
  }
  return { photo: { data, ...SIZE }, truth: { data: truth, ...SIZE } }
}

const plain = (colour: string) => sharp({ create: { ...SIZE, channels: 3, background: colour } })

const REFERENCES: Record<string, () => Promise<Reference>> = {
  'a lemur in the wild': async () => ({ photo: await openPicture('lemur.png'), truth: await openPlane('lemur-matte.png') }),
  'a white bottle on white': () => bottleOn(plain('#f4f4f4'), bottle('#ffffff', '#dcdcdc', '#f2ece0')),
  'a green bottle in a bar': () => bottleOn(sharp(photoPath('barista.jpg')).blur(8), bottle('#3f7f52', '#1d4a2b', '#f4efe2')),
  'a black bottle on a dark flower': () => bottleOn(sharp(photoPath('flower.jpg')), bottle('#2c2c30', '#0c0c0e', '#c8b070')),
  'a red bottle on red wood': () => bottleOn(sharp(photoPath('coffee.jpg')).blur(8), bottle('#c23b33', '#7a1f1a', '#ffffff')),
}

const CANVAS = { width: 1080, height: 1350 }

const plainBackdrop = (colour: readonly [number, number, number]): Backdrop => ({
  picture: plainPicture(CANVAS, colour),
  ground: 0.84,
  light: { x: -0.7, hardness: 0.5 },
  isGenerated: false,
})

async function renderedBackdrop(): Promise<Backdrop> {
  const scene: Scene = { family: 'interior', time: 'day', seed: 1, plate: { scene: 'biblioteca', light: 'day', seed: 3 } }
  return (await openPlateOfScene(scene, CANVAS)) ?? expect.fail('there is no such plate')
}

// machines choose the faster network, and the two do not see quite the same
describe.each(['int8', 'fp32'] as const)('the subject is sacred to the network of %s', (precision) => {
  let segmenter: Segmenter
  beforeAll(async () => {
    const model = await prepareModel({ modelDir: MODELS_FOR_TESTS })
    segmenter = await createSegmenter({ ...model, path: await modelPath(MODELS_FOR_TESTS, precision), precision })
  }, MODEL_TIMEOUT_MS)
  afterAll(() => segmenter.close())

  it.each(Object.keys(REFERENCES))('keeps every pixel well inside %s within 1/255 of the photo', async (name) => {
    const reference = await REFERENCES[name]?.()
    if (!reference) throw new Error(`no reference ${name}`)
    const { photo, truth } = reference
    const cutout = await cutOut(photo, segmenter)
    for (const backdrop of [plainBackdrop([255, 255, 255]), plainBackdrop([20, 20, 24]), await renderedBackdrop()]) {
      const { picture, placement } = await composePicture(cutout, backdrop, { lightMatch: false })
      const original = await resamplePicture(photo, placement)
      let changed = 0
      const seen = surelyInside(await resampleMask(truth, placement), placement.target, picture, (onCanvas, inSubject) => {
        const differs = [0, 1, 2].some(
          (channel) => Math.abs((picture.data[onCanvas * 3 + channel] ?? 0) - (original.data[inSubject * 3 + channel] ?? 0)) > 1,
        )
        if (differs) changed++
      })
      expect(seen).toBeGreaterThan(50_000)
      expect(changed).toBe(0)
    }
  })
})
