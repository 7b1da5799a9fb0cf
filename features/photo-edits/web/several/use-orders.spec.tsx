import { afterEach, expect, test } from 'vitest'
import { clearPage, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import type { Edit } from '#features/photo-edits/contract.ts'
import { FIRST_CHOICES } from '../order/choices.ts'
import { orderKeyFor } from './kept-order-key.ts'
import { useOrders } from './use-orders.ts'

afterEach(clearPage)

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`
const PHOTOS = [1, 2, 3].map(idOf)

function anEdit(id: string, photoId: string): Edit {
  return {
    id,
    photo_id: photoId,
    operation: 'post',
    state: 'queued',
    stage: 'waiting',
    progress: 0,
    format: '4:5',
    result_url: null,
    full_url: null,
    tile_url: null,
    watermarked: false,
    before_url: null,
    caption: null,
    notices: [],
    doubts: [],
    wishes: {},
    created_at: '2026-11-23T10:00:00.000Z',
    finished_at: null,
    delete_after: null,
  }
}

function Orders() {
  const { order, ordered, error } = useOrders()
  return (
    <>
      <button type="button" onClick={() => order({ photoIds: PHOTOS, choices: FIRST_CHOICES })}>
        order
      </button>
      <output>{ordered.size}</output>
      <p>{error?.message}</p>
    </>
  )
}

/** @param outcomes of the calls, in turn; one that is undefined gets no answer */
async function orderWith(outcomes: readonly (number | Response | undefined)[]) {
  const left = [...outcomes]
  const answer = () => {
    const outcome = left.shift()
    if (outcome === undefined) throw new TypeError('no connection')
    return typeof outcome === 'number' ? Response.json({ edit: anEdit(idOf(outcome), idOf(1)) }, { status: 202 }) : outcome
  }
  const page = await renderPart(<Orders />, { 'POST /api/edits': answer })
  const press = async () => {
    await page.person.click(page.getByRole('button'))
    await expect.poll(() => page.queryClient.isMutating()).toBe(0)
    await page.settled()
  }
  const photosSent = () =>
    page.requests.filter(({ call }) => call === 'POST /api/edits').map(({ body }) => (body as { photo_id: string }).photo_id) // as: what the part sends
  return { page, press, photosSent }
}

const address = (...edits: readonly number[]) => `/studio?edits=${encodeURIComponent(edits.map(idOf).join(','))}`

test('one tap orders every photo once, and opens their edits', async () => {
  const { page, press, photosSent } = await orderWith([4, 5, 6])
  await press()
  expect(photosSent()).toEqual(PHOTOS)
  expect(page.place()).toBe(address(4, 5, 6))
})

test('a refused photo stops no other', async () => {
  const { page, press, photosSent } = await orderWith([4, refusal(409, 'photo_unavailable', 'Essa foto já foi apagada.'), 6])
  await press()
  expect(photosSent()).toEqual(PHOTOS)
  expect(page.place()).toBe(address(4, 6))
})

test('after a lost connection the next tap orders only the rest', async () => {
  const { page, press, photosSent } = await orderWith([4, undefined, 5, 6])
  await press()
  expect(page.getByText('Sem resposta do servidor', { exact: false })).toBeTruthy()
  expect(page.getByRole('status').textContent).toBe('1')
  await press()
  expect(photosSent()).toEqual([idOf(1), idOf(2), idOf(2), idOf(3)])
  expect(page.place()).toBe(address(4, 5, 6))
})

test('says why, and stays, when nothing was ordered', async () => {
  const { page, press } = await orderWith(PHOTOS.map(() => refusal(402, 'allowance_used_up', 'As fotos do período acabaram.')))
  await press()
  expect(page.getByText('As fotos do período acabaram.')).toBeTruthy()
  expect(page.place()).toBe('/')
})

test('a wish keeps its key over a reload, and another wish has another', () => {
  const key = orderKeyFor('these choices')
  expect(orderKeyFor('these choices')).toBe(key)
  expect(orderKeyFor('other choices')).not.toBe(key)
})
