import { expect, test, vi } from 'vitest'
import { ALLOWANCE } from '#apps/web/an-allowance.test-support.ts'
import { fieldRefusal, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { call, unwrap } from '#features/api.ts'
import { photoEdits } from '#features/photo-edits/contract.ts'
import { anEdit } from '../an-edit.test-support.ts'
import { type Choices, FIRST_CHOICES } from './choices.ts'
import { OrderForm } from './OrderForm.tsx'
import { useOrderForm } from './use-order-form.ts'

const CALL = 'POST /api/edits'

function Order({ first }: { first: Choices }) {
  const orderForm = useOrderForm({
    subject: 'photo',
    first: () => first,
    onOrder: async ({ words }) => {
      const body = { phone: '', photo_id: '018f0000-0000-7000-8000-000000000001', operation: first.operation, words }
      unwrap(await call(photoEdits.requestEdit, { body, headers: { 'Idempotency-Key': 'key' } }))
    },
  })
  return <OrderForm title="" photoIds={[]} orderForm={orderForm} photoState="ready" view={undefined} />
}

const never = () => new Promise<object>(() => undefined)

async function show(first: Partial<Choices>, answer: () => object | Promise<object>) {
  const page = await renderPart(<Order first={{ ...FIRST_CHOICES, ...first }} />, {
    'GET /api/user/photo-limit': () => ALLOWANCE,
    'POST /api/backdrops/words': () => ({ understood: [], ignored: [] }),
    [CALL]: answer,
  })
  await page.settled()
  const sent = () => page.requests.filter(({ call: made }) => made === CALL)
  return { ...page, sent, submit: page.getByRole('button', { name: /Criar post/ }) }
}

test('a refusal says why, until something is changed', async () => {
  const page = await show({}, () => refusal(402, 'allowance_used_up', 'As fotos acabaram.'))
  await page.person.click(page.submit)
  expect((await page.findByRole('alert')).textContent).toBe('O pedido não entrou: As fotos acabaram.')
  await page.person.type(page.getByLabelText(/^O que a legenda deve dizer/), 'x')
  expect(page.queryByRole('alert')).toBeNull()
})

test('a description that was not understood is said beside it, once, and can be ordered again', async () => {
  const page = await show({ operation: 'describe', words: 'zzz' }, () =>
    fieldRefusal('words', 'words_not_understood', 'Não entendi.'),
  )
  await page.person.click(page.submit)
  await vi.waitFor(() => expect(page.sent()).toHaveLength(1))
  await page.settled()
  expect(page.queryByText('O pedido não entrou: Não entendi.')).toBeNull()
  await vi.waitFor(() => expect(page.submit.hasAttribute('disabled')).toBe(false))
  await page.person.click(page.submit)
  await vi.waitFor(() => expect(page.sent()).toHaveLength(2))
})

test('two quick taps order once', async () => {
  const page = await show({}, never)
  await page.person.dblClick(page.submit)
  await vi.waitFor(() => expect(page.sent()).toHaveLength(1))
  expect(page.submit.hasAttribute('disabled')).toBe(true)
})

test('an accepted order cannot be tapped again while the form is still shown', async () => {
  const page = await show({}, () => ({ edit: anEdit() }))
  await page.person.click(page.submit)
  await vi.waitFor(() => expect(page.sent()).toHaveLength(1))
  await page.settled()
  expect(page.submit.getAttribute('aria-busy')).toBe('true')
  await page.person.click(page.submit)
  expect(page.sent()).toHaveLength(1)
})

test('the choices are there again after a reload', async () => {
  const page = await show({}, never)
  await page.person.type(page.getByLabelText(/^O que a legenda deve dizer/), 'Pão')
  page.unmount()
  const again = await show({}, never)
  expect(again.getByDisplayValue('Pão')).toBeTruthy()
})
