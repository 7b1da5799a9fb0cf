import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALLOWANCE } from '#apps/web/an-allowance.test-support.ts'
import { clearPage, heldAnswer, refusal, renderPart, setWidth } from '#apps/web/render.test-support.tsx'
import { PHOTO } from '../a-photo.test-support.ts'
import { anEdit } from '../an-edit.test-support.ts'
import type { PhotoUpload } from '../upload/use-photo-upload.ts'
import { FIRST_CHOICES } from './choices.ts'
import { saveChoices } from './choices-draft.ts'
import { ComposeView } from './ComposeView.tsx'

const ID = PHOTO.id
const CUTOUT = { state: 'ready', revision: 1, doubts: [], corrections: 0 }
const CORRECTED = { cutout: { ...CUTOUT, revision: 2, corrections: 1 } }
const UPLOAD: PhotoUpload = { draft: undefined, begin: () => undefined, retry: () => undefined, discard: () => undefined }
const NOT_IN = 'Os últimos ajustes do recorte ainda não entraram.'

const refused = () => refusal(500, 'server_error', 'Algo deu errado.')

/** Never connects. */
class NoEvents extends EventTarget {
  readonly close = () => undefined
}

beforeEach(() => {
  setWidth(390)
  vi.stubGlobal('EventSource', NoEvents)
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
})

/** A photo with its cutout, and one stroke drawn in the tool, which is closed again. @param answer to the stroke */
async function drawStroke(answer: () => object | Promise<object>) {
  saveChoices(ID, { ...FIRST_CHOICES, operation: 'swap', backdrop: 'marmore-branco' })
  const page = await renderPart(<ComposeView photoId={ID} upload={UPLOAD} onPhoto={() => undefined} />, {
    [`GET /api/photos/${ID}`]: () => ({ photo: PHOTO }),
    [`GET /api/photos/${ID}/cutout`]: () => ({ cutout: CUTOUT }),
    [`POST /api/photos/${ID}/cutout`]: answer,
    [`GET /api/photos/${ID}/corrections`]: () => ({ revision: 1, corrections: [] }),
    'GET /api/backdrops': () => ({ backdrops: [] }),
    'GET /api/user/photo-limit': () => ALLOWANCE,
    'POST /api/edits': () => ({ edit: anEdit() }),
  })
  const press = async (name: RegExp | string) => page.person.click(await page.findByRole('button', { name }))
  await press('Ajustar recorte')
  const area = await page.findByRole('button', { name: /^Foto, Manter/ })
  act(() => area.focus())
  await page.person.keyboard('{Enter}')
  await press('Pronto')
  const orders = () => page.requests.filter(({ call }) => call === 'POST /api/edits').map(({ body }) => body)
  return { page, orders, order: () => press(/^Criar post/) }
}

test('an order waits for the strokes that are on their way, and is made with them', async () => {
  const held = heldAnswer(CORRECTED)
  const { page, orders, order } = await drawStroke(held.answer)
  await order()
  await vi.waitFor(() => expect(page.getByRole('button', { name: /^Criar post/ }).getAttribute('aria-busy')).toBe('true'))
  expect(orders()).toEqual([])
  held.send()
  await vi.waitFor(() => expect(orders()).toMatchObject([{ cutout_revision: 2 }]))
})

test('an order without the last strokes is not made, and goes once they have arrived', async () => {
  const held = heldAnswer(refused()) // until the tool is closed: before, closing asks
  const answers = [held.answer, refused]
  const { page, orders, order } = await drawStroke(() => answers.shift()?.() ?? CORRECTED)
  held.send()
  expect(await page.findByText(NOT_IN, { exact: false })).toBeTruthy()
  await order()
  expect((await page.findByRole('alert')).textContent).toContain(`O pedido não entrou: ${NOT_IN}`)
  expect(orders()).toEqual([])
  await order()
  await vi.waitFor(() => expect(orders()).toMatchObject([{ cutout_revision: 2 }]))
})
