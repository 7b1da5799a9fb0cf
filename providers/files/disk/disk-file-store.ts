import { access, mkdir, open, opendir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { HOUR, systemClock } from '#platform/clock.ts'
import { newToken } from '#platform/crypto.ts'
import { ProviderFault } from '#platform/errors.ts'
import { checkKey, type FilesFaultCode, type FileStore, type StoredFile } from '../port.ts'

/** In the same folder tree, so that a rename stays on one disk; no key begins with a dot. */
const INCOMING = '.incoming'
/** Closed to other accounts of the machine, whatever the umask. */
const FOLDER_MODE = 0o700
const FILE_MODE = 0o600
/** No write takes this long: an older file was left by a process that died. */
const ABANDONED_AFTER_MS = HOUR

/** Files in a local folder, each under its key. Processes may share the folder. */
export function createDiskFileStore({ directory }: { directory: string }): FileStore {
  const incoming = join(directory, INCOMING)
  const pathOf = (key: string) => join(directory, ...checkKey(key).split('/'))
  let prepared: Promise<void> | undefined

  return {
    put: (key, bytes) => {
      const path = pathOf(key)
      return translated(async () => {
        prepared ??= removeAbandoned(incoming).catch((error: unknown) => {
          prepared = undefined // a disk that is away comes back
          throw error
        })
        await prepared
        await writeWhole(path, bytes, join(incoming, newToken()))
      })
    },
    get: (key) => {
      const path = pathOf(key)
      return translated(() => unlessMissing(readFile(path)))
    },
    has: (key) => {
      const path = pathOf(key)
      return translated(async () => (await unlessMissing(access(path).then(() => true))) ?? false)
    },
    delete: (key) => {
      const path = pathOf(key)
      return translated(() => rm(path, { force: true }))
    },
    list: () => listFiles(directory),
  }
}

/** Written to a temporary file, synced to the disk, then renamed: a reader or a power cut finds the old file or the new one. */
async function writeWhole(path: string, bytes: Uint8Array, aside: string): Promise<void> {
  await mkdir(dirname(aside), { recursive: true, mode: FOLDER_MODE })
  await mkdir(dirname(path), { recursive: true, mode: FOLDER_MODE })
  try {
    const file = await open(aside, 'wx', FILE_MODE)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(aside, path)
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  }
  await syncDirectory(dirname(path))
}

/** The new name itself must reach the disk. Systems without handles on directories do that on their own. */
async function syncDirectory(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}

async function removeAbandoned(incoming: string): Promise<void> {
  const names = (await unlessMissing(readdir(incoming))) ?? []
  const limit = systemClock.now().getTime() - ABANDONED_AFTER_MS
  await Promise.all(
    names.map(async (name) => {
      const path = join(incoming, name)
      const found = await unlessMissing(stat(path))
      if (found && found.mtimeMs < limit) await rm(path, { force: true })
    }),
  )
}

async function* listFiles(directory: string): AsyncIterable<StoredFile> {
  const entries = await translated(() => unlessMissing(opendir(directory, { recursive: true })))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(directory, path).split(sep).join('/')
    if (!entry.isFile() || key.startsWith('.')) continue
    const found = await unlessMissing(stat(path)) // it may be deleted meanwhile
    if (found) yield { key, storedAt: found.mtime }
  }
}

async function unlessMissing<T>(found: Promise<T>): Promise<T | undefined> {
  try {
    return await found
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  }
}

const FULL = new Set(['ENOSPC', 'EDQUOT', 'EFBIG'])

async function translated<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (cause) {
    const reason = codeOf(cause)
    if (reason === undefined) throw cause
    const code: FilesFaultCode = FULL.has(reason) ? 'no_room' : 'store_down'
    throw new ProviderFault({ provider: 'files', code, isRetryable: true, detail: reason, cause })
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
