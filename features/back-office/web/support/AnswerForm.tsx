import { useForm, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { PanelConversation } from '#features/back-office/support-contract.ts'
import { TEAM_ANSWER_MAX } from '#features/chat/support-thread-days.ts'
import { FormTextArea } from '#features/FormTextArea.tsx'
import { useSubmit } from '#features/use-submit.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useAnswer } from './use-answer.ts'

interface AnswerFormProps {
  conversation: PanelConversation
  memberId: string
}

/** Writes to the member, and ends the conversation or leaves it open. */
export function AnswerForm({ conversation, memberId }: AnswerFormProps) {
  const { t } = useTranslation('panel')
  const form = useForm({ defaultValues: { text: '', end: false } })
  const { control, reset } = form
  const text = useWatch({ control, name: 'text' })
  const answer = useAnswer(conversation, memberId)
  const { submit, sendFields, isBusy, problem } = useSubmit(form, async (typed) => {
    await answer({ text: typed.text.trim(), end: typed.end })
    reset()
  })
  const isEmpty = text.trim() === ''
  const isTooLong = text.length > TEAM_ANSWER_MAX
  const isEnded = conversation.state === 'ended'
  return (
    <form className="mt-4 flex flex-col gap-3" onSubmit={submit}>
      <FormTextArea
        control={control}
        name="text"
        label={t('conversations.answer')}
        hint={isEnded ? t('conversations.opensAgain') : undefined}
        limit={TEAM_ANSWER_MAX}
      />
      {problem && <Alert variant="danger">{problem}</Alert>}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" isBusy={isBusy} disabled={isEmpty || isTooLong}>
          {t('conversations.send')}
        </Button>
        {!(isEnded && isEmpty) && (
          <Button isBusy={isBusy} disabled={isTooLong} onClick={() => sendFields({ text, end: true })}>
            {t(isEmpty ? 'conversations.end' : 'conversations.sendAndEnd')}
          </Button>
        )}
      </div>
    </form>
  )
}
