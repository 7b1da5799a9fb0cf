import { useEffect, useState } from 'react'

const ATTENTION_MS = 10 * 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** Whether somebody has used the page lately. An unused page must stop polling, or it would keep its own token from expiring. */
export function useIsPageUsed(): boolean {
  const [isPageUsed, setPageUsed] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const noteUse = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setPageUsed(false), ATTENTION_MS)
      setPageUsed(true)
    }
    noteUse()
    for (const touch of TOUCHES) addEventListener(touch, noteUse, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, noteUse)
    }
  }, [])
  return isPageUsed
}
