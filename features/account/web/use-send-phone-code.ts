import { useTranslation } from 'react-i18next'
import type { Failure } from '#features/api.ts'
import { describeRefusal } from '#features/session/web/index.ts'
import { useSaveMember } from './use-save-member.ts'

/** Sends a code to the member's new phone. */
export function useSendPhoneCode() {
  const { t } = useTranslation('signIn')
  const save = useSaveMember()
  return {
    /** @throws CallError for a refusal */
    sendCode: (phone: string) => save({ action: 'change_phone', new_phone: phone }),
    /** Why no code was sent. */
    describe: (failure: Failure) => describeRefusal(t, failure, t('errors.sendError')),
  }
}
