import { expect, test } from 'vitest'
import { fillPlaces } from './fill-places.ts'

test('fills every placeholder of a page', () => {
  expect(fillPlaces('<a href="[[publicUrl]]/x">[[name]]</a>[[name]]', { publicUrl: 'https://a.example', name: 'Ana' })).toBe(
    '<a href="https://a.example/x">Ana</a>Ana',
  )
})

test('lets no value become markup', () => {
  expect(fillPlaces('<p title="[[name]]">', { name: `"><script>alert('&')</script>` })).toBe(
    '<p title="&quot;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)&lt;/script&gt;">',
  )
})

test('lets no value end its string or script', () => {
  const name = `"}</script><script>\\\n`
  const filled = fillPlaces('<script type="application/ld+json">{"name":"[[json:name]]"}</script>', { name })
  expect(filled.match(/<\/script>/g)).toHaveLength(1)
  expect(JSON.parse(/>(.*)<\/script>/s.exec(filled)?.[1] ?? '')).toEqual({ name })
})

test('refuses a page with a placeholder that has no value', () => {
  expect(() => fillPlaces('[[nobody]]', {})).toThrow('nobody')
  expect(() => fillPlaces('[[constructor]]', {})).toThrow('constructor')
})
