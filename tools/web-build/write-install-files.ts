/** The files that an installed app needs besides the pages: a manifest for each language, icons, the service worker. */
import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import type { Renderer } from '#apps/web/rendered-page.ts'
import type { Language } from '#phrases/shape.ts'

const ICONS = 'apps/web/icons'
const APPLE_ICON = 'apple-touch-icon'

interface Places {
  /** The built browser half, and its folder of immutable files. */
  readonly out: string
  readonly assets: string
}

export interface InstallFiles {
  readonly manifestUrl: (language: Language) => string
  readonly appleIconUrl: string
}

export async function writeInstallFiles(renderer: Renderer, { out, assets }: Places, stamp: string): Promise<InstallFiles> {
  await buildServiceWorker(out, stamp)
  const icons = new Map<string, string>()
  for (const name of [...renderer.MANIFEST_ICONS.map((icon) => icon.name), APPLE_ICON])
    icons.set(name, await writeHashed(assets, `${name}.png`, await readFile(join(ICONS, `${name}.png`))))
  const manifests = new Map<Language, string>()
  for (const language of renderer.LANGUAGES) {
    const manifest = await renderer.renderManifest(language, (name) => urlIn(icons, name))
    manifests.set(language, await writeHashed(assets, `${language}.webmanifest`, JSON.stringify(manifest)))
  }
  return { manifestUrl: (language) => urlIn(manifests, language), appleIconUrl: urlIn(icons, APPLE_ICON) }
}

/** One file at the root: every browser accepts such a worker, and it controls the whole site. */
async function buildServiceWorker(out: string, stamp: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { BUILD: JSON.stringify(stamp.slice(0, 16)) },
    build: {
      outDir: resolve(out),
      emptyOutDir: false,
      rolldownOptions: {
        input: resolve('apps/web/service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  })
}

/** @returns the file's address, which contains a hash of its content */
async function writeHashed(folder: string, name: string, content: string | Buffer): Promise<string> {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const hashed = name.replace(/(?=\.[a-z]+$)/, `-${hash}`)
  await writeFile(join(folder, hashed), content)
  return `/assets/${hashed}`
}

function urlIn<Name extends string>(urls: ReadonlyMap<Name, string>, name: Name): string {
  const url = urls.get(name)
  if (url === undefined) throw new Error(`Nothing was written for ${name}`)
  return url
}
