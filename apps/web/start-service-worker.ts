import type { i18n as I18n } from 'i18next'
import { paths } from '#features/paths.ts'

/** At the root, because a service worker controls only the paths below its own address. */
const ADDRESS = '/service-worker.js'

/** Without it everything works except sharing from the gallery and the offline page. It fetches that page when it starts. */
export function startServiceWorker(i18n: I18n): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // a private window, or one without storage, forbids both
  void navigator.serviceWorker.register(ADDRESS).catch(() => undefined)
  i18n.on('languageChanged', keepUp)
  keepUp(i18n.language)
}

function keepUp(language: string): void {
  void matchOfflinePage(language).catch(() => undefined)
}

/** Has the offline page fetched again when it is stored in another language: the choice may have been made without a worker. */
async function matchOfflinePage(language: string): Promise<void> {
  const kept = await caches.match(paths.offline())
  if (!kept || kept.headers.get('content-language') === language) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage('language')
}
