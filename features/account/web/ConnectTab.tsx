import { useTranslation } from 'react-i18next'
import { ChatCard } from '#features/chat/web/ChatCard.tsx'
import { InstagramSection } from '#features/instagram/web/InstagramSection.tsx'
import { Notices } from '#features/payments/web/Notices.tsx'
import { Section } from '#ui/Section.tsx'
import { StudioCard } from './StudioCard.tsx'

/** The ways to a picture: the studio, the chat, and what one does there. */
export function ConnectTab() {
  const { t } = useTranslation('account')
  const steps = [t('howTo.send'), t('howTo.choose'), t('howTo.wait'), t('howTo.post')]
  return (
    <>
      <Notices place="elsewhere" />
      <StudioCard />
      <ChatCard />
      <InstagramSection />
      <Section heading={t('howTo.heading')}>
        <ol className="mt-3 flex flex-col gap-4">
          {steps.map((step, place) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-display font-bold text-on-accent"
              >
                {place + 1}
              </span>
              <span className="max-w-prose pt-0.5">{step}</span>
            </li>
          ))}
        </ol>
      </Section>
    </>
  )
}
