import type { i18n as I18n } from 'i18next'
import { paths } from '#features/paths.ts'

/** Where the build puts it: at the root, since a worker serves what lies below its own address. */
const ADDRESS = '/service-worker.js'

/** Without it everything works but sharing from the gallery, and the page for no connection. What it keeps is asked for at its start. */
export function startServiceWorker(i18n: I18n): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // a private window, or one that may keep nothing, forbids both
  void navigator.serviceWorker.register(ADDRESS).catch(() => undefined)
  i18n.on('languageChanged', keepUp)
  keepUp(i18n.language)
}

function keepUp(language: string): void {
  void matchOfflinePage(language).catch(() => undefined)
}

/** Has the page for no connection fetched again when it is kept in another language: the choice may have been made without a worker. */
async function matchOfflinePage(language: string): Promise<void> {
  const kept = await caches.match(paths.offline())
  if (!kept || kept.headers.get('content-language') === language) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('language')
}
