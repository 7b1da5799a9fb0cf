/** What `prerender.tsx` hands to `tools/build-web.ts`. */
import type { Language } from '#phrases/shape.ts'
import type { MANIFEST_ICONS, Manifest } from './manifest.ts'

export interface RenderedPage {
  readonly name: string
  /** Whose visitors get it. */
  readonly chosen: Language
  /** What it is written in: the chosen one, unless the screen has only one. */
  readonly language: Language
  readonly hasOwnLanguage: boolean
  /** Shown where there is no connection: it loads nothing. */
  readonly isOffline: boolean
  readonly title: string
  readonly description: string
  /** What stands inside `#root`. */
  readonly html: string
  /** The file behind the screen. */
  readonly source: string
  /** Namespaces that the screen loads besides the frame's. */
  readonly phrases: readonly string[]
}

/** Which page answers which address; the first whose search parameters all match wins. */
export interface PageRoute {
  readonly name: string
  /** `*` for every other address. */
  readonly path: string
  readonly search: Readonly<Record<string, string>>
}

export interface Renderer {
  readonly FIRST_SCRIPT: string
  readonly BACK_ONLINE_SCRIPT: string
  readonly LANGUAGES: readonly Language[]
  readonly PAGE_ROUTES: readonly PageRoute[]
  readonly MANIFEST_ICONS: typeof MANIFEST_ICONS
  readonly renderPages: () => Promise<RenderedPage[]>
  readonly renderManifest: (language: Language, iconUrl: (name: string) => string) => Promise<Manifest>
}
