/** What the two sides of the comparison have in common: a warm process that cuts out one photo per message. */
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'

/** Masks are compared at this width, the longest that both sides know. */
const COMPARED_WIDTH = 640

export interface Mask {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface Answer {
  /** Milliseconds from the file's bytes to the subject in memory. */
  readonly ms: number
  /** The same, plus encoding the PNG that the peer returns. */
  readonly pngMs: number
  readonly mask: Mask
  /** The network's own mask, before any refinement. */
  readonly estimate: Mask
  /** Peak memory of the process in MB; 0 where the system does not report it. */
  readonly peakMb: number
}

export interface CutResult {
  readonly ms: number
  readonly pngMs: number
  /** The subject with its mask as the alpha channel. */
  readonly masked: Sharp
  /** The network's own mask, where refinement comes after it. */
  readonly estimate?: Sharp
}

export function serveVariant(cut: (photo: Buffer, path: string) => Promise<CutResult>): void {
  process.on('message', (path: string) => {
    void answer(path, cut).then((message) => process.send?.(message))
  })
  process.send?.('ready')
}

async function answer(path: string, cut: (photo: Buffer, path: string) => Promise<CutResult>): Promise<Answer> {
  const { ms, pngMs, masked, estimate } = await cut(await readFile(path), path)
  const peakMb = readPeak()
  const mask = await shrink(masked.extractChannel('alpha'))
  return { ms, pngMs, peakMb, mask, estimate: estimate ? await shrink(estimate) : mask }
}

async function shrink(mask: Sharp): Promise<Mask> {
  const { data, info } = await mask.resize(COMPARED_WIDTH).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function readPeak(): number {
  try {
    const line = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))
    return Math.round(Number(line?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}
