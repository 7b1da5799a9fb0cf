import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { needPhrases, type ScreenPhrases } from './i18n.ts'

/** A screen whose code and phrases load when it is first shown, or ahead of hydration. */
export interface Screen {
  /** `head` is rendered with the screen, because its phrases load with the screen's. */
  readonly Component: ComponentType<{ head: ReactNode }>
  readonly phrases: readonly ScreenPhrases[]
  /** Shown until the session is known. Undefined before it is loaded, and for most screens. */
  readonly waiting: () => ReactNode
  /** Loads everything, so that the next render does not wait. */
  readonly preload: () => Promise<void>
}

/**
 * Once loaded, a screen has no Suspense boundary: React would hydrate its content later than the shell, and a language chosen in
 * between would no longer match the HTML.
 */
export function screen(
  load: () => Promise<ComponentType>,
  phrases: readonly ScreenPhrases[] = [],
  /** From a file that the screen imports, so that it is loaded with it. */
  loadWaiting?: () => Promise<ComponentType>,
): Screen {
  let LoadedScreen: ComponentType | undefined
  let Placeholder: ComponentType | undefined
  const loadWhole = async () => {
    const [Loaded] = await Promise.all([load(), needPhrases(phrases)])
    return Loaded
  }
  const LazyScreen = lazy(async () => {
    const Loaded = await loadWhole()
    return { default: ({ head }: { head: ReactNode }) => <WithHead head={head} Screen={Loaded} /> }
  })
  return {
    phrases,
    Component: ({ head }) =>
      LoadedScreen ? (
        <WithHead head={head} Screen={LoadedScreen} />
      ) : (
        <Suspense>
          <LazyScreen head={head} />
        </Suspense>
      ),
    waiting: () => Placeholder && <Placeholder />,
    preload: async () => {
      Placeholder = await loadWaiting?.()
      LoadedScreen = await loadWhole()
    },
  }
}

function WithHead({ head, Screen: Shown }: { head: ReactNode; Screen: ComponentType }) {
  return (
    <>
      {head}
      <Shown />
    </>
  )
}
