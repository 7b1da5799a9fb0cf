import { useForm } from 'react-hook-form'
import { expect, test } from 'vitest'
import { ANA, fieldRefusal, heldAnswer, refusal, renderPart, type Answers } from '#apps/web/render.test-support.tsx'
import { account } from './account/contract.ts'
import { call, unwrap } from './api.ts'
import { FormTextField } from './FormTextField.tsx'
import { useSubmit } from './use-submit.ts'

const CALL = 'POST /api/user'

function Form() {
  const form = useForm({ defaultValues: { email: '' } })
  const { submit, isBusy, problem } = useSubmit(form, async ({ email }) => {
    unwrap(await call(account.changeUser, { body: { action: 'change_email', phone: ANA.phone, email } }))
  })
  return (
    <form onSubmit={submit} noValidate>
      <FormTextField control={form.control} name="email" label="E-mail" />
      {problem !== undefined && <p role="alert">{problem}</p>}
      <button type="submit" disabled={isBusy} aria-label="Salvar" />
    </form>
  )
}

async function fill(answers: Answers) {
  const page = await renderPart(<Form />, answers)
  const field = page.getByRole('textbox')
  await page.person.type(field, 'ana@x')
  return { ...page, field, save: () => page.person.click(page.getByRole('button')) }
}

test('a refusal that names a field is shown there, takes the focus, and goes with the next letter', async () => {
  const page = await fill({ [CALL]: () => fieldRefusal('email', 'invalid_email', 'Confira o e-mail.') })
  await page.save()
  await page.findByText('Confira o e-mail.')
  expect(page.queryByRole('alert')).toBeNull()
  expect(page.field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(page.field)
  await page.person.type(page.field, 'y')
  expect(page.queryByText('Confira o e-mail.')).toBeNull()
})

test.each([undefined, 'bio'])(
  'a refusal about %s, which the form lacks, is shown once, until something changes',
  async (field) => {
    const page = await fill({ [CALL]: () => refusal(500, 'server_error', 'Tente de novo.', field) })
    await page.save()
    expect((await page.findByRole('alert')).textContent).toBe('Tente de novo.')
    expect(page.field.getAttribute('aria-invalid')).toBeNull()
    await page.person.type(page.field, 'y')
    expect(page.queryByRole('alert')).toBeNull()
  },
)

test('a call without an answer says so', async () => {
  const page = await fill({})
  await page.save()
  expect((await page.findByRole('alert')).textContent).toContain('conexão')
})

test('two quick submits send once, and the form can be sent again after the answer', async () => {
  const held = heldAnswer({ user: ANA })
  const page = await fill({ [CALL]: held.answer })
  await page.person.type(page.field, '{Enter}{Enter}')
  expect(page.requests).toHaveLength(1)
  expect(page.getByRole('button').hasAttribute('disabled')).toBe(true)
  held.send()
  await expect.poll(() => page.getByRole('button').hasAttribute('disabled')).toBe(false)
  await page.save()
  expect(page.requests).toHaveLength(2)
})

test('the cache of mutations never holds what was typed', async () => {
  const held = heldAnswer({ user: ANA })
  const page = await fill({ [CALL]: held.answer })
  await page.save()
  const states = () =>
    page.queryClient
      .getMutationCache()
      .getAll()
      .map(({ state }) => state)
  expect(states()).toMatchObject([{ status: 'pending', variables: undefined }])
  held.send()
  await expect.poll(() => states().map(({ status }) => status)).toEqual(['success'])
  expect(JSON.stringify(states())).not.toContain('ana@x')
  page.unmount()
  await expect.poll(states).toEqual([])
})
