import { afterEach, expect, test, vi } from 'vitest'
import { FIRST_SCRIPT } from './language-choice.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser in which English was chosen, on a page served in Portuguese: returns the cookie that the script writes. */
async function cookieWritten(protocol: 'http:' | 'https:'): Promise<string> {
  const document = { documentElement: { lang: 'pt-BR', dataset: {} }, cookie: '' }
  const href = `${protocol}//mandou.example/auth`
  const nothing = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }
  vi.stubGlobal('document', document)
  vi.stubGlobal('location', { href, protocol, reload: () => undefined, replace: () => undefined })
  vi.stubGlobal('localStorage', { ...nothing, getItem: () => 'en' })
  vi.stubGlobal('sessionStorage', nothing)
  vi.stubGlobal('addEventListener', () => undefined)
  // the text that browsers get, run once for each address
  const script = `data:text/javascript,${encodeURIComponent(`${FIRST_SCRIPT}// ${protocol}`)}`
  await import(/* @vite-ignore */ script)
  return document.cookie
}

test('the language cookie is for this host alone, as far as the address allows', async () => {
  expect(await cookieWritten('https:')).toBe('__Host-lng=en;path=/;max-age=31536000;samesite=lax;secure')
  expect(await cookieWritten('http:')).toBe('lng=en;path=/;max-age=31536000;samesite=lax')
})
