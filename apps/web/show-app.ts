import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Renders the app into the page, or hydrates its HTML: the build sends a prerendered page, the development server an empty one.
 * In a file of its own, because importing it evaluates React's browser half.
 */
export function showApp(container: Element, app: ReactNode): void {
  // in small steps, so that a touch does not wait for the whole page
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
}
