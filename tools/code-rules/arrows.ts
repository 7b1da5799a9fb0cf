/** Which features may import which others: their servers, their web halves, and the few that everyone may. */

/** From each feature to others. */
export type Arrows = Readonly<Record<string, readonly string[]>>

/** From a feature's server to the public API, `server/index.ts`, of others. See `EVERYONE` as well. */
export const SERVER_ARROWS: Arrows = {
  account: ['instagram', 'payments'],
  activity: [],
  admin: [],
  'back-office': ['admin', 'chat', 'instagram', 'membership', 'notices', 'payments', 'photo-edits'],
  brand: [],
  captions: ['membership'],
  chat: ['captions', 'instagram', 'membership', 'notices', 'payments', 'photo-edits', 'publishing'],
  checkout: ['admin', 'membership', 'payments'],
  company: [],
  instagram: ['notices'],
  membership: [],
  notices: [],
  payments: ['admin', 'membership', 'notices'],
  'photo-edits': ['brand', 'captions', 'membership'],
  privacy: [
    'brand',
    'captions',
    'chat',
    'checkout',
    'instagram',
    'membership',
    'notices',
    'payments',
    'photo-edits',
    'publishing',
  ],
  publishing: ['instagram', 'membership', 'notices', 'photo-edits'],
  'sign-in': ['activity'],
  'sms-delivery': [],
}

/** From a feature's web half to the public API, `web/index.ts`, of others. */
export const WEB_ARROWS: Arrows = {
  account: ['admin', 'brand', 'captions', 'chat', 'instagram', 'membership', 'payments', 'privacy', 'session'],
  admin: ['session'],
  'back-office': ['admin', 'session'],
  brand: ['session'],
  captions: ['session'],
  chat: ['session'],
  checkout: ['chat', 'company', 'membership', 'payments', 'session'],
  company: [],
  instagram: ['session'],
  landing: [],
  membership: ['company', 'session'],
  payments: ['membership', 'session'],
  'photo-edits': ['brand', 'captions', 'instagram', 'membership', 'publishing', 'session'],
  privacy: ['company', 'membership', 'payments', 'session'],
  publishing: ['instagram', 'session'],
  session: [],
  'sign-in': ['chat', 'landing', 'membership', 'session'],
}

/** The lowest features, which every server above them may import too. */
export const EVERYONE: readonly string[] = ['activity', 'sign-in']

/** The target of an import that is computed while the program runs. */
export const UNKNOWN = 'a module that nobody can know before it runs'

/** Single files that may do what their area may not. An unused exception is a fault too. */
export const EXCEPTIONS: readonly { readonly from: string; readonly imports: string; readonly why: string }[] = [
  { from: 'apps/sandbox.ts', imports: 'sandbox/start.ts', why: 'the process that is the sandbox' },
  { from: 'apps/sandbox.ts', imports: 'sandbox/credentials.ts', why: 'draws what its stand-ins accept' },
  { from: 'apps/start/run-product.ts', imports: 'sandbox/credentials.ts', why: 'starts the product on the stand-ins' },
  {
    from: 'apps/start/build-pages.ts',
    imports: 'tools/web-build/web-inputs.ts',
    why: 'builds the pages when what they are made of has changed',
  },
  {
    from: 'apps/web/front-page.tsx',
    imports: 'engine/captions/compose-captions.ts',
    why: 'rendered at build time: its captions are real ones',
  },
  { from: 'apps/web/start-after-paint.ts', imports: UNKNOWN, why: 'its addresses are those of the built files' },
  {
    from: 'apps/web/manifest.ts',
    imports: 'features/photo-edits/web/upload/share-form.ts',
    why: 'written when the pages are built, without the screens',
  },
  {
    from: 'apps/web/service-worker.ts',
    imports: 'features/photo-edits/web/upload/shared-photo.ts',
    why: 'the worker is a script by itself, without the screens',
  },
  {
    from: 'engine/captions/dictionary/build-table.ts',
    imports: UNKNOWN,
    why: 'a package of cities, loaded only where the words are built',
  },
  { from: 'engine/command/edit.ts', imports: 'phrases/en/errors.ts', why: 'says on the command line why a photo is refused' },
  { from: 'engine/typesetting/typefaces.ts', imports: UNKNOWN, why: 'files of font packages, from the list above it' },
  {
    from: 'features/privacy/web/former-texts.ts',
    imports: 'phrases/pt-BR/superseded.ts',
    why: 'earlier versions of the terms stay as they were agreed to',
  },
  { from: 'platform/migrate.ts', imports: 'db/migrations', why: 'the migrations that it runs' },
  { from: 'platform/postgres/find-binaries.ts', imports: UNKNOWN, why: 'the package of this machine' },
  { from: 'tools/patterns/list-patterns.ts', imports: UNKNOWN, why: 'loads every module, for the patterns that they build' },
  {
    from: 'tools/run-product.ts',
    imports: 'engine/model/models.test-support.ts',
    why: 'shares the prepared model with the tests',
  },
]
