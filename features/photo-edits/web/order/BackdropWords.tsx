import { useTranslation } from 'react-i18next'
import { useTooLong } from '#features/use-too-long.ts'
import { chipClass } from '#ui/ChipGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { WORDS_MAX } from '#features/photo-edits/contract.ts'
import { useWordsReading } from './use-words-reading.ts'
import { WordsReadingNote } from './WordsReadingNote.tsx'

const IDEAS = ['marble', 'wood', 'beach', 'plaster', 'party'] as const

interface BackdropWordsProps {
  value: string
  onChange: (words: string) => void
  /** The last order was refused for its description. */
  isRefused: boolean
  /** Chooses a ready backdrop instead. */
  onBackdrop: (backdrop: string) => void
}

/** The backdrop in the member's own words, with examples, and what is not understood. */
export function BackdropWords({ value, onChange, isRefused, onBackdrop }: BackdropWordsProps) {
  const { t } = useTranslation('studio')
  const tooLong = useTooLong(value, WORDS_MAX)
  const reading = useWordsReading(value)
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('compose.words')}
        hint={t('compose.wordsHint')}
        placeholder={t('compose.wordsExample')}
        limit={WORDS_MAX}
        tooLong={tooLong}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {reading && <WordsReadingNote reading={reading} isRefused={isRefused} onBackdrop={onBackdrop} />}
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('compose.ideas')}</legend>
        {IDEAS.map((idea) => (
          <button
            key={idea}
            type="button"
            className={`${chipClass} max-w-full !shrink`}
            onClick={() => onChange(t(`ideas.${idea}`))}
          >
            {t(`ideas.${idea}`)}
          </button>
        ))}
      </fieldset>
    </div>
  )
}
