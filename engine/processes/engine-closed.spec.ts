import { mkdtemp, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createEngine } from '#engine/engine.ts'
import { EngineClosed } from '../types.ts'
import { whileOpen } from './engine-closed.ts'
import { ProcessEnded } from './process.ts'

const reason = (work: Promise<unknown>) => work.catch((error: unknown) => error)

it('a call that closing cuts off says so, and one that comes later too', async () => {
  const engine = createEngine({ modelDir: 'unused', cacheDir: 'unused', cacheBytes: 1 })
  const refusal = reason(engine.thumbnail('marmore-branco', 'small'))
  await engine.close()
  expect(await refusal).toBeInstanceOf(EngineClosed)
  expect(await reason(engine.receive(new Uint8Array(9)))).toBeInstanceOf(EngineClosed)
  expect(await reason(engine.warm())).toBeInstanceOf(EngineClosed)
})

it.runIf(process.platform === 'linux')('asking what is remembered wakes no process', async () => {
  const engine = createEngine({ modelDir: 'unused', cacheDir: await mkdtemp(join(tmpdir(), 'cutouts-')), cacheBytes: 1 })
  const before = await countChildren()
  expect(await engine.listRemembered()).toEqual([])
  expect(await countChildren()).toBe(before)
  await engine.thumbnail('marmore-branco', 'small')
  expect(await countChildren()).toBe(before + 1)
  await engine.close()
})

async function countChildren(): Promise<number> {
  const own = await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')
  return own.split(' ').filter((pid) => pid !== '').length
}

/** What work tells that fails while the engine is closed, or is not. */
const refusal = async (isClosed: boolean, error: Error) => {
  let isOver = false
  const work = async () => {
    isOver = isClosed
    throw error
  }
  return reason(whileOpen(() => isOver, work))
}

it('other errors stay what they are, and so does the end of a process of an open engine', async () => {
  const [fault, ended] = [new Error('no space left on the disk'), new ProcessEnded('killed')]
  expect([await refusal(true, fault), await refusal(false, ended)]).toEqual([fault, ended])
  expect(await refusal(true, ended)).toMatchObject({ name: 'EngineClosed', cause: ended })
})
