import { afterEach, expect, test } from 'vitest'
import { clearPage, renderPart } from '#apps/web/render.test-support.tsx'
import { LoadedPart, part } from './LoadedPart.tsx'

afterEach(clearPage)

/** A part that fails to load so many times. */
async function showPart(failures: number) {
  let asked = 0
  const wanted = part('spec', async () => {
    asked += 1
    if (asked <= failures) throw new TypeError('Failed to fetch dynamically imported module')
    return { Tool: () => <p>the tool</p> }
  })
  const page = await renderPart(<LoadedPart part={wanted}>{({ Tool }) => <Tool />}</LoadedPart>)
  return { ...page, retry: async () => page.person.click(await page.findByRole('button', { name: 'Tentar de novo' })) }
}

test('a part is shown once it is loaded', async () => {
  const page = await showPart(0)
  expect(page.getByRole('img', { name: 'Abrindo…' })).toBeTruthy()
  expect(await page.findByText('the tool')).toBeTruthy()
})

test('a part that does not load says so, and can be tried again', async () => {
  const page = await showPart(1)
  expect((await page.findByRole('alert')).textContent).toContain('Esta ferramenta não carregou.')
  await page.retry()
  expect(await page.findByText('the tool')).toBeTruthy()
})

test('a part that fails again offers a new page, and comes by itself once the connection is back', async () => {
  const page = await showPart(2)
  await page.retry()
  const link = await page.findByText('Recarregar a página')
  expect(link.getAttribute('href')).toBe('')
  globalThis.dispatchEvent(new Event('offline'))
  globalThis.dispatchEvent(new Event('online'))
  expect(await page.findByText('the tool')).toBeTruthy()
})
