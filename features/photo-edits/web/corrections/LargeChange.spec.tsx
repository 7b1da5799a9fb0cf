import { expect, test, vi } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { LargeChange } from './LargeChange.tsx'

test('a stroke that changed much can be taken back where it is asked about', async () => {
  const onUndo = vi.fn<() => void>()
  const page = await renderPart(<LargeChange isShown onUndo={onUndo} />)
  expect(page.getByRole('status').textContent).toContain('Não era isso?')
  await page.person.click(page.getByRole('button', { name: 'Voltar como era' }))
  expect(onUndo).toHaveBeenCalledTimes(1)
})

test('of any other nothing is said', async () => {
  const page = await renderPart(<LargeChange isShown={false} onUndo={() => undefined} />)
  expect(page.getByRole('status').textContent).toBe('')
})
