/** A violation of each rule, written to a separate folder as untracked files: each must be reported with its file name. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkCode } from './check-code.ts'
import { checkImports } from './check-imports.ts'
import { listSources } from './list-sources.ts'

interface Planted {
  readonly what: string
  readonly path: string
  readonly text: string
  /** A part of the message, besides the file's name. */
  readonly says: string
}

const IMPORTS: readonly Planted[] = [
  plant(
    'features/notices/server/deep.ts',
    "import { judge } from '#features/payments/server/sync/classify-charge.ts'",
    'a deep import',
  ),
  plant(
    'features/notices/server/folder/deeper.ts',
    "export * from '#features/payments/server/index.ts'",
    'a re-export against the arrows',
  ),
  plant(
    'features/checkout/server/types.ts',
    "import type { Row } from '#features/payments/server/payment-queries.ts'",
    'types alone',
  ),
  plant(
    'features/checkout/server/inline.ts',
    "export type Row = import('#features/payments/server/schema.ts').Row",
    'a type in the middle of a line',
  ),
  plant('features/checkout/server/later.ts', "export const load = () => import('#features/payments/server/jobs.ts')", 'import()'),
  plant(
    'features/checkout/server/dots.ts',
    "import { cards } from '../../payments/server/cards/card-attempts.ts'",
    'a way around by dots',
  ),
  plant(
    'features/chat/server/vendor.ts',
    "import { createCloud } from '#providers/chat/whatsapp/whatsapp-channel.ts'",
    'a vendor',
  ),
  plant('features/payments/server/sdk.ts', "import { AsaasClient } from 'asaas'", "a vendor's package"),
  plant('features/payments/server/http.ts', "import Fastify from 'fastify'", 'an HTTP server of its own'),
  plant('features/payments/server/database.ts', "import pg from 'pg'", 'a database of its own'),
  plant('features/payments/server/screen.ts', "import { PlanBadge } from '../web/PlanBadge.tsx'", 'its own web half'),
  plant('features/payments/server/stand-in.ts', "import { faults } from '#sandbox/faults.ts'", 'the sandbox'),
  plant(
    'features/payments/server/support.ts',
    "import { openStudio } from '#apps/testing/studio.test-support.ts'",
    'test support',
  ),
  plant('features/payments/contract-helper.ts', "import { sql } from 'drizzle-orm'", 'a database beside a contract'),
  plant(
    'features/payments/beside/server.ts',
    "export const beside = 'where no area is'",
    'a folder of no area',
    'belongs to no area',
  ),
  plant('features/photo-edits/web/server.ts', "import { settle } from '../server/settle-edit.ts'", 'its own server'),
  plant('features/photo-edits/web/clock.ts', "import { systemClock } from '#platform/clock.ts'", 'the platform'),
  plant(
    'features/photo-edits/web/folder/panel.ts',
    "export { AdminScreen } from '#features/back-office/web/AdminScreen.tsx'",
    "another feature's web half",
  ),
  plant(
    'features/photo-edits/web/address.ts',
    "export const lines = new URL('../server/jobs.ts', import.meta.url)",
    'an address of a module',
  ),
  plant('features/photo-edits/web/glob.ts', "export const all = import.meta.glob('../server/*.ts')", 'a pattern of modules'),
  plant('features/photo-edits/web/guess.ts', 'export const load = (name: string) => import(name)', 'a name put together'),
  plant(
    'features/serve-too.ts',
    "import { membership } from '#features/membership/server/index.ts'",
    'a file for all that knows a feature',
    'features/serve-too.ts',
  ),
  plant(
    'platform/deep/business.ts',
    "import { membership } from '#features/membership/server/index.ts'",
    'business in the platform',
  ),
  plant('providers/sms/twilio/other.ts', "import { createZenvia } from '#providers/sms/zenvia/zenvia-sms.ts'", 'another vendor'),
  plant(
    'providers/payments/asaas/members.ts',
    "import { findMember } from '#features/sign-in/server/index.ts'",
    'a feature in a vendor',
  ),
  plant('phrases/en/prices.ts', "import { PLAN } from '#features/membership/contract.ts'", 'a feature in the phrases'),
  plant(
    'ui/PlanCard.tsx',
    "import { useSubscription } from '#features/membership/web/use-subscription.ts'",
    'a feature in a component',
  ),
  plant('engine/edit/store.ts', "import { drizzle } from 'drizzle-orm/node-postgres'", 'a database in the engine'),
  plant('engine/edit/serve.ts', "import { createServer } from 'node:http'", 'HTTP in the engine'),
  plant('engine/edit/log.ts', "import { createLog } from '#platform/log.ts'", 'the platform in the engine'),
  plant('engine/model/resolve.ts', "export const path = import.meta.resolve('pg-boss')", 'a queue in the engine'),
  plant(
    'sandbox/asaas/product.ts',
    "import { toCents } from '#providers/payments/asaas/asaas-payments.ts'",
    'the product in its sandbox',
  ),
  plant('apps/inner.ts', "import { settleJob } from '#features/payments/server/jobs.ts'", 'inner files in a process'),
  plant('features/chat/conversation/query.ts', "import { db } from '../server/chat-queries.ts'", 'queries in a conversation'),
  plant(
    'features/payments/server/required.ts',
    "export const load = () => createRequire(import.meta.url)('#features/chat/server/outbox/send-next.ts')",
    'a module by a require of its own',
  ),
  plant(
    'features/payments/server/texts.ts',
    "import { chat } from '#phrases/en/chat.ts'",
    'one language of the phrases in a server',
  ),
  plant(
    'features/payments/web/declared.d.ts',
    "import type { Row } from '../server/payment-queries.ts'",
    'a server in a file of types',
  ),
  plant(
    'features/payments/web/row.ts',
    "import type { Row } from '#features/chat/server/schema.ts'",
    "another server's type in a web half",
  ),
  plant('features/payments/web/toast.ts', "import { toast } from 'sonner'", 'toasts past `ui/toast.ts`'),
  plant('features/payments/web/all.ts', "export * from '#features/chat/web/ChatScreen.tsx'", 'a re-export of another web half'),
  plant(
    'features/payments/web/unknown.ts',
    'export const load = (name) => import(/* @vite-ignore */ name)',
    'an import that nobody can know',
  ),
  plant('features/payments/web/look.ts', "import '#features/chat/web/chat.css'", "another feature's style sheet"),
]

