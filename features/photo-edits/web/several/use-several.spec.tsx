import { act } from '@testing-library/react'
import { useSearchParams } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { renderPart } from '#apps/web/render.test-support.tsx'
import type { Photo } from '#features/photo-edits/contract.ts'
import { readPlace } from '../studio-location.ts'
import { useSeveral } from './use-several.ts'

const idOf = (number: number) => `018f0000-0000-7000-8000-00000000000${number}`

const photoOf = (number: number): Photo => ({
  id: idOf(number),
  width: 800,
  height: 600,
  bytes: 1000,
  preview_url: '/preview.jpg',
  warnings: [],
  created_at: '2026-11-23T10:00:00.000Z',
  delete_after: '2026-12-23T10:00:00.000Z',
})

/** The browser's request for an upload, which answers when the test says so. */
class HeldUpload extends EventTarget {
  static open: HeldUpload[] = []
  readonly upload = new EventTarget()
  status = 0
  responseText = ''
  open(): void {}
  setRequestHeader(): void {}
  abort(): void {
    this.dispatchEvent(new Event('abort'))
  }
  send(): void {
    HeldUpload.open.push(this)
  }
  answer(photo: Photo): void {
    this.status = 201
    this.responseText = JSON.stringify({ photo })
    this.dispatchEvent(new Event('load'))
  }
}

const browserRequest = globalThis.XMLHttpRequest
beforeEach(() => {
  HeldUpload.open = []
  globalThis.XMLHttpRequest = HeldUpload as unknown as typeof XMLHttpRequest // as: what an upload uses of it
})
afterEach(() => {
  globalThis.XMLHttpRequest = browserRequest
})

const filesOf = (count: number) =>
  Array.from({ length: count }, (_, place) => new File([`photo ${place}`], `photo-${place}.jpg`, { type: 'image/jpeg' }))

function Several({ count = 2 }: { readonly count?: number }) {
  const [search] = useSearchParams()
  const { begin, isLost, view } = useSeveral(readPlace(search))
  return (
    <>
      <button type="button" onClick={() => begin(filesOf(count))}>
        choose
      </button>
      <output>{isLost ? 'lost' : view.photoIds.join()}</output>
      {view.photoIds.map((id) => (
        <button key={id} type="button" onClick={() => view.onRemove(id)}>
          {id}
        </button>
      ))}
    </>
  )
}

/** All that was shown, in its order. */
async function choosePhotos(count = 2) {
  const page = await renderPart(<Several count={count} />)
  const output = page.getByRole('status')
  const shown: (string | null)[] = []
  new MutationObserver(() => shown.push(output.textContent)).observe(output, {
    characterData: true,
    childList: true,
    subtree: true,
  })
  await page.person.click(page.getByRole('button', { name: 'choose' }))
  await expect.poll(() => HeldUpload.open.length).toBe(2)
  return { page, output, shown }
}

/** React renders by its own priorities, as in a browser: a new address comes after what a component has set itself. */
async function unflushed(action: () => Promise<void>): Promise<void> {
  const flags = globalThis as unknown as { IS_REACT_ACT_ENVIRONMENT: boolean } // as: the flag of Testing Library
  const before = flags.IS_REACT_ACT_ENVIRONMENT
  flags.IS_REACT_ACT_ENVIRONMENT = false
  await action()
  flags.IS_REACT_ACT_ENVIRONMENT = before // the files that follow in this process have their own
}

const address = (...photos: readonly number[]) => `/studio?photos=${encodeURIComponent(photos.map(idOf).join(','))}`

test('photos that arrive at the same moment are all in the order, which is never taken for lost', async () => {
  const { page, output, shown } = await choosePhotos()
  await unflushed(async () => {
    HeldUpload.open.forEach((upload, place) => upload.answer(photoOf(place + 1)))
    await expect.poll(page.place).toBe(address(1, 2))
  })
  expect(output.textContent).toBe([1, 2].map(idOf).join())
  expect(shown).not.toContain('lost')
})

test('photos that still wait are not sent once the screen is gone', async () => {
  const { page } = await choosePhotos(4)
  page.unmount()
  await new Promise((resolve) => {
    setTimeout(resolve, 50)
  })
  expect(HeldUpload.open).toHaveLength(2)
})

test('a photo that is removed leaves the order and the address', async () => {
  const { page, output } = await choosePhotos()
  await act(async () => HeldUpload.open.forEach((upload, place) => upload.answer(photoOf(place + 1))))
  await page.person.click(await page.findByRole('button', { name: idOf(1) }))
  await expect.poll(page.place).toBe(address(2))
  expect(output.textContent).toBe(idOf(2))
})
