import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useTooLong } from '#features/use-too-long.ts'
import { Disclosure } from '#ui/Disclosure.tsx'
import { TextArea } from '#ui/TextArea.tsx'
import { MESSAGE_MAX } from '../contract.ts'
import type { CaptionWishesValue } from './caption-wishes.ts'
import { CaptionStyle } from './CaptionStyle.tsx'
import { useUsualLength } from './use-usual-length.ts'

interface CaptionWishesProps {
  wishes: CaptionWishesValue
  isRequired: boolean
  onChange: (changed: Partial<CaptionWishesValue>) => void
  /** Shown between the message and its manner. */
  aside?: ReactNode
}

/** The content of the caption, and its tone. */
export function CaptionWishes({ wishes, isRequired, onChange, aside }: CaptionWishesProps) {
  const { t } = useTranslation('studio')
  const tooLong = useTooLong(wishes.message, MESSAGE_MAX)
  const usualLength = useUsualLength()
  const { tone, length = usualLength } = wishes
  const summary = `${t(`tones.${tone}`)} · ${t(`lengths.${length}`)}`
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        label={t(isRequired ? 'caption.message' : 'caption.messageOptional')}
        hint={t('caption.messageHint')}
        placeholder={t('caption.messageExample')}
        rows={2}
        limit={MESSAGE_MAX}
        tooLong={tooLong}
        value={wishes.message}
        className="!min-h-20"
        onChange={(event) => onChange({ message: event.target.value })}
      />
      {aside}
      <Disclosure title={t('caption.manner')} summary={summary}>
        <CaptionStyle tone={tone} length={length} onChange={onChange} />
      </Disclosure>
    </div>
  )
}
