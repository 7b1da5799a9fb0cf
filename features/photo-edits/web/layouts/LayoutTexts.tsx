import { Check, WandSparkles } from 'lucide-react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchOrThrow } from '#features/api.ts'
import { MESSAGE_MAX } from '#features/captions/contract.ts'
import { FormTextField } from '#features/FormTextField.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { layouts } from '#features/photo-edits/layout-contract.ts'
import { LAYOUT_FIELDS, TEXT_MAX } from '#features/photo-edits/layouts.ts'
import type { LayoutForm } from './use-layout-form.ts'

interface LayoutTextsProps {
  layoutForm: LayoutForm
  /** What the member wrote for the order. */
  line: string
}

/** The texts of the layout in use: filled from one line, or written one by one. */
export function LayoutTexts({ layoutForm, line }: LayoutTextsProps) {
  return (
    <>
      <PromptForm first={line} onRead={layoutForm.fill} />
      {LAYOUT_FIELDS[layoutForm.chosen].length > 0 && <TextsForm layoutForm={layoutForm} />}
    </>
  )
}

/** One line in the member's words, of which the server makes the texts. */
function PromptForm({ first, onRead }: { first: string; onRead: LayoutForm['fill'] }) {
  const { t } = useTranslation('studio')
  const form = useForm({ defaultValues: { line: first } })
  const { control } = form
  const line = useWatch({ control, name: 'line' })
  const isComplete = line.trim() !== '' && line.length <= MESSAGE_MAX
  const { submit, isBusy, problem } = useSubmit(form, async (typed) => {
    if (isComplete) onRead((await fetchOrThrow(layouts.readLine, { body: { line: typed.line } })).texts)
  })
  return (
    <>
      <form className="flex flex-col items-start gap-2" onSubmit={submit}>
        <div className="w-full">
          <FormTextField
            control={control}
            name="line"
            label={t('layouts.line')}
            placeholder={t('layouts.linePlaceholder')}
            limit={MESSAGE_MAX}
          />
        </div>
        <Button
          type="submit"
          isBusy={isBusy}
          disabled={!isComplete}
          icon={<WandSparkles className="size-4.5" aria-hidden="true" />}
        >
          {t('layouts.fill')}
        </Button>
      </form>
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </>
  )
}

function TextsForm({ layoutForm }: Pick<LayoutTextsProps, 'layoutForm'>) {
  const { form, chosen, isBusy, isChanged, isTooLong, save, undo } = layoutForm
  const { t } = useTranslation('studio')
  return (
    <form className="grid grid-cols-2 gap-3" onSubmit={save}>
      {LAYOUT_FIELDS[chosen].map((field) => (
        <div key={field} className={field === 'title' || field === 'body' ? 'col-span-2' : 'col-span-2 min-[26rem]:col-span-1'}>
          <FormTextField
            control={form.control}
            name={`texts.${field}`}
            label={t(`layouts.fields.${field}`)}
            limit={TEXT_MAX[field]}
          />
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
          <Button variant="quiet" size="small" className="min-h-11" onClick={undo}>
            {t('layouts.undo')}
          </Button>
        </div>
      )}
    </form>
  )
}
