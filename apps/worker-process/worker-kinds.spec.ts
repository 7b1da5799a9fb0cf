import { afterAll, beforeAll, expect, test } from 'vitest'
import { composeWork } from '../compose-work.ts'
import { openEngine } from '../open-engine.ts'
import { JOBS, jobsOf } from '../jobs.ts'
import { startTestProduct, type TestProduct } from '../testing/product.test-support.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const namesOf = (listed: readonly { readonly name: string }[]) => listed.map(({ name }) => name).toSorted()

const EXPIRY = ['photo-edits.expire-changes', 'photo-edits.expire-cutouts', 'photo-edits.expire-edits']

test('two kinds of workers share every job and every sweep; what nobody finishes expires in both', async () => {
  const engine = openEngine(product.core.env, product.core.log)
  const [all, pictures, light] = (['all', 'engine', 'light'] as const).map((kind) => composeWork(product.core, engine, kind))
  const [inAll, inPictures, inLight] = [all, pictures, light].map((work) => namesOf(work?.sweeps ?? []))
  expect(inPictures?.filter((name) => inLight?.includes(name))).toEqual(EXPIRY)
  expect([...new Set([...(inPictures ?? []), ...(inLight ?? [])])].toSorted()).toEqual(inAll)
  expect(namesOf([...jobsOf('engine'), ...jobsOf('light')])).toEqual(namesOf(JOBS))
  await engine.close()
})

test.each(['all', 'engine', 'light'] as const)('a worker of the kind %s has one handler for each of its jobs', async (kind) => {
  const engine = openEngine(product.core.env, product.core.log)
  const { handlers } = composeWork(product.core, engine, kind)
  expect(namesOf(handlers.map(({ job }) => job))).toEqual(namesOf(jobsOf(kind)))
  await engine.close()
})

test('pictures are made by workers of their own kind', () => {
  expect(namesOf(jobsOf('engine'))).toContain('photo-edits.run')
  expect(namesOf(jobsOf('light'))).toContain('payments.sync')
})
