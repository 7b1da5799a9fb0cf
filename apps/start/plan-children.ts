import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Env } from '#platform/env.ts'
import type { ChildPlan } from './run-child.ts'

/**
 * The processes of the product, in the order in which they end: first no new requests, then no work in progress, then the
 * providers' stand-ins.
 * @param variables the whole environment that the children get
 */
export function planChildren(root: string, env: Env, variables: Readonly<Record<string, string | undefined>>): ChildPlan[] {
  const quickImports = pathToFileURL(join(root, 'platform', 'quick-imports.ts')).href
  const child = (name: string, readyUrl?: string): ChildPlan => ({
    name,
    command: process.execPath,
    args: ['--import', quickImports, join(root, 'apps', `${name}.ts`)],
    env: variables,
    ...(readyUrl === undefined ? {} : { readyUrl }),
  })
  return [child('server', `http://localhost:${env.port}/readyz`), child('worker'), ...(env.isSandbox ? [child('sandbox')] : [])]
}
