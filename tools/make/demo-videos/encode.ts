/** Encodes frames as files for browsers. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import sharp from 'sharp'
import { VIDEO_SIZE } from '#features/landing/web/demo-videos.ts'
import { findFfmpeg } from './find-ffmpeg.ts'
import { FRAMES_PER_SECOND } from './render.ts'

/** The colour space that browsers assume for unmarked files, marked explicitly. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const INPUT_TO_YUV = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'

/** A profile that every phone plays; the index comes first, so that playing starts at once. */
const H264 = ['-c:v', 'libx264', '-preset', 'faster', '-tune', 'animation', '-profile:v', 'main', '-movflags', '+faststart']
const VP9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'realtime', '-cpu-used', '7', '-row-mt', '1', '-g', '400']

/** Lower is better. */
const QUALITY = { mp4: 29, webm: 46 } as const

const STILL = { quality: 40, effort: 5 } as const

let program: Promise<string> | undefined

/**
 * Writes `.mp4`, `.webm`, and the video's last frame, its result, as `.avif`.
 * @param to path without ending
 * @throws Error when the encoder fails
 */
export async function encode(frames: readonly Buffer[], to: string): Promise<void> {
  program ??= findFfmpeg()
  const { width, height } = VIDEO_SIZE
  const kind = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${width}x${height}`, '-framerate', String(FRAMES_PER_SECOND)]
  const shared = ['-vf', INPUT_TO_YUV, ...COLOURS, '-an', '-map_metadata', '-1', '-fflags', '+bitexact']
  const outputs = [
    [...shared, ...H264, '-crf', String(QUALITY.mp4), `${to}.mp4`],
    [...shared, ...VP9, '-crf', String(QUALITY.webm), `${to}.webm`],
  ]
  const encoder = spawn(await program, ['-y', '-loglevel', 'error', ...kind, '-i', '-', ...outputs.flat()], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(encoder, 'exit')
  await pipeline(Readable.from(frames), encoder.stdin)
  const [code] = (await ended) as [number | null] // as: what Node documents of the event
  if (code !== 0) throw new Error(`The encoder failed at ${to}`)
  const raw = { width, height, channels: 3 } as const
  await writeFile(`${to}.avif`, await sharp(frames.at(-1), { raw }).avif(STILL).toBuffer())
}
