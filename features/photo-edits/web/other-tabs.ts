/** The tabs of one browser notify each other when an edit begins, ends or is deleted, so that none shows an old gallery. */

const CHANNEL = 'mandou edits'

let channel: BroadcastChannel | undefined

/** One for the whole page: a channel does not receive its own messages, but those of a second channel in the page. */
function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel(CHANNEL)
  return channel
}

/** Notifies the other tabs that edits have changed. */
export function notifyOtherTabs(): void {
  openChannel().postMessage('changed')
}

/** Calls back whenever another tab notifies, until the returned function is called. */
export function listenToOtherTabs(onChange: () => void): () => void {
  const opened = openChannel()
  opened.addEventListener('message', onChange)
  return () => opened.removeEventListener('message', onChange)
}
