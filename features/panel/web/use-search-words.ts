import { useEffect, useState } from 'react'
import { isSearchable } from '../contract.ts'

/** As long as one pauses between two words, but not between two letters. */
const PAUSE_MS = 350

export interface SearchWords {
  readonly typed: string
  readonly type: (text: string) => void
  /** At once, without the pause. */
  readonly submit: () => void
  /** Something is typed, but too little to look for. */
  readonly isTooShort: boolean
}

interface WordsProps {
  /** What is being looked for, which may change by itself. */
  search: string | undefined
  /** What the address asks for, also where that is too little to look for: it stands in the box at first, and why it finds nothing beneath. */
  written: string
  onSearch: (search: string | undefined) => void
}

/** What is typed into a search, handed on after a pause. */
export function useSearchWords({ search, written, onSearch }: WordsProps): SearchWords {
  const [typed, setTyped] = useState(written)
  const [known, setKnown] = useState(search)
  const wanted = isSearchable(typed) ? typed.trim() : undefined
  // the address has changed, and not by what was typed here
  if (known !== search) {
    setKnown(search)
    if (search !== wanted) setTyped(search ?? '')
  }
  useEffect(() => {
    // what is too little to look for leaves the address, and stays in the box
    if ((wanted ?? '') === written) return undefined
    const timer = setTimeout(() => onSearch(wanted), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wanted, written, onSearch])
  return {
    typed,
    type: setTyped,
    submit: () => onSearch(wanted),
    isTooShort: typed.trim() !== '' && wanted === undefined,
  }
}
