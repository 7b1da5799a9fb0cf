import { randomBytes } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { createDiskFileStore } from './disk/disk-file-store.ts'
import { moveFiles } from './move-files.ts'
import type { FileStore, StoredFile } from './port.ts'
import { createS3FileStore, type S3Settings } from './s3/s3-file-store.ts'
import { startTestS3, type TestS3 } from './s3/s3-server.test-support.ts'
import { isSwiftInstalled, startTestSwift, SWIFT_PACKAGES } from './s3/swift.test-support.ts'

let directory: string
let s3: TestS3
let swift: TestS3 | undefined

const isSwiftHere = isSwiftInstalled()
if (!isSwiftHere) console.log(`SKIPPED: OpenStack Swift is not installed (Debian: apt-get install ${SWIFT_PACKAGES.join(' ')})`)

beforeAll(async () => {
  s3 = await startTestS3()
  swift = isSwiftHere ? await startTestSwift() : undefined
})
afterAll(() => Promise.all([s3.stop(), swift?.stop()]))
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'files-'))
})
afterEach(async () => {
  await rm(directory, { recursive: true, force: true })
  for (const { settings } of [s3, ...(swift ? [swift] : [])]) {
    const objects = createS3FileStore(settings)
    for (const { key } of await listed(objects)) await objects.delete(key)
  }
})

const servers: readonly { name: string; settingsOf: () => S3Settings }[] = [
  { name: 's3', settingsOf: () => s3.settings },
  // without it these are not run
  ...(isSwiftHere ? [{ name: 'swift', settingsOf: () => (swift ?? s3).settings }] : []),
]
const drivers: readonly { name: string; create: () => FileStore }[] = [
  { name: 'disk', create: () => createDiskFileStore({ directory: join(directory, 'store') }) },
  ...servers.map(({ name, settingsOf }) => ({ name, create: () => createS3FileStore(settingsOf()) })),
]

const bytes = (text: string) => new TextEncoder().encode(text)
const KEY = 'pictures/3f/3f0c1a.jpg'

describe.each(drivers)('the files port over $name', ({ create }) => {
  it('returns the bytes that were stored, to another process too', async () => {
    await create().put(KEY, bytes('hello'))
    expect(new TextDecoder().decode(await create().get(KEY))).toBe('hello')
  })

  it('replaces older bytes by newer ones', async () => {
    const store = create()
    await store.put(KEY, bytes('older'))
    await store.put(KEY, bytes('newer'))
    expect(new TextDecoder().decode(await store.get(KEY))).toBe('newer')
  })

  it('distinguishes a missing file from an empty one', async () => {
    const store = create()
    await store.put('empty', new Uint8Array())
    expect([await store.has('empty'), await store.has('missing')]).toEqual([true, false])
    expect([(await store.get('empty'))?.length, await store.get('missing')]).toEqual([0, undefined])
  })

  it('deletes twice without an error', async () => {
    const store = create()
    await store.put(KEY, bytes('x'))
    await store.delete(KEY)
    await store.delete(KEY)
    expect(await store.has(KEY)).toBe(false)
  })

  it('lists stored files and none that is still being written', async () => {
    const store = create()
    expect(await listed(store)).toEqual([])
    await store.put(KEY, bytes('x'))
    await store.put('paintings/one', bytes('y'))
    const files = await listed(store)
    expect(files.map(({ key }) => key).toSorted()).toEqual(['paintings/one', KEY])
    expect(files.every(({ storedAt }) => storedAt instanceof Date)).toBe(true)
  })

  it('keeps one complete file when many write the same at once', async () => {
    const store = create()
    const written = 'x'.repeat(50_000)
    await Promise.all(Array.from({ length: 20 }, () => store.put(KEY, bytes(written))))
    expect(new TextDecoder().decode(await store.get(KEY))).toBe(written)
    expect(await listed(store)).toHaveLength(1)
  })

  it.each([
    '../secret',
    'a/../../b',
    '/etc/passwd',
    'a//b',
    '.hidden',
    'a/.b',
    'Upper',
    'a b',
    '',
    'a\\b',
    'a/',
    'a'.repeat(201),
  ])('refuses the key %j', async (key) => {
    const store = create()
    for (const call of [() => store.put(key, bytes('x')), () => store.get(key), () => store.delete(key)]) {
      await expect((async () => call())()).rejects.toThrow(RangeError)
    }
  })
})

