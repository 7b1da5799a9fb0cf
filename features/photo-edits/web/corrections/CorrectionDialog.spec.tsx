import { useQuery } from '@tanstack/react-query'
import { act, fireEvent } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPage, heldAnswer, refusal, renderPart, setWidth } from '#apps/web/render.test-support.tsx'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { PHOTO } from '../a-photo.test-support.ts'
import { cutoutQuery } from '../preview/use-cutout.ts'
import { CorrectionDialog } from './CorrectionDialog.tsx'
import { useCorrections } from './use-corrections.ts'

const ID = PHOTO.id
const READY: Cutout = { state: 'ready', revision: 1, doubts: [], corrections: 5 }
const CALL = `POST /api/photos/${ID}/cutout`
/** Asked for after a call without an answer. */
const KNOWN = `GET /api/photos/${ID}/corrections`
const STROKE = { mode: 'keep', radius: 0.022, points: [[0.5, 0.5]] }
/** Far more seconds than a test takes: real time passes as well. */
const WAIT = 60
const SOON = 'Continue pintando'

beforeEach(() => {
  setWidth(390)
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'Date'],
    now: new Date('2026-11-28T12:00:00Z'),
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  vi.useRealTimers()
  clearPage()
})

function Studio() {
  const [isOpen, setOpen] = useState(true)
  const { data } = useQuery({ ...cutoutQuery(ID), initialData: READY, staleTime: Infinity })
  const corrections = useCorrections(ID)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      <CorrectionDialog photo={PHOTO} cutout={data} corrections={corrections} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const tooFast = (remainingTime: number) =>
  Response.json({ error: 'Muitos pedidos.', code: 'too_many_requests', remainingTime }, { status: 429 })

/** Whether the browser would ask before it leaves the page. */
const asks = () => !globalThis.dispatchEvent(new Event('beforeunload', { cancelable: true }))

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(1000 * seconds))

/** @param outcomes of the calls, in turn; after them, every call is accepted */
async function openTool(...outcomes: readonly (() => object | Promise<object>)[]) {
  const left = [...outcomes]
  let revision = 1
  const accepted = () => ({ cutout: { ...READY, revision: ++revision } })
  const page = await renderPart(<Studio />, {
    [CALL]: () => (left.shift() ?? accepted)(),
    [KNOWN]: () => ({ revision: 1, corrections: [] }),
  })
  await page.findByRole('button', { name: /^Foto, Manter/ }) // the tool is loaded
  const sent = () => page.requests.filter(({ call }) => call === CALL).map(({ body }) => body)
  const press = (name: string) => fireEvent.click(page.getByRole('button', { name }))
  const draw = () => fireEvent.keyDown(page.getByRole('button', { name: /^Foto, Manter/ }), { key: 'Enter' })
  const tool = () => page.queryByRole('dialog', { name: 'Ajustar recorte' })
  const question = () => page.queryByRole('dialog', { name: 'Sair sem os últimos ajustes?' })
  return { page, sent, press, draw, tool, question }
}

test('strokes that come too fast are collected, and go by themselves once the time is over', async () => {
  const { page, sent, draw } = await openTool(() => tooFast(WAIT))
  draw()
  await page.findByText(SOON, { exact: false })
  draw()
  draw()
  await pass(WAIT / 4)
  expect(sent()).toHaveLength(1)
  expect(page.queryByText('Muitos pedidos.')).toBeNull()
  await pass(WAIT)
  await page.findByText('Ajustar é grátis.')
  expect(sent()).toHaveLength(2)
  expect(sent()[1]).toMatchObject({ revision: 1, strokes: [STROKE, STROKE, STROKE] })
})

test('the browser asks before it leaves a page with strokes that are not in the cutout, and only then', async () => {
  const { page, draw } = await openTool(() => tooFast(WAIT))
  expect(asks()).toBe(false)
  draw()
  await page.findByText(SOON, { exact: false })
  expect(asks()).toBe(true)
  await pass(WAIT)
  await page.findByText('Ajustar é grátis.')
  expect(asks()).toBe(false)
})

