import { useEffect } from 'react'

/**
 * Asks before details that are kept nowhere are lost: by the browser's own question when the page is closed, left or loaded
 * again, by `question` when one goes back to another screen. Where the Navigation API is missing, the latter goes unasked.
 */
export function useLeaveWarning(isUnsaved: boolean, question: string): void {
  useEffect(() => {
    if (!isUnsaved) return undefined
    const listening = new AbortController()
    const { signal } = listening
    globalThis.addEventListener('beforeunload', (event) => event.preventDefault(), { signal })
    if ('navigation' in globalThis)
      navigation.addEventListener(
        'navigate',
        (event) => {
          const isBack = event.navigationType === 'traverse' && event.destination.sameDocument
          if (isBack && event.cancelable && !confirm(question)) event.preventDefault()
        },
        { signal },
      )
    return () => listening.abort()
  }, [isUnsaved, question])
}
