import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useChatPlace } from '#features/chat/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { type CodeWay, signIn } from '../contract.ts'
import { savePending, type PendingSignIn } from './pending-sign-in.ts'
import { remainingSeconds, describeRefusal, useSecondsUntil, writeWait } from '#features/session/web/index.ts'

interface ResendButtonProps {
  pending: PendingSignIn | undefined
  way: CodeWay
  onSent: () => void
}

/** One for each way that a code can take. */
export function ResendButtons(props: Omit<ResendButtonProps, 'way'>) {
  const hasChat = Boolean(useChatPlace())
  return (
    <>
      <ResendButton {...props} way="sms" />
      {hasChat && <ResendButton {...props} way="chat" />}
    </>
  )
}

/** Requests another code, as soon as the wait is over. */
export function ResendButton({ pending, way, onSent }: ResendButtonProps) {
  const { t } = useTranslation('signIn')
  const [isSending, setSending] = useState(false)
  const seconds = useSecondsUntil(pending?.resendAt ?? 0)
  const phone = pending?.phone ?? ''

  async function resend() {
    setSending(true)
    const result = await call(signIn.resendCode, { body: { phone, by: way } })
    setSending(false)
    if (result.ok) {
      savePending(phone, result.data.resend_after)
      onSent()
      void showToast('success', t(way === 'chat' ? 'code.resentByChat' : 'code.resent'))
      return
    }
    // the countdown says how long, the notice only why
    if (result.code === 'rate_limited') savePending(phone, remainingSeconds(result))
    void showToast('error', result.code === 'rate_limited' ? result.error : describeRefusal(t, result, t('errors.resendError')))
  }

  function labelOf() {
    const wait = writeWait(seconds)
    if (way === 'chat') return seconds > 0 ? t('code.byChatIn', { wait }) : t('code.byChat')
    return seconds > 0 ? t('code.resendIn', { wait }) : t('code.resend')
  }

  return (
    <Button
      variant="quiet"
      disabled={seconds > 0}
      isBusy={isSending}
      onClick={() => void resend()}
      size="small"
      className="min-h-11 tabular-nums"
    >
      {labelOf()}
    </Button>
  )
}
