/** `kill -9` between a result and its delivery: the person gets one picture. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { openChat } from '#apps/testing/chat.test-support.ts'
import { workUntilIdle } from '#apps/testing/drive-work.test-support.ts'
import { photoEditsHandlers } from '#features/photo-edits/server/index.ts'
import { chatHandlers, chatSweeps } from '../index.ts'
import { sendJob } from '../jobs.ts'

const product = await openChat()

/** Works on everything but sending. */
function workSilently(): Promise<void> {
  const { core, deps, engine } = product
  const handlers = [...chatHandlers(deps), ...photoEditsHandlers({ ...core.photoEdits, engine, imageGenerator: undefined })]
  return workUntilIdle(core, { handlers: handlers.filter(({ job }) => job.name !== sendJob.name), sweeps: chatSweeps(deps) })
}

async function killSender(moment: 'before' | 'after'): Promise<void> {
  const worker = fork('apps/testing/held-sender.test-support.ts', [moment], { env: { ...process.env, ...product.variables } })
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (message) => message === 'held' && resolve())
    worker.once('exit', (code) => reject(new Error(`the worker ended with ${code}`)))
  })
  const gone = once(worker, 'exit')
  worker.kill('SIGKILL')
  await gone
}

/** A process has to start, which takes long on a busy machine. */
const TIMEOUT = { timeout: 600_000 }

const stateOfResult = () =>
  product.query("select state from chat_outgoing where purpose = 'result' order by position desc limit 1")

test.each([
  ['before', 'sending', 0],
  ['after', 'sent', 1],
] as const)('right %s the network took it', TIMEOUT, async (moment, state, arrived) => {
  const ana = await product.aPerson()
  await ana.sendsPhoto('fundo de mármore branco')
  await workSilently()
  await product.passSeconds(4)
  await workSilently()
  expect(await stateOfResult()).toEqual([{ state: 'waiting' }])
  await killSender(moment)
  // the receipt proves what arrived, although the answer was lost
  await expect.poll(stateOfResult).toEqual([{ state }])
  expect(await ana.sees()).toHaveLength(arrived)
  await product.passSeconds(120)
  await product.work()
  expect((await ana.sees()).map(({ type }) => type)).toEqual(['button'])
  expect(await stateOfResult()).toEqual([{ state: 'sent' }])
})
