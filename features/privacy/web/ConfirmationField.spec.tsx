import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { ConfirmationField } from './ConfirmationField.tsx'

const HINT = 'Digite "excluir" para confirmar'
const WRONG = 'Por favor, digite "EXCLUIR" para confirmar'
const VALID = '✓ Confirmação válida'

function Typed() {
  const [value, setValue] = useState('')
  return <ConfirmationField value={value} onChange={setValue} isDisabled={false} />
}

test.each([
  ['', HINT],
  ['exc', HINT],
  [' EXCLUI', HINT],
  ['exa', WRONG],
  ['excluir tudo', WRONG],
  ['Excluir ', VALID],
])('%j is judged while it is typed', async (typed, words) => {
  const page = await renderPart(<Typed />)
  const field = page.getByLabelText('Confirmação')
  if (typed !== '') await page.person.type(field, typed)
  expect(page.getByText(words)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe(words === WRONG ? 'true' : null)
})

test.each(['{Tab}', '{Enter}'])('half the word is wrong after %s, and a hint again once it is continued', async (key) => {
  const page = await renderPart(<Typed />)
  const field = page.getByLabelText('Confirmação')
  await page.person.type(field, 'excl')
  await page.person.keyboard(key)
  expect(page.getByText(WRONG)).toBeTruthy()
  await page.person.type(field, 'u')
  expect(page.getByText(HINT)).toBeTruthy()
})
