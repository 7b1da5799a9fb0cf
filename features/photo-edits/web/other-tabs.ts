/** The tabs of one browser tell each other that an edit began, ended or went, so that none of them shows yesterday's gallery. */

const CHANNEL = 'mandou edits'

let channel: BroadcastChannel | undefined

/** One for the whole page: a channel does not hear itself, but would hear a second one beside it. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Says that the edits are no longer what they were. */
export function notifyOtherTabs(): void {
  openChannel().postMessage('changed')
}

/** Calls back whenever another tab says so, until the returned function is called. */
export function listenToOtherTabs(onChange: () => void): () => void {
  const opened = openChannel()
  opened.addEventListener('message', onChange)
  return () => opened.removeEventListener('message', onChange)
}
