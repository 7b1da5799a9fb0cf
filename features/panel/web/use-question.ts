import { useCallback, useId, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTrail } from './trail.ts'

interface Question<Asked> {
  /** What the dialog is about; undefined while there is none. */
  readonly asked: Asked | undefined
  readonly ask: (about: Asked) => void
  readonly close: () => void
}

/** A dialog is a step of the way: going back closes it, and leaves the page behind it as it was. */
export function useQuestion<Asked>(): Question<Asked> {
  const id = useId()
  const navigate = useNavigate()
  const { pathname, search, key } = useLocation()
  const { from, asking } = useTrail()
  const [about, setAbout] = useState<Asked>()
  const isOpen = asking === id
  /** The step that is being gone back from: a second tap would go back twice. */
  const left = useRef<string>(undefined)

  const ask = useCallback(
    (wanted: Asked) => {
      setAbout(() => wanted)
      void navigate(pathname + search, { state: { from, asking: id }, preventScrollReset: true })
    },
    [navigate, pathname, search, from, id],
  )

  const close = useCallback(() => {
    if (!isOpen || left.current === key) return
    left.current = key
    void navigate(-1)
  }, [navigate, isOpen, key])

  return { asked: isOpen ? about : undefined, ask, close }
}
