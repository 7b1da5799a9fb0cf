import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const SOURCE = String.raw`\.[cm]?[jt]sx?$`

/**
 * Left alone, the bundler makes a file of every few lines that two screens share: each costs a request, and is compressed worse. What
 * every screen needs is four files, since a phone works them out one by one, and what many screens use of the smaller things another.
 */
const CHUNKS = [
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  // React's half for the browser is worked out with it, apart from what else the start does
  { name: 'show-app', test: /\/apps\/web\/show-app/, priority: 1 },
  { name: 'libraries', tags: ['$initial' as const], test: /\/node_modules\// },
  { name: 'app', tags: ['$initial' as const], test: new RegExp(`^(?!.*/(?:landing/web|apps/web/main)).*${SOURCE}`) },
  {
    name: 'pieces',
    // contracts are costly to work out, and must not wait for a piece that waits for them; what floats brings a library along,
    // and what the pages of the law share no other screen needs
    test: new RegExp(
      `/(?:ui|features)/(?!.*(?:contract|photo-edits/[a-z-]+\\.ts|Dialog|Menu|Switch|Toaster|CodeField|ChipGroup|SegmentedControl|privacy/web)).*${SOURCE}|/lucide-react/`,
    ),
    minShareCount: 4,
    maxModuleSize: 8000,
    includeDependenciesRecursively: false,
  },
]

/** The browser half. `npm run dev:web` serves it with reloading; `tools/web-build/build-web.ts` builds it and prerenders its pages. */
export default defineConfig({
  root: 'apps/web',
  publicDir: false,
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), tailwind()],
  build: {
    // `tools/web-build/build-web.ts` puts it into the place of the former build
    outDir: '../../dist/web-next',
    emptyOutDir: true,
    manifest: true,
    // one style sheet, set into every page: no request stands between the HTML and the first paint
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      // public APIs of web halves: an import of one name loads what stands behind that name, and nothing else
      treeshake: { moduleSideEffects: [{ test: /\/features\/[^/]+\/web\/index\.ts$/, sideEffects: false }] },
      output: { assetFileNames: 'assets/[name]-[hash:5][extname]', codeSplitting: { groups: CHUNKS } },
      input: {
        main: 'apps/web/main.tsx',
        landing: 'features/landing/web/page-script.ts',
        favicon: 'apps/web/favicon.svg',
      },
    },
  },
  server: {
    proxy: { '/api': { target: `http://localhost:${process.env['PORT'] ?? '3000'}` } },
  },
})
