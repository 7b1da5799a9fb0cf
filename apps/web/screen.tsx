import { lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { needPhrases, type ScreenPhrases } from './i18n.ts'

/** A screen whose code and words are loaded when it is first shown, or ahead of hydration. */
export interface Screen {
  /** `head` stands with the screen, because its words come with the screen's. */
  readonly Component: ComponentType<{ head: ReactNode }>
  readonly phrases: readonly ScreenPhrases[]
  /** What stands there until it is known who is there. Undefined before it is loaded, and for most screens. */
  readonly waiting: () => ReactNode
  /** Loads everything, so that the next render needs no waiting. */
  readonly preload: () => Promise<void>
}

/**
 * Once loaded, a screen stands without a Suspense boundary: React would hydrate what is inside one later than the frame,
 * and a language chosen in between would not match the HTML any more.
 */
export function screen(
  load: () => Promise<ComponentType>,
  phrases: readonly ScreenPhrases[] = [],
  /** From a file that the screen is made of, so that it is there with it. */
  loadWaiting?: () => Promise<ComponentType>,
): Screen {
  let Ready: ComponentType | undefined
  let Waits: ComponentType | undefined
  const arrive = async () => {
    const [Loaded] = await Promise.all([load(), needPhrases(phrases)])
    return Loaded
  }
  const Waiting = lazy(async () => {
    const Loaded = await arrive()
    return { default: ({ head }: { head: ReactNode }) => <WithHead head={head} Screen={Loaded} /> }
  })
  return {
    phrases,
    Component: ({ head }) =>
      Ready ? (
        <WithHead head={head} Screen={Ready} />
      ) : (
        <Suspense>
          <Waiting head={head} />
        </Suspense>
      ),
    waiting: () => Waits && <Waits />,
    preload: async () => {
      Waits = await loadWaiting?.()
      Ready = await arrive()
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
