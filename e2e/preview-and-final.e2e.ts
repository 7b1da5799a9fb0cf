import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { showPart } from '#engine/backdrop/plates/crop-plate.ts'
import { readPart } from '#engine/backdrop/plates/read-part.ts'
import type { Backdrop } from '#features/photo-edits/contract.ts'
import { expect, PHOTOS, RESULT_WITHIN_MS, sendPhoto, test } from './studio.ts'

/** Twelve orders on two cores. */
test.setTimeout(600_000)
// the preview stands beside the choices, and is made only where it is seen
test.use({ viewport: { width: 1440, height: 900 } })

const SETTLED_MS = 400
/** Photos with a backdrop in each format: half of them are drawn, half rendered. Coffee and barista are landscape photos. */
const CASES = [
  {
    photo: 'flower.jpg',
    backdrops: { '4:5': 'marmore-branco', '1:1': 'podio-verde-folhas', '9:16': 'confeitaria', original: 'bokeh-rosa' },
  },
  {
    photo: 'coffee.jpg',
    backdrops: {
      '4:5': 'concreto-persiana',
      '1:1': 'de-cima-marmore-branco',
      '9:16': 'de-cima-madeira-clara',
      original: 'de-cima-granilite',
    },
  },
  {
    photo: 'barista.jpg',
    backdrops: { '4:5': 'madeira-clara', '1:1': 'jardim-mesa', '9:16': 'gesso-branco', original: 'praia-de-dia' },
  },
] as const
/** Mean difference of a colour, of 255. What is left is that the final is sharper. */
const MAX_DIFFERENCE = 5
/** What both change of the empty backdrop, subject and shadow, of what either does. */
const MIN_SHARED = 0.9
/** From here on a colour is changed, of 255. */
const CHANGED = 24

