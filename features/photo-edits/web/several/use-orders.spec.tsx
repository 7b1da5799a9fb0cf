import { useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { clearPage, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { FIRST_CHOICES } from '../order/choices.ts'
import { orderKeyFor } from './order-key.ts'
import { useOrders } from './use-orders.ts'

afterEach(clearPage)

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`
const PHOTOS = [1, 2, 3].map(idOf)

function Orders() {
  const { placeOrders, ordered } = useOrders()
  const form = useForm()
  const { submitCount } = form.formState
  const { submit, problem } = useSubmit(form, () => placeOrders({ photoIds: PHOTOS, choices: FIRST_CHOICES }))
  return (
    <>
      <button type="button" onClick={submit}>
        order
      </button>
      <output>{ordered.size}</output>
      <p>{problem}</p>
      <meter value={submitCount} />
    </>
  )
}

/** @param outcomes of the calls, in turn; one that is undefined gets no answer */
async function orderWith(outcomes: readonly (number | Response | undefined)[]) {
  const left = [...outcomes]
  const answer = () => {
    const outcome = left.shift()
    if (outcome === undefined) throw new TypeError('no connection')
    return typeof outcome === 'number'
      ? Response.json({ edit: anEdit({ id: idOf(outcome), state: 'queued' }) }, { status: 202 })
      : outcome
  }
  const page = await renderPart(<Orders />, { 'POST /api/edits': answer })
  const submits = () => Number(page.getByRole('meter').getAttribute('value'))
  const press = async () => {
    const before = submits()
    await page.person.click(page.getByRole('button'))
    await expect.poll(submits).toBe(before + 1)
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

test.each([
  [401, 'unauthorised'],
  [429, 'too_many_requests'],
])('after a refusal of everything (%i) the next tap orders the rest', async (status, code) => {
  const { page, press, photosSent } = await orderWith([4, refusal(status, code, 'Agora não.'), 5, 6])
  await press()
  expect(page.getByText('Agora não.')).toBeTruthy()
  expect([page.getByRole('status').textContent, page.place()]).toEqual(['1', '/'])
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

test('a request keeps its key over a reload, and another request has another', () => {
  const key = orderKeyFor('these choices')
  expect(orderKeyFor('these choices')).toBe(key)
  expect(orderKeyFor('other choices')).not.toBe(key)
})
