import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearPage, heldAnswer, renderPart, setWidth } from '#apps/web/render.test-support.tsx'
import type { Cutout } from '#features/photo-edits/cutout-contract.ts'
import { PHOTO } from '../a-photo.test-support.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { CorrectResult } from './CorrectResult.tsx'

const EDIT = anEdit({ operation: 'swap', photo_id: PHOTO.id, free_change_until: '2026-11-30T12:00:00.000Z' })
const CUTOUT: Cutout = { state: 'ready', revision: 1, doubts: [], corrections: 0 }
const STROKE = `POST /api/photos/${PHOTO.id}/cutout`
const CHANGE = `PATCH /api/edits/${EDIT.id}`

/** Sends no events. */
class SilentSource {
  addEventListener(): void {}
  close(): void {}
}

beforeEach(() => {
  setWidth(390)
  vi.stubGlobal('EventSource', SilentSource)
})
afterEach(() => {
  vi.unstubAllGlobals()
  clearPage()
})

test('a picture is ordered with the last stroke while the engine still makes its cutout', async () => {
  const held = heldAnswer({ cutout: { ...CUTOUT, state: 'working', revision: 2, corrections: 1 } })
  const page = await renderPart(<CorrectResult edit={EDIT} />, {
    [`GET /api/photos/${PHOTO.id}`]: () => ({ photo: PHOTO }),
    [`GET /api/photos/${PHOTO.id}/cutout`]: () => ({ cutout: CUTOUT }),
    [`GET /api/photos/${PHOTO.id}/corrections`]: () => ({ revision: 1, corrections: [] }),
    [STROKE]: held.answer,
    [CHANGE]: () => ({ edit: { ...EDIT, state: 'running' } }),
  })
  await page.person.click(page.getByRole('button', { name: 'Ajustar recorte' }))
  fireEvent.keyDown(await page.findByRole('button', { name: /^Foto, Manter/ }), { key: 'Enter' })
  const finish = page.getByRole('button', { name: 'Refazer a imagem' })
  expect(finish.getAttribute('aria-busy')).not.toBe('true')
  await page.person.click(finish)
  const calls = () => page.requests.map(({ call }) => call)
  expect(calls()).not.toContain(CHANGE)
  held.send()
  await expect.poll(calls).toContain(CHANGE)
  expect(page.requests.find(({ call }) => call === CHANGE)).toMatchObject({ body: { cutout_revision: 2 } })
})
