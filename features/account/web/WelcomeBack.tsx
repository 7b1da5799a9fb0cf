import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { markRecreated, useMember, useRecreatedMark } from '#features/session/web/index.ts'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { useSubscription } from '#features/membership/web/index.ts'
import { useSaveMember } from './use-save-member.ts'

/** Greets a member who returned after deleting the account, until they close it here or on another device. */
export function WelcomeBack() {
  const { t } = useTranslation('account')
  const tCommon = useTranslation().t
  const navigate = useNavigate()
  const save = useSaveMember()
  const { just_recreated: isRecreated, phone } = useMember()
  const { data: subscription, isPending } = useSubscription(phone)
  // a courtesy plan is still there, or there again
  const hasPlan = subscription?.status === 'active'
  const isMarked = useRecreatedMark()
  const [isClosed, setClosed] = useState(false)

  function close() {
    setClosed(true)
    markRecreated(false)
    // a refusal changes nothing for the member: the next visit greets again
    if (isRecreated) void save({ action: 'welcome_seen' }).catch(() => undefined)
  }

  return (
    <Dialog
      isOpen={!isClosed && !isPending && (isMarked || isRecreated)}
      onOpenChange={(isWanted) => !isWanted && close()}
      title={t('welcomeBack.heading')}
      description={t(hasPlan ? 'welcomeBack.textWithPlan' : 'welcomeBack.text')}
      closeLabel={tCommon('close')}
      actions={
        hasPlan ? (
          <Button variant="primary" onClick={close}>
            {t('welcomeBack.begin')}
          </Button>
        ) : (
          <>
            <Button onClick={close}>{t('welcomeBack.later')}</Button>
            <Button
              variant="primary"
              onClick={() => {
                close()
                void navigate(paths.checkout())
              }}
            >
              {t('welcomeBack.reactivate')}
            </Button>
          </>
        )
      }
    >
      {null}
    </Dialog>
  )
}
