import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod/mini'
import { type CallError, fetchOrThrow } from '#features/api.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Sheet } from '#ui/Dialog.tsx'
import { type caption, captions } from '../contract.ts'
import { CaptionWishes, type CaptionWishesValue } from './CaptionWishes.tsx'
import { ProfessionQuestion } from './ProfessionQuestion.tsx'

type Caption = z.infer<typeof caption>

interface NewCaptionsProps {
  isOpen: boolean
  /** What to begin with. */
  first: CaptionWishesValue
  onClose: () => void
  /** What choosing one does, in a word or two. */
  chooseLabel: string
  onChoose: (caption: string) => void
}

/** Captions to choose from, as often as one likes: they cost no photo. */
export function NewCaptions({ isOpen, first, onClose, chooseLabel, onChoose }: NewCaptionsProps) {
  const { t } = useTranslation(['studio', 'common'])
  const { phone } = useMember()
  const [wishes, setWishes] = useState(first)
  const { mutate, data, isPending, error } = useMutation<readonly Caption[], CallError>({
    mutationFn: async () => {
      const { message, tone, length } = wishes
      return (await fetchOrThrow(captions.writeCaptions, { body: { phone, message, tone, length } })).captions
    },
  })
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={(opened) => {
        if (!opened) onClose()
      }}
      title={t('caption.another')}
      description={t('caption.anotherText')}
      closeLabel={t('common:close')}
      actions={
        <Button look="primary" isWide isBusy={isPending} disabled={wishes.message.trim() === ''} onClick={() => mutate()}>
          {t(data ? 'caption.writeMore' : 'caption.write')}
        </Button>
      }
    >
      <CaptionWishes
        isRequired
        wishes={wishes}
        onChange={(changed) => setWishes({ ...wishes, ...changed })}
        aside={<ProfessionQuestion />}
      />
      <ul aria-label={t('caption.choices')} aria-live="polite" className="mt-6 flex flex-col gap-3 empty:hidden">
        {data?.map((written) => {
          const text = withHashtags(written)
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
      {error && <Alert look="danger">{error.message}</Alert>}
    </Sheet>
  )
}

function withHashtags({ text, hashtags }: Caption): string {
  return hashtags.length === 0 ? text : `${text}\n\n${hashtags.join(' ')}`
}
