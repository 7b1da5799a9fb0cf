import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useTooLong } from '#features/use-too-long.ts'
import { SEARCH_MAX } from '#features/photo-edits/contract.ts'
import { FieldError } from '#ui/LabelledField.tsx'

/** A pause in the typing. */
const PAUSE_MS = 400

interface GallerySearchProps {
  /** The current search. */
  query: string | undefined
  onSearch: (query: string | undefined) => void
}

/** Searches the texts of posts at each pause of the typing, on Enter at once. Emptied, it shows everything again at once. */
export function GallerySearch({ query = '', onSearch }: GallerySearchProps) {
  const { t } = useTranslation('studio')
  const errorId = useId()
  const [typed, setTyped] = useState(query)
  const [shown, setShown] = useState(query)
  const [asked, setAsked] = useState(query)
  const tooLong = useTooLong(typed, SEARCH_MAX)
  if (shown !== query) {
    setShown(query)
    // the answer to what was typed must not undo what has been typed since
    if (query !== asked) setTyped(query)
    setAsked(query)
  }
  const search = (text: string) => {
    const wanted = text.trim()
    if (wanted === query || text.length > SEARCH_MAX) return
    setAsked(wanted)
    onSearch(wanted === '' ? undefined : wanted)
  }
  const searchPaused = useEffectEvent(search)
  useEffect(() => {
    const timer = setTimeout(() => searchPaused(typed), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <div className="flex flex-col gap-1">
      <div className="relative">
        <Search className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-faint" aria-hidden="true" />
        <input
          type="search"
          aria-label={t('gallery.search')}
          aria-describedby={errorId}
          aria-invalid={typed.length > SEARCH_MAX || undefined}
          placeholder={t('gallery.search')}
          enterKeyHint="search"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            if (event.target.value === '') search('')
          }}
          onKeyDown={(event) => event.key === 'Enter' && search(typed)}
          onBlur={() => search(typed)}
          className="min-h-11 w-full min-w-36 rounded-full bg-surface py-1 pr-3 pl-9 text-sm ring-1 ring-edge ring-inset sm:w-52"
        />
      </div>
      <div id={errorId} aria-live="polite" className="empty:hidden">
        {tooLong !== undefined && <FieldError>{tooLong}</FieldError>}
      </div>
    </div>
  )
}
