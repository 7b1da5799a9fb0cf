/**
 * Compares the answers of a browser's correcting thread to strokes with the server's own previews of the same corrections:
 * `node bench/corrections.ts [photos]`. For each stroke both take turns, the thread new for each photo and the server warm. Then how far
 * the masks differ when the photo was shrunk by other means than the server's, as browsers do.
 */
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { cutOut } from '#engine/cutout/cut-out.ts'
import { createSegmenter } from '#engine/cutout/segmenter.ts'
import { decodePhoto } from '#engine/decode/decode-photo.ts'
import { receivePhoto } from '#engine/decode/receive-photo.ts'
import { prepareModel } from '#engine/model/prepare-model.ts'
import { compareMasks, type Difference, differenceOf } from './corrections/compare-masks.ts'
import { openServer } from './corrections/server-preview.ts'
import { KERNELS, readSeen, shrinkAs } from './corrections/shrunk-copies.ts'
import { strokesFor } from './corrections/strokes-for.ts'
import { takeTurns, type AnsweredStroke } from './corrections/take-turns.ts'
import { median } from './median.ts'

const PHOTOS = Number(process.argv[2] ?? 10)
const FOLDERS = ['../engine/photos-for-tests', 'pictures/photos'].map((path) => fileURLToPath(new URL(path, import.meta.url)))
/** An order is corrected on a copy of the whole photo: how far the server's own two masks differ, and the browser's from that one. */
const WAYS = [...KERNELS, 'ordered', 'mitchell against ordered'] as const
type Way = (typeof WAYS)[number]

const segmenter = await createSegmenter(
  await prepareModel({ modelDir: fileURLToPath(new URL('../data/models', import.meta.url)) }),
)

const turns: AnsweredStroke[] = []
const differences = new Map<Way, Difference[]>(WAYS.map((way) => [way, []]))
const openMs: number[] = []
try {
  await measurePhoto((await chosenPhotos())[0] ?? '', false)
  const rows = []
  for (const path of await chosenPhotos()) rows.push(await measurePhoto(path, true))
  console.table(rows)
  console.table([timesOf('first', (turn) => turn.stroke === 0), timesOf('further', (turn) => turn.stroke > 0)])
  console.log(`opened ahead of the first stroke: ${median(openMs).toFixed(0)} ms, worst ${Math.max(...openMs).toFixed(0)}`)
  console.table(WAYS.map((way) => differenceOf(way, differences.get(way) ?? [])))
} finally {
  await segmenter.close()
}

/** Committed photos at even steps through their names, so that each kind is among them. */
async function chosenPhotos(): Promise<string[]> {
  const names = await Promise.all(FOLDERS.map((folder) => readdir(folder)))
  const paths = FOLDERS.flatMap((folder, at) => (names[at] ?? []).toSorted().map((name) => join(folder, name)))
  const photos = paths.filter((path) => path.endsWith('.jpg'))
  return Array.from(
    { length: Math.min(PHOTOS, photos.length) },
    (_, at) => photos[Math.floor((at * photos.length) / PHOTOS)] ?? '',
  )
}

async function measurePhoto(path: string, isCounted: boolean): Promise<Record<string, string | number>> {
  const { jpeg, preview } = await receivePhoto(await readFile(path))
  const cutout = await cutOut(await decodePhoto(jpeg), segmenter)
  const server = openServer(jpeg, cutout, segmenter)
  const { seen: seenPicture } = await server.preview()
  const { seen, possible, least, ...size } = await readSeen(seenPicture)
  const photos = await Promise.all(
    KERNELS.map(async (kernel) => ({ ...size, seen, possible, colours: await shrinkAs(preview, size, kernel) })),
  )
  const [shown] = photos
  if (!shown) throw new Error('a photo is shrunk in one way at least')
  const strokes = strokesFor(shown, least)
  const { ms, turns: own } = await takeTurns(server, { segmented: shown, least }, strokes)
  const [scene, ordered] = await Promise.all([server.previewed(), server.ordered()])
  const found = [...photos, ordered].map((photo) => compareMasks(scene, photo, strokes))
  found.push(compareMasks(ordered, shown, strokes))
  if (isCounted) {
    turns.push(...own)
    openMs.push(ms)
    for (const [at, way] of WAYS.entries()) differences.get(way)?.push(...(found[at] ?? []))
  }
  return {
    photo: basename(path),
    'browser ms, stroke by stroke': own.map(({ here }) => here.ms.toFixed(0)).join(' / '),
    'server ms': own.map(({ serverMs }) => serverMs.toFixed(0)).join(' / '),
    'pixels that differ %': (100 * (found[0]?.at(-1)?.share ?? 0)).toFixed(2),
    'IoU of changes': (found[0] ?? []).map(({ agreement }) => agreement?.toFixed(3) ?? 'none').join(' / '),
  }
}

function timesOf(strokes: string, isMeant: (turn: AnsweredStroke) => boolean): Record<string, string | number> {
  const meant = turns.filter(isMeant)
  const browser = meant.map(({ here }) => here.ms)
  const server = meant.map(({ serverMs }) => serverMs)
  const ratios = meant.map(({ here, serverMs }) => here.ms / serverMs)
  return {
    strokes,
    count: meant.length,
    'browser ms': `${median(browser).toFixed(0)}, worst ${Math.max(...browser).toFixed(0)}`,
    'of it processor': `${median(meant.map(({ here }) => here.processorMs)).toFixed(0)}, worst ${Math.max(...meant.map(({ here }) => here.processorMs)).toFixed(0)}`,
    'mask alone ms': median(meant.map(({ here }) => here.maskMs)).toFixed(0),
    'server ms': `${median(server).toFixed(0)}, worst ${Math.max(...server).toFixed(0)}`,
    'browser / server': `${median(ratios).toFixed(2)}, worst ${Math.max(...ratios).toFixed(2)}`,
  }
}
