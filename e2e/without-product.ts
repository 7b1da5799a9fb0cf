/** For stories that need no product, though they share a worker with those that do: another kind of worker would end theirs. */
import { test as withProduct } from './product.ts'

export const test = withProduct.extend({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures that one needs out of the pattern
  baseURL: async ({}, use) => use(undefined),
})

export { expect } from './product.ts'
