/** `npm run edit -- PHOTO …`: the engine without the rest of the product. Progress on stderr, one line of JSON on stdout. */
import { access, constants, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { createEngine } from '#engine/engine.ts'
import { leavesOutClaims } from '#engine/captions/posting-notice.ts'
import { writeCaptions } from '#engine/captions/write-captions.ts'
import { type CaptionOrder, type EditedPicture, EngineRefusal, STAGES } from '#engine/types.ts'
import { errors } from '#phrases/en/errors.ts'
import { readArguments, USAGE, type PictureCommand } from './read-arguments.ts'
import { WrongArgument } from './wrong-argument.ts'

const CACHE_BYTES = 500_000_000

async function run(typed: readonly string[]): Promise<string> {
  const command = readArguments(typed)
  if (command.kind === 'help') return USAGE
  if (command.kind === 'caption') return writeForCommand(command.order)
  return JSON.stringify(await makePicture(command))
}

/** The captions, and why some of the words are not in them. */
function writeForCommand(order: CaptionOrder): string {
  const warnings = leavesOutClaims(order) ? ['claims_left_out'] : []
  return JSON.stringify({ operation: 'caption', captions: writeCaptions(order), warnings })
}

async function makePicture({ photo, order, out, dataDir, modelDir }: PictureCommand): Promise<object> {
  const file = await openFile(photo)
  await requireFolder(out)
  const engine = createEngine({ modelDir, cacheDir: join(dataDir, 'cutouts'), cacheBytes: CACHE_BYTES })
  try {
    const received = await engine.receive(file)
    const picture = await engine.edit(received.jpeg, order, {
      onProgress: (stage, progress) => process.stderr.write(`${String(Math.round(progress * 100)).padStart(3)} % ${stage}\n`),
    })
    await writeFile(out, picture.jpeg)
    return {
      operation: order.operation,
      format: picture.format,
      photo: { width: received.width, height: received.height, bytes: file.byteLength },
      picture: { file: out, width: picture.width, height: picture.height, bytes: picture.jpeg.byteLength },
      coverage: Number(picture.coverage.toFixed(4)),
      doubts: picture.doubts,
      ...(picture.understood && { understood: picture.understood }),
      warnings: [...new Set([...received.warnings, ...picture.warnings])],
      // a stored cutout is read as part of `decode`
      cached: picture.timings.cutout === undefined,
      timings: everyStage(picture.timings),
    }
  } finally {
    await engine.close()
  }
}

/** 0 for stages that did not run, so that the line always has every stage. */
function everyStage(timings: EditedPicture['timings']): Record<string, number> {
  return Object.fromEntries(STAGES.map((stage) => [stage, timings[stage] ?? 0]))
}

async function openFile(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path)
  } catch {
    throw new WrongArgument(`cannot read ${path}`)
  }
}

/** Checked before the work, not after it. */
async function requireFolder(out: string): Promise<void> {
  try {
    await access(dirname(resolve(out)), constants.W_OK)
  } catch {
    throw new WrongArgument(`cannot write ${out}`)
  }
}

/** A refusal in the text that a member would read, with its code. */
function wordsOf(error: unknown): string {
  if (error instanceof EngineRefusal) return `${errors[error.code]} (${error.message})`
  return error instanceof Error ? error.message : String(error)
}

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`)
} catch (error) {
  const isTheirs = error instanceof WrongArgument || error instanceof EngineRefusal
  process.stderr.write(`edit: ${wordsOf(error).replaceAll(/\s+/gu, ' ')}\n`)
  // 2: the call or the photo must be fixed; 1: the engine failed
  process.exitCode = isTheirs ? 2 : 1
}
