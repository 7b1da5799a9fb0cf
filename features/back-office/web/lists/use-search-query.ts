import { useEffect, useState } from 'react'
import { isSearchable, SEARCH_MAX } from '#features/back-office/panel-contract.ts'

/** Longer than between two letters, shorter than a pause between two words. */
const PAUSE_MS = 350

export interface SearchQuery {
  readonly typed: string
  readonly type: (text: string) => void
  /** Searches at once, without the pause. */
  readonly submit: () => void
  /** The typed text is too short to search for. */
  readonly isTooShort: boolean
}

interface SearchQueryProps {
  /** The current search, which may change from outside. */
  search: string | undefined
  /** The search text in the address, even if too short: initially shown in the field, with the reason why it finds nothing. */
  written: string
  onSearch: (search: string | undefined) => void
}

/** The typed search text, applied after a pause. */
export function useSearchQuery({ search, written, onSearch }: SearchQueryProps): SearchQuery {
  const [typed, setTyped] = useState(written)
  const [known, setKnown] = useState(search)
  const wanted = isSearchable(typed) && typed.length <= SEARCH_MAX ? typed.trim() : undefined
  // the address has changed, and not because of this field
  if (known !== search) {
    setKnown(search)
    if (search !== wanted) setTyped(search ?? '')
  }
  useEffect(() => {
    // text too short to search for is removed from the address and stays in the field
    if ((wanted ?? '') === written) return undefined
    const timer = setTimeout(() => onSearch(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, written, onSearch])
  return {
    typed,
    type: setTyped,
    submit: () => onSearch(wanted),
    isTooShort: typed.trim() !== '' && !isSearchable(typed),
  }
}
