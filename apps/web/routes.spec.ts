import { expect, it } from 'vitest'
import { sameSitePath } from '#features/paths.ts'
import { ROUTES } from './routes.tsx'

it.each(ROUTES.filter(({ shell }) => shell === 'member').map(({ path }) => path))('sign-in leads back to %s', (path) => {
  expect(sameSitePath(`${path}?a=b`)).toBe(`${path}?a=b`)
})
