/** Vitest's set-up of each spec file: a test that causes a console.error fails, unless it expects that with a spy of its own. */
import { afterEach, beforeEach } from 'vitest'

let complaints: unknown[][] = []

beforeEach(() => {
  complaints = []
  console.error = (...words: unknown[]) => {
    complaints.push(words)
  }
})

afterEach(() => {
  const [first] = complaints
  if (first) throw new Error(`unexpected console.error: ${first.map(String).join(' ')}`)
})
