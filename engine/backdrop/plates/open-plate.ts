import sharp from 'sharp'
import { addGrain } from '#engine/pixels/grain.ts'
import type { Backdrop } from '#engine/types.ts'
import { composeProps } from '../props/compose-props.ts'
import { viewOfPlate } from '../props/ground-view.ts'
import { layMistOver } from '../mist.ts'
import type { Scene } from '../scene.ts'
import type { Size } from '../stage.ts'
import { showPart } from './crop-plate.ts'
import { dyePicture } from './dye-picture.ts'
import { type FindPlate, findPlate, type Plate } from './plate-index.ts'
import { plateOfScene } from './plate-of-scene.ts'
import { readPart } from './read-part.ts'

/** The part of a scene's plate that a picture of that size shows; undefined where there is none, or where it cannot be read. */
export async function openPlateOfScene(scene: Scene, size: Size, find: FindPlate = findPlate): Promise<Backdrop | undefined> {
  const plate = plateOfScene(scene, find)
  if (!plate) return undefined
  try {
    return await openPlate(plate, scene, size)
  } catch (error) {
    process.emitWarning(`The plate ${plate.path} cannot be read, its scene is drawn: ${String(error)}`)
    return undefined
  }
}

/**
 * Opens the part of a plate that a picture of that size shows, with the things of the scene and the grain that packing took.
 * @throws Error when its file cannot be read
 */
async function openPlate({ path, width, height, stage, camera }: Plate, scene: Scene, size: Size): Promise<Backdrop> {
  const seed = scene.plate?.seed
  const { crop, stage: seen } = showPart(stage, size, seed)
  const picture = await readPart(path, { width, height }, crop, size)
  if (scene.plate?.dye) dyePicture(picture, scene.plate.dye)
  if (scene.hasMist) layMistOver(picture, seed ?? scene.seed, seen.floor ?? seen.ground ?? 0.6)
  if (camera) {
    const view = viewOfPlate(camera, stage.view === 'above' ? undefined : stage.floor, crop)
    await composeProps(picture, scene, { view, lightX: seen.light.x, seed: seed ?? scene.seed })
  }
  addGrain(picture, { seed: seed ?? 0, deviation: GRAIN })
  return { picture, ...seen, isGenerated: false }
}

/** In 8-bit steps: what a good camera leaves by daylight. */
const GRAIN = 1.5

/** All of a plate, that wide, as a JPEG: for the gallery, and for a browser that crops it itself. */
export async function thumbnailOfPlate({ path }: Plate, width: number): Promise<Uint8Array> {
  return sharp(path).resize({ width }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
}
