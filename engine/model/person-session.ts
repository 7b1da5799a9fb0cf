/**
 * The loaded network of people: a small picture in, where it sees a person out. It travels in `@mediapipe/selfie_segmentation`, of
 * which nothing but its data is read, and is small enough to be converted each time that it is loaded.
 */
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { convertTflite } from './convert-tflite.ts'
import { writeGraph } from './onnx-graph.ts'

export interface PersonSession {
  /** @param square interleaved RGB, `PERSON_SIZE`² pixels. @returns how sure it is of a person at each of them, 0…1. */
  readonly look: (square: Uint8Array) => Promise<Float32Array>
  readonly release: () => Promise<void>
}

/** Side of the square that the network reads, and of its answer, in pixels. */
export const PERSON_SIZE = 256

const FILE = 'selfie_segmentation.tflite'
const SHA256 = '8d13b7fae74af625c641226813616a2117bd6bca19eb3b75574621fc08557f27'
const THREADS = 2
const ERRORS_ONLY = 3

/** @throws Error where the package is missing or is not the version whose network we know. */
export async function openPersonSession(): Promise<PersonSession> {
  const graph = convertTflite(await readPackaged())
  const session = await InferenceSession.create(Buffer.concat([...writeGraph(graph)]), {
    executionMode: 'sequential',
    graphOptimizationLevel: 'all',
    intraOpNumThreads: THREADS,
    interOpNumThreads: 1,
    logSeverityLevel: ERRORS_ONLY,
    extra: { session: { intra_op: { allow_spinning: '0' } } },
  })
  const { input, output } = graph
  return {
    look: async (square) => {
      const picture = new Tensor('uint8', square, [1, PERSON_SIZE, PERSON_SIZE, 3])
      const results = await session.run({ [input.name]: picture }, [output.name])
      const seen = results[output.name]?.data
      if (!(seen instanceof Float32Array)) throw new Error('the network of people returns something that is no mask')
      return seen
    },
    release: () => session.release(),
  }
}

async function readPackaged(): Promise<Uint8Array> {
  const network = await readFile(new URL(FILE, import.meta.resolve('@mediapipe/selfie_segmentation')))
  const digest = createHash('sha256').update(network).digest('hex')
  if (digest !== SHA256) throw new Error(`the network of people has an unknown content (sha256 ${digest})`)
  return network
}