describe('the disk store', () => {
  it('removes what a dead process left half written, and leaves new files', async () => {
    const incoming = join(directory, 'store', '.incoming')
    await mkdir(incoming, { recursive: true })
    await writeFile(join(incoming, 'abandoned'), 'x')
    await utimes(join(incoming, 'abandoned'), 0, 0)
    await writeFile(join(incoming, 'fresh'), 'x')
    await createDiskFileStore({ directory: join(directory, 'store') }).put(KEY, bytes('x'))
    expect(await readdir(incoming)).toEqual(['fresh'])
  })

  it('reports that the store is down when its folder cannot be one', async () => {
    await writeFile(join(directory, 'store'), 'a file where the folder should be')
    const store = createDiskFileStore({ directory: join(directory, 'store') })
    await expect(store.put(KEY, bytes('x'))).rejects.toMatchObject({ provider: 'files', code: 'store_down', isRetryable: true })
    await expect(access(join(directory, 'store'))).resolves.toBeUndefined()
  })

  it('writes again once its folder is back, though its first write met the outage', async () => {
    await writeFile(join(directory, 'store'), 'a file where the folder should be')
    const store = createDiskFileStore({ directory: join(directory, 'store') })
    await expect(store.put(KEY, bytes('x'))).rejects.toMatchObject({ code: 'store_down' })
    await rm(join(directory, 'store'))
    await store.put(KEY, bytes('x'))
    expect(await store.has(KEY)).toBe(true)
  })
})

describe.each(servers)('the S3 store at $name', ({ settingsOf }) => {
  it.each([
    ['a bucket that is not there', () => ({ ...settingsOf(), bucket: 'another' })],
    ['a key that is unknown', () => ({ ...settingsOf(), accessKeyId: 'unknown' })],
    ['a server that is away', () => ({ ...settingsOf(), endpoint: 'http://127.0.0.1:9', timeoutMs: 500 })],
  ])('reports %s as a store that is down, never as a missing file', async (_, settings) => {
    const store = createS3FileStore(settings())
    const down = { provider: 'files', code: 'store_down', isRetryable: true }
    await expect(store.put(KEY, bytes('x'))).rejects.toMatchObject(down)
    await expect(store.get(KEY)).rejects.toMatchObject(down)
    await expect(store.has(KEY)).rejects.toMatchObject(down)
    await expect(listed(store)).rejects.toMatchObject(down)
  })

  it('carries a photo as large as the product takes', async () => {
    const photo = randomBytes(25_000_000)
    const store = createS3FileStore(settingsOf())
    await store.put(KEY, photo)
    expect(Buffer.compare((await store.get(KEY)) ?? bytes(''), photo)).toBe(0)
  })

  it('lists more files than one answer holds', async () => {
    const store = createS3FileStore({ ...settingsOf(), listedAtOnce: 2 })
    const keys = Array.from({ length: 5 }, (_, index) => `pictures/${index}`)
    await Promise.all(keys.map((key) => store.put(key, bytes('x'))))
    expect((await listed(store)).map(({ key }) => key).toSorted()).toEqual(keys.toSorted())
  })
})

describe.each(servers)('moving files to $name', ({ settingsOf }) => {
  it('carries every file over, compares it, and skips what an earlier run has moved', async () => {
    const disk = createDiskFileStore({ directory: join(directory, 'store') })
    const objects = createS3FileStore(settingsOf())
    await disk.put('pictures/a', bytes('a'))
    await disk.put('pictures/b', bytes('b'))
    await objects.put('pictures/a', bytes('a'))
    await objects.put('pictures/b', bytes('half'))
    expect(await moveFiles(disk, objects, { isSourceDeleted: false })).toEqual({ moved: 1, alreadyThere: 1, deleted: 0 })
    expect(new TextDecoder().decode(await objects.get('pictures/b'))).toBe('b')
    expect(await moveFiles(disk, objects, { isSourceDeleted: true })).toEqual({ moved: 0, alreadyThere: 2, deleted: 2 })
    expect(await listed(disk)).toEqual([])
    expect(await moveFiles(objects, disk, { isSourceDeleted: true })).toEqual({ moved: 2, alreadyThere: 0, deleted: 2 })
    expect([await listed(objects), new TextDecoder().decode(await disk.get('pictures/b'))]).toEqual([[], 'b'])
  })

  it('deletes nothing at the source unless the target holds the same bytes', async () => {
    const disk = createDiskFileStore({ directory: join(directory, 'store') })
    await disk.put('pictures/a', bytes('a'))
    const forgetful: FileStore = { ...createS3FileStore(settingsOf()), put: async () => undefined }
    await expect(moveFiles(disk, forgetful, { isSourceDeleted: true })).rejects.toThrow('pictures/a')
    expect(await listed(disk)).toHaveLength(1)
  })
})

async function listed(store: FileStore): Promise<StoredFile[]> {
  const files: StoredFile[] = []
  for await (const file of store.list()) files.push(file)
  return files
}

// S3 promises it of each object itself; the server that stands in for it here writes into one file for all
test('the disk keeps one complete version when several are written at once', async () => {
  const store = createDiskFileStore({ directory: join(directory, 'store') })
  const versions = Array.from({ length: 20 }, (_, version) => String(version).repeat(50_000))
  await Promise.all(versions.map((version) => store.put(KEY, bytes(version))))
  expect(versions).toContain(new TextDecoder().decode(await store.get(KEY)))
  expect(await listed(store)).toHaveLength(1)
})
