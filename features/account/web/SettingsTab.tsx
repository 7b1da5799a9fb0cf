import { useTranslation } from 'react-i18next'
import { useLinkedChats } from '#features/chat/web/index.ts'
import { DataSection, DeletionSection } from '#features/privacy/web/index.ts'
import { useSignOut } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Section } from '#ui/Section.tsx'
import { OtherDevices } from './OtherDevices.tsx'
import { NotificationSwitches } from './NotificationSwitches.tsx'

export function SettingsTab() {
  const { t } = useTranslation('account')
  const { leave, isLeaving } = useSignOut()
  const { chats } = useLinkedChats()
  return (
    <>
      <NotificationSwitches />
      <OtherDevices />
      <Section heading={t('settings.leave')}>
        <p className="mt-2 text-soft">
          {t('settings.leaveText')} {chats.length > 0 && t('settings.leaveChatsText')}
        </p>
        <Button className="mt-4 max-sm:w-full" onClick={() => void leave()} isBusy={isLeaving}>
          {t('settings.leave')}
        </Button>
      </Section>
      <DataSection />
      <DeletionSection />
    </>
  )
}
