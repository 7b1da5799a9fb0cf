import { now, readClock, showTime, wireClock } from './clock.ts'
import { byId, control, texts } from './dom.ts'
import { showFaults, wireFaults } from './faults.ts'
import { showInbox } from './inbox.ts'
import { showProviders } from './providers.ts'

const POLL_MS = 1000

/** One look at everything that changes by itself. */
async function refresh(): Promise<void> {
  let isConnected = true
  try {
    await readClock()
    await Promise.all([showInbox(now()), showFaults()])
  } catch {
    isConnected = false
  }
  byId('disconnected').hidden = isConnected
}

/** A page that nobody looks at asks nothing. */
async function poll(): Promise<void> {
  if (!document.hidden) await refresh()
  setTimeout(poll, POLL_MS)
}

wireClock()
wireFaults()
byId('inbox-filter').addEventListener('input', refresh)
byId('restart').addEventListener('click', async () => {
  if (!confirm(texts.restartQuestion)) return
  await control('reset', {})
  await refresh()
})
setInterval(showTime, 1000)
void showProviders()
void poll()
