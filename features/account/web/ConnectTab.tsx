import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { ChatCard, useIsChatSettled } from '#features/chat/web/index.ts'
import { InstagramSection } from '#features/instagram/web/index.ts'
import { Notices, PlanSection } from '#features/payments/web/index.ts'
import { useMember } from '#features/session/web/index.ts'
import { Section } from '#ui/Section.tsx'
import { StudioCard } from './StudioCard.tsx'
import { usePlanProblem } from './use-plan-problem.ts'

/** The first tab: the studio, a plan that is not active, chat, Instagram, and how posting works. */
export function ConnectTab() {
  // the content below plan and chat waits for them, because it would otherwise move under the user's finger; deferred, because
  // rendering it at once would block the page
  const isChatSettled = useIsChatSettled()
  const { isKnown, hasProblem } = usePlanProblem()
  const isSettled = useDeferredValue(isChatSettled && isKnown)
  return (
    <>
      <Notices place="elsewhere" />
      <StudioCard memberId={useMember().id} />
      {isSettled && (
        <>
          {hasProblem && <PlanSection />}
          <ChatCard />
          <InstagramSection />
          <HowTo />
        </>
      )}
    </>
  )
}

function HowTo() {
  const { t } = useTranslation('account')
  const steps = [t('howTo.send'), t('howTo.choose'), t('howTo.wait'), t('howTo.post')]
  return (
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
  )
}
