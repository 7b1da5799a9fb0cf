/** Starts a process that is busy forever, prints its id, and waits to be killed. */
import type { TestCalls } from './process.test-support.ts'
import { createProcess } from './process.ts'

const child = createProcess<TestCalls>({
  name: 'test',
  file: new URL('process.test-support.ts', import.meta.url),
  settings: null,
  answers: {},
})
await child.ask('double', { value: 1 })
void child.ask('spin', {})
process.send?.(child.pid())
