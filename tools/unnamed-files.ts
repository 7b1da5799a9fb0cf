/** What lies in the public folder though nobody is led to it: it costs every build its time, and shows what was not meant to be shown. */
import { readdir, readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'

const READABLE = new Set(['.html', '.js', '.css', '.svg', '.webmanifest', '.xml'])
const FILE_NAME = /[\w.-]+\.\w+/g

/**
 * @param out the built browser half, before it is compressed
 * @returns the assets that no page and no file at the root names, nor any asset that these lead to
 */
export async function findUnnamed(out: string): Promise<string[]> {
  const assets = join(out, 'assets')
  const unnamed = new Set(await readdir(assets))
  const texts = [...(await readTexts(out)), ...(await readTexts(join(out, 'pages')))]
  for (const text of texts) {
    for (const [name] of text.matchAll(FILE_NAME)) {
      // what is led to leads on
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
