import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { paths } from '#features/paths.ts'
import { Spinner } from '#ui/Spinner.tsx'
import type { Dialog } from '#features/instagram/contract.ts'
import { AccountPicker } from '../card/AccountPicker.tsx'
import { answerWhetherThere, type DialogMessage, openerOf, sendMessage } from './dialog-message.ts'
import { isAwaited } from './open-dialogs.ts'
import type { DialogReturn } from './read-return.ts'
import { messageOfDialog, messageOfReturn, saysAll } from './return-message.ts'
import { dialogQuery } from '../social-queries.ts'

interface ReturnViewProps {
  dialogReturn: DialogReturn
  /** Called when no page is waiting for the result: it is handled in this window. */
  onUntaken: (message: DialogMessage) => Promise<void>
}

/** Long enough for an open page to answer, and too short to be noticed. */
const HEARD_WITHIN_MS = 1200
/** Some browsers do not let a window close itself. */
const CLOSED_WITHIN_MS = 800

/**
 * The returned window of Facebook's dialog: offers the choice among several accounts, reports to the waiting page, and
 * closes. If no page is waiting (the browser used one window, or the other was closed), it becomes that page.
 */
export function ReturnView({ dialogReturn, onUntaken }: ReturnViewProps) {
  const { t } = useTranslation('instagram')
  const { message, dialog } = useMessage(dialogReturn)
  const { report, isReporting, isStuck } = useReport(onUntaken)
  const tell = useEffectEvent(() => {
    if (message) report(message)
  })
  const isReady = message !== undefined
  useEffect(() => {
    if (isReady) tell()
  }, [isReady])

  const { dialogId } = dialogReturn
  useEffect(() => (dialogId === undefined ? undefined : answerWhetherThere(dialogId)), [dialogId])

  if (dialog?.state === 'granted' && !isReady && !isReporting) {
    const { id, access_token: accessToken, accounts } = dialog
    return (
      <AccountPicker
        accounts={accounts}
        onChoose={(chosen) => report({ accessToken, instagramAccountId: chosen, dialog: id })}
        onCancel={() => report({ error: 'access_denied', dialog: id })}
      />
    )
  }
  return (
    <output className="flex flex-1 items-center justify-center gap-3 px-5 py-16 text-soft">
      {!isStuck && <Spinner className="size-6" />}
      <span>{t(isStuck ? 'closeWindow' : 'returning')}</span>
    </output>
  )
}

/** The result to report, once it is known; and the dialog, if the server had to be asked. */
function useMessage(dialogReturn: DialogReturn): { message: DialogMessage | undefined; dialog: Dialog | undefined } {
  const isKnown = saysAll(dialogReturn)
  const { data: dialog, isError } = useQuery({ ...dialogQuery(dialogReturn.dialogId ?? ''), enabled: !isKnown })
  if (isKnown) return { message: messageOfReturn(dialogReturn), dialog }
  if (isError) return { message: { error: 'instagram_dialog_failed' }, dialog }
  return { message: dialog && messageOfDialog(dialog), dialog }
}

/** Reports once, then closes the window or stays as the page. */
function useReport(onUntaken: ReturnViewProps['onUntaken']) {
  const navigate = useNavigate()
  const hasBegun = useRef(false)
  const [isReporting, setReporting] = useState(false)
  const [isStuck, setStuck] = useState(false)

  async function report(message: DialogMessage) {
    if (hasBegun.current) return
    hasBegun.current = true
    setReporting(true)
    if (!isOwnPage(message) && (await sendMessage(message, HEARD_WITHIN_MS))) {
      window.close()
      setTimeout(() => setStuck(true), CLOSED_WITHIN_MS)
      return
    }
    await navigate(paths.socialConnect(), { replace: true })
    await onUntaken(message)
  }

  return { report: (message: DialogMessage) => void report(message), isReporting, isStuck }
}

/** Whether the browser went to Facebook and back in one window. */
function isOwnPage({ dialog }: DialogMessage): boolean {
  return openerOf(window) === undefined && dialog !== undefined && isAwaited(dialog)
}
