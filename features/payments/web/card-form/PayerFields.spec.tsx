import { expect, test } from 'vitest'
import { ANA, renderPart } from '#apps/web/render.test-support.tsx'
import { PayerFields } from './PayerFields.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'

function Payer() {
  const { control } = useCheckoutForm({ member: ANA, isFree: true })
  return <PayerFields control={control} />
}

test('a name that is too long stays whole, and its field says by how much', async () => {
  const page = await renderPart(<Payer />)
  const name = page.getByRole('textbox', { name: 'Nome completo' })
  await page.person.clear(name)
  await page.person.click(name)
  await page.person.paste('A'.repeat(130))
  await page.person.tab()
  expect(await page.findByText('São no máximo 100 caracteres, e aqui há 130')).toBeTruthy()
  expect(page.getByDisplayValue('A'.repeat(130))).toBe(name)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  const below = name.getAttribute('aria-describedby') ?? ''
  expect(page.container.ownerDocument.getElementById(below)?.textContent).toContain('100')
  await page.person.clear(name)
  await page.person.type(name, 'ANA LIMA')
  await page.person.tab()
  expect(name.getAttribute('aria-invalid')).toBeNull()
})
