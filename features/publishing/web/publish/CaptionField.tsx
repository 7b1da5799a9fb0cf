import { clsx } from 'clsx'
import { useTranslation } from 'react-i18next'
import { fieldClass } from '#ui/field.ts'
import { LabelledField } from '#ui/LabelledField.tsx'
import {
  ALT_TEXT_CHARACTERS,
  CAPTION_LIMITS,
  countCharacters,
  findWordProblems,
  measureCaption,
  WISE_HASHTAGS,
} from '#features/publishing/caption-limits.ts'

interface WordsProps {
  value: string
  onChange: (value: string) => void
}

/**
 * The caption with what Instagram counts in it. Nothing is cut off: the field shows what exceeds a limit, and the member
 * shortens it.
 */
export function CaptionField({ value, onChange }: WordsProps) {
  const { t } = useTranslation('publishing')
  const measures = measureCaption(value)
  const [problem] = findWordProblems({ caption: value, altText: undefined })
  const hint = measures.hashtags > WISE_HASHTAGS ? t('words.wiseHashtags', { count: WISE_HASHTAGS }) : undefined
  return (
    <LabelledField label={t('words.caption')} hint={hint} error={problem && t(`words.${problem}`)}>
      {(fieldProps) => (
        <>
          <textarea
            rows={4}
            {...fieldProps}
            value={value}
            placeholder={t('words.captionEmpty')}
            onChange={(event) => onChange(event.target.value)}
            className={fieldClass(problem !== undefined, 'field-sizing-content max-h-72 min-h-28 resize-none py-3')}
          />
          <p className="flex flex-wrap gap-x-4 text-xs">
            <Count name={t('words.characters')} used={measures.characters} limit={CAPTION_LIMITS.characters} />
            <Count name={t('words.hashtags')} used={measures.hashtags} limit={CAPTION_LIMITS.hashtags} />
            <Count name={t('words.mentions')} used={measures.mentions} limit={CAPTION_LIMITS.mentions} />
          </p>
        </>
      )}
    </LabelledField>
  )
}

/** The text for people who cannot see the picture: suggested, and editable. */
export function AltTextField({ value, onChange }: WordsProps) {
  const { t } = useTranslation('publishing')
  const [problem] = findWordProblems({ caption: '', altText: value })
  return (
    <LabelledField
      label={t('words.altText')}
      hint={t(value.trim() === '' ? 'words.altTextMissing' : 'words.altTextHint')}
      error={problem && t(`words.${problem}`)}
      aside={<Count used={countCharacters(value)} limit={ALT_TEXT_CHARACTERS} />}
    >
      {(fieldProps) => (
        <textarea
          rows={2}
          {...fieldProps}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          className={fieldClass(problem !== undefined, 'field-sizing-content max-h-56 min-h-20 resize-none py-3')}
        />
      )}
    </LabelledField>
  )
}

/** From this share of the limit on, the count is emphasised. */
const NEAR = 0.9

function Count({ name, used, limit }: { name?: string; used: number; limit: number }) {
  const { i18n } = useTranslation()
  const write = (count: number) => count.toLocaleString(i18n.language)
  return (
    <span
      className={clsx(
        'text-xs tabular-nums',
        used > limit && 'font-semibold text-danger',
        used <= limit && (used >= limit * NEAR ? 'font-semibold text-ink' : 'text-faint'),
      )}
    >
      {write(used)}/{write(limit)} {name}
    </span>
  )
}
