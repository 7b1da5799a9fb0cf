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
    "export { AdminScreen } from '#features/panel/web/AdminScreen.tsx'",
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
]

const TIME = 'platform/clock.ts'
const CHANCE = 'platform/crypto.ts'
const VENDOR = 'a vendor'
const TEXTS = 'phrases/'
const LINES: readonly Planted[] = [
  plant('features/payments/server/now.ts', 'export const now = () => Date.now()', 'the time of the machine', TIME),
  plant('features/payments/server/today.ts', 'export const today = new Date()', 'the day of the machine', TIME),
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
  plant('features/panel/web/kind.ts', 'export const kind = /^sub_\\w+$/', "the form of a vendor's id", VENDOR),
  plant('features/panel/web/Words.tsx', 'export const Words = () => <p>Plano cancelado</p>', 'words between tags', TEXTS),
  plant('features/panel/web/Braces.tsx', "export const Braces = () => <p>{'cancelled'}</p>", 'words in braces', TEXTS),
  plant(
    'features/panel/web/Label.tsx',
    'export const Label = () => <button aria-label="Close" />',
    'words in an attribute',
    TEXTS,
  ),
  plant('features/panel/web/toast.ts', "toast.error('could not be saved')", 'words in a toast', TEXTS),
  plant('features/panel/web/lines.ts', "export const line = 'Sua foto chegou bem'", 'a line of a screen', TEXTS),
  plant(
    'features/panel/server/answer.ts',
    "export const f = (reply) => reply.send({ error: 'this coupon has ended' })",
    'words in an answer',
    TEXTS,
  ),
  plant('features/panel/server/plain.ts', "export const f = (reply) => reply.send('not for you')", 'an answer of words', TEXTS),
  plant('features/chat/server/reply.ts', "export const said = 'já vou'", 'Portuguese', TEXTS),
]

const LINTED: readonly Planted[] = [
  plant('features/payments/server/env.ts', 'export const key = process.env.ASAAS_API_KEY', 'the environment', 'no-process-env'),
  plant('platform/deep/env.ts', "export const key = process.env['PORT']", 'the environment in the platform', 'no-process-env'),
  plant('engine/edit/console.ts', "console.log('edited')", 'the console', 'no-console'),
  plant('features/payments/server/any.ts', 'export const row = (given: any) => given', 'any', 'no-explicit-any'),
  plant('features/payments/server/default.ts', 'export default 1', 'a default export', 'no-default-export'),
  plant(
    'features/payments/server/dead.ts',
    'export const one = 1 // oxlint-disable-line no-console',
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
