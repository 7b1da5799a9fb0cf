import { startTransition, type ReactNode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'

/**
 * Draws the app into the page, or takes over what is there: the build sends a prerendered page, the development server an
 * empty one. In a file of its own, since React's half for the browser is worked out with whoever imports it first.
 */
export function showApp(container: Element, app: ReactNode): void {
  // in small steps: what is touched meanwhile does not wait for the whole page
  if (container.hasChildNodes()) startTransition(() => void hydrateRoot(container, app))
  else createRoot(container).render(app)
}
