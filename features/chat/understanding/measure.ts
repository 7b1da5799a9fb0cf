/**
 * Measures how well phrasings are understood that the rules have not seen:
 * `node features/chat/understanding/measure.ts <language> <file> [<language> <file> …]`. A file is JSON, or a module whose exports
 * are tables (see `phrasings/phrasing.ts`). It ends with 1 when money or a deletion was understood where none was meant.
 */
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { LANGUAGES } from '#phrases/shape.ts'
import { judgePhrasings, tellMiss } from './judge-phrasings.ts'

const phrasings = z.record(z.string(), z.union([z.string(), z.array(z.string())]))

async function readTables(path: string): Promise<z.infer<typeof phrasings>[]> {
  if (path.endsWith('.json')) return [phrasings.parse(JSON.parse(await readFile(path, 'utf8')))]
  const module: unknown = await import(pathToFileURL(resolve(path)).href)
  return Object.values(z.record(z.string(), phrasings).parse({ ...z.looseObject({}).parse(module) }))
}

const { positionals } = parseArgs({ allowPositionals: true })
for (let at = 0; at < positionals.length; at += 2) {
  const language = z.enum(LANGUAGES).parse(positionals[at])
  const tables = await readTables(z.string().parse(positionals[at + 1]))
  const judged = tables.map((table) => judgePhrasings(table, language))
  const misses = judged.flatMap((one) => one.misses)
  const count = judged.reduce((sum, one) => sum + one.count, 0)
  const grave = misses.filter((miss) => miss.isGrave)
  const right = count - misses.length
  process.stdout.write(`${language}: ${right} of ${count} (${((100 * right) / count).toFixed(1)} %), ${grave.length} grave\n`)
  for (const miss of misses) process.stdout.write(`  ${miss.isGrave ? '!! ' : ''}${tellMiss(miss)}\n`)
  if (grave.length > 0) process.exitCode = 1
}
