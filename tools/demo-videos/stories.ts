/** The content of each film. They show the Portuguese screens, with the engine's results from real photos. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { fadeIn, type Film, type Part } from './film.ts'
import { drag, hold, scrollTo, settle, tap, type, watch } from './gestures.ts'
import type { Player } from './stage.ts'

const PHOTOS = 'engine/photos-for-tests'
/** A limit for a hanging engine: a busy machine may take minutes. */
const RESULT_WITHIN_MS = 900_000

/** Suits a still, since the photo covers part of its result: this long before the end of a film that ends with `compare`. */
const PHOTO_HALF_DRAWN = -2.6

export interface Story {
  readonly name: string
  readonly player: Player
  readonly play: (film: Film) => Promise<void>
  /** The second of the film whose frame is the poster; a negative one counts from its end. */
  readonly poster?: number
  /** The parts that are shown, if not all; seconds of the film. */
  readonly parts?: readonly Part[]
}

export const STORIES: readonly Story[] = [
  {
    name: 'hero',
    player: { occupation: 'Padaria', instagram: { person: 'Teste Dois', account: /doces/ } },
    // the photo, the backdrop, the waiting, the result: nobody waits longer than four seconds for that, and a phone, which shows
    // a square of the screen, shows pictures all the time
    parts: [
      [0.6, 2.2],
      [3.4, 4.3],
      [6, 6.9],
      [7.8, 8.5],
      [9.3, 14.2],
    ],
    play: async (film) => {
      const { page } = film
      await choosePhoto(film, await readFile(`${PHOTOS}/coffee.jpg`))
      await tap(film, operation(page, 'Troca o fundo'))
      await hold(film, 0.3)
      await tap(film, radio(page, 'Mármore branco, de cima'))
      await type(film, message(page), { text: 'espresso com pão de queijo por R$ 14', pace: 30 })
      await create(film)
      await tap(film, page.getByRole('button', { name: 'Publicar no Instagram' }), async () =>
        page.getByRole('dialog').getByRole('img').first().waitFor(),
      )
      await hold(film, 2.2)
    },
  },
  {
    name: 'photo-to-post',
    player: { occupation: 'Restaurante ou café' },
    play: async (film) => {
      const { page } = film
      await choosePhoto(film, await readFile(`${PHOTOS}/barista.jpg`))
      await tap(film, page.locator('summary', { hasText: 'Texto na foto' }))
      await type(film, page.getByLabel('Título sobre a foto'), { text: 'Happy hour', pace: 12 })
      await create(film)
      await compare(film)
      await hold(film, 1.4)
    },
  },
  {
    name: 'change-backdrop',
    player: { occupation: 'Adestramento de cães' },
    poster: PHOTO_HALF_DRAWN,
    play: async (film) => {
      const { page } = film
      await choosePhoto(film, await dogFromNearby())
      await tap(film, operation(page, 'Troca o fundo'))
      await hold(film, 0.3)
      await pickFromGallery(film, { shelf: 'Gesso', backdrop: 'Gesso terracota com folhas' })
      await hold(film, 0.3)
      await create(film)
      await compare(film)
      await hold(film, 1.4)
    },
  },
  {
    name: 'describe-backdrop',
    player: { occupation: 'Restaurante ou café' },
    poster: PHOTO_HALF_DRAWN,
    play: async (film) => {
      const { page } = film
      await choosePhoto(film, await readFile(`${PHOTOS}/coffee.jpg`))
      await tap(film, operation(page, 'Descreve o fundo'))
      await type(film, page.getByLabel('Como é o fundo?'), {
        text: 'mesa de madeira clara vista de cima, sombra de folhas',
        pace: 26,
      })
      await hold(film, 0.4)
      await create(film)
      await compare(film)
      await hold(film, 1.4)
    },
  },
  {
    name: 'describe-message',
    player: { occupation: 'Floricultura' },
    play: async (film) => {
      const { page } = film
      await choosePhoto(film, await readFile(`${PHOTOS}/flower.jpg`))
      await tap(film, operation(page, 'Descreve a mensagem'))
      await type(film, page.getByLabel('O que você quer dizer?'), {
        text: 'chegaram os ciclames: vaso por R$ 38',
        pace: 26,
      })
      await hold(film, 0.3)
      await create(film, { heading: 'Legenda pronta.' })
      await scrollTo(film, page.getByLabel('Legenda', { exact: true }))
      await hold(film, 2.6)
    },
  },
]

/** The name begins with the operation and continues with its description. */
const operation = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) })
const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const message = (page: Page) => page.getByLabel('O que a legenda deve dizer? (opcional)')

/** From the empty start screen to the choices, with the photo on the server. */
async function choosePhoto(film: Film, photo: Buffer): Promise<void> {
  const { page } = film
  await page.goto('/studio', { waitUntil: 'networkidle' })
  await page.evaluate('document.fonts.ready.then(() => undefined)')
  await fadeIn(film)
  await hold(film, 0.5)
  await tap(film, page.getByRole('button', { name: 'Escolher foto' }).first(), async () => {
    const chooser = await page.waitForEvent('filechooser')
    await chooser.setFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.waitForURL(/photo=(?!new)/)
    await page.waitForLoadState('networkidle')
  })
  await hold(film, 0.4)
}

/** Shows that there are more backdrops than those beside the photo. */
async function pickFromGallery(film: Film, { shelf, backdrop }: { shelf: string; backdrop: string }): Promise<void> {
  const gallery = film.page.getByRole('dialog')
  await tap(film, film.page.getByRole('button', { name: /^Ver todos/ }))
  await hold(film, 0.5)
  await tap(film, gallery.getByRole('radio', { name: shelf, exact: true }))
  await tap(film, gallery.getByRole('radio', { name: backdrop, exact: true }))
  await tap(film, gallery.getByRole('button', { name: 'Usar este fundo' }))
}

/** Orders, and shows the result; most of the waiting is cut out. */
async function create(film: Film, { heading = 'Pronto para postar.' } = {}): Promise<void> {
  const { page } = film
  await tap(film, page.locator('button[type=submit]').last(), async () => page.waitForURL(/edit=/))
  const result = page.getByRole('heading', { name: heading })
  const deadline = Date.now() + RESULT_WITHIN_MS
  await watch(film, {
    first: 0.6,
    last: 1.6,
    isOver: async () => {
      if (Date.now() > deadline) throw new Error('The engine takes too long')
      return await result.isVisible()
    },
  })
  await settle(film)
  await hold(film, 1.5)
}

/** Drags the photo over the result, and back. */
async function compare(film: Film): Promise<void> {
  await drag(film, frameOf(film.page), [0.09, 0.6, 0.6, 0])
}

const frameOf = (page: Page): Locator => page.getByRole('slider', { name: 'Comparar antes e depois' }).locator('..')

/** Cropped above the feet, since the engine doubts its outline in the grass. */
async function dogFromNearby(): Promise<Buffer> {
  const part = { left: 60, top: 40, width: 540, height: 600 }
  return await sharp(`${PHOTOS}/dog-woman.jpg`).extract(part).jpeg({ quality: 92 }).toBuffer()
}
