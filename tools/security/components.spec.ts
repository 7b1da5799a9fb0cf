/** The packages in `package-lock.json`: the inventory of third-party components. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  readonly dependencies: Record<string, string>
  readonly devDependencies: Record<string, string>
  readonly optionalDependencies: Record<string, string>
}
interface Lock {
  readonly packages: Record<string, { version?: string; integrity?: string; resolved?: string; link?: boolean; license?: string }>
}
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'))

test('every package is pinned, and checked by its hash', () => {
  const { dependencies, devDependencies, optionalDependencies } = read('package.json') as Manifest // as: npm's documented format
  const wanted = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(wanted.filter(([, version]) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([])
  const { packages } = read('package-lock.json') as Lock // as: npm's documented format
  const locked = Object.entries(packages).filter(([path]) => path !== '')
  expect(locked.length).toBeGreaterThan(300)
  expect(locked.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
  // from the registry that npm is configured with, and from nowhere else
  expect(locked.filter(([, { resolved, link }]) => resolved !== undefined || link === true)).toEqual([])
})
