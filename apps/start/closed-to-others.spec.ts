import { execFile } from 'node:child_process'
import { chmod, lstat, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MODELS_FOR_TESTS } from '#engine/model/models.test-support.ts'
import { COURTESY_PHONE, type RunningProduct, runProduct } from '#tools/run-product.ts'

const PHOTO = 'engine/photos-for-tests/coffee.jpg'
const START_WITHIN_MS = 120_000
const OLD_PHOTO = 'files/photos/old/original.jpg'
const NOBODY = { uid: 65_534, gid: 65_534 }

/** The worst case: a umask that opens every written file, and a photo that an older release left open. */
let dataDir: string
let product: RunningProduct
let usual: number
beforeAll(async () => {
  usual = process.umask(0o000)
  dataDir = await mkdtemp(join(tmpdir(), 'mandou-open-'))
  await mkdir(join(dataDir, 'files/photos/old'), { recursive: true })
  await writeFile(join(dataDir, OLD_PHOTO), 'a photo')
  await mkdir(MODELS_FOR_TESTS, { recursive: true })
  await symlink(MODELS_FOR_TESTS, join(dataDir, 'models'))
  await chmod(dataDir, 0o777)
  product = await runProduct({ DATA_DIR: dataDir })
}, START_WITHIN_MS)
afterAll(async () => {
  process.umask(usual)
  await product.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function call(path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(product.url + path, init)
  expect(answer.ok, `${path} ${answer.status}`).toBe(true)
  return answer
}

async function signIn(): Promise<string> {
  const json = { method: 'POST', headers: { 'content-type': 'application/json' } }
  await call('/api/otp/send', { ...json, body: JSON.stringify({ phone: COURTESY_PHONE }) })
  const code = await product.readCode(COURTESY_PHONE)
  const answer = await call('/api/otp/verify', { ...json, body: JSON.stringify({ phone: COURTESY_PHONE, code }) })
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}

/** Has a photo edited, so that original, cutout and result are stored. */
async function editPhoto(): Promise<void> {
  const cookie = await signIn()
  const body = new FormData()
  body.append('photo', new Blob([await readFile(PHOTO)], { type: 'image/jpeg' }), 'coffee.jpg')
  const sent = await call('/api/photos', { method: 'POST', headers: { cookie }, body })
  const { photo } = (await sent.json()) as { photo: { id: string } } // as: the call's documented answer
  const { backdrops } = (await (await call('/api/backdrops', { headers: { cookie } })).json()) as { backdrops: { id: string }[] } // as: likewise
  const order = { phone: COURTESY_PHONE, photo_id: photo.id, operation: 'swap', backdrop: backdrops[0]?.id }
  const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': photo.id }
  const ordered = await call('/api/edits', { method: 'POST', headers, body: JSON.stringify(order) })
  const { edit } = (await ordered.json()) as { edit: { id: string } } // as: likewise
  const stateOf = async () =>
    ((await (await call(`/api/edits/${edit.id}`, { headers: { cookie } })).json()) as { edit: { state: string } }).edit.state // as: likewise
  await expect.poll(stateOf, { timeout: START_WITHIN_MS, interval: 250 }).toBe('done')
}

/** Everything stored, except the database's own files and the model that all tests share. */
async function listKept(): Promise<string[]> {
  const names = await readdir(dataDir, { recursive: true })
  return names.filter((name) => !/^(?:postgres\/|models\/)/.test(`${name}/`))
}

/** Those of `paths` that another account can list or read. */
async function readableToOthers(paths: readonly string[]): Promise<string[]> {
  const script = `
    const { readdirSync, readFileSync, statSync } = require('node:fs')
    const isReadable = (path) => {
      try {
        return statSync(path).isDirectory() ? readdirSync(path) : readFileSync(path)
      } catch {
        return false
      }
    }
    console.log(JSON.stringify(JSON.parse(process.argv[1]).filter(isReadable)))`
  const options = { ...NOBODY, cwd: '/', maxBuffer: 10_000_000 }
  const { stdout } = await promisify(execFile)(await nodeForOthers(), ['--eval', script, JSON.stringify(paths)], options)
  return JSON.parse(stdout) as string[] // as: what the script above prints
}

/** A copy of Node, as ours may be in a folder that other accounts may not enter. */
async function nodeForOthers(): Promise<string> {
  const copy = join(await mkdtemp(join(tmpdir(), 'mandou-node-')), 'node')
  await writeFile(copy, await readFile(process.execPath), { mode: 0o755 })
  await chmod(join(copy, '..'), 0o755)
  return copy
}

test.skipIf(process.platform === 'win32')(
  'another account can list or read nothing of a member, old or new, under the widest umask',
  async () => {
    await editPhoto()
    const kept = await listKept()
    expect(kept).toEqual(expect.arrayContaining(['files', 'cutouts', 'logs', 'secret', 'lock', OLD_PHOTO]))
    const modes = await Promise.all(kept.map(async (name) => [name, await lstat(join(dataDir, name))] as const))
    const open = modes.filter(([, found]) => !found.isSymbolicLink() && (found.mode & 0o077) !== 0)
    expect(open.map(([name, { mode }]) => `${name} ${mode.toString(8)}`)).toEqual([])
    // the group is that of the account that runs root's database
    expect((await lstat(dataDir)).mode & 0o067).toBe(0)
    if (process.getuid?.() === 0)
      expect(await readableToOthers([dataDir, ...kept.map((name) => join(dataDir, name))])).toEqual([])
  },
  2 * START_WITHIN_MS,
)
