import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { CaptionWishes } from './CaptionWishes.tsx'

function Wishes() {
  const [wishes, setWishes] = useState({ message: '', tone: 'warm' as const, length: 'medium' as const })
  return (
    <CaptionWishes wishes={wishes} isRequired onChange={({ message = wishes.message }) => setWishes({ ...wishes, message })} />
  )
}

test('a text that is too long stays whole, and its field says by how much until it fits', async () => {
  const page = await renderPart(<Wishes />)
  const area = page.getByRole('textbox')
  await page.person.click(area)
  await page.person.paste('x'.repeat(512))
  expect(page.getByDisplayValue('x'.repeat(512))).toBe(area)
  expect(page.getByText('512/500')).toBeTruthy()
  const problem = await page.findByText('São no máximo 500 caracteres. Tire 12 para continuar.')
  expect(area.getAttribute('aria-invalid')).toBe('true')
  const below = problem.closest('[aria-live="polite"]')
  expect(below?.id).toBe(area.getAttribute('aria-describedby'))
  await page.person.clear(area)
  expect(area.getAttribute('aria-invalid')).toBeNull()
  expect(page.queryByText(/no máximo/)).toBeNull()
})
