/**
 * Finds files in the public folder that no page leads to: they cost every build time, and may reveal what should stay private.
 */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const READABLE = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.xml'])
const FILE_NAME = /[\w.-]+\.\w+/g

/**
 * @param out the built browser half, before it is compressed
 * @returns the assets that no page or root file names, directly or through other assets
 */
export async function findUnreferencedAssets(out: string): Promise<string[]> {
  const assets = join(out, 'assets')
  const unnamed = new Set(await readdir(assets))
  const texts = [...(await readTexts(out)), ...(await readTexts(join(out, 'pages')))]
  for (const text of texts) {
    for (const [name] of text.matchAll(FILE_NAME)) {
      // named files name others
      if (unnamed.delete(name) && READABLE.has(extname(name))) texts.push(await readFile(join(assets, name), 'utf8'))
    }
  }
  return [...unnamed]
}

async function readTexts(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true })
  const readable = entries.filter((entry) => entry.isFile() && READABLE.has(extname(entry.name)))
  return Promise.all(readable.map(({ name }) => readFile(join(folder, name), 'utf8')))
}
