import { Check, WandSparkles } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { MESSAGE_MAX } from '#features/captions/contract.ts'
import { useTooLong } from '#features/use-too-long.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/TextField.tsx'
import { type Layout, LAYOUT_FIELDS, TEXT_MAX, type TextField as LayoutField } from '#features/photo-edits/layouts.ts'
import type { useTextsDraft } from './use-texts-draft.ts'

interface LayoutTextsProps {
  layout: Layout
  draft: ReturnType<typeof useTextsDraft>
  isBusy: boolean
  onSave: () => void
}

/** The texts of the layout in use: filled from one line, or written one by one. */
export function LayoutTexts({ layout, draft, isBusy, onSave }: LayoutTextsProps) {
  const { t } = useTranslation('studio')
  const [line, setLine] = useState('')
  const { texts, write, read, isReading, isChanged, isTooLong, undo, error } = draft
  const tooLong = useTooLong(line, MESSAGE_MAX)
  const isLine = line.trim() !== '' && line.length <= MESSAGE_MAX
  const fields = LAYOUT_FIELDS[layout]
  return (
    <>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          if (isLine) read(line)
        }}
      >
        <div className="min-w-0 flex-1">
          <TextField
            label={t('layouts.line')}
            placeholder={t('layouts.linePlaceholder')}
            limit={MESSAGE_MAX}
            tooLong={tooLong}
            value={line}
            onChange={(event) => setLine(event.target.value)}
          />
        </div>
        <Button
          type="submit"
          className="h-13 shrink-0"
          isBusy={isReading}
          disabled={!isLine}
          icon={<WandSparkles className="size-4.5" aria-hidden="true" />}
        >
          {t('layouts.fill')}
        </Button>
      </form>
      {error && <Alert look="danger">{error.message}</Alert>}
      {fields.length > 0 && (
        <form
          className="grid grid-cols-2 gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            onSave()
          }}
        >
          {fields.map((field) => (
            <div
              key={field}
              className={field === 'title' || field === 'body' ? 'col-span-2' : 'col-span-2 min-[26rem]:col-span-1'}
            >
              <LayoutText field={field} text={texts[field] ?? ''} onChange={(text) => write(field, text)} />
            </div>
          ))}
          {isChanged && (
            <div className="col-span-2 flex flex-wrap gap-2">
              <Button
                type="submit"
                size="small"
                className="min-h-11"
                isBusy={isBusy}
                disabled={isTooLong}
                icon={<Check className="size-4.5" aria-hidden="true" />}
              >
                {t('layouts.save')}
              </Button>
              <Button look="quiet" size="small" className="min-h-11" onClick={undo}>
                {t('layouts.undo')}
              </Button>
            </div>
          )}
        </form>
      )}
    </>
  )
}

interface LayoutTextProps {
  field: LayoutField
  text: string
  onChange: (text: string) => void
}

function LayoutText({ field, text, onChange }: LayoutTextProps) {
  const { t } = useTranslation('studio')
  const tooLong = useTooLong(text, TEXT_MAX[field])
  return (
    <TextField
      label={t(`layouts.fields.${field}`)}
      limit={TEXT_MAX[field]}
      tooLong={tooLong}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
