import { lazy, type ComponentType } from 'react'

/** A screen whose code is loaded when it is first shown, or ahead of hydration. */
export interface Screen {
  readonly Component: ComponentType
  /** Loads the code, so that the next render needs no waiting. */
  readonly preload: () => Promise<void>
}

export function screen(load: () => Promise<ComponentType>): Screen {
  let Ready: ComponentType | undefined
  const Waiting = lazy(async () => ({ default: await load() }))
  return {
    Component: () => (Ready ? <Ready /> : <Waiting />),
    preload: async () => {
      Ready = await load()
    },
  }
}