const TIME = 'platform/clock.ts'
const CHANCE = 'platform/crypto.ts'
const VENDOR = 'a vendor'
const TEXTS = 'phrases/'
const LINES: readonly Planted[] = [
  plant('features/payments/server/now.ts', 'export const now = () => Date.now()', 'the time of the machine', TIME),
  plant('features/payments/server/today.ts', 'export const today = new Date()', 'the day of the machine', TIME),
  plant(
    'features/payments/server/day.ts',
    'export const dayOf = (at) => at\n  .toISOString()\n  .slice(0, 10)',
    'a day of UTC',
    'businessDay',
  ),
  plant('engine/edit/luxon.ts', 'export const at = DateTime.now()', "a library's time", TIME),
  plant(
    'features/payments/server/sql.ts',
    'export const due = sql`select id from plans where ends_at < now()`',
    "SQL's time",
    TIME,
  ),
  plant('features/payments/server/defaults.ts', "export const at = timestamp('at').defaultNow()", "a column's time", TIME),
  plant('features/payments/server/key.ts', 'export const key = crypto.randomUUID()', 'an id of its own', CHANCE),
  plant('apps/luck.ts', 'export const luck = Math.random()', 'chance of its own', CHANCE),
  plant(
    'features/payments/server/ask.ts',
    "export const ask = () => fetch('https://api.example')",
    'a request past the providers',
    'provider',
  ),
  plant('features/payments/server/header.ts', "export const of = (h) => h['asaas-access-token']", "a vendor's header", VENDOR),
  plant('features/chat/server/hub.ts', "export const name = 'x-hub-signature-256'", "another vendor's header", VENDOR),
  plant('features/chat/server/envelope.ts', 'export const of = (body) => body.wa_id', "a field of a vendor's message", VENDOR),
  plant('features/payments/server/kind.ts', "export const is = (id) => id.startsWith('pay_')", "a vendor's id", VENDOR),
  plant('features/back-office/web/kind.ts', 'export const kind = /^sub_\\w+$/', "the form of a vendor's id", VENDOR),
  plant('features/back-office/web/Words.tsx', 'export const Words = () => <p>Plano cancelado</p>', 'words between tags', TEXTS),
  plant('features/back-office/web/Braces.tsx', "export const Braces = () => <p>{'cancelled'}</p>", 'words in braces', TEXTS),
  plant(
    'features/back-office/web/Label.tsx',
    'export const Label = () => <button aria-label="Close" />',
    'words in an attribute',
    TEXTS,
  ),
  plant('features/back-office/web/toast.ts', "toast.error('could not be saved')", 'words in a toast', TEXTS),
  plant('features/back-office/web/lines.ts', "export const line = 'Sua foto chegou bem'", 'a line of a screen', TEXTS),
  plant(
    'features/back-office/server/answer.ts',
    "export const f = (reply) => reply.send({ error: 'this coupon has ended' })",
    'words in an answer',
    TEXTS,
  ),
  plant(
    'features/back-office/server/plain.ts',
    "export const f = (reply) => reply.send('not for you')",
    'an answer of words',
    TEXTS,
  ),
  plant('features/chat/server/reply.ts', "export const said = 'já vou'", 'Portuguese', TEXTS),
  plant(
    'features/payments/server/global-time.ts',
    'export const now = () => globalThis.Date.now()',
    'the time by a longer name',
    TIME,
  ),
  plant('features/payments/server/global-day.ts', 'export const today = new globalThis.Date()', 'the day by a longer name', TIME),
  plant('features/payments/server/brackets.ts', "export const now = () => Date['now']()", 'the time in brackets', TIME),
  plant('features/payments/server/taken-apart.ts', 'export const { now } = Date', 'the time out of its object', TIME),
  plant('features/payments/server/handed-on.ts', 'export const clock = { now: Date.now }', 'the time handed on', TIME),
  plant(
    'features/payments/server/renamed-id.ts',
    "import { randomUUID as id } from 'node:crypto'",
    'an id by another name',
    CHANCE,
  ),
  plant('engine/edit/luck.ts', "export const luck = Math['random']()", 'chance in the engine', CHANCE),
  plant(
    'features/payments/server/node-env.ts',
    "import { env } from 'node:process'",
    "Node's own environment",
    'platform/env.ts',
  ),
  plant(
    'features/payments/server/env-apart.ts',
    'export const { env } = process',
    'the environment out of its object',
    'platform/env.ts',
  ),
  plant(
    'features/payments/server/global-env.ts',
    'export const key = globalThis.process.env.PORT',
    'the environment by a longer name',
    'platform/env.ts',
  ),
  plant(
    'features/payments/web/vite-env.ts',
    'export const key = import.meta.env.VITE_KEY',
    "the bundler's environment",
    'platform/env.ts',
  ),
  plant(
    'features/payments/server/printed.ts',
    "globalThis.console.log('paid')",
    'the console by a longer name',
    'platform/log.ts',
  ),
  plant('features/payments/server/written.ts', "process.stdout.write('paid')", 'a line past the log', 'platform/log.ts'),
  plant('features/payments/server/https.ts', "import { request } from 'node:https'", "Node's own client", 'providers'),
  plant('features/payments/server/socket.ts', "import { connect } from 'node:net'", 'a socket', 'providers'),
  plant('features/payments/server/program.ts', "import { execFile } from 'node:child_process'", 'another program', 'providers'),
  plant(
    'features/payments/server/global-fetch.ts',
    "export const ask = () => globalThis['fetch']('https://api.example')",
    'a request by a longer name',
    'features/api.ts',
  ),
  plant(
    'features/payments/web/fetch.ts',
    "export const ask = () => fetch('/api/plan')",
    'a request past the client of the screens',
    'features/api.ts',
  ),
  plant(
    'features/payments/web/beacon.ts',
    "export const tell = () => navigator.sendBeacon('/api/plan')",
    'a beacon',
    'features/api.ts',
  ),
  plant(
    'features/payments/web/stream.ts',
    "export const follow = () => new EventSource('/api/plan')",
    'a stream',
    'features/api.ts',
  ),
  plant(
    'features/payments/web/Choice.tsx',
    "export const Choice = ({ isOpen }) => <p>{isOpen ? 'Open' : 'Closed'}</p>",
    'a choice of words',
    TEXTS,
  ),
  plant(
    'features/payments/web/Maybe.tsx',
    "export const Maybe = ({ isOpen }) => <p>{isOpen && 'Closed'}</p>",
    'words on a condition',
    TEXTS,
  ),
  plant(
    'features/payments/web/Sum.tsx',
    "export const Sum = ({ count }) => <p title={'Photos: ' + count} />",
    'words that are put together',
    TEXTS,
  ),
  plant('features/payments/web/title.ts', "document.title = 'my plan is here'", 'the title of the page', TEXTS),
  plant(
    'features/payments/web/default.ts',
    "export const of = (t) => t('plan.title', { defaultValue: 'my plan' })",
    'a text in place of a missing one',
    TEXTS,
  ),
  plant(
    'features/payments/web/attribute.ts',
    "export const mark = (it) => it.setAttribute('aria-label', 'close this plan')",
    'an attribute that is set',
    TEXTS,
  ),
  plant(
    'features/payments/server/refused.ts',
    "export const f = () => refuse(new Error('Sua foto chegou com atraso'))",
    'a phrase in the message of an error',
    TEXTS,
  ),
  plant(
    'features/payments/server/either.ts',
    "export const f = (reply) => reply.send({ error: late ? 'the plan ended' : 'no card' })",
    'a choice of answers',
    TEXTS,
  ),
  plant(
    'features/payments/server/locale.ts',
    "export const f = (language) => (language === 'en' ? 'en_US' : 'pt_BR')",
    'one language by its name',
    'table of all languages',
  ),
  plant(
    'features/payments/server/prefix.ts',
    "export const f = (language) => language.startsWith('pt')",
    'languages by their beginning',
    'table of all languages',
  ),
  plant(
    'engine/typesetting/quotes.ts',
    `export const quotes = (language) => (language === 'en' ? '""' : '«»')`,
    'one language by its name in the engine',
    'table of all languages',
  ),
  plant(
    'features/chat/understanding/rules/plural.ts',
    "export const f = ({ baseLanguage }) => baseLanguage !== 'es'",
    'one language by its name where messages are read',
    'table of all languages',
  ),
  plant(
    'features/chat/conversation/thanked.ts',
    'export const THANKED = /^(?:valeu|gracias|thanks)$/',
    'words in a pattern of the conversation',
    'stand in a lexicon',
  ),
  plant(
    'features/chat/understanding/rules/thanked.ts',
    "export const THANKED = boundedPattern(String.raw`^\\s*${PLEASE}(?:valeu|gracias)`, 'u')",
    'words in a pattern that is built',
    'stand in a lexicon',
  ),
  plant(
    'features/payments/server/asked.ts',
    'export const ASKED = /^(?:para|por) (?:que|uma)/',
    'Portuguese in a pattern of a server',
    TEXTS,
  ),
  plant(
    'features/payments/web/Form.tsx',
    'export const Form = ({ send }) => <form onSubmit={(event) => (event.preventDefault(), send())} />',
    'a form by hand',
    'features/use-submit.ts',
  ),
  plant(
    'engine/edit/other.ts',
    "export const f = (operation) => (operation === 'post' ? 1 : 2)",
    'one operation against the others',
    'table with `satisfies`',
  ),
  plant(
    'features/chat/server/graph.ts',
    "export const address = 'https://graph.facebook.com/v25.0'",
    "a vendor's address",
    VENDOR,
  ),
  plant(
    'features/payments/server/asaas-customers.ts',
    'export const one = 1',
    'a file named after a vendor',
    'named after a vendor',
  ),
  plant('features/payments/server/payment-helpers.ts', 'export const one = 1', 'a file named after nothing', 'says nothing'),
  plant(
    'features/payments/server/silent.ts',
    ['/* oxlint', 'disable */'].join('-'),
    'a suppression of everything',
    'without naming',
  ),
  plant(
    'features/payments/server/renamed.ts',
    '/** Decoded once: a broken picture must fail the imageGenerator. */',
    'a name of code as a word of a sentence',
    'stands in backticks',
  ),
  plant('features/payments/server/article.ts', '// beside a irreversible one', 'the article of another word', 'another word'),
  plant(
    'features/payments/server/mocked.spec.ts',
    "vi.mock('#features/chat/server/index.ts')",
    'a module of ours replaced in a test',
    'real parts',
  ),
  plant('features/payments/server/alone.spec.ts', "test.only('pays', () => {})", 'a test that leaves others out', 'real parts'),
  plant('features/payments/server/wish.spec.ts', "test('should pay', () => {})", 'a title of what should be', 'real parts'),
]

