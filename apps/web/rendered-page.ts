/** What `prerender.tsx` hands to `tools/web-build/build-web.ts`. */
import type { Language } from '#phrases/shape.ts'
import type { MANIFEST_ICONS, Manifest, PAGE_COLORS } from './manifest.ts'

export interface RenderedPage {
  readonly name: string
  /** The language of the visitors who get it. */
  readonly chosen: Language
  /** The language that it is written in: the chosen one, unless the screen has only one. */
  readonly language: Language
  readonly hasOwnLanguage: boolean
  /** Shown without a connection: it loads nothing. */
  readonly isOffline: boolean
  readonly title: string
  readonly description: string
  /** The content of `#root`, or of the body of a document of its own. */
  readonly html: string
  /** Undefined for members' pages, which no search should find. */
  readonly sharing: Sharing | undefined
  /** The path of a page that search engines may index. Every shared page is one. */
  readonly findablePath?: string | undefined
  readonly life: HydratedPage | StaticPage
}

/** A screen: React hydrates its HTML. */
export interface HydratedPage {
  /** The file behind the screen. */
  readonly source: string
  /** Namespaces that the screen loads besides the shell's. */
  readonly phrases: readonly string[]
  /** Shown when the app does not load. */
  readonly unloadedNotice: string
}

/** A page that is no screen: it runs one small script, and has styles of its own. */
export interface StaticPage {
  readonly styles: string
  /** The file behind its script. */
  readonly script: string
}

/** What search engines and other sites show of a page. */
export interface Sharing {
  readonly path: string
  readonly picture: string
  /** What the picture shows. */
  readonly pictureText: string
  /** JSON-LD, as one text. */
  readonly structuredData?: string
}

/** The parameters that an address must have, each with its value; or `any`, except those of a language. */
export type PageSearch = Readonly<Record<string, string>> | 'any'

/** Which page answers which address; the first whose search parameters match wins. */
export interface PageRoute {
  readonly name: string
  /** `*` for every other address. */
  readonly path: string
  readonly search: PageSearch
}

export interface Renderer {
  readonly FIRST_SCRIPT: string
  readonly BACK_ONLINE_SCRIPT: string
  readonly START_SCRIPT: string
  readonly PARTS_ID: string
  readonly UNLOADED_ID: string
  readonly LANGUAGES: readonly Language[]
  readonly PAGE_ROUTES: readonly PageRoute[]
  readonly MANIFEST_ICONS: typeof MANIFEST_ICONS
  readonly PAGE_COLORS: typeof PAGE_COLORS
  readonly renderPages: () => Promise<RenderedPage[]>
  readonly renderManifest: (language: Language, iconUrl: (name: string) => string) => Promise<Manifest>
}
