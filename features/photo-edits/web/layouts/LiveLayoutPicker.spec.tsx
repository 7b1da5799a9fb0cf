import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ALLOWANCE } from '#apps/web/an-allowance.test-support.ts'
import { clearPage, renderPart } from '#apps/web/render.test-support.tsx'
import { FIRST_CHOICES } from '../order/choices.ts'
import { LiveLayoutPicker } from './LiveLayoutPicker.tsx'
import { RETRY_MS } from './use-preview-turns.ts'

/** Sees everything at once. */
class AllSeen {
  readonly #tell: (entries: readonly object[]) => void
  constructor(tell: (entries: readonly object[]) => void) {
    this.#tell = tell
  }
  observe(): void {
    this.#tell([{ isIntersecting: true }])
  }
  disconnect(): void {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', AllSeen))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  clearPage()
})

const SOURCE = { photoId: 'p1', ratio: 1, cutoutRevision: undefined, isReady: true }

function Picker() {
  const [signature, setSignature] = useState('Ana')
  return (
    <>
      <LiveLayoutPicker value="photo" onChange={() => undefined} choices={{ ...FIRST_CHOICES, signature }} source={SOURCE} />
      <button type="button" onClick={() => setSignature('Bia')}>
        change
      </button>
    </>
  )
}

function part<Item>(items: readonly Item[], place: number): Item {
  const found = items[place]
  if (found === undefined) throw new Error(`there is no ${place}`)
  return found
}

/** The first tile, whose preview is asked for. */
async function show({ hasPlan = true } = {}) {
  const page = await renderPart(<Picker />, {
    'GET /api/user/brand': () => ({ brand: { colours: [], proposed: [], stamp: '' }, types: [] }),
    'GET /api/user/photo-limit': () => ({ ...ALLOWANCE, hasActiveSubscription: hasPlan }),
  })
  await page.settled()
  const tile = () => part(page.getAllByRole('radio'), 0)
  const pictures = () => [...tile().querySelectorAll('img')]
  await waitFor(() => expect(pictures()).toHaveLength(1))
  return { page, tile, pictures }
}

const queryOf = (picture: Element | undefined) => new URL(picture?.getAttribute('src') ?? '', 'http://x').searchParams

test('while another picture is made the last one is pale, and one that does not come leaves none', async () => {
  const { page, tile, pictures } = await show()
  fireEvent.load(part(pictures(), 0))
  expect(pictures()[0]?.className).not.toMatch(/opacity-(0|50)/)
  await page.person.click(page.getByRole('button', { name: 'change' }))
  await waitFor(() => expect(pictures()).toHaveLength(2))
  expect(pictures().map((picture) => queryOf(picture).get('signature'))).toEqual(['Ana', 'Bia'])
  expect(pictures()[0]?.className).toContain('opacity-50')
  fireEvent.error(part(pictures(), 1))
  expect(pictures()).toEqual([])
  expect(tile().textContent).toContain('Sem prévia')
})

test('one that does not come is asked for again, later each time, and never given up', async () => {
  const { tile, pictures } = await show()
  vi.useFakeTimers()
  for (const tries of [1, 2, 3, 4, 5]) {
    fireEvent.error(part(pictures(), 0))
    expect(tile().textContent).toContain('Sem prévia')
    act(() => void vi.advanceTimersByTime(RETRY_MS * 2 ** (tries - 1) - 1))
    expect(pictures()).toHaveLength(0)
    act(() => void vi.advanceTimersByTime(1))
    expect(pictures()).toHaveLength(1)
  }
})

test.each([true, false])('a browser’s copy with the mark of the trial is not that of a plan: %s', async (hasPlan) => {
  const { pictures } = await show({ hasPlan })
  expect(queryOf(pictures()[0]).get('v')).toMatch(hasPlan ? /^pt-BR plan/ : /^pt-BR trial/)
})
