/**
 * What stands between the installed app and the network, as little as possible: a page for when there is none, and the door for
 * photos that are shared from the gallery. It keeps that one page and nothing else: no answer of a call, nobody's picture, no script.
 * So a page is never older than the server's, and taking over at once cannot mix two builds.
 */
import { NEW_PHOTO, paths } from '#features/paths.ts'
import { keepSharedPhoto } from '#features/photo-edits/web/shared-photo.ts'
import { type FetchEvent, scope } from './service-worker-scope.ts'

/** Set by the build: another build is another worker, which fetches the page anew. */
declare const BUILD: string

const CACHE = `offline-${BUILD}`

scope.addEventListener('install', (event) => {
  event.waitUntil(keepOfflinePage().then(scope.skipWaiting.bind(scope)))
})

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver())
})

// a page says that another language was chosen
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

/** In the language of the cookie, as every page. */
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
    throw error // the browser has a page of its own for it
  }
}

/** The photo stays on this device until a member in the studio says that it is wanted. */
async function takeShare(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => new FormData()) // whatever was posted, the studio opens
  await keepSharedPhoto(form)
  return Response.redirect(paths.studio({ photo: NEW_PHOTO }), 303)
}
