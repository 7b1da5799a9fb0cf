import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CallError } from '#features/api.ts'
import type { Notifications } from '#features/sign-in/contract.ts'
import { useMember } from '#features/session/web/index.ts'
import { Section } from '#ui/Section.tsx'
import { Switch } from '#ui/Switch.tsx'
import { showToast } from '#ui/toast.ts'
import { useSaveMember } from './use-save-member.ts'

type Kind = keyof Notifications

const KINDS = ['newFeatures', 'updates', 'comments', 'mentions'] as const satisfies readonly Kind[]

/**
 * Notification settings: saved with each switch, and restored when saving fails. Until the server answers, the switched value is
 * shown; all others are the server's, so that a change in another tab is not undone here.
 */
export function NotificationSwitches() {
  const { t } = useTranslation('account')
  const { notifications } = useMember()
  const save = useSaveMember()
  const [pending, setPending] = useState<ReadonlyMap<Kind, boolean>>(new Map())
  const shown = { ...notifications, ...Object.fromEntries(pending) }

  async function change(kind: Kind, isOn: boolean) {
    setPending((others) => new Map([...others, [kind, isOn]]))
    try {
      await save({ action: 'notifications', notifications: { ...shown, [kind]: isOn } })
      void showToast('success', t('settings.notificationsSaved'))
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      void showToast('error', error.message)
    } finally {
      setPending((others) => new Map([...others].filter(([other]) => other !== kind)))
    }
  }

  return (
    <Section heading={t('settings.notifications')}>
      <div className="mt-2 divide-y divide-line">
        {KINDS.map((kind) => (
          <div key={kind} className="py-2">
            <Switch label={t(`settings.${kind}`)} isOn={shown[kind]} onChange={(isOn) => void change(kind, isOn)} />
          </div>
        ))}
      </div>
    </Section>
  )
}
