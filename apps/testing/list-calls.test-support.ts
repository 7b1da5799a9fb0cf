import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Endpoint } from '#features/endpoint.ts'

/** @returns every call of every contract, including those that are added later */
export async function listCalls(): Promise<readonly Endpoint[]> {
  const tables = await Promise.all(
    globSync('features/*/*contract.ts').map(async (path) => {
      const module = (await import(pathToFileURL(resolve(path)).href)) as Record<string, unknown> // as: a module is a record of what it exports
      return Object.values(module).flatMap((table) => (typeof table === 'object' && table ? Object.values(table) : []))
    }),
  )
  return tables.flat().filter(isEndpoint)
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value
}
