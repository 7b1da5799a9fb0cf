import { act } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ANA, clearPage, refusal, renderPart } from '#apps/web/render.test-support.tsx'
import { useSession } from './use-session.ts'

afterEach(clearPage)

function Who() {
  const session = useSession()
  return <output>{session.state === 'signed-out' ? `${session.state} ${session.reason}` : session.state}</output>
}

const NOBODY = () => refusal(401, 'unauthorised', 'Entre de novo.')
const SOMEBODY = () => ({ user: ANA })

/** A page of the product, and what another tab does to the mark that all of them share. */
async function open(first: () => object) {
  let answer = first
  const page = await renderPart(<Who />, { 'GET /api/session': () => answer() })
  const otherTab = (mark: string | undefined, next: () => object) => {
    answer = next
    if (mark === undefined) localStorage.removeItem('userPhone')
    else localStorage.setItem('userPhone', mark)
    act(() => void globalThis.dispatchEvent(new StorageEvent('storage', { key: 'userPhone' })))
  }
  return { otherTab, shows: async (text: string) => expect(await page.findByText(text)).toBeTruthy() }
}

test('a session that ends by itself is told of, and one that its member ends in another tab afterwards is not', async () => {
  localStorage.setItem('userPhone', ANA.phone)
  const { otherTab, shows } = await open(NOBODY)
  await shows('signed-out ended')
  otherTab(ANA.phone, SOMEBODY)
  await shows('signed-in')
  otherTab(undefined, NOBODY)
  await shows('signed-out undefined')
})
