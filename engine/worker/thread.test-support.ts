import { EngineRefusal } from '#engine/types.ts'
import { joinLine } from './join-line.ts'

/** The calls that the tests' thread answers. */
export type TestCalls = {
  double: (input: { value: number }) => number
  paint: (input: { length: number }) => Uint8Array
  refuse: (input: { detail: string }) => never
  fail: (input: { text: string }) => never
  die: (input: { code: number }) => never
  wait: (input: { name: string }) => Promise<string>
  ready: (input: Record<string, never>) => void
  /** Never ends. */
  spin: (input: Record<string, never>) => never
}

export type TestHostCalls = { greet: (input: { name: string }) => string }

const answers: TestCalls = {
  double: ({ value }) => value * 2,
  paint: ({ length }) => new Uint8Array(length).fill(7),
  refuse: ({ detail }) => {
    throw new EngineRefusal('photo_damaged', detail)
  },
  fail: ({ text }) => {
    throw new TypeError(text)
  },
  die: ({ code }) => process.exit(code),
  ready: () => undefined,
  spin: () => {
    for (;;);
  },
  wait: ({ name }) => host.ask('greet', { name }),
}

const host = joinLine<TestHostCalls>(answers)
