/**
 * Builds the browser half into dist/web: hashed assets, one HTML page per screen and language, both also compressed, and
 * `pages.json`, the list for `apps/pages/pages.ts`. A running server keeps working meanwhile.
 */
import { statSync } from 'node:fs'
import { cp, readdir, readFile, rm, writeFile, mkdir } from 'node:fs/promises'
import { extname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import type { StaticPage, RenderedPage, Renderer, HydratedPage } from '#apps/web/rendered-page.ts'
import { PLACEHOLDERS } from '#features/placeholders.ts'
import type { Language } from '#phrases/shape.ts'
import { fillPlaces } from '#platform/http/fill-places.ts'
import { escapeText, searchTags } from './page-head.ts'
import { replaceBuild } from './replace-build.ts'
import { sitemapOf } from './sitemap.ts'
import { findUnreferencedAssets } from './unreferenced-assets.ts'
import { dropUnreadVariables } from './unread-variables.ts'
import { hashWebInputs, stampBuild } from './web-inputs.ts'
import { writeInstallFiles } from './write-install-files.ts'

/** The same as in `vite.config.ts`. */
const OUT = 'dist/web-next'
const ASSETS = `${OUT}/assets`
const PAGES = `${OUT}/pages`
const RENDERER = 'dist/web-renderer'
const ENTRY = 'main.tsx'
const FONTS = ['inter.woff2', 'bricolage-grotesque.woff2']
const ANY_VALUES = Object.fromEntries(PLACEHOLDERS.map((place) => [place, '']))
const COMPRESSIBLE = /\.(?:js|css|svg|html|webmanifest)$/

const startedAt = performance.now()
const stamp = await hashWebInputs('.')
await build({ logLevel: 'warn' })
await build({
  logLevel: 'warn',
  build: {
    ssr: 'prerender.tsx',
    outDir: resolve(RENDERER),
    manifest: false,
    // only this module renders the front page, and its styles are part of the renderer
    ssrEmitAssets: true,
    cssMinify: true,
    // splitting chunks for phones means nothing to Node
    rolldownOptions: { input: resolve('apps/web/prerender.tsx'), output: { codeSplitting: true } },
  },
})

const manifest = JSON.parse(await readFile(`${OUT}/.vite/manifest.json`, 'utf8')) as Manifest // as: Vite has just written it
const renderer = (await import(resolve(RENDERER, 'prerender.js'))) as Renderer // as: built from that file
const styles = await takeStyles()
const pages = await renderer.renderPages()
const install = await writeInstallFiles(renderer, { out: OUT, assets: ASSETS }, stamp)
const ownScripts = await takeScripts(pages.flatMap(({ life }) => ('script' in life ? [life.script] : [])))

// the renderer's own script and styles are there, too, and are never requested
await cp(join(RENDERER, 'assets'), ASSETS, { recursive: true, filter: (file) => !['.js', '.css'].includes(extname(file)) })
await mkdir(PAGES, { recursive: true })
for (const page of pages) {
  await writeFile(join(PAGES, `${page.name}.${page.chosen}.html`), checkPlaces(documentOf(page)))
}
await writeFile(`${OUT}/pages.json`, JSON.stringify({ routes: renderer.PAGE_ROUTES }))
await writeFile(`${OUT}/sitemap.xml`, checkPlaces(sitemapOf(pages)))
await checkNames()
await compressAll(ASSETS)
await compressAll(PAGES)
reportSizes()
await rm(RENDERER, { recursive: true })
await rm(`${OUT}/.vite`, { recursive: true })
await replaceBuild('dist/web', OUT)
await stampBuild('.', stamp)

function documentOf(page: RenderedPage): string {
  const manifestUrl = install.manifestUrl(page.chosen)
  return [
    '<!doctype html>',
    `<html lang="${page.language}"${'script' in page.life ? ` data-manifest="${manifestUrl}"` : ''}>`,
    '<head>',
    '<meta charset="utf-8">',
    ...(page.hasOwnLanguage || page.isOffline || 'script' in page.life ? [] : [`<script>${renderer.FIRST_SCRIPT}</script>`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escapeText(page.title)}</title>`,
    `<meta name="description" content="${escapeText(page.description)}">`,
    ...Object.entries(renderer.PAGE_COLORS).map(
      ([scheme, color]) => `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
    ),
    `<link rel="icon" href="${fileOf('favicon.svg')}" type="image/svg+xml">`,
    // a page that is a document of its own adds the manifest after its first paint (`offer-install.ts`)
    ...('script' in page.life ? [] : [`<link rel="manifest" href="${manifestUrl}">`]),
    `<link rel="apple-touch-icon" href="${install.appleIconUrl}">`,
    `<style>${'styles' in page.life ? dropUnreadVariables(page.life.styles) : styles}</style>`,
    ...(page.isOffline ? [`<script>${renderer.BACK_ONLINE_SCRIPT}</script>`] : loadsOf(page)),
    ...searchTags(page),
    '</head>',
    `<body>${bodyOf(page)}</body>`,
    '</html>',
  ].join('\n')
}

/** A placeholder that the server cannot fill fails the build, not the start. */
function checkPlaces(text: string): string {
  fillPlaces(text, ANY_VALUES)
  return text
}

/** A document of its own has its picture within it, and is painted in the fallback faces: fonts would only delay that paint. */
function loadsOf({ life }: RenderedPage): string[] {
  if ('script' in life) return []
  return FONTS.map((font) => `<link rel="preload" href="${fontFile(font)}" as="font" type="font/woff2" crossorigin>`)
}

/** Within the page, after all that is seen: they are smaller than what it would cost to ask for them. */
function documentScripts({ script }: StaticPage): string {
  return `<script>${renderer.FIRST_SCRIPT}</script><script>(()=>{${ownScripts[script] ?? ''}})()</script>`
}

/** Takes the scripts of documents out of the files that are served. @throws Error when one needs a second file */
async function takeScripts(sources: readonly string[]): Promise<Readonly<Record<string, string>>> {
  const taken: Record<string, string> = {}
  for (const source of new Set(sources)) {
    const { file, imports = [] } = chunkOf(keyOf(source))
    if (imports.length > 0) throw new Error(`${source} is split into several files: ${imports.join(', ')}`)
    taken[source] = (await readFile(join(OUT, file), 'utf8')).trim()
    await rm(join(OUT, file))
  }
  return taken
}

/** A screen loads its app in parts, after the paint. */
function bodyOf(page: RenderedPage): string {
  if ('script' in page.life) return `${page.html}${documentScripts(page.life)}`
  const root = `<div id="root">${page.html}</div>`
  if (page.isOffline) return root
  const parts = JSON.stringify(partsOf(page.life, page.language).map((file) => `/${file}`))
  return [
    root,
    `<template id="${renderer.UNLOADED_ID}">${page.life.unloadedNotice}</template>`,
    `<script type="application/json" id="${renderer.PARTS_ID}">${parts}</script>`,
    `<script>${renderer.START_SCRIPT}</script>`,
  ].join('')
}

/**
 * Every chunk that the screen in this language needs before its app runs, each after those that it imports; the entry is the
 * last.
 */
function partsOf({ source, phrases }: HydratedPage, language: Language): string[] {
  const reached = new Set<string>()
  const parts: string[] = []
  const visit = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    const { file, imports = [] } = chunkOf(key)
    for (const imported of imports) visit(imported)
    parts.push(file)
  }
  const words = ['shell', ...phrases].map((namespace) => keyOf(`phrases/${language}/${namespace}.ts`))
  const entry = chunkOf(ENTRY)
  for (const key of [...(entry.imports ?? []), ...words, keyOf(source)]) visit(key)
  return [...parts, entry.file]
}

