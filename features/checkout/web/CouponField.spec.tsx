import { expect, test, vi } from 'vitest'
import { ANA, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import type { SavedCheckout } from './saved-checkout.ts'
import { CouponField } from './CouponField.tsx'
import { useCoupon } from './use-coupon.ts'

const COUPON = { code: 'FEIRA', name: 'Feira de agosto', discount: 37.9, periods: 2, ends_at: '2027-01-20T12:00:00.000Z' }
const ASKED = 'GET /api/checkout/coupon'
const APPLY = { name: 'Aplicar' }

const onApplied = vi.fn<() => void>()

interface FieldProps {
  saved?: Pick<SavedCheckout, 'appliedCoupon' | 'typedCoupon'>
}

function Field({ saved }: FieldProps) {
  return <CouponField coupon={useCoupon({ phone: ANA.phone, saved, onApplied })} />
}

const show = (answers: Answers, saved?: FieldProps['saved']) => renderPart(<Field {...(saved && { saved })} />, answers)

test('asks nobody about an empty code', async () => {
  const { getByRole, person, getByText, requests } = await show({})
  await person.click(getByRole('button', APPLY))
  expect(getByText('Digite um código de cupom')).toBeTruthy()
  expect(requests).toEqual([])
})

test('Enter applies a code, which can be removed again, and the focus follows', async () => {
  onApplied.mockClear()
  const { getByLabelText, findByText, getByRole, person, requests } = await show({ [ASKED]: () => ({ coupon: COUPON }) })
  await person.type(getByLabelText('Cupom de desconto'), ' feira {Enter}')
  expect(await findByText('2 meses por nossa conta. Depois o plano termina, sem cobrança.')).toBeTruthy()
  expect(requests).toMatchObject([{ query: { phone: ANA.phone, code: 'feira' } }])
  expect(onApplied).toHaveBeenCalledTimes(1)
  const remove = getByRole('button', { name: 'Remover cupom' })
  expect(document.activeElement).toBe(remove)
  await person.click(remove)
  const field = getByLabelText('Cupom de desconto')
  expect([document.activeElement === field, field]).toMatchObject([true, { value: '' }])
})

test('a refused code keeps what was typed, and the reason goes with the next letter', async () => {
  onApplied.mockClear()
  const reason = 'Cupom inválido ou expirado'
  const answers = { [ASKED]: () => refusal(404, 'coupon_invalid', reason) }
  const { getByLabelText, findByText, queryByText, getByRole, person } = await show(answers)
  const field = getByLabelText('Cupom de desconto')
  await person.type(field, 'metade')
  await person.click(getByRole('button', APPLY))
  expect(await findByText(reason)).toBeTruthy()
  expect(field).toMatchObject({ value: 'metade' })
  expect(document.activeElement).toBe(field)
  expect(onApplied).not.toHaveBeenCalled()
  await person.type(field, 's')
  expect(queryByText(reason)).toBeNull()
})

test('a coupon that was applied before a reload is believed only once the server has said so', async () => {
  const { findByText, requests } = await show(
    { [ASKED]: () => ({ coupon: COUPON }) },
    { appliedCoupon: 'FEIRA', typedCoupon: '' },
  )
  expect(await findByText('FEIRA')).toBeTruthy()
  expect(requests).toMatchObject([{ query: { code: 'FEIRA' } }])
})
