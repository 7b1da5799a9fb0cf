import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/Alert.tsx'
import type { NearToWords, WordsReading } from '#features/photo-edits/words-reading.ts'
import { useBackdrops } from './use-backdrops.ts'

interface WordsReadingNoteProps {
  reading: WordsReading
  /** An order was refused for this text: an error instead of a hint. */
  isRefused: boolean
  onBackdrop: (backdrop: string) => void
}

/** What is not understood of the text, before anything is spent, with the backdrops that come nearest. */
export function WordsReadingNote({
  reading: { understood, near_backdrops: near },
  isRefused,
  onBackdrop,
}: WordsReadingNoteProps) {
  const { t, i18n } = useTranslation('studio')
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' })
  if (understood.taken.length === 0) {
    return (
      <Alert variant={isRefused ? 'danger' : 'notice'}>
        <p>{t('words.nothing')}</p>
        <NearBackdrops ids={near} onChoose={onBackdrop} />
      </Alert>
    )
  }
  if (understood.missed.length === 0) return null
  return (
    <output className="text-sm text-soft">
      <span className="font-semibold text-ink">{t('words.missed')}</span> {list.format(understood.missed)}.
      <NearBackdrops ids={near} onChoose={onBackdrop} />
    </output>
  )
}

function NearBackdrops({ ids, onChoose }: { ids: NearToWords['near_backdrops']; onChoose: (backdrop: string) => void }) {
  const { t } = useTranslation('studio')
  const { data: backdrops = [] } = useBackdrops()
  const near = ids.flatMap((id) => backdrops.find((backdrop) => backdrop.id === id) ?? [])
  return (
    <fieldset className="mt-3 grid grid-cols-4 gap-2">
      <legend className="sr-only">{t('words.near')}</legend>
      {near.map(({ id, name, thumbnail_url: address }) => (
        <button key={id} type="button" className="flex flex-col gap-1 rounded-print text-left" onClick={() => onChoose(id)}>
          <img src={address} alt="" width="320" height="400" className="aspect-4/5 w-full rounded-print object-cover" />
          <span className="text-xs leading-tight">{name}</span>
        </button>
      ))}
    </fieldset>
  )
}
