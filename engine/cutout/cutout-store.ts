/**
 * Cutouts on disk, by the content of their photos, so that another backdrop or format of the same photo skips the network. One
 * file each: a line of JSON, then the network's looks, the decoded photo, the mask, and the colours of the border. The only compression is leaving out
 * repeated values.
 */
import { createHash } from 'node:crypto'
import { mkdir, readFile, readdir, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { PRIVATE_FOLDER, writeFileWhole } from '../model/write-file-whole.ts'
import { type Cutout, DOUBT_KINDS, type Picture, type Plane } from '../types.ts'

export interface CutoutStore {
  /** The key of a photo: a hash of the bytes that were decoded. */
  readonly keyOf: (jpeg: Uint8Array) => string
  /** `undefined` where it is absent, or damaged. */
  readonly find: (key: string) => Promise<Cutout | undefined>
  /** Stores it, and removes the least recently used ones while there are too many. */
  readonly keep: (key: string, cutout: Cutout) => Promise<void>
  /** Deletes it with whatever older code, or an interrupted write, left of it. */
  readonly forget: (key: string) => Promise<void>
  /** The keys of everything that `forget` would delete. */
  readonly list: () => Promise<string[]>
}

/** Increase it whenever a cutout of the same photo would come out differently. */
const VERSION = 15
const SUFFIX = `.v${VERSION}.cutout`
const SOLID = 255

const placeSchema = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })

const headerSchema = z.object({
  width: z.number(),
  height: z.number(),
  box: placeSchema,
  touches: z.object({ top: z.boolean(), right: z.boolean(), bottom: z.boolean(), left: z.boolean() }),
  coverage: z.number(),
  confidence: z.number(),
  doubts: z.array(z.object({ kind: z.enum(DOUBT_KINDS), place: placeSchema })),
  /** Bytes of each look. */
  looks: z.array(z.number()),
})

/** @param limits.bytes the most that the folder may hold; a cutout of a phone's photo takes 11 MB. */
export function openCutoutStore(folder: string, limits: { bytes: number }): CutoutStore {
  const pathOf = (key: string): string => join(folder, key + SUFFIX)
  return {
    keyOf: (jpeg) => createHash('sha256').update(jpeg).digest('hex'),
    find: async (key) => {
      try {
        const cutout = deserialiseCutout(await readFile(pathOf(key)))
        const now = new Date()
        await utimes(pathOf(key), now, now)
        return cutout
      } catch {
        // a cache: an unreadable entry is computed again
        return undefined
      }
    },
    keep: async (key, cutout) => {
      await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
      await writeFileWhole(pathOf(key), serialiseCutout(cutout))
      await makeRoom(folder, limits.bytes)
    },
    forget: async (key) => {
      const names = (await listNames(folder)).filter((name) => keyIn(name) === key)
      await Promise.all(names.map((name) => rm(join(folder, name), { force: true })))
    },
    list: async () => [...new Set((await listNames(folder)).map(keyIn))],
  }
}

/** `<key>.v4.cutout`, with a suffix while it is being written. */
async function listNames(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true, mode: PRIVATE_FOLDER })
  return (await readdir(folder)).filter((name) => name.includes('.cutout'))
}

function keyIn(name: string): string {
  return name.split('.', 1)[0] ?? ''
}

export function serialiseCutout(cutout: Cutout): Uint8Array[] {
  const { photo, alpha, foreground, passes, ...description } = cutout
  const sizes = passes.map((pass) => pass.length)
  const header = JSON.stringify({ width: photo.width, height: photo.height, ...description, looks: sizes })
  return [Buffer.from(`${header}\n`), ...passes, photo.data, alpha.data, borderColours(alpha, foreground)]
}

/** @throws Error where the bytes are no whole cutout. */
export function deserialiseCutout(file: Uint8Array): Cutout {
  const headerEnd = file.indexOf(10)
  const {
    width,
    height,
    looks: sizes,
    ...description
  } = headerSchema.parse(JSON.parse(Buffer.from(file.subarray(0, headerEnd)).toString('utf8')))
  const area = width * height
  let photoStart = headerEnd + 1
  const passes = sizes.map((size) => {
    photoStart += size
    return new Uint8Array(file.subarray(photoStart - size, photoStart))
  })
  const alphaStart = photoStart + area * 3
  const coloursStart = alphaStart + area
  const photo = { data: file.subarray(photoStart, alphaStart), width, height }
  const alpha = { data: file.subarray(alphaStart, coloursStart), width, height }
  const foreground = restoreForeground(photo, alpha, file.subarray(coloursStart))
  return { photo, alpha, foreground, ...description, passes }
}

/** Elsewhere the foreground is the photo's own. */
function borderColours(alpha: Plane, foreground: Picture): Uint8Array {
  let pixels = 0
  for (let pixel = 0; pixel < alpha.data.length; pixel++) if (isBorder(alpha.data[pixel] ?? 0)) pixels++
  const colours = new Uint8Array(3 * pixels)
  let at = 0
  for (let pixel = 0; pixel < alpha.data.length; pixel++) {
    if (!isBorder(alpha.data[pixel] ?? 0)) continue
    for (let channel = 0; channel < 3; channel++) colours[at++] = foreground.data[pixel * 3 + channel] ?? 0
  }
  return colours
}

function restoreForeground(photo: Picture, alpha: Plane, colours: Uint8Array): Picture {
  const data = new Uint8Array(photo.data)
  let at = 0
  for (let pixel = 0; pixel < alpha.data.length; pixel++) {
    if (!isBorder(alpha.data[pixel] ?? 0)) continue
    for (let channel = 0; channel < 3; channel++) data[pixel * 3 + channel] = colours[at++] ?? 0
  }
  if (at !== colours.length || data.length !== photo.width * photo.height * 3) throw new Error('the stored cutout is incomplete')
  return { ...photo, data }
}

function isBorder(opacity: number): boolean {
  return opacity !== 0 && opacity !== SOLID
}

async function makeRoom(folder: string, mostBytes: number): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.cutout'))
  const entries = await Promise.all(names.map(async (name) => describeEntry(join(folder, name))))
  let total = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  for (const entry of entries.sort((a, b) => a.usedAtMs - b.usedAtMs)) {
    if (total <= mostBytes) return
    await rm(entry.path, { force: true })
    total -= entry.bytes
  }
}

/** An entry that another process has just removed counts as empty. */
async function describeEntry(path: string): Promise<{ path: string; bytes: number; usedAtMs: number }> {
  try {
    const { size, mtimeMs } = await stat(path)
    return { path, bytes: size, usedAtMs: mtimeMs }
  } catch {
    return { path, bytes: 0, usedAtMs: 0 }
  }
}
