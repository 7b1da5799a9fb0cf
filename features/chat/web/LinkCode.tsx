import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, CallError } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { showToast } from '#ui/toast.ts'
import { chat } from '../contract.ts'

interface Code {
  readonly code: string
  readonly expires_at: string
}

/** For members whose number the messaging app hides: shows a code on request, to type in the chat. */
export function LinkCode() {
  const { t, i18n } = useTranslation('account')
  const { phone } = useMember()
  // a valid code stays visible when another one is refused
  const [shown, setShown] = useState<Code>()
  const { isPending, mutate } = useMutation({
    mutationFn: async () => {
      const result = await call(chat.issueLinkCode, { body: { phone } })
      if (!result.ok) throw new CallError(result)
      return result.data
    },
    onSuccess: setShown,
    onError: (error) => void showToast('error', error.message),
  })
  const timeOf = (moment: string) => new Intl.DateTimeFormat(i18n.language, { timeStyle: 'short' }).format(new Date(moment))
  return (
    <div className="flex flex-col items-start gap-2 text-sm">
      <p className="max-w-prose text-soft">{t('chat.linkText')}</p>
      {shown && (
        <p aria-live="polite" className="max-w-prose">
          <strong className="block font-display text-2xl tabular-nums tracking-widest">{shown.code}</strong>
          {t('chat.codeText', { time: timeOf(shown.expires_at) })}
        </p>
      )}
      <Button variant="quiet" size="small" className="-ml-3.5 min-h-11" isBusy={isPending} onClick={() => mutate()}>
        {shown ? t('chat.anotherCode') : t('chat.showCode')}
      </Button>
    </div>
  )
}
