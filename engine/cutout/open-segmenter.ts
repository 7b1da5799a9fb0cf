import { type ModelPlace, prepareModel } from '../model/prepare-model.ts'
import type { Picture } from '../types.ts'
import { cutOut } from './cut-out.ts'
import { type Segmenter, createSegmenter } from './segmenter.ts'

/**
 * Does everything at start-up that the first photo would otherwise wait for: finds or builds the model, loads it, and cuts out
 * one drawn picture, so that the runtime has its memory and the code is compiled. Takes a second; some more when the model must
 * be built.
 * @throws Error when the model is unavailable; see `prepareModel`.
 */
export async function openSegmenter(place: ModelPlace): Promise<Segmenter> {
  const segmenter = await createSegmenter(await prepareModel(place))
  await cutOut(drawBall(), segmenter)
  return segmenter
}

const SIDE = 256

/** A shaded ball on a plain ground: a subject with a border, so that every stage runs. */
function drawBall(): Picture {
  const data = new Uint8Array(SIDE * SIDE * 3)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const distance = Math.hypot((pixel % SIDE) - SIDE / 2, Math.floor(pixel / SIDE) - SIDE / 2) / (SIDE / 4)
    data.fill(60, pixel * 3, pixel * 3 + 3)
    if (distance < 1) data[pixel * 3] = 255 - 120 * distance
  }
  return { data, width: SIDE, height: SIDE }
}
