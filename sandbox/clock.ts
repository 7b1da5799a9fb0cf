import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createMovableClock, SECOND, type Clock } from '#platform/clock.ts'

/**
 * The sandbox's time, and through it the product's: one offset that only grows. Time never runs backwards, because rows written
 * in the future would then contradict it; so a reset does not change it.
 */
export interface SandboxClock extends Clock {
  readonly offsetSeconds: () => number
  /** Moves the product first and then the sandbox, so that they stay in step. @throws ProductUnmoved */
  readonly advance: (seconds: number) => Promise<void>
}

/** The product did not accept the new time; nothing has moved. */
export class ProductUnmoved extends Error {}

export interface ClockOptions {
  /** Origin of the product; when left out, only the sandbox's clock moves. */
  readonly productUrl?: string | undefined
  readonly clockSecret?: string | undefined
  /** Stores the offset over a restart. */
  readonly file?: string | undefined
}

const PRODUCT_TIMEOUT_MS = 10_000

export async function createSandboxClock({ productUrl, clockSecret, file }: ClockOptions): Promise<SandboxClock> {
  const clock = createMovableClock()
  const offsetSeconds = () => clock.offset() / SECOND
  clock.setOffset((file === undefined ? 0 : await readOffset(file)) * SECOND)
  let last: Promise<unknown> = Promise.resolve()

  const move = async (seconds: number) => {
    const wanted = offsetSeconds() + seconds
    if (productUrl !== undefined) await moveProduct(productUrl, clockSecret ?? '', wanted)
    clock.setOffset(wanted * SECOND)
    if (file !== undefined) await keepOffset(file, wanted)
  }

  return {
    now: clock.now,
    offsetSeconds,
    advance: (seconds) => {
      const moved = last.then(() => move(seconds)) // one after the other: of two at once, one would be lost
      last = moved.catch(() => undefined)
      return moved
    },
  }
}

async function moveProduct(productUrl: string, clockSecret: string, offsetSeconds: number): Promise<void> {
  const answer = await fetch(new URL('/api/sandbox/clock', productUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${clockSecret}` },
    body: JSON.stringify({ offset_seconds: offsetSeconds }),
    signal: AbortSignal.timeout(PRODUCT_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new ProductUnmoved(`the product at ${productUrl} does not answer`, { cause })
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new ProductUnmoved(`the product answered ${answer.status} to the new time`)
}

async function readOffset(file: string): Promise<number> {
  const offset = Number(await readFile(file, 'utf8').catch(() => '0'))
  return Number.isFinite(offset) ? offset : 0
}

async function keepOffset(file: string, offsetSeconds: number): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 })
  await writeFile(file, String(offsetSeconds), { mode: 0o600 })
}
