import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The browser half. `npm run dev:web` serves it with reloading; `tools/build-web.ts` builds it and prerenders its pages. */
export default defineConfig({
  root: 'apps/web',
  publicDir: false,
  cacheDir: '../../node_modules/.vite',
  plugins: [react(), tailwind()],
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    manifest: true,
    // one style sheet, set into every page: no request stands between the HTML and the first paint
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { assetFileNames: 'assets/[name]-[hash:6][extname]' },
      input: {
        main: 'apps/web/main.tsx',
        landing: 'features/landing/web/enliven.ts',
        favicon: 'apps/web/favicon.svg',
      },
    },
  },
  server: {
    proxy: { '/api': { target: `http://localhost:${process.env['PORT'] ?? '3000'}` } },
  },
})
