import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import { PartList } from './PartList.tsx'
import type { OpenPart } from './worker/correct-messages.ts'

beforeEach(() => {
  vi.stubGlobal('OffscreenCanvas', vi.fn())
  vi.stubGlobal('Worker', vi.fn())
})
afterEach(() => void vi.unstubAllGlobals())

const PART: OpenPart = {
  mode: 'keep',
  place: { left: 0, top: 0, width: 0.2, height: 0.2 },
  share: 0.04,
  stroke: { kind: 'keep', radius: 0.02, points: [{ x: 0.1, y: 0.1 }] },
}

/** Parts that go once one of them is taken. */
function Parts({ first }: { first: readonly OpenPart[] }) {
  const [parts, setParts] = useState(first)
  return <PartList parts={parts} onCorrection={() => setParts([])} onPoint={() => undefined} />
}

test('without any part there is a sentence, and nothing to open', async () => {
  const page = await renderPart(<Parts first={[]} />)
  expect(page.getByText('Nenhuma outra parte para acrescentar ou tirar.').closest('details')).toBeNull()
})

test('parts are counted in the line that opens them, which keeps the keyboard when the last one is taken', async () => {
  const page = await renderPart(<Parts first={[PART]} />)
  const line = page.getByText('Partes para acrescentar ou tirar (1)')
  await page.person.click(line)
  await page.person.click(page.getByRole('button', { name: /^Acrescentar/ }))
  expect(page.getByText('Nenhuma outra parte para acrescentar ou tirar.')).toBe(line)
  expect(document.activeElement).toBe(line)
})
