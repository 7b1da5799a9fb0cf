import { useEffect } from 'react'

/**
 * Warns before unsaved details are lost: the browser's own question when the page is closed, left or reloaded; `question` when
 * the user goes back to another screen. Without the Navigation API the latter is skipped.
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