test('a longer wait is told by its time', async () => {
  const { page, draw } = await openTool(() => tooFast(20 * 60))
  draw()
  const time = new Intl.DateTimeFormat('pt-BR', { timeStyle: 'short' }).format(new Date('2026-11-28T12:20:00Z'))
  await page.findByText(`entra sozinho às ${time}`, { exact: false })
})

test('after a refusal she can finish with what was accepted, once she has said so', async () => {
  const { page, draw, press, tool, question, sent } = await openTool(() => tooFast(WAIT))
  draw()
  await page.findByText(SOON, { exact: false })
  press('Pronto')
  expect(question()).toBeTruthy()
  press('Continuar ajustando')
  expect([question(), tool() !== null]).toEqual([null, true])
  press('Pronto')
  press('Sair sem eles')
  expect(tool()).toBeNull()
  await pass(2 * WAIT)
  expect(sent()).toHaveLength(1)
})

test('a lost connection leaves both a retry and the way out, and closing asks', async () => {
  const { page, draw, press, tool, question, sent } = await openTool(() => refusal(500, 'server_error', 'Algo deu errado.'))
  draw()
  await page.findByText('Algo deu errado.')
  expect(page.getByRole('button', { name: 'Pronto' })).toBeTruthy()
  press('Fechar')
  expect(question()).toBeTruthy()
  press('Continuar ajustando')
  press('Tentar de novo')
  await page.findByText('Ajustar é grátis.')
  expect(sent()).toHaveLength(2)
  press('Fechar')
  expect([question(), tool()]).toEqual([null, null])
})

test('a stroke that is refused after the tool was closed is not lost', async () => {
  const held = heldAnswer(tooFast(WAIT))
  const { page, draw, press, tool, sent } = await openTool(held.answer)
  draw()
  press('Pronto')
  expect(tool()).toBeNull()
  held.send()
  press('open')
  await page.findByText(SOON, { exact: false })
  await pass(WAIT)
  await page.findByText('Ajustar é grátis.')
  expect(sent()).toHaveLength(2)
})

test('taps on undo while a call is on its way become one call', async () => {
  const held = heldAnswer({ cutout: { ...READY, revision: 2, corrections: 4 } })
  const { page, press, sent } = await openTool(held.answer)
  for (let tap = 0; tap < 4; tap++) press('Desfazer')
  expect(sent().length).toBeLessThan(2)
  held.send()
  await page.findByText('Ajustar é grátis.')
  expect(sent()).toMatchObject([{ undo: 1 }, { revision: 2, undo: 3 }])
})

test('undoing takes back a stroke that waits, and asks for nothing then', async () => {
  const { page, draw, press, question, tool, sent } = await openTool(() => tooFast(WAIT))
  draw()
  await page.findByText(SOON, { exact: false })
  press('Desfazer')
  await page.findByText('Ajustar é grátis.')
  await pass(WAIT)
  expect(sent()).toHaveLength(1)
  press('Fechar')
  expect([question(), tool()]).toEqual([null, null])
})

test('a stroke stays on the photo until the cutout with it is made, and what is in doubt stays in its place', async () => {
  const doubts = [{ kind: 'lost_part' as const, at: { left: 0, top: 0, width: 0.1, height: 0.1 } }]
  const making = { ...READY, state: 'working' as const, revision: 2 }
  const { page, draw } = await openTool(() => ({ cutout: making }))
  const show = (cutout: Cutout) => act(() => void page.queryClient.setQueryData(cutoutQuery(ID).queryKey, cutout))
  show({ ...READY, doubts })
  const doubt = () => page.queryByRole('list', { name: 'O que pode estar errado' })
  const strokes = () => page.baseElement.querySelectorAll('polyline').length
  await vi.waitFor(() => expect(doubt()).toBeTruthy())
  draw()
  await vi.waitFor(() => expect(page.queryClient.getQueryData(cutoutQuery(ID).queryKey)?.state).toBe('working'))
  await page.settled()
  expect([strokes(), doubt() !== null]).toEqual([1, true])
  show({ ...READY, revision: 2 })
  await vi.waitFor(() => expect([strokes(), doubt()]).toEqual([0, null]))
})
