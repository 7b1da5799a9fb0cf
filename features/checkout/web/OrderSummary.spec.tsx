import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { OrderSummary } from './OrderSummary.tsx'

test('whoever opens the details by keyboard comes to the coupon next', async () => {
  const page = await renderPart(<OrderSummary coupon={<input aria-label="Cupom" />} />)
  const button = page.getByRole('button', { name: /cupom/i })
  await page.person.click(button)
  await page.person.tab()
  expect(document.activeElement).toBe(page.getByLabelText('Cupom'))
})
