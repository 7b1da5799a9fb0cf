import { EngineRefusal } from '#engine/types.ts'
import { joinChannel } from './join-channel.ts'
import type { Needs } from './thread-pool.ts'

/** The calls that the tests' thread answers. */
export type TestCalls = {
  double: (input: { value: number }) => number
  paint: (input: { length: number }) => Uint8Array
  refuse: (input: { detail: string }) => never
  fail: (input: { text: string }) => never
  die: (input: { code: number }) => never
  wait: (input: { name: string }) => Promise<string>
  ready: (input: Needs) => void | Promise<void>
  /** Never ends. */
  spin: (input: Record<string, never>) => never
  /** Uses no processor, as when others have all of them. */
  starve: (input: { ms: number }) => string
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
  // what this call, or this need, takes three times the limit of the tests to load, with the processor busy
  ready: ({ call, besides }) => {
    const until = performance.now() + (call === 'paint' || besides === 'slow' ? 1500 : 0)
    while (performance.now() < until);
  },
  spin: () => {
    for (;;);
  },
  starve: ({ ms }) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms),
  wait: ({ name }) => host.ask('greet', { name }),
}

const host = joinChannel<TestHostCalls>(answers)
