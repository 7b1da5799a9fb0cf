import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetBelongings } from '#features/session/web/belongings.ts'
import { StorageForTests } from '#ui/storage.test-support.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { findRescued, forgetRescued, forgetReturned, rescue } from './rescued-words.ts'

const bio = { label: 'Bio', text: 'Doces por encomenda' }
const name = { label: 'Nome', text: 'Ana' }

const pageWith = (field: object) => ({ querySelectorAll: () => [field] }) as unknown as ParentNode // as: nothing else of a page is used

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new StorageForTests())
})
afterEach(() => vi.unstubAllGlobals())

it('survives a retry and a reload, until it is dismissed', () => {
  rescue([bio])
  expect(findRescued()).toEqual([bio])
  forgetRescued()
  expect(findRescued()).toEqual([])
})

it('disappears when the member signs out', () => {
  rescue([bio])
  forgetBelongings()
  expect(findRescued()).toEqual([])
})

it('a second crash adds its words to those of the first, without repeating any', () => {
  rescue([bio])
  rescue([bio, name])
  expect(findRescued()).toEqual([bio, name])
})

it('text that is back in its own field is no longer shown, the rest is', () => {
  rescue([bio, name])
  forgetReturned(pageWith({ value: 'Doces por encomenda', labels: [{ textContent: 'Bio' }] }))
  expect(findRescued()).toEqual([name])
})

it('other data under its storage key is no rescued text', () => {
  sessionStorage.setItem('rescuedWords', '{"label":1}')
  expect(findRescued()).toEqual([])
})

it('the crash screen shows the words of the broken page, which are stored at once', () => {
  vi.stubGlobal('document', pageWith({ value: ' Doces por encomenda ', labels: [{ textContent: 'Bio' }] }))
  const boundary = new CrashBoundary({ children: 'screen' })
  boundary.state = { ...boundary.state, ...CrashBoundary.getDerivedStateFromError(new Error('broken')) }
  expect(boundary.state).toMatchObject({ hasCrashed: true, typed: [bio] })
  boundary.componentDidCatch()
  expect(findRescued()).toEqual([bio])
})
