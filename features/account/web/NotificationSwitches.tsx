import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Notifications } from '#features/sign-in/contract.ts'
import { useMember } from '#features/sign-in/web/member.ts'
import { Section } from '#ui/Section.tsx'
import { Switch } from '#ui/Switch.tsx'
import { showToast } from '#ui/toast.ts'
import { useSaveMember } from './use-save-member.ts'

const KINDS = ['newFeatures', 'updates', 'comments', 'mentions'] as const satisfies readonly (keyof Notifications)[]

/** What a member wants to hear of: saved with each switch, put back when it could not be. */
export function NotificationSwitches() {
  const { t } = useTranslation('account')
  const member = useMember()
  const save = useSaveMember()
  const [wished, setWished] = useState(member.notifications)

  async function change(kind: keyof Notifications, isOn: boolean) {
    const notifications = { ...wished, [kind]: isOn }
    setWished(notifications)
    const result = await save({ action: 'notifications', notifications })
    if (!result.ok) setWished((latest) => ({ ...latest, [kind]: !isOn }))
    void showToast(result.ok ? 'success' : 'error', result.ok ? t('settings.notificationsSaved') : result.error)
  }

  return (
    <Section heading={t('settings.notifications')}>
      <div className="mt-2 divide-y divide-line">
        {KINDS.map((kind) => (
          <div key={kind} className="py-2">
            <Switch label={t(`settings.${kind}`)} isOn={wished[kind]} onChange={(isOn) => void change(kind, isOn)} />
          </div>
        ))}
      </div>
    </Section>
  )
}
