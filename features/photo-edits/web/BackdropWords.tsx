import { useTranslation } from 'react-i18next'
import { chipClass } from '#ui/ChipGroup.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { WORDS_MAX } from '../contract.ts'

const IDEAS = ['marble', 'wood', 'beach', 'plaster', 'party'] as const

/** The backdrop in the member's own words, with a few to start from. */
export function BackdropWords({ value, onChange }: { value: string; onChange: (words: string) => void }) {
  const { t } = useTranslation('studio')
  return (
    <div className="flex flex-col gap-3">
      <TextArea
        label={t('compose.words')}
        hint={t('compose.wordsHint')}
        placeholder={t('compose.wordsExample')}
        limit={WORDS_MAX}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
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
