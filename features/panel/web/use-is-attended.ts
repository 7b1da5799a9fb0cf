import { useEffect, useState } from 'react'

const ATTENTION_MS = 10 * 60_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll'] as const

/** Whether somebody has used the page lately. An unused page must stop polling, or it would keep its own token from expiring. */
export function useIsAttended(): boolean {
  const [isAttended, setAttended] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const attend = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setAttended(false), ATTENTION_MS)
      setAttended(true)
    }
    attend()
    for (const touch of TOUCHES) addEventListener(touch, attend, { passive: true })
    return () => {
      clearTimeout(timer)
      for (const touch of TOUCHES) removeEventListener(touch, attend)
    }
  }, [])
  return isAttended
}
