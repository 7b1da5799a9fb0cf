/**
 * What the stand-ins remember over a restart, in one file. It is written before a call that changed something is answered: what a
 * client was told is kept even when the process is killed.
 */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import type { Log } from '#platform/log.ts'

/** One part of what is remembered. */
export interface Memory {
  /** Values that survive `structuredClone`. */
  readonly read: () => unknown
  /** @param remembered what `read` returned before the restart */
  readonly restore: (remembered: unknown) => void
}

export interface StoredMemory {
  /** Writes the file if anything changed. */
  readonly keep: () => void
}

/** Restores what the file holds; a file that cannot be read is as good as none. */
export function openMemory(
  parts: ReadonlyMap<string, Memory>,
  { file, log }: { file: string; log?: Pick<Log, 'warn'> | undefined },
): StoredMemory {
  for (const [name, remembered] of readFile(file, log)) parts.get(name)?.restore(remembered)
  const read = () => serialize(new Map([...parts].map(([name, memory]) => [name, memory.read()])))
  let kept = read()
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return {
    keep: () => {
      const now = read()
      if (now.equals(kept)) return
      writeFileSync(`${file}.next`, now, { mode: 0o600 })
      renameSync(`${file}.next`, file)
      kept = now
    },
  }
}

function readFile(file: string, log: Pick<Log, 'warn'> | undefined): ReadonlyMap<string, unknown> {
  try {
    return deserialize(readFileSync(file)) as Map<string, unknown> // as: written above
  } catch (error) {
    const isFirst = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (!isFirst) log?.warn({ err: error }, 'the sandbox has forgotten everything')
    return new Map()
  }
}