/** The manifest's keys are relative to apps/web. */
function keyOf(file: string): string {
  return file.startsWith('apps/web/') ? file.slice('apps/web/'.length) : `../../${file}`
}

function chunkOf(key: string) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}; is a route's \`source\` wrong?`)
  return chunk
}

function fileOf(key: string): string {
  return `/${chunkOf(key).file}`
}

function fontFile(name: string): string {
  const file = Object.values(manifest).find((chunk) => chunk.src?.endsWith(`/${name}`))?.file
  if (file === undefined) throw new Error(`The build has no font ${name}`)
  return `/${file}`
}

/** Inlined in every page, so no file of them is requested. */
async function takeStyles(): Promise<string> {
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.css')).map((name) => join(ASSETS, name))
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')))
  await Promise.all(files.map((file) => rm(file)))
  return texts.join('\n')
}

async function checkNames(): Promise<void> {
  const unnamed = await findUnreferencedAssets(OUT)
  if (unnamed.length > 0) throw new Error(`The build contains files that no page leads to: ${unnamed.join(', ')}`)
}

async function compressAll(directory: string): Promise<void> {
  const names = (await readdir(directory)).filter((name) => COMPRESSIBLE.test(name))
  await Promise.all(
    names.map(async (name) => {
      const file = join(directory, name)
      const content = await readFile(file)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
      await writeFile(`${file}.br`, await promisify(brotliCompress)(content, { params }))
      await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
    }),
  )
}

/** Prints the download size of each screen, in KiB of script as browsers get it. */
function reportSizes(): void {
  const seen = new Map(pages.filter((page) => page.chosen === 'pt-BR' && !page.isOffline).map((page) => [page.name, page]))
  for (const [name, page] of seen) {
    const { life, language } = page
    const html = `${(statSync(`${PAGES}/${name}.pt-BR.html.br`).size / 1024).toFixed(1)} KiB of HTML (br)`
    if ('script' in life) console.log(`${name}: ${html}, its script within it`)
    else console.log(`${name}: ${kibibytes(partsOf(life, language)).toFixed(1)} KiB of script (br), ${html}`)
  }
  console.log(`Built ${pages.length} pages in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}

function kibibytes(files: readonly string[]): number {
  return files.reduce((sum, file) => sum + statSync(`${OUT}/${file}.br`).size, 0) / 1024
}
