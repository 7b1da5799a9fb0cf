import { EngineRefusal } from '#engine/types.ts'
import { joinProcess, processSettings, watchParent } from './join-process.ts'

/** The calls that the tests' process answers. */
export type TestCalls = {
  double: (input: { value: number }) => number
  paint: (input: { length: number }) => Uint8Array
  refuse: (input: { detail: string }) => never
  die: (input: { code: number }) => never
  greet: (input: { name: string }) => Promise<string>
  settings: (input: Record<string, never>) => unknown
  variables: (input: Record<string, never>) => string[]
  /** Never returns, and blocks the process. */
  spin: (input: Record<string, never>) => never
}

export type TestReports = { greet: (input: { name: string }) => string }

const answers: TestCalls = {
  double: ({ value }) => value * 2,
  paint: ({ length }) => new Uint8Array(length).fill(7),
  refuse: ({ detail }) => {
    throw new EngineRefusal('photo_damaged', detail)
  },
  die: ({ code }) => process.exit(code),
  greet: ({ name }) => reports.ask('greet', { name }),
  settings: () => processSettings(),
  variables: () => Object.keys(process.env), // oxlint-disable-line node/no-process-env -- the test checks its environment
  spin: () => {
    for (;;);
  },
}

const reports = joinProcess<TestReports>(answers)
watchParent()
