import { Search } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SEARCH_MAX } from '#features/photo-edits/contract.ts'

/** Searches the words of posts, once the member has stopped typing. Emptied, it shows everything again. */
export function GallerySearch({
  words = '',
  onSearch,
}: {
  words: string | undefined
  onSearch: (words: string | undefined) => void
}) {
  const { t } = useTranslation('studio')
  const [typed, setTyped] = useState(words)
  const [shown, setShown] = useState(words)
  if (shown !== words) {
    setShown(words)
    setTyped(words)
  }
  const search = (text: string) => {
    if (text.trim() !== words) onSearch(text.trim() === '' ? undefined : text.trim())
  }
  return (
    <search className="relative inline-flex max-w-full flex-1 sm:flex-none">
      <Search className="pointer-events-none absolute top-1/2 left-3.5 size-4 -translate-y-1/2 text-faint" aria-hidden="true" />
      <input
        type="search"
        aria-label={t('gallery.search')}
        placeholder={t('gallery.search')}
        maxLength={SEARCH_MAX}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          if (event.target.value === '') search('')
        }}
        onKeyDown={(event) => event.key === 'Enter' && search(typed)}
        onBlur={() => search(typed)}
        className="min-h-10 w-full min-w-36 rounded-full bg-surface py-1 pr-3 pl-9 text-sm ring-1 ring-edge ring-inset sm:w-52"
      />
    </search>
  )
}
