/** Corrects a cutout while a member draws, in a thread of its own: the page keeps answering to touches. */
import { type CorrectedPhoto, correctOn, openPhoto } from './correct-on.ts'
import type { CorrectMessage, FromCorrector, ToCorrector } from './correct-messages.ts'

interface Scope {
  readonly addEventListener: (name: 'message', listen: (event: MessageEvent<ToCorrector>) => void) => void
  readonly postMessage: (message: FromCorrector, transfer: readonly Transferable[]) => void
}

// as: the types of a page and of a thread's scope cannot be in one program
const scope = globalThis as unknown as Scope

let photo: CorrectedPhoto | undefined
let base: ImageBitmap | undefined

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'photo') photo = openPhoto(data)
  else if (data.kind === 'base') base = data.bitmap
  else answer(data)
})

function answer({ id, corrections }: CorrectMessage): void {
  if (!photo || !base) return scope.postMessage({ id }, [])
  const corrected = correctOn(photo, base, corrections)
  scope.postMessage({ id, corrected }, [corrected.picture])
}
