import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'
import { isPageReloading, onPageStays } from './reload-stale-page.ts'
import { rescue } from './rescued-words.ts'
import { RescuedWords } from './RescuedWords.tsx'
import { readTypedWords, type TypedWords } from './typed-words.ts'

interface CrashState {
  readonly hasCrashed: boolean
  readonly typed: readonly TypedWords[]
}

/** A screen that breaks again so soon needs a new page. */
const AGAIN_WITHIN_MS = 60_000

/** What is shown instead of a screen whose code failed. A class, since React offers no other way to catch. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { hasCrashed: false, typed: [] }
  private triedAt = -Infinity
  private stopListening: () => void = () => undefined

  static getDerivedStateFromError(): CrashState {
    // now: the broken screen is still in the page, and leaves it with the next paint
    return { hasCrashed: true, typed: readTypedWords(document) }
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
    if (this.state.hasCrashed) return isPageReloading() ? null : <CrashScreen onRetry={this.tryAgain} />
    return (
      <>
        {this.props.children}
        <RescuedWords canClose />
      </>
    )
  }

  /** Draws the same address again, with all that was loaded, and the rescued words below it. */
  private readonly tryAgain = () => {
    const isAgain = performance.now() - this.triedAt < AGAIN_WITHIN_MS
    this.triedAt = performance.now()
    if (isAgain) location.reload()
    this.setState({ hasCrashed: false, typed: [] })
  }
}
