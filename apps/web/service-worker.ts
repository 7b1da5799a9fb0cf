/**
 * Between the installed app and the network, with as little as possible: a page for when there is no network, and the route for
 * photos that are shared from the gallery. It stores that one page only: no answer of a call, no picture, no script. So a page is
 * never older than the server's, and activating at once cannot mix two builds.
 */
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { storeSharedPhoto } from '#features/photo-edits/web/upload/shared-photo.ts'
import { type FetchEvent, scope } from './service-worker-scope.ts'

/** Set by the build: each build is a new worker, which fetches the page again. */
declare const BUILD: string

const CACHE = `offline-${BUILD}`

scope.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(scope.skipWaiting.bind(scope)))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

// a page reports that another language was chosen
scope.addEventListener('message', (event) => {
  event.waitUntil(keepOfflinePage())
})

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { pathname } = new URL(request.url)
  if (request.mode !== 'navigate' || pathname.startsWith('/api/')) return
  if (request.method === 'GET') event.respondWith(openPage(event))
  else if (pathname === paths.share()) event.respondWith(takeShare(request))
})

/** Fetched in the cookie's language, like every page. */
async function keepOfflinePage(): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.add(new Request(paths.offline(), { cache: 'reload' }))
}

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name !== CACHE) await caches.delete(name)
  }
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

async function openPage({ request, preloadResponse }: FetchEvent): Promise<Response> {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch (error) {
    const page = await caches.match(paths.offline())
    if (page) return page
    throw error // the browser shows its own error page
  }
}

/** The photo stays on this device until a signed-in member in the studio accepts it. */
async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData()) // whatever was posted, the studio opens
  await storeSharedPhoto(form)
  return Response.redirect(paths.studio({ photo: NEW_PHOTO }), 303)
}
