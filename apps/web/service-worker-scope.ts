/** The parts of a service worker's scope that we use: its types and those of a page cannot be in one program. */

interface ExtendableEvent extends Event {
  readonly waitUntil: (action: Promise<unknown>) => void
}

export interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page itself, requested while the worker was still starting. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

interface WorkerEvents {
  readonly install: ExtendableEvent
  readonly activate: ExtendableEvent
  readonly message: ExtendableEvent
  readonly fetch: FetchEvent
}

interface WorkerScope {
  readonly addEventListener: <Name extends keyof WorkerEvents>(name: Name, listen: (event: WorkerEvents[Name]) => void) => void
  readonly skipWaiting: () => Promise<void>
  readonly clients: { readonly claim: () => Promise<void> }
  readonly registration: Pick<ServiceWorkerRegistration, 'navigationPreload'>
}

export const scope = globalThis as unknown as WorkerScope // as: see above
