import { Component, type ReactNode } from 'react'
import { CrashScreen } from './CrashScreen.tsx'
import { isPageReloading, onReloadCancelled, reloadIfStale } from './reload-stale-page.ts'
import { recover } from './recovered-text.ts'
import { UnsavedTextPanel } from './RecoveredText.tsx'
import { readUnsavedInput, type UnsavedInput } from './unsaved-input.ts'

interface CrashState {
  readonly hasCrashed: boolean
  readonly typed: readonly UnsavedInput[]
  readonly crashedAt: number
  readonly triedAt: number
}

/** A screen that breaks again within this time needs a new page. */
const AGAIN_WITHIN_MS = 60_000

/** Shown instead of a screen whose code failed. A class, since React has no other way to catch errors. */
export class CrashBoundary extends Component<{ children: ReactNode }, CrashState> {
  override state: CrashState = { hasCrashed: false, typed: [], crashedAt: 0, triedAt: -Infinity }
  private stopListening: () => void = () => undefined

  static getDerivedStateFromError(error: unknown): Omit<CrashState, 'triedAt'> {
    reloadIfStale(error)
    // now: the broken screen is still in the page and disappears with the next paint
    return { hasCrashed: true, typed: readUnsavedInput(document), crashedAt: performance.now() }
  }

  override componentDidMount() {
    this.stopListening = onReloadCancelled(() => this.forceUpdate())
  }

  override componentWillUnmount() {
    this.stopListening()
  }

  override componentDidCatch() {
    recover(this.state.typed)
  }

  override render() {
    if (this.state.hasCrashed && isPageReloading()) return null
    // with a key, so that a screen that breaks again visibly starts over
    if (this.state.hasCrashed) return <CrashScreen key={this.state.triedAt} isAgain={this.isAgain()} onRetry={this.tryAgain} />
    return (
      <>
        {this.props.children}
        <UnsavedTextPanel />
      </>
    )
  }

  private isAgain(): boolean {
    return this.state.crashedAt - this.state.triedAt < AGAIN_WITHIN_MS
  }

  /** Renders the same address again, with the loaded data, and shows the rescued text above it. */
  private readonly tryAgain = () => {
    if (this.isAgain()) location.reload()
    this.setState({ hasCrashed: false, typed: [], triedAt: performance.now() })
  }
}
