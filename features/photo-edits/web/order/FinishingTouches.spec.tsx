import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { FIRST_CHOICES } from './choices.ts'
import { FinishingTouches } from './FinishingTouches.tsx'

function Touches() {
  const [choices, setChoices] = useState(FIRST_CHOICES)
  return <FinishingTouches choices={choices} hasLight={false} onChange={(changed) => setChoices({ ...choices, ...changed })} />
}

test('a line that is pasted too long stays whole, and its field says by how much until it fits', async () => {
  const page = await renderPart(<Touches />)
  await page.person.click(page.getByText('Texto na foto'))
  const line = page.getByLabelText('Título sobre a foto')
  await page.person.click(line)
  await page.person.paste('x'.repeat(75))
  expect(page.getByDisplayValue('x'.repeat(75))).toBe(line)
  const problem = await page.findByText('São no máximo 60 caracteres. Tire 15 para continuar.')
  expect(line.getAttribute('aria-invalid')).toBe('true')
  expect(problem.closest('[aria-live="polite"]')?.id).toBe(line.getAttribute('aria-describedby'))
  await page.person.clear(line)
  expect(line.getAttribute('aria-invalid')).toBeNull()
  expect(page.queryByText(/no máximo/)).toBeNull()
})
