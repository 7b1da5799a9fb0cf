import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { revalidateReturnedPage } from '#features/session/web/use-session.ts'

let marks: Map<string, string>
let page: EventTarget
let queryClient: QueryClient

beforeEach(() => {
  marks = new Map([['userPhone', '+5511900000001']])
  vi.stubGlobal('localStorage', { getItem: (key: string) => marks.get(key) ?? null })
  page = new EventTarget()
  queryClient = new QueryClient()
  queryClient.setQueryData(['session'], { id: 'ana', phone: '+5511900000001' })
  queryClient.setQueryData(['payments'], ['of Ana'])
  revalidateReturnedPage(queryClient, page)
})

afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

function comeBack(persisted: boolean): void {
  page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
}

const shown = () => [queryClient.getQueryData(['session']) !== undefined, queryClient.getQueryData(['payments']) !== undefined]

test('a page restored from the cache while its member is signed in stays as it was', () => {
  comeBack(true)
  expect(shown()).toEqual([true, true])
})

test('a page restored from the cache after its member signed out shows nothing of them', () => {
  marks.clear()
  comeBack(true)
  expect(shown()).toEqual([false, false])
})

test('a page restored from the cache while another member is signed in shows nothing of the first', () => {
  marks.set('userPhone', '+5511900000002')
  comeBack(true)
  expect(shown()).toEqual([false, false])
})

test('a reloaded page waits for the server’s answer', () => {
  marks.clear()
  comeBack(false)
  expect(shown()).toEqual([true, true])
})