interface Picture {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

async function pixelsOf(bytes: Uint8Array, size?: { readonly width: number; readonly height: number }): Promise<Picture> {
  const picture = sharp(bytes).removeAlpha().toColourspace('srgb')
  if (size) picture.resize(size.width, size.height, { fit: 'fill', kernel: 'lanczos3' })
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** The backdrop as both show it, without a subject. */
async function emptyBackdrop(
  bytes: Uint8Array,
  { stage, seed }: Pick<Backdrop, 'stage'> & { seed: number },
  size: Picture,
): Promise<Picture> {
  const { ground_width: groundWidth, ground, light, ratio } = stage
  const { crop } = showPart(
    { ground, light, ...(ratio !== undefined && { ratio }), ...(groundWidth !== undefined && { groundWidth }) },
    size,
    seed,
  )
  const { width, height } = await sharp(bytes).metadata()
  return readPart(bytes, { width, height }, crop, size)
}

function meanDifference({ data: one }: Picture, { data: other }: Picture): number {
  let sum = 0
  for (let at = 0; at < one.length; at += 1) sum += Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  return sum / one.length
}

function changedOn({ data: empty }: Picture, { data }: Picture): boolean[] {
  return Array.from({ length: data.length / 3 }, (_, pixel) =>
    [0, 1, 2].some((channel) => Math.abs((data[3 * pixel + channel] ?? 0) - (empty[3 * pixel + channel] ?? 0)) > CHANGED),
  )
}

/** Of the pixels that either changes, those that both do. */
function sharedShare(one: readonly boolean[], other: readonly boolean[]): number {
  let both = 0
  let either = 0
  one.forEach((isChanged, at) => {
    if (isChanged && other[at] === true) both += 1
    if (isChanged || other[at] === true) either += 1
  })
  return both / either
}

/** The same picture, a fiftieth of its width to the right. */
function moved({ data, width, height }: Picture): Picture {
  const by = Math.round(width / 50)
  const shifted = Uint8Array.from(data, (_, at) => {
    const x = Math.floor(at / 3) % width
    return data[at - 3 * Math.min(by, x)] ?? 0
  })
  return { data: shifted, width, height }
}

/** The large preview, once it stays as it is. */
async function readPreview(page: Page, before: string): Promise<string> {
  let last = ''
  await expect
    .poll(
      async () => {
        const shown = await page.evaluate<string>(`globalThis.lastComposed ?? ''`)
        const isSettled = shown === last && shown.length > 10_000 && shown !== before
        last = shown
        return isSettled
      },
      { intervals: [SETTLED_MS], timeout: RESULT_WITHIN_MS },
    )
    .toBe(true)
  return last
}

const bytesOf = (address: string) => Buffer.from(address.split(',')[1] ?? '', 'base64')

/** A canvas that only shows pictures cannot be read back: what it is given is noted. */
const NOTE_COMPOSED = `(() => {
  const { prototype } = ImageBitmapRenderingContext
  const show = prototype.transferFromImageBitmap
  prototype.transferFromImageBitmap = function (picture) {
    if (Math.max(picture.width, picture.height) > 890) {
      const copy = Object.assign(document.createElement('canvas'), { width: picture.width, height: picture.height })
      copy.getContext('2d').drawImage(picture, 0, 0)
      globalThis.lastComposed = copy.toDataURL()
    }
    show.call(this, picture)
  }
})()`

async function openPhoto(page: Page, photo: string): Promise<string> {
  await page.addInitScript(NOTE_COMPOSED)
  // the picture of the tile stands in until the large one is there
  await page.route(/\/thumbnail\?v=/, () => undefined)
  await sendPhoto(page, `${PHOTOS}/${photo}`)
  const id = new URL(page.url()).searchParams.get('photo') ?? ''
  await page.getByRole('radio', { name: 'Troca o fundo' }).click()
  return id
}

async function orderFinal(page: Page, body: object): Promise<Uint8Array> {
  const phone = await page.evaluate<string>(`localStorage.getItem('userPhone')`)
  const ordered = await page.request.post('/api/edits', {
    data: { phone, operation: 'swap', light_match: true, ...body },
    headers: { 'Idempotency-Key': JSON.stringify(body).replaceAll(/\W/g, '') },
  })
  const { edit } = (await ordered.json()) as { edit: { id: string } } // as: a documented answer
  const look = async () =>
    ((await (await page.request.get(`/api/edits/${edit.id}`)).json()) as { edit: { state: string; full_url: string } }).edit // as: the same
  await expect.poll(async () => (await look()).state, { timeout: RESULT_WITHIN_MS }).toBe('done')
  return (await page.request.get((await look()).full_url)).body()
}

for (const { photo, backdrops } of CASES) {
  test(`what is ordered of ${photo} differs from its preview only in sharpness`, async ({ page }) => {
    const photoId = await openPhoto(page, photo)
    const listed = (await (await page.request.get('/api/backdrops')).json()) as { backdrops: Backdrop[] } // as: a documented answer
    let shown = ''
    for (const [format, backdropId] of Object.entries(backdrops)) {
      const backdrop = listed.backdrops.find(({ id }) => id === backdropId)
      if (!backdrop) throw new Error(`There is no backdrop ${backdropId}`)
      await page.evaluate(`(() => {
        const choices = JSON.parse(sessionStorage.getItem('choices ${photoId}'))
        sessionStorage.setItem('choices ${photoId}', JSON.stringify({ ...choices, format: '${format}', backdrop: '${backdropId}' }))
      })()`)
      await page.reload()
      shown = await readPreview(page, shown)
      const preview = await pixelsOf(bytesOf(shown))
      const { seed } = JSON.parse(await page.evaluate<string>(`sessionStorage.getItem('choices ${photoId}')`)) as { seed: number } // as: stored by the page
      const final = await pixelsOf(await orderFinal(page, { photo_id: photoId, backdrop: backdrop.id, format, seed }), preview)
      const empty = await emptyBackdrop(
        await (await page.request.get(backdrop.preview_url)).body(),
        { stage: backdrop.stage, seed },
        preview,
      )
      const [changed, finallyChanged] = [changedOn(empty, preview), changedOn(empty, final)]
      const measured = { difference: meanDifference(preview, final), shared: sharedShare(changed, finallyChanged) }
      const wrong = {
        difference: meanDifference(moved(preview), final),
        shared: sharedShare(changedOn(empty, moved(preview)), finallyChanged),
      }
      expect(measured.difference, `${backdrop.id} in ${format}`).toBeLessThan(MAX_DIFFERENCE)
      expect(measured.shared, `${backdrop.id} in ${format}`).toBeGreaterThan(MIN_SHARED)
      // a preview that stands a fiftieth aside would not pass
      expect(wrong.shared < MIN_SHARED || wrong.difference > MAX_DIFFERENCE, `${backdrop.id} in ${format}`).toBe(true)
    }
  })
}
