/** Encodes frames as files for browsers. */
import { execFile } from 'node:child_process'
import { link, mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { type Video, FRAMES_PER_SECOND } from './render.ts'

const run = promisify(execFile)

/** The colour space that browsers assume for unmarked files, marked explicitly. */
const COLOURS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709', '-color_range', 'tv']
const INPUT_TO_YUV = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'

/** A profile that every phone plays; the index comes first, so that playing starts at once. */
const H264 = ['-c:v', 'libx264', '-preset', 'medium', '-tune', 'animation', '-profile:v', 'main', '-movflags', '+faststart']
const VP9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-deadline', 'good', '-cpu-used', '5', '-row-mt', '1', '-g', '400']

/** Lower is better. */
const QUALITY = { mp4: 29, webm: 46 } as const

const STILL = { quality: 40, effort: 7 } as const

interface Encoding {
  readonly ffmpeg: string
  /** Path without ending. */
  readonly to: string
}

/** Writes `.mp4`, `.webm`, and the video's last frame, its result, as `.avif`. */
export async function encode(video: Video, { ffmpeg, to }: Encoding): Promise<void> {
  const input = await lineUp(video)
  const shared = ['-vf', INPUT_TO_YUV, ...COLOURS, '-an', '-map_metadata', '-1', '-fflags', '+bitexact']
  await run(ffmpeg, [...input, ...shared, ...H264, '-crf', String(QUALITY.mp4), `${to}.mp4`])
  await run(ffmpeg, [...input, ...shared, ...VP9, '-crf', String(QUALITY.webm), `${to}.webm`])
  await writeFile(`${to}.avif`, await sharp(video.frames.at(-1)).avif(STILL).toBuffer())
}

/** Numbered without gaps, as the encoder requires. */
async function lineUp({ folder, frames }: Video): Promise<string[]> {
  const line = join(folder, 'line')
  await rm(line, { recursive: true, force: true })
  await mkdir(line)
  for (const [place, frame] of frames.entries()) await link(frame, join(line, `${String(place).padStart(4, '0')}.png`))
  return ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', join(line, '%04d.png')]
}
