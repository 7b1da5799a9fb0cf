import { MessageCircle } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addressOf } from '#features/api.ts'
import { showPhone } from '#features/session/web/index.ts'
import { buttonClass } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { chat } from '../contract.ts'
import { LinkCode } from './LinkCode.tsx'
import { LinkedChats } from './LinkedChats.tsx'
import { useChatPlace } from './use-chat-place.ts'

/**
 * Leads to the messaging app: with a button where it is installed, and a QR code for the phone everywhere else. Renders
 * nothing without a chat.
 */
export function ChatCard() {
  const { t } = useTranslation('account')
  const place = useChatPlace()
  const [isMissing, setMissing] = useState(false)
  if (!place) return null
  return (
    <Section heading={t('chat.heading')}>
      <div className="mt-3 flex flex-col items-start gap-6 sm:flex-row">
        {/* white in every theme, because cameras read that best */}
        {!isMissing && (
          <img
            src={addressOf(chat.getChatQr)}
            alt={t('chat.qr')}
            width={176}
            height={176}
            // the button and the number beside it remain
            onError={() => setMissing(true)}
            className="size-40 shrink-0 rounded-control bg-white ring-1 ring-line max-sm:order-last max-sm:mx-auto sm:size-44"
          />
        )}
        <div className="flex flex-col items-start gap-3 max-sm:w-full">
          <p className="max-w-prose">{t('chat.text')}</p>
          <p className="whitespace-nowrap text-soft tabular-nums">{t('chat.number', { number: showPhone(place.number) })}</p>
          <a href={place.url} target="_blank" rel="noreferrer" className={`${buttonClass({})} whitespace-nowrap max-sm:w-full`}>
            <MessageCircle className="size-5" aria-hidden="true" />
            {t('chat.open')}
          </a>
          <LinkCode />
        </div>
      </div>
      <LinkedChats />
    </Section>
  )
}
