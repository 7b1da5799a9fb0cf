/**
 * Who may import whom, in one place. `check-imports.ts` enforces it, and the drawing in `docs/architecture.md` is made from it
 * (`npm run docs:drawing`).
 *
 * Patterns are paths from the root; `*` is a part of a name, `**` anything. `{feature}`, `{port}` and `{vendor}` stand for one
 * name and mean the same name on both sides. `{allowed}` is a feature that the arrows below allow this one to import.
 */

import { type Arrows, SERVER_ARROWS, WEB_ARROWS } from './arrows.ts'

export interface Area {
  readonly name: string
  /** The files of the area; a file belongs to the first area that matches. */
  readonly files: readonly string[]
  /** What it may import besides its own area. */
  readonly imports: readonly string[]
  /** Packages, with `node:*` for Node's own modules; `types of …` for one whose types alone may be used. */
  readonly packages: readonly string[]
  /** The arrows that `{allowed}` refers to. */
  readonly arrows?: Arrows
  /** It may import everything. */
  readonly isFree?: boolean
  /** It is run, and never imported from outside, whatever the patterns of other areas match. */
  readonly isEntry?: boolean
  /** Printed with every fault, so that the reader knows what to do instead. */
  readonly rule: string
}

/** The list of languages. Everyone may know it; it knows nothing. */
const LANGUAGES = 'phrases/languages.ts'

/** Files directly under `features/`, by the half that they are for. */
const FOR_BOTH = [
  'features/business-zone.ts',
  'features/action-reason.ts',
  'features/endpoint.ts',
  'features/error-codes.ts',
  'features/language-names.ts',
  'features/page-places.ts',
  'features/paths.ts',
  'features/plan.ts',
  'features/reais.ts',
  'features/write-phone.ts',
]
const FOR_SERVERS = ['features/idempotency-key.ts', 'features/serve-errors.ts', 'features/serve.ts']
const FOR_BROWSERS = [
  'features/api.ts',
  'features/order-intent.ts',
  'features/photo-store.ts',
  'features/use-day-format.ts',
  'features/use-money-format.ts',
  'features/watch.ts',
]
/** The front page is rendered by the build, and sent without the screens' scripts, so it is separate. */
const FRONT_PAGE = [
  'features/landing/web/Captions.tsx',
  'features/landing/web/LandingPage.tsx',
  'features/landing/web/clips.ts',
  'features/landing/web/landing.css',
  'features/landing/web/structured-data.ts',
  'features/landing/web/use-price.ts',
]

/** Contracts, and the types and names beside them: what both halves of any feature may know of another. */
const CONTRACTS = 'features/*/*.ts'

/** The parts of the photo engine that others may use. */
const ENGINE = [
  'engine/engine.ts',
  'engine/types.ts',
  'engine/backdrop/painting-edition.ts',
  'engine/backdrop/ready-backdrops.ts',
  'engine/backdrop/suggest-backdrops.ts',
  'engine/captions/posting-notice.ts',
  'engine/captions/read-message.ts',
  'engine/captions/soften-claims.ts',
  'engine/captions/write-captions.ts',
  'engine/encode/encode-picture.ts',
  'engine/feed/fit-to-feed.ts',
  'engine/words/bounded-pattern.ts',
  'engine/words/clean-text.ts',
  'engine/words/lexicon-index.ts',
  'engine/words/lexicon/small-words.ts',
  'engine/words/read-words.ts',
  'engine/words/without-end.ts',
]

const PORTS = 'providers/*/port.ts'
const COMPONENTS = ['clsx', 'lucide-react', 'radix-ui', 'react', 'react-router', 'sonner']
const SERVER_LIBRARIES = [
  'node:*',
  '@fastify/cookie',
  '@fastify/multipart',
  'bowser',
  'cpf-cnpj-validator',
  'drizzle-orm',
  'libphonenumber-js',
  'luxon',
  'otpauth',
  'prom-client',
  'qrcode',
  'sharp',
  'types of fastify',
  'yazl',
  'zod',
]
const SERVER_IMPORTS = [
  ...FOR_BOTH,
  ...FOR_SERVERS,
  CONTRACTS,
  'features/{feature}/server/**',
  'features/{feature}/conversation/**',
  'features/{feature}/understanding/**',
  'features/{allowed}/server/index.ts',
  ...ENGINE,
  PORTS,
  'platform/**',
  'phrases/**',
]
const SERVER_RULE =
  'a server knows its own feature, contracts, ports, `platform`, `phrases`, and of others the public API (`server/index.ts`) along SERVER_ARROWS'

