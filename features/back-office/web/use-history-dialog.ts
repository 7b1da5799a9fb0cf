import { useCallback, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { pushBack, useNavState } from './nav-state.ts'

interface HistoryDialog<Asked> {
  /** The subject of the dialog; undefined while it is closed. */
  readonly asked: Asked | undefined
  readonly ask: (about: Asked) => void
  readonly close: () => void
}

/**
 * A dialog is a history entry: going back closes it and leaves the page unchanged. Going forward does not reopen it, because its
 * typed text is gone.
 */
export function useHistoryDialog<Asked>(): HistoryDialog<Asked> {
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const { from, steps, asking } = useNavState()
  const [question, setQuestion] = useState<{ readonly about: Asked; readonly askedAt: string }>()
  const isOpen = question !== undefined && asking === question.askedAt
  const [wasOpen, setWasOpen] = useState(isOpen)
  /** The entry that is being left: a second tap would go back twice. */
  const left = useRef<string>(undefined)

  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (!isOpen) setQuestion(undefined)
  }

  const ask = useCallback(
    (about: Asked) => {
      setQuestion({ about, askedAt: key })
      void navigate(pathname + search, { state: { ...pushBack({ from, steps }), asking: key }, preventScrollReset: true })
    },
    [navigate, pathname, search, key, from, steps],
  )

  const close = useCallback(() => {
    if (!isOpen || left.current === key) return
    left.current = key
    void navigate(-1)
  }, [navigate, isOpen, key])

  return { asked: isOpen ? question.about : undefined, ask, close }
}
