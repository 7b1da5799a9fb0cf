import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearStoredData } from '#features/session/web/stored-data.ts'
import { StorageForTests } from '#ui/storage.test-support.ts'
import { CrashBoundary } from './CrashBoundary.tsx'
import { findRecovered, clearRecovered, clearRestored, recover } from './recovered-text.ts'

const bio = { label: 'Bio', text: 'Doces por encomenda' }
const name = { label: 'Nome', text: 'Ana' }

const pageWith = (field: object) => ({ querySelectorAll: () => [field] }) as unknown as ParentNode // as: nothing else of a page is used

beforeEach(() => {
  vi.stubGlobal('sessionStorage', new StorageForTests())
})
afterEach(() => vi.unstubAllGlobals())

it('survives a retry and a reload, until it is dismissed', () => {
  recover([bio])
  expect(findRecovered()).toEqual([bio])
  clearRecovered()
  expect(findRecovered()).toEqual([])
})

it('disappears when the member signs out', () => {
  recover([bio])
  clearStoredData()
  expect(findRecovered()).toEqual([])
})

it('a second crash adds its words to those of the first, without repeating any', () => {
  recover([bio])
  recover([bio, name])
  expect(findRecovered()).toEqual([bio, name])
})

it('text that is back in its own field is no longer shown, the rest is', () => {
  recover([bio, name])
  clearRestored(pageWith({ value: 'Doces por encomenda', labels: [{ textContent: 'Bio' }] }))
  expect(findRecovered()).toEqual([name])
})

it('other data under its storage key is no rescued text', () => {
  sessionStorage.setItem('rescuedWords', '{"label":1}')
  expect(findRecovered()).toEqual([])
})

it('the crash screen shows the words of the broken page, which are stored at once', () => {
  vi.stubGlobal('document', pageWith({ value: ' Doces por encomenda ', labels: [{ textContent: 'Bio' }] }))
  const boundary = new CrashBoundary({ children: 'screen' })
  boundary.state = { ...boundary.state, ...CrashBoundary.getDerivedStateFromError(new Error('broken')) }
  expect(boundary.state).toMatchObject({ hasCrashed: true, typed: [bio] })
  boundary.componentDidCatch()
  expect(findRecovered()).toEqual([bio])
})
