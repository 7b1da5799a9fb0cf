import type { FileStore } from './port.ts'

export interface MovedFiles {
  readonly moved: number
  readonly alreadyThere: number
  readonly deleted: number
}

/**
 * Copies every file of `source` to `target` and reads it back. A run that was interrupted is simply repeated: what the target
 * already holds, byte for byte, is skipped. The product may go on while this runs; what it adds meanwhile is moved by a last run.
 * @param options.isSourceDeleted deletes each file at the source once the target is known to hold the same bytes
 * @throws Error naming the first file that does not read back as it was written; ProviderFault when a store is down
 */
export async function moveFiles(
  source: FileStore,
  target: FileStore,
  { isSourceDeleted, onProgress }: { isSourceDeleted: boolean; onProgress?: (done: number) => void },
): Promise<MovedFiles> {
  let [moved, alreadyThere, deleted] = [0, 0, 0]
  for await (const { key } of source.list()) {
    const bytes = await source.get(key)
    // deleted by the product since it was listed
    if (!bytes) continue
    if (await holds(target, key, bytes)) {
      alreadyThere += 1
    } else {
      await target.put(key, bytes)
      if (!(await holds(target, key, bytes))) throw new Error(`${key} does not read back as it was written`)
      moved += 1
    }
    if (isSourceDeleted) {
      await source.delete(key)
      deleted += 1
    }
    onProgress?.(moved + alreadyThere)
  }
  return { moved, alreadyThere, deleted }
}

async function holds(store: FileStore, key: string, bytes: Uint8Array): Promise<boolean> {
  const found = await store.get(key)
  return found !== undefined && Buffer.compare(found, bytes) === 0
}
