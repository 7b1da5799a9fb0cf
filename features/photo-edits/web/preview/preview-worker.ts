/** The page's end of the thread that composes previews. One thread for all tiles; without one they stay as they are. */
import type { Photo } from '#features/photo-edits/contract.ts'
import { type Cutout, isShownAsPrint } from '#features/photo-edits/cutout-contract.ts'
import type { Composition, FromComposer, SubjectMessage, ToComposer } from './worker/messages.ts'

export interface Composer {
  /** Undefined where it could not be made. */
  readonly compose: (wanted: Composition) => Promise<ImageBitmap | undefined>
  /** Whether a backdrop's picture is there already. */
  readonly hasLoaded: (address: string) => boolean
  readonly close: () => void
}

/** What of a cutout can be shown. */
export interface ShownCutout extends Pick<SubjectMessage, 'box' | 'touches' | 'isPrint'> {
  readonly address: string
}

/** Undefined until the cutout is ready. @param photo of which it is; shown itself where the subject is not separated for sure. */
export function shownCutout(cutout: Cutout | undefined, photo: Pick<Photo, 'preview_url'> | undefined): ShownCutout | undefined {
  if (cutout?.state !== 'ready') return undefined
  const { box, touches, doubts, corrections } = cutout
  const isPrint = isShownAsPrint(doubts, corrections > 0)
  const address = isPrint ? photo?.preview_url : cutout.preview_url
  return address && box && touches ? { address, box, touches, isPrint } : undefined
}

/** Undefined in browsers that cannot draw in a thread. */
export function openComposer({ address: subjectAddress, ...subject }: ShownCutout): Composer | undefined {
  if (typeof OffscreenCanvas === 'undefined' || typeof Worker === 'undefined') return undefined
  const worker = new Worker(new URL('./worker/compose.worker.ts', import.meta.url), { type: 'module' })
  const waiting = new Map<number, (picture: ImageBitmap | undefined) => void>()
  const sent = new Map<string, Promise<void>>()
  const loaded = new Set<string>()
  let lastId = 0
  const say = (message: ToComposer, transfer: readonly Transferable[] = []) => worker.postMessage(message, [...transfer])
  const giveUp = () => {
    for (const resolve of waiting.values()) resolve(undefined)
    waiting.clear()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<FromComposer>) => {
    waiting.get(data.id)?.(data.picture)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', giveUp)
  const subjectSent = loadPatiently(subjectAddress).then((bitmap) => say({ kind: 'subject', bitmap, ...subject }, [bitmap]))
  subjectSent.catch(() => undefined) // told by the compositions that need it
  const sendBackdrop = (address: string): Promise<void> => {
    const known = sent.get(address)
    if (known) return known
    const send = async () => {
      const bitmap = await loadPatiently(address)
      loaded.add(address)
      say({ kind: 'backdrop', address, bitmap }, [bitmap])
    }
    const sending = send()
    sent.set(address, sending)
    sending.catch(() => sent.delete(address))
    return sending
  }
  return {
    compose: async (wanted) => {
      try {
        await Promise.all([subjectSent, sendBackdrop(wanted.address)])
      } catch {
        return undefined // a picture did not load: the tile stays as it is
      }
      return new Promise((resolve) => {
        const id = ++lastId
        waiting.set(id, resolve)
        say({ kind: 'compose', id, wanted })
      })
    },
    hasLoaded: (address) => loaded.has(address),
    close: () => {
      worker.terminate()
      giveUp()
    },
  }
}

/** A busy engine may refuse to draw a backdrop now, and a connection may be lost for a while. */
const PAUSES_MS = [1000, 4000, 15_000, 60_000]

async function loadPatiently(address: string): Promise<ImageBitmap> {
  for (const pauseMs of PAUSES_MS) {
    try {
      return await loadBitmap(address)
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }
  return loadBitmap(address)
}

/** Through an element, so that what the page shows already is not loaded again. */
async function loadBitmap(address: string): Promise<ImageBitmap> {
  const image = new Image()
  image.src = address
  await image.decode()
  return createImageBitmap(image)
}
