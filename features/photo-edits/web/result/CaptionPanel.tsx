import { Check, Copy, PenLine } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NewCaptions, useCopyCaption } from '#features/captions/web/index.ts'
import { FormTextArea } from '#features/FormTextArea.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { CAPTION_MAX } from '#features/captions/contract.ts'
import type { Edit } from '#features/photo-edits/contract.ts'
import { choicesOf } from '../order/choices.ts'
import { useCaptionForm } from './use-caption-form.ts'

/** The caption of the post: to change, to copy, to have written again. */
export function CaptionPanel({ edit }: { edit: Edit }) {
  const { t } = useTranslation('studio')
  const { control, text, isChanged, write, undo, submit, isBusy, problem } = useCaptionForm(edit)
  const copy = useCopyCaption()
  const [isAsking, setAsking] = useState(false)
  const choices = choicesOf(edit)

  return (
    <section className="flex flex-col gap-3 border-t border-line pt-6">
      <form onSubmit={submit} className="flex flex-col gap-3">
        <FormTextArea
          control={control}
          name="caption"
          label={t('caption.label')}
          placeholder={t('caption.empty')}
          limit={CAPTION_MAX}
        />
        <div className="flex flex-wrap gap-2">
          {isChanged ? (
            <>
              <Button
                size="small"
                className="min-h-11"
                icon={<Check className="size-4.5" aria-hidden="true" />}
                type="submit"
                isBusy={isBusy}
                disabled={text.length > CAPTION_MAX}
              >
                {t('caption.save')}
              </Button>
              <Button variant="quiet" size="small" className="min-h-11" onClick={undo}>
                {t('caption.undo')}
              </Button>
            </>
          ) : (
            <>
              <Button
                size="small"
                className="min-h-11"
                disabled={text === ''}
                icon={<Copy className="size-4.5" aria-hidden="true" />}
                onClick={() => void copy(text)}
              >
                {t('caption.copy')}
              </Button>
              <Button
                variant="quiet"
                size="small"
                className="min-h-11"
                icon={<PenLine className="size-4.5" aria-hidden="true" />}
                onClick={() => setAsking(true)}
              >
                {t('caption.another')}
              </Button>
            </>
          )}
          <output className="self-center text-sm text-faint">{isChanged && !isBusy ? t('caption.unsaved') : ''}</output>
        </div>
        {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
      </form>
      <NewCaptions
        isOpen={isAsking}
        title={t('caption.another')}
        first={{ ...choices, message: choices.message || choices.headline }}
        chooseLabel={t('caption.use')}
        onClose={() => setAsking(false)}
        onChoose={(caption) => {
          write(caption)
          setAsking(false)
        }}
      />
    </section>
  )
}
