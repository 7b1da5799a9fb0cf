import { lazy, Suspense, type ComponentType } from 'react'

/** A screen whose code is loaded when it is first shown, or ahead of hydration. */
export interface Screen {
  readonly Component: ComponentType
  /** Loads the code, so that the next render needs no waiting. */
  readonly preload: () => Promise<void>
}

/**
 * Once loaded, a screen stands without a Suspense boundary: React would hydrate what is inside one later than the frame,
 * and a language chosen in between would not match the HTML any more.
 */
export function screen(load: () => Promise<ComponentType>): Screen {
  let Ready: ComponentType | undefined
  const Waiting = lazy(async () => ({ default: await load() }))
  return {
    Component: () =>
      Ready ? (
        <Ready />
      ) : (
        <Suspense>
          <Waiting />
        </Suspense>
      ),
    preload: async () => {
      Ready = await load()
    },
  }
}
