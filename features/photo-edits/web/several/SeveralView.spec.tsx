import { act } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALLOWANCE } from '#apps/web/an-allowance.test-support.ts'
import { clearPage, heldAnswer, refusal, renderPart, setWidth } from '#apps/web/render.test-support.tsx'
import { PHOTO } from '../a-photo.test-support.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { FIRST_CHOICES } from '../order/choices.ts'
import { saveChoices } from '../order/choices-draft.ts'
import { SeveralView } from './SeveralView.tsx'
import type { PhotoUploads } from './use-photo-uploads.ts'

const IDS = [1, 2].map((number) => `018f0000-0000-7000-8000-00000000000${number}`)
const STROKE = `POST /api/photos/${IDS[1]}/cutout`
const ORDER = 'POST /api/edits'
const nothing = () => undefined
const UPLOADS: PhotoUploads = { items: [], begin: nothing, retry: nothing, remove: nothing, discard: nothing }
const CUTOUT = { state: 'ready', revision: 1, doubts: [], corrections: 0 }
const CORRECTED = { cutout: { ...CUTOUT, state: 'working', revision: 2, corrections: 1 } }
const NOT_IN = 'Os últimos ajustes do recorte ainda não entraram.'

/** Never connects. */
class NoEvents extends EventTarget {
  readonly close = nothing
}

beforeEach(() => {
  setWidth(390)
  vi.stubGlobal('EventSource', NoEvents)
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
})

const noConnection = () => Promise.reject(new TypeError('no connection'))

/** Two photos, and one stroke on the second in the tool, which is closed again. @param answer to the stroke */
async function drawStroke(answer: () => object | Promise<object>) {
  saveChoices('several', { ...FIRST_CHOICES, operation: 'swap', backdrop: 'marmore-branco' })
  const ofPhotos = IDS.map((id) => ({
    [`GET /api/photos/${id}`]: () => ({ photo: { ...PHOTO, id } }),
    [`GET /api/photos/${id}/cutout`]: () => ({ cutout: CUTOUT }),
    [`GET /api/photos/${id}/corrections`]: () => ({ revision: 1, corrections: [] }),
  }))
  const view = <SeveralView photoIds={IDS} uploads={UPLOADS} onPhotos={nothing} onRemove={nothing} />
  const page = await renderPart(view, {
    ...Object.assign({}, ...ofPhotos),
    [STROKE]: answer,
    'GET /api/backdrops': () => ({ backdrops: [] }),
    'GET /api/user/photo-limit': () => ALLOWANCE,
    [ORDER]: () => ({ edit: anEdit() }),
  })
  const press = async (name: RegExp | string) => page.person.click(await page.findByRole('button', { name }))
  const tool = 'Ajustar recorte: Foto 2'
  await press(tool)
  const area = await page.findByRole('button', { name: /^Foto, Manter/ })
  act(() => area.focus())
  await page.person.keyboard('{Enter}')
  await press('Pronto')
  await vi.waitFor(() => expect(page.queryByRole('dialog')).toBeNull())
  const sent = () => page.requests.filter(({ call }) => call.startsWith('POST ')).map(({ call }) => call)
  return { page, tool, sent, order: () => press(/^Criar 2 posts/) }
}

test('an order of several waits for the strokes that are on their way', async () => {
  const held = heldAnswer(CORRECTED)
  const { page, sent, order } = await drawStroke(held.answer)
  await order()
  await vi.waitFor(() => expect(page.getByRole('button', { name: /^Criar 2 posts/ }).getAttribute('aria-busy')).toBe('true'))
  expect(sent()).toEqual([STROKE])
  held.send()
  await vi.waitFor(() => expect(sent()).toEqual([STROKE, ORDER, ORDER]))
})

test('strokes without a connection go by themselves once it is back, after the tool is closed', async () => {
  const answers: (() => object | Promise<object>)[] = [noConnection]
  const { sent, order } = await drawStroke(() => answers.shift()?.() ?? CORRECTED)
  act(() => void globalThis.dispatchEvent(new Event('online')))
  await vi.waitFor(() => expect(sent()).toEqual([STROKE, STROKE]))
  await order()
  await vi.waitFor(() => expect(sent()).toEqual([STROKE, STROKE, ORDER, ORDER]))
})

test('an order without the last strokes is not made, and the photo says so', async () => {
  const held = heldAnswer(refusal(500, 'server_error', 'Algo deu errado.')) // until the tool is closed: before, closing asks
  const answers = [held.answer, () => refusal(500, 'server_error', 'Algo deu errado.')]
  const { page, sent, order } = await drawStroke(() => answers.shift()?.() ?? CORRECTED)
  held.send()
  expect((await page.findByText('Confira')).textContent).toBe('Confira: Foto 2')
  await order()
  expect((await page.findByRole('alert')).textContent).toContain(NOT_IN)
  expect(sent()).toEqual([STROKE, STROKE])
  await order()
  await vi.waitFor(() => expect(sent()).toEqual([STROKE, STROKE, STROKE, ORDER, ORDER]))
})

test('the focus returns to the photo whose tool is closed, while its cutout is being made', async () => {
  const { tool } = await drawStroke(() => CORRECTED)
  await vi.waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe(tool))
})