const LINTED: readonly Planted[] = [
  plant('features/payments/server/env.ts', 'export const key = process.env.ASAAS_API_KEY', 'the environment', 'no-process-env'),
  plant('platform/deep/env.ts', "export const key = process.env['PORT']", 'the environment in the platform', 'no-process-env'),
  plant('engine/edit/console.ts', "console.log('edited')", 'the console', 'no-console'),
  plant('features/payments/server/any.ts', 'export const row = (given: any) => given', 'any', 'no-explicit-any'),
  plant('features/payments/server/default.ts', 'export default 1', 'a default export', 'no-default-export'),
  plant(
    'features/payments/server/dead.ts',
    'export const one = 1 // oxlint-disable-line no-console -- nothing is printed',
    'a suppression of nothing',
    'Unused',
  ),
]

let root = ''

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'planted-'))
  for (const { path, text } of [...IMPORTS, ...LINES, ...LINTED]) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${text}\n`)
  }
  for (const name of ['.gitignore', '.oxlintrc.json', 'package.json']) copyFileSync(name, join(root, name))
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'))
})
afterAll(() => rmSync(root, { recursive: true }))

test.each(IMPORTS)('$what is refused: $path', ({ path, says }) => {
  expect(messagesFor(checkImports, path)).toEqual([expect.stringContaining(says)])
})

test.each(LINES)('$what is refused: $path', ({ path, says }) => {
  const messages = messagesFor(checkCode, path)
  expect(messages.length).toBeGreaterThan(0)
  for (const message of messages) expect(message).toContain(says)
})

test('the linter refuses the others, and names file and rule', () => {
  const lines = runLinter()
  for (const { path, says } of LINTED)
    expect(
      lines.filter((line) => line.includes(path) && line.includes(says)),
      `${path}: ${says}`,
    ).not.toEqual([])
})

function plant(path: string, text: string, what: string, says = 'imports '): Planted {
  return { path, text, what, says }
}

function messagesFor(check: typeof checkImports, path: string): string[] {
  const messages = listSources(root)
    .filter((file) => file.path === path)
    .flatMap(check)
    .map(({ message }) => message)
  for (const message of messages) expect(message.startsWith(`${path}:1 `)).toBe(true)
  return messages
}

function runLinter(): string[] {
  try {
    execFileSync(resolve('node_modules/.bin/oxlint'), ['--format', 'unix', '.'], { cwd: root, encoding: 'utf8' })
    return []
  } catch (error) {
    return (error as { stdout: string }).stdout.split('\n') // as: documented of a program that failed
  }
}
