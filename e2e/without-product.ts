/** For stories that need no product, though they share a worker with those that do: another kind of worker would end theirs. */
import { test as withProduct } from './product.ts'

export const test = withProduct.extend({
  baseURL: async ({}, use) => use(undefined),
})

export { expect } from './product.ts'
