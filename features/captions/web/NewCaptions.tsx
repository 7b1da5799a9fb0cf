import { useEffect, useId, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Dialog.tsx'
import { captions, MESSAGE_MAX, SEEN_MAX } from '../contract.ts'
import type { CaptionWishesValue } from './caption-wishes.ts'
import { CaptionWishes } from './CaptionWishes.tsx'
import { ProfessionQuestion } from './ProfessionQuestion.tsx'

type Written = z.infer<typeof captions.writeCaptions.reply>
type Caption = Written['captions'][number]

interface NewCaptionsProps {
  isOpen: boolean
  /** The label of the button that opened it. */
  title: string
  /** The initial wishes. */
  first: CaptionWishesValue
  onClose: () => void
  /** The label of the choosing button, in a word or two. */
  chooseLabel: string
  onChoose: (caption: string) => void
}

/** Captions to choose from, as often as one likes: they cost no photo. An initial message is written about at once. */
export function NewCaptions({ isOpen, title, first, onClose, chooseLabel, onChoose }: NewCaptionsProps) {
  const { t } = useTranslation(['studio', 'common'])
  const { phone } = useMember()
  const formId = useId()
  const { message, tone, length } = first
  const form = useForm<CaptionWishesValue>({ defaultValues: { message, tone, length } })
  const wishes = useWatch({ control: form.control, compute: (values) => values })
  // kept while others are written: the member may prefer an earlier one
  const [written, setWritten] = useState<Written>()
  const [seen, setSeen] = useState<readonly string[]>([])
  const hasMessage = wishes.message.trim() !== ''
  const isTooLong = wishes.message.length > MESSAGE_MAX
  const { submit, isBusy, isPaused, problem } = useSubmit(
    form,
    async (wanted) => {
      if (wanted.message.trim() === '') return
      const offered = await fetchOrThrow(captions.writeCaptions, { body: { phone, ...wanted, seen: [...seen] } })
      setWritten(offered)
      setSeen([...offered.captions.map(({ text }) => text), ...seen].slice(0, SEEN_MAX))
    },
    // may wait: nothing of it leaves the product, and the button says so
    { networkMode: 'online', fieldOf: () => undefined },
  )
  const hasBegun = useRef(false)
  useEffect(() => {
    if (!isOpen || hasBegun.current || !hasMessage || isTooLong) return
    hasBegun.current = true
    submit()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- opening it starts the request; typing does not
  }, [isOpen])

  function change(changed: Partial<CaptionWishesValue>) {
    for (const [name, value] of Object.entries(changed)) form.setValue(name as keyof CaptionWishesValue, value) // as: the keys of the wishes
  }

  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(opened) => {
        if (!opened) onClose()
      }}
      title={title}
      description={t('caption.anotherText')}
      closeLabel={t('common:close')}
      actions={
        <Button type="submit" form={formId} variant="primary" isWide isBusy={isBusy} disabled={!hasMessage || isTooLong}>
          {t(captionOfButton({ hasMessage, isTooLong, hasWritten: written !== undefined, isWaiting: isPaused }))}
        </Button>
      }
    >
      <form id={formId} onSubmit={submit}>
        <CaptionWishes isRequired wishes={wishes} onChange={change} aside={<ProfessionQuestion />} />
      </form>
      <ul aria-label={t('caption.choices')} aria-live="polite" className="mt-6 flex flex-col gap-3 empty:hidden">
        {written?.captions.map((caption) => {
          const text = withHashtags(caption)
          return (
            <li key={text} className="flex flex-col gap-3 rounded-card p-4 ring-1 ring-line ring-inset">
              <p className="text-sm whitespace-pre-line">{text}</p>
              <Button size="small" className="self-start" onClick={() => onChoose(text)}>
                {chooseLabel}
              </Button>
            </li>
          )
        })}
      </ul>
      {written?.warnings.map((warning) => (
        <Alert key={warning}>{t(`warnings.${warning}`)}</Alert>
      ))}
      {problem !== undefined && <Alert variant="danger">{problem}</Alert>}
    </Sheet>
  )
}

interface ButtonState {
  hasMessage: boolean
  isTooLong: boolean
  hasWritten: boolean
  /** Waiting for the connection. */
  isWaiting: boolean
}

/** A disabled button says what it waits for. */
function captionOfButton({ hasMessage, isTooLong, hasWritten, isWaiting }: ButtonState) {
  if (isWaiting) return 'order.offline'
  if (!hasMessage) return 'order.missing.message'
  if (isTooLong) return 'order.tooLong.message'
  return hasWritten ? 'caption.writeMore' : 'caption.write'
}

function withHashtags({ text, hashtags }: Caption): string {
  return hashtags.length === 0 ? text : `${text}\n\n${hashtags.join(' ')}`
}
