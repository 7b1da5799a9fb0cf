/** Every source file on disk that git does not ignore, committed or not. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SourceFile } from './read-imports.ts'

export function listSources(root = '.'): readonly SourceFile[] {
  const ignored = new Set(
    readFileSync(join(root, '.gitignore'), 'utf8')
      .split('\n')
      .map((line) => line.replace(/\/$/, ''))
      .filter(Boolean),
  )
  // below the product's folders, `data` and `dist` are ordinary names
  const isIgnored = (path: string) => ignored.has(path) || path.endsWith('node_modules')
  return globSync('**/*.{ts,tsx,mts,cts,js,jsx,mjs,cjs}', { cwd: root, exclude: isIgnored })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}
