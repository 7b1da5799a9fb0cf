import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'
import { isPageReloading, onPageStays, reloadIfStale } from './reload-stale-page.ts'
import { rescue } from './rescued-words.ts'
import { LeftoverWords } from './RescuedWords.tsx'
import { readTypedWords, type TypedWords } from './typed-words.ts'

interface CrashState {
  readonly hasCrashed: boolean
  readonly typed: readonly TypedWords[]
  readonly crashedAt: number
  readonly triedAt: number
}

/** A screen that breaks again so soon needs a new page. */
const AGAIN_WITHIN_MS = 60_000

/** What is shown instead of a screen whose code failed. A class, since React offers no other way to catch. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { hasCrashed: false, typed: [], crashedAt: 0, triedAt: -Infinity }
  private stopListening: () => void = () => undefined

  static getDerivedStateFromError(error: unknown): Omit<CrashState, 'triedAt'> {
    reloadIfStale(error)
    // now: the broken screen is still in the page, and leaves it with the next paint
    return { hasCrashed: true, typed: readTypedWords(document), crashedAt: performance.now() }
  }

  override componentDidMount() {
    this.stopListening = onPageStays(() => this.forceUpdate())
  }

  override componentWillUnmount() {
    this.stopListening()
  }

  override componentDidCatch() {
    rescue(this.state.typed)
  }

  override render() {
    if (this.state.hasCrashed && isPageReloading()) return null
    // with a key, since a screen that breaks again shall not look as though nothing had been tried
    if (this.state.hasCrashed) return <CrashScreen key={this.state.triedAt} isAgain={this.isAgain()} onRetry={this.tryAgain} />
    return (
      <>
        {this.props.children}
        <LeftoverWords />
      </>
    )
  }

  private isAgain(): boolean {
    return this.state.crashedAt - this.state.triedAt < AGAIN_WITHIN_MS
  }

  /** Draws the same address again, with all that was loaded, and the rescued words over it. */
  private readonly tryAgain = () => {
    if (this.isAgain()) location.reload()
    this.setState({ hasCrashed: false, typed: [], triedAt: performance.now() })
  }
}
