import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { heldAnswer, renderPart } from '#apps/web/render.test-support.tsx'
import type { View } from '#features/photo-edits/contract.ts'
import { useState } from 'react'
import { BackdropPicker } from './BackdropPicker.tsx'

const stage = { ground: 0.8, light: { x: 0, hardness: 0.5 } }
const pictures = { thumbnail_url: '/t', preview_url: '/p' }
const backdrop = (id: string) => ({ id, name: id, group: 'g', group_name: 'Grupo', ...pictures, stage })
const BACKDROPS = { backdrops: ['Um', 'Dois', 'Três'].map(backdrop) }

/** The photo arrives at the press of a button. */
function Picker() {
  const [view, setView] = useState<View>()
  return (
    <main>
      <h1 tabIndex={-1}>O que ela vai virar?</h1>
      <button type="button" data-testid="arrive" onClick={() => setView('above')}>
        Chega
      </button>
      <BackdropPicker value={undefined} view={view} onChange={() => undefined} />
    </main>
  )
}

test('the gallery stays open and keeps the focus when the angle of the photo becomes known', async () => {
  const held = heldAnswer(BACKDROPS)
  const answers = [() => BACKDROPS, held.answer]
  const page = await renderPart(<Picker />, { 'GET /api/backdrops': () => answers.shift()?.() ?? BACKDROPS })
  await page.person.click(await page.findByRole('button', { name: /^Ver todos/ }))
  const gallery = await page.findByRole('dialog', { name: 'Todos os fundos' })
  page.getByTestId('arrive').click()
  await waitFor(() => expect(page.requests.filter(({ call }) => call === 'GET /api/backdrops')).toHaveLength(2))
  expect(gallery.isConnected).toBe(true)
  held.send()
  await page.settled()
  expect(gallery.isConnected).toBe(true)
  expect(gallery.contains(document.activeElement)).toBe(true)
})
