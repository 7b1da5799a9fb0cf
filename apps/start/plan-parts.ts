import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Env } from '#platform/env.ts'
import type { PartPlan } from './run-part.ts'

/**
 * The processes of the product, in the order in which they end: first no new requests, then no work in progress, then the
 * providers' stand-ins.
 * @param variables the whole environment that the parts get
 */
export function planParts(root: string, env: Env, variables: Readonly<Record<string, string | undefined>>): PartPlan[] {
  const quickImports = pathToFileURL(join(root, 'platform', 'quick-imports.ts')).href
  const part = (name: string, readyUrl?: string): PartPlan => ({
    name,
    command: process.execPath,
    args: ['--import', quickImports, join(root, 'apps', `${name}.ts`)],
    env: variables,
    ...(readyUrl === undefined ? {} : { readyUrl }),
  })
  return [part('server', `http://localhost:${env.port}/readyz`), part('worker'), ...(env.isSandbox ? [part('sandbox')] : [])]
}
