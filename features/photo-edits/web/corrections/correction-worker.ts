/** The page's end of the thread that corrects while a member draws. Without one, corrections are shown once the server has made them. */
import type { CutoutCorrection, CutoutCorrections } from '#features/photo-edits/cutout-contract.ts'
import type { Corrected, FromCorrector, ToCorrector } from './worker/correct-messages.ts'

export interface Corrector {
  /** Undefined where it could not be made, or where newer ones were asked for before it was begun. */
  readonly correct: (base: HTMLImageElement, corrections: readonly CutoutCorrection[]) => Promise<Corrected | undefined>
  readonly close: () => void
}

export const canCorrectHere = () => typeof OffscreenCanvas !== 'undefined' && typeof Worker !== 'undefined'

interface Request {
  /** The server's cutout. */
  readonly base: HTMLImageElement
  readonly corrections: readonly CutoutCorrection[]
  readonly resolve: (corrected: Corrected | undefined) => void
}

/** @throws Error when a picture cannot be read */
export async function openCorrector(
  photo: HTMLImageElement,
  { seen, seen_within: seenWithin }: CutoutCorrections & { readonly seen: string },
): Promise<Corrector> {
  const bytes = Uint8Array.from(atob(seen), (character) => character.codePointAt(0) ?? 0)
  const network = await createImageBitmap(new Blob([bytes]), { colorSpaceConversion: 'none' })
  const bitmap = await createImageBitmap(photo)
  const worker = new Worker(new URL('./worker/correct.worker.ts', import.meta.url), { type: 'module' })
  const say = (message: ToCorrector, transfer: readonly Transferable[] = []) => worker.postMessage(message, [...transfer])
  let lastId = 0
  let current: Request | undefined
  let next: Request | undefined
  let shown: HTMLImageElement | undefined
  const begin = async (request: Request) => {
    current = request
    if (request.base !== shown) {
      shown = request.base
      const cutout = await createImageBitmap(shown)
      say({ kind: 'base', bitmap: cutout }, [cutout])
    }
    say({ kind: 'correct', id: ++lastId, corrections: request.corrections })
  }
  const giveUp = () => {
    current?.resolve(undefined)
    next?.resolve(undefined)
    current = next = undefined
  }
  const finish = (corrected: Corrected | undefined) => {
    const ended = current
    current = undefined
    ended?.resolve(corrected)
    const following = next
    next = undefined
    if (following) void begin(following).catch(giveUp)
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromCorrector>) => data.id === lastId && finish(data.corrected))
  worker.addEventListener('error', giveUp)
  say({ kind: 'photo', photo: bitmap, seen: network, seenWithin }, [bitmap, network])
  return {
    correct: (base, corrections) =>
      new Promise((resolve) => {
        next?.resolve(undefined)
        next = undefined
        const request = { base, corrections, resolve }
        if (current) next = request
        else void begin(request).catch(giveUp)
      }),
    close: () => {
      worker.terminate()
      giveUp()
    },
  }
}
