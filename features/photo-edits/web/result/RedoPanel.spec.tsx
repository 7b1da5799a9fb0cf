import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { refusal, renderPart } from '#apps/web/render.test-support.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { RedoPanel } from './RedoPanel.tsx'

const EDIT = {
  id: '018f0000-0000-7000-8000-000000000002',
  operation: 'caption',
  before_url: '/files/before.jpg',
} as Edit // as: what the panel reads

afterEach(() => onlineManager.setOnline(true))

it('says without a connection that the order goes once it is back, and then sends it once', async () => {
  const again = `POST /api/edits/${EDIT.id}/redo`
  const page = await renderPart(<RedoPanel edit={EDIT} />, {
    'GET /api/user/photo-limit': () => refusal(503, 'unavailable', 'Agora não.'),
    [again]: () => refusal(409, 'no_photo', 'A foto não existe mais.'),
  })
  act(() => onlineManager.setOnline(false))
  await page.person.click(page.getByRole('button', { name: 'Refazer igual' }))
  expect(page.getByRole('button', { name: 'Sem conexão: vai assim que voltar' })).toHaveProperty('disabled', true)
  expect(page.requests.map(({ call }) => call)).not.toContain(again)

  act(() => onlineManager.setOnline(true))
  expect(await page.findByText('A foto não existe mais.')).toBeDefined()
  expect(page.requests.filter(({ call }) => call === again)).toHaveLength(1)
  expect(page.getByRole('button', { name: 'Refazer igual' })).toHaveProperty('disabled', false)
})

it.each([
  ['free', { operation: 'post', free_redo_until: new Date().toISOString() }, true],
  ['one edit', { operation: 'post' }, false],
  ['nothing, as a caption', { operation: 'caption' }, true],
])('tells the server what the screen says that it costs: %s', async (_, traits, expectsFree) => {
  const edit = { ...EDIT, ...traits } as Edit // as: what the panel reads
  const again = `POST /api/edits/${EDIT.id}/redo`
  const page = await renderPart(<RedoPanel edit={edit} />, {
    'GET /api/user/photo-limit': () => refusal(503, 'unavailable', 'Agora não.'),
    [again]: () => refusal(409, 'redo_not_free', 'Já foi usado.'),
  })
  await page.person.click(page.getByRole('button', { name: 'Refazer igual' }))
  expect(await page.findByText('Já foi usado.')).toBeDefined()
  expect(page.requests.find(({ call }) => call === again)?.body).toMatchObject({ expects_free: expectsFree })
})

it('orders once however often it is tapped before the new edit is shown', async () => {
  const again = `POST /api/edits/${EDIT.id}/redo`
  const page = await renderPart(<RedoPanel edit={EDIT} />, {
    'GET /api/user/photo-limit': () => refusal(503, 'unavailable', 'Agora não.'),
    [again]: () => ({ edit: anEdit() }),
  })
  const button = page.getByRole('button', { name: 'Refazer igual' })
  await page.person.click(button)
  await page.settled()
  await page.person.click(button)
  expect(page.requests.filter(({ call }) => call === again)).toHaveLength(1)
})
