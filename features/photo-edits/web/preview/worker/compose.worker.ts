/** Shows a subject on backdrops, in a thread of its own: the page keeps answering to touches. */
import { composeOn, type Subject } from './compose-on.ts'
import { readSubject } from './read-subject.ts'
import type { ComposeMessage, FromComposer, ToComposer } from './messages.ts'

interface Scope {
  readonly addEventListener: (name: 'message', listen: (event: MessageEvent<ToComposer>) => void) => void
  readonly postMessage: (message: FromComposer, transfer: readonly Transferable[]) => void
}

// as: the types of a page and of a thread's scope cannot be in one program
const scope = globalThis as unknown as Scope

let subject: Subject | undefined
const backdrops = new Map<string, ImageBitmap>()

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'subject') subject = readSubject(data)
  else if (data.kind === 'backdrop') backdrops.set(data.address, data.bitmap)
  else answer(data)
})

function answer({ id, wanted }: ComposeMessage): void {
  const backdrop = backdrops.get(wanted.address)
  if (!subject || !backdrop) return scope.postMessage({ id }, [])
  const picture = composeOn({ subject, backdrop }, wanted)
  scope.postMessage({ id, picture }, [picture])
}
