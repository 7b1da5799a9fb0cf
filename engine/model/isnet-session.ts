/** One loaded network: a squashed picture in, what it takes for the subject out. */
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { Picture, Plane } from '../types.ts'
import { enlargeLogits, enlargePicture } from './enlarge.ts'
import { INPUT_SIZE, LOGIT_STEP, LOGIT_ZERO, OUTPUT_SIZE } from './simplify-graph.ts'

export interface IsnetSession {
  /** Side of the square that it reads, in pixels. */
  readonly inputSize: number
  /** Whether it reads squares of other sides too, multiples of 64. */
  readonly readsAnySize: boolean
  /** @param square RGB. @returns logits of the salient subject, `OUTPUT_SIZE`² bytes in steps of `LOGIT_STEP`. */
  readonly look: (square: Uint8Array) => Promise<Uint8Array>
  /** The mask of the salient subject, at the picture's own size. */
  readonly estimateMask: (picture: Picture) => Promise<Plane>
  readonly release: () => Promise<void>
}

/** `bytes`: our own graphs, bytes in and logits out. `floats`: the usual form of such networks, ±0.5 in, a mask of 0…1 out. */
export type ModelForm = 'bytes' | 'floats'

const THREADS = 2
const ERRORS_ONLY = 3

/**
 * @param inputSize side of the square that the network reads, in pixels.
 * @throws Error where the runtime cannot load the file.
 */
export async function openIsnet(path: string, inputSize: number, form: ModelForm): Promise<IsnetSession> {
  const session = await InferenceSession.create(path, {
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    logSeverityLevel: ERRORS_ONLY,
    // idle threads sleep instead of spinning: as fast, and the server beside us stays responsive
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  const [input] = session.inputNames
  const [output] = session.outputNames
  if (input === undefined || output === undefined) throw new Error(`the model ${path} has no input or no output`)

  const look = async (square: Uint8Array): Promise<Uint8Array> => {
    const side = Math.sqrt(square.length / 3)
    const tensor = form === 'bytes' ? toByteTensor(square, side) : toFloatTensor(square, side)
    const results = await session.run({ [input]: tensor }, [output])
    const estimate = results[output]?.data
    if (estimate instanceof Uint8Array) return toOutputSize(estimate, (side * OUTPUT_SIZE) / INPUT_SIZE)
    if (estimate instanceof Float32Array) return toLogits(estimate)
    throw new Error(`the model ${path} returns something that is no mask`)
  }
  return {
    inputSize,
    readsAnySize: form === 'bytes',
    look,
    estimateMask: async (picture) => enlargeLogits(await look(await squash(picture, inputSize)), picture),
    release: () => session.release(),
  }
}

/**
 * The network was trained on pictures squashed to a square; keeping their ratio gives worse masks. Enlarging needs only linear
 * interpolation, in half the time of libvips' smooth one.
 */
export async function squash(picture: Picture, size: number): Promise<Uint8Array> {
  if (picture.width <= size && picture.height <= size) return enlargePicture(picture, size)
  return sharp(picture.data, { raw: { width: picture.width, height: picture.height, channels: 3 } })
    .resize(size, size, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

function toByteTensor(pixels: Uint8Array, size: number): Tensor {
  return new Tensor('uint8', pixels, [1, size, size, 3])
}

function toFloatTensor(pixels: Uint8Array, size: number): Tensor {
  const area = size * size
  const planes = new Float32Array(3 * area)
  for (let i = 0; i < pixels.length; i++) planes[(i % 3) * area + Math.floor(i / 3)] = ((pixels[i] ?? 0) - 128) / 256
  return new Tensor('float32', planes, [1, 3, size, size])
}

/** @param planes whose first is a square of this side. */
async function toOutputSize(planes: Uint8Array, side: number): Promise<Uint8Array> {
  const mask = planes.slice(0, side * side)
  if (side === OUTPUT_SIZE) return mask
  return sharp(mask, { raw: { width: side, height: side, channels: 1 } })
    .resize(OUTPUT_SIZE, OUTPUT_SIZE, { fit: 'fill', kernel: 'linear' })
    .extractChannel(0)
    .raw()
    .toBuffer()
}

async function toLogits(mask: Float32Array): Promise<Uint8Array> {
  const size = Math.sqrt(mask.length)
  const bytes = new Uint8Array(Uint8ClampedArray.from(mask, (value) => value * 255))
  const small = await sharp(bytes, { raw: { width: size, height: size, channels: 1 } })
    .resize(OUTPUT_SIZE, OUTPUT_SIZE, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return new Uint8Array(Uint8ClampedArray.from(small, (value) => toLogit(value / 255)))
}

/** @param opacity 0…1. @returns steps of `LOGIT_STEP` from `LOGIT_ZERO`, possibly beyond a byte. */
export function toLogit(opacity: number): number {
  return LOGIT_ZERO + Math.log(Math.max(opacity, 1e-9) / Math.max(1 - opacity, 1e-9)) / LOGIT_STEP
}
