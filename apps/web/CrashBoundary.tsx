import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'
import { isPageReloading } from './reload-stale-page.ts'
import { readTypedWords, type TypedWords } from './typed-words.ts'

interface CrashState {
  readonly hasCrashed: boolean
  readonly typed: readonly TypedWords[]
}

/** What is shown instead of a screen whose code failed. A class, since React offers no other way to catch. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { hasCrashed: false, typed: [] }
  private hasTriedAgain = false

  static getDerivedStateFromError(): CrashState {
    // now: the broken screen is still in the page, and leaves it with the next paint
    return { hasCrashed: true, typed: readTypedWords(document) }
  }

  override render() {
    if (!this.state.hasCrashed) return this.props.children
    return isPageReloading() ? null : <CrashScreen typed={this.state.typed} onRetry={this.tryAgain} />
  }

  /** Draws the same address again, with all that was loaded; a screen that breaks a second time needs a new page. */
  private readonly tryAgain = () => {
    if (this.hasTriedAgain) location.reload()
    this.hasTriedAgain = true
    this.setState({ hasCrashed: false })
  }
}
