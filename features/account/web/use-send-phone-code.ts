import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { describeRefusal } from '#features/session/web/index.ts'
import { useSaveMember } from './use-save-member.ts'

/** Sends a code to the member's new phone. `send` returns why it failed. */
export function useSendPhoneCode() {
  const { t } = useTranslation('signIn')
  const save = useSaveMember()
  const [isSending, setSending] = useState(false)

  async function send(phone: string): Promise<string | undefined> {
    setSending(true)
    const result = await save({ action: 'change_phone', new_phone: phone })
    setSending(false)
    return result.ok ? undefined : describeRefusal(t, result, t('errors.sendError'))
  }

  return { send, isSending }
}