export const AREAS: readonly Area[] = [
  {
    name: 'tests',
    files: [
      '**/*.spec.ts',
      '**/*.spec.tsx',
      '**/*.test-support.ts',
      '**/*.fixture.ts',
      'platform/postgres/test-*.ts',
      'e2e/**',
      'bench/**',
      'fuzz/**',
    ],
    imports: ['**'],
    packages: ['*'],
    isFree: true,
    isEntry: true,
    rule: 'tests may import everything; only tests may import them',
  },
  {
    name: 'tools',
    files: ['tools/**', '*.config.ts', 'features/chat/understanding/measure.ts', 'features/chat/understanding/command.ts'],
    imports: [
      'apps/web/rendered-page.ts',
      'engine/**',
      'features/chat/understanding/**',
      'features/landing/web/clip-size.ts',
      'features/page-places.ts',
      'phrases/**',
      'platform/**',
    ],
    packages: ['*'],
    isEntry: true,
    rule: 'scripts know what they make: the engine, the phrases, the rendered pages',
  },
  {
    name: 'browser app',
    files: ['apps/web/**'],
    imports: [
      ...FOR_BOTH,
      ...FOR_BROWSERS,
      CONTRACTS,
      'features/*/web/index.ts',
      // each is a chunk of its own, loaded when its screen is opened
      'features/*/web/*Screen.tsx',
      ...FRONT_PAGE,
      'ui/**',
      'phrases/**',
    ],
    packages: [
      '@tanstack/react-query',
      'i18next',
      'i18next-browser-languagedetector',
      'lucide-react',
      'react',
      'react-dom',
      'react-i18next',
      'react-router',
      'zod',
    ],
    rule: 'the browser app knows screens, public APIs (`web/index.ts`), `ui`, `phrases` and contracts, never a server',
  },
  {
    name: 'threads for words',
    files: ['apps/words/**'],
    imports: [
      ...ENGINE,
      'engine/types.ts',
      'engine/worker/line.ts',
      'engine/worker/thread-pool.ts',
      'features/chat/conversation/**',
      'features/chat/server/index.ts',
      'features/chat/server/talk/read-input.ts',
      'platform/**',
      'providers/words/**',
    ],
    packages: ['node:worker_threads'],
    rule: 'what reads words is loaded by itself: a thread that took in whole features would take their memory too',
  },
  {
    name: 'processes',
    files: ['apps/**'],
    imports: [
      ...FOR_BOTH,
      ...FOR_SERVERS,
      CONTRACTS,
      'features/*/server/index.ts',
      'providers/**',
      'apps/words/open-words.ts',
      'engine/engine.ts',
      'engine/types.ts',
      'platform/**',
      'phrases/**',
    ],
    packages: [
      'node:*',
      '@fastify/cookie',
      '@fastify/multipart',
      '@fastify/swagger',
      'fastify',
      'fastify-type-provider-zod',
      'pg-boss',
      'zod',
    ],
    rule: "processes wire public APIs (`server/index.ts`) and vendors together; they know no feature's inner files and no web half",
  },
  {
    name: 'files for both halves',
    files: FOR_BOTH,
    imports: ['phrases/shape.ts', LANGUAGES],
    packages: ['zod'],
    rule: 'what both halves use knows neither of them',
  },
  {
    name: 'files for servers',
    files: FOR_SERVERS,
    imports: [...FOR_BOTH, 'platform/**', 'phrases/**'],
    packages: ['types of fastify', 'fastify-type-provider-zod'],
    rule: 'what every server uses knows no feature',
  },
  {
    name: 'files for browsers',
    files: FOR_BROWSERS,
    imports: [...FOR_BOTH],
    packages: ['i18next', 'react-i18next', 'zod'],
    rule: 'what every web half uses knows no feature',
  },
  {
    name: 'contracts',
    files: ['features/{feature}/*.ts'],
    imports: [...FOR_BOTH, CONTRACTS, LANGUAGES],
    packages: ['zod'],
    rule: 'a contract knows zod, the list of languages and other contracts alone, since both halves load it',
  },
  {
    name: 'trained classifier',
    files: [
      'features/chat/understanding/classifier/build-weights.ts',
      'features/chat/understanding/classifier/build.ts',
      'features/chat/understanding/classifier/examples.ts',
      'features/chat/understanding/classifier/load.ts',
      'features/chat/understanding/classifier/model.ts',
      'features/chat/understanding/classifier/prepare.ts',
    ],
    imports: ['features/{feature}/understanding/**', 'phrases/**'],
    packages: ['node:crypto', 'node:fs', 'zod'],
    rule: 'the classifier reads its examples and keeps its weights in files, and knows nothing else of the machine',
  },
  {
    name: 'understanding of messages',
    files: ['features/{feature}/understanding/**'],
    imports: [...ENGINE, CONTRACTS, PORTS, 'phrases/**', 'features/{feature}/understanding/classifier/**'],
    packages: [],
    rule: 'reading a message is pure: no database, no HTTP, no clock of its own',
  },
  {
    name: 'conversation',
    files: ['features/{feature}/conversation/**'],
    imports: [
      ...FOR_BOTH,
      'features/serve-errors.ts',
      CONTRACTS,
      'features/{feature}/understanding/**',
      'engine/words/bounded-pattern.ts',
      PORTS,
      'platform/**',
      'phrases/**',
    ],
    packages: ['luxon'],
    rule: 'a conversation is pure: what to say next, from what is known',
  },
  {
    name: 'tables',
    files: ['features/{feature}/server/**/schema.ts', 'features/{feature}/server/schema.ts'],
    imports: [...SERVER_IMPORTS, 'features/{allowed}/server/schema.ts'],
    packages: ['drizzle-orm'],
    arrows: SERVER_ARROWS,
    rule: `${SERVER_RULE}; a foreign key may name their tables as well`,
  },
  {
    name: 'feature servers',
    files: ['features/{feature}/server/**'],
    imports: SERVER_IMPORTS,
    packages: SERVER_LIBRARIES,
    arrows: SERVER_ARROWS,
    rule: SERVER_RULE,
  },
  {
    name: 'feature web halves',
    files: ['features/{feature}/web/**', 'features/{feature}/media/**'],
    imports: [
      ...FOR_BOTH,
      ...FOR_BROWSERS,
      CONTRACTS,
      'features/{allowed}/web/index.ts',
      'features/{feature}/media/**',
      'ui/**',
      'phrases/shape.ts',
    ],
    packages: [
      ...COMPONENTS,
      '@hookform/resolvers',
      '@maskito/core',
      '@maskito/react',
      '@tanstack/react-query',
      'card-validator',
      'cpf-cnpj-validator',
      'i18next',
      'qrcode.react',
      'react-dropzone',
      'react-hook-form',
      'react-i18next',
      'zod',
    ],
    arrows: WEB_ARROWS,
    rule: 'a web half knows its own files, contracts, `ui`, and of others the public API (`web/index.ts`) along WEB_ARROWS',
  },
  {
    name: 'engine',
    files: ['engine/**'],
    imports: [LANGUAGES],
    packages: [
      'node:child_process',
      'node:crypto',
      'node:events',
      'node:fs',
      'node:fs/promises',
      'node:module',
      'node:os',
      'node:path',
      'node:process',
      'node:sqlite',
      'node:timers/promises',
      'node:url',
      'node:util',
      'node:worker_threads',
      '@imgly/background-removal-node',
      'heic-decode',
      'onnxruntime-node',
      'opentype.js',
      'sharp',
      'zod',
    ],
    rule: 'the engine knows pictures and the list of languages: no database, no HTTP, nothing else of ours',
  },
  {
    name: 'vendors',
    files: ['providers/{port}/{vendor}/**'],
    imports: ['providers/{port}/*.ts', 'providers/*.ts', ...ENGINE, 'platform/**'],
    packages: ['node:*', 'p-limit', 'sharp', 'zod'],
    rule: 'a vendor knows its own port, `platform` and the engine, and no other vendor',
  },
  {
    name: 'ports',
    files: ['providers/{port}/*.ts'],
    imports: ['providers/*.ts', 'engine/types.ts', 'platform/**'],
    packages: ['cockatiel'],
    rule: 'a port knows no vendor',
  },
  {
    name: 'providers',
    files: ['providers/*.ts'],
    imports: ['platform/**'],
    packages: ['zod'],
    rule: 'what all vendors share knows none of them',
  },
  {
    name: 'platform',
    files: ['platform/**'],
    imports: [],
    packages: ['p-limit', 'node:*', '@fastify/static', 'drizzle-orm', 'fastify', 'pg', 'pg-boss', 'pino', 'prom-client', 'zod'],
    rule: 'the platform knows no business',
  },
  {
    name: 'phrases',
    files: ['phrases/**'],
    imports: ['features/error-codes.ts', 'features/plan.ts'],
    packages: [],
    rule: 'phrases are texts: they know the codes of errors and the plan, and nothing else',
  },
  {
    name: 'ui',
    files: ['ui/**'],
    imports: [],
    packages: [...COMPONENTS, 'input-otp'],
    rule: 'components know nothing else of ours',
  },
  {
    name: 'sandbox',
    files: ['sandbox/**'],
    imports: ['platform/clock.ts', 'platform/crypto.ts', 'platform/log.ts'],
    packages: ['node:*', '@fastify/multipart', 'cpf-cnpj-validator', 'fastify', 'luxon', 'p-limit', 'sharp', 'vite', 'zod'],
    rule: 'a stand-in knows the wire, not the product',
  },
]
