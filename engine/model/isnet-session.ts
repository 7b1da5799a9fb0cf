/** One loaded network: picture in, soft mask of the same size out. */
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { Picture, Plane } from '../types.ts'
import { LOGIT_STEP, LOGIT_ZERO, OUTPUT_SIZE } from './simplify-graph.ts'

export interface IsnetSession {
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

  return {
    estimateMask: async (picture) => {
      const pixels = await squash(picture, inputSize)
      const results = await session.run(
        { [input]: form === 'bytes' ? toByteTensor(pixels, inputSize) : toFloatTensor(pixels, inputSize) },
        [output],
      )
      const estimate = results[output]?.data
      if (estimate instanceof Uint8Array) return enlargeLogits(estimate, picture)
      if (estimate instanceof Float32Array) return enlargeMask(estimate, picture)
      throw new Error(`the model ${path} answers with something that is no mask`)
    },
    release: () => session.release(),
  }
}

/** The network was trained on pictures squashed to a square; keeping their ratio gives worse masks. */
async function squash(picture: Picture, size: number): Promise<Uint8Array> {
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

/** Opacities of logits, sixteen to a step, so that values between two bytes find theirs. */
const FINENESS = 16
const OPACITIES = makeOpacities()

function makeOpacities(): Uint8Array {
  // stretched, so that the ends of the range are wholly empty and wholly solid
  const least = sigmoid(1)
  const most = sigmoid(255)
  return Uint8Array.from(
    Uint8ClampedArray.from({ length: 256 * FINENESS }, (_, i) => (255 * (sigmoid(i / FINENESS) - least)) / (most - least)),
  )
}

function sigmoid(byte: number): number {
  return 1 / (1 + Math.exp(-(byte - LOGIT_ZERO) * LOGIT_STEP))
}

/** Enlarged before the sigmoid, as the network itself would: edges stay as sharp as it meant them. */
function enlargeLogits(logits: Uint8Array, { width, height }: Picture): Plane {
  const data = new Uint8Array(width * height)
  const columns = Array.from({ length: width }, (_, x) =>
    Math.min(Math.max(((x + 0.5) * OUTPUT_SIZE) / width - 0.5, 0), OUTPUT_SIZE - 1),
  )
  const lefts = Int32Array.from(columns, (column) => Math.min(Math.floor(column), OUTPUT_SIZE - 2))
  const shares = Float32Array.from(columns, (column, x) => column - (lefts[x] ?? 0))
  const line = new Float32Array(OUTPUT_SIZE)
  for (let y = 0; y < height; y++) {
    const row = Math.min(Math.max(((y + 0.5) * OUTPUT_SIZE) / height - 0.5, 0), OUTPUT_SIZE - 1)
    const upper = Math.min(Math.floor(row), OUTPUT_SIZE - 2) * OUTPUT_SIZE
    const share = row - upper / OUTPUT_SIZE
    for (let i = 0; i < OUTPUT_SIZE; i++) {
      const above = logits[upper + i] ?? 0
      line[i] = FINENESS * (above + share * ((logits[upper + OUTPUT_SIZE + i] ?? 0) - above))
    }
    for (let x = 0; x < width; x++) {
      const left = lefts[x] ?? 0
      const before = line[left] ?? 0
      data[y * width + x] = OPACITIES[(before + (shares[x] ?? 0) * ((line[left + 1] ?? 0) - before)) | 0] ?? 0
    }
  }
  return { data, width, height }
}

async function enlargeMask(mask: Float32Array, to: Picture): Promise<Plane> {
  const size = Math.sqrt(mask.length)
  const bytes = new Uint8Array(Uint8ClampedArray.from(mask, (value) => value * 255))
  const data = await sharp(bytes, { raw: { width: size, height: size, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data, width: to.width, height: to.height }
}
