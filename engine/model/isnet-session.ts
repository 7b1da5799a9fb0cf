/** One loaded network: picture in, soft mask of the same size out. */
import { InferenceSession, Tensor } from 'onnxruntime-node'
import sharp from 'sharp'
import type { Picture, Plane } from '../types.ts'

export interface IsnetSession {
  /** The mask of the salient subject, at the picture's own size. */
  readonly estimateMask: (picture: Picture) => Promise<Plane>
  readonly release: () => Promise<void>
}

const THREADS = 2
const ERRORS_ONLY = 3

/** What the network was trained on: bytes centred on zero, within ±0.5. */
const NORMALISED = Float32Array.from({ length: 256 }, (_, byte) => (byte - 128) / 256)

/**
 * @param inputSize side of the square that the network reads, in pixels.
 * @throws Error where the runtime cannot load the file.
 */
export async function openIsnet(path: string, inputSize: number): Promise<IsnetSession> {
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
      const tensor = new Tensor('float32', toPlanes(pixels), [1, 3, inputSize, inputSize])
      const results = await session.run({ [input]: tensor }, [output])
      const estimate = results[output]?.data
      if (!(estimate instanceof Float32Array)) throw new Error(`the model ${path} answers with something that is no mask`)
      return stretch(toBytes(estimate), inputSize, picture)
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

function toPlanes(pixels: Uint8Array): Float32Array {
  const area = pixels.length / 3
  const planes = new Float32Array(pixels.length)
  for (let i = 0, source = 0; i < area; i++, source += 3) {
    planes[i] = NORMALISED[pixels[source] ?? 0] ?? 0
    planes[i + area] = NORMALISED[pixels[source + 1] ?? 0] ?? 0
    planes[i + 2 * area] = NORMALISED[pixels[source + 2] ?? 0] ?? 0
  }
  return planes
}

function toBytes(estimate: Float32Array): Uint8Array {
  const bytes = new Uint8ClampedArray(estimate.length)
  for (let i = 0; i < estimate.length; i++) bytes[i] = (estimate[i] ?? 0) * 255
  return new Uint8Array(bytes.buffer)
}

async function stretch(mask: Uint8Array, size: number, to: { width: number; height: number }): Promise<Plane> {
  const data = await sharp(mask, { raw: { width: size, height: size, channels: 1 } })
    .resize(to.width, to.height, { fit: 'fill', kernel: 'cubic' })
    .extractChannel(0)
    .raw()
    .toBuffer()
  return { data, width: to.width, height: to.height }
}
