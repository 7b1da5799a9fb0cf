import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { instagram } from '#features/instagram/contract.ts'
import { type DialogNews, isWindowThere, listenToNews } from './dialog-news.ts'
import { type Outcome, outcomeOf, outcomeOfNews } from './dialog-outcome.ts'
import type { Trouble } from './explain-trouble.ts'
import { isAwaited, isOwnDialog, keepDialog, settleDialog } from './open-dialogs.ts'
import { openPopup, watchPopup } from './popup.ts'
import { everythingOfInstagram } from '../social-queries.ts'
import { useSaveConnection } from '../card/use-save-connection.ts'

/** `waiting`: the member is at Facebook, in the other window. */
type ConnectPhase = 'idle' | 'waiting' | 'saving'

export interface ConnectTrouble extends Trouble {
  /** The browser blocked the window; Facebook can be opened in this one. */
  readonly isBlocked?: true
}

const LOOK_AGAIN_MS = 1000

/**
 * Connects an account: opens a window directly in the tap, sends it to Facebook, and watches it. The result arrives as a
 * message; without one, the server is asked once the window is closed.
 */
export function useConnect() {
  const { t } = useTranslation('instagram')
  const { phone } = useMember()
  const { phase, trouble, settle, fail, begin } = useSettling()
  const popup = useRef<Window>(undefined)
  const stopWatching = useRef<() => void>(undefined)
  useEffect(() => () => stopWatching.current?.(), [])

  /** `dialogId` is left out for a window that only seems to be closed, and may still report a result. */
  async function conclude(outcome: Outcome, dialogId?: string) {
    stopWatching.current?.()
    if (dialogId !== undefined) settleDialog(dialogId)
    await settle(outcome)
  }

  async function hear(news: DialogNews) {
    await conclude(await understand(t, news), news.dialog)
  }
  useNewsOfOwnDialogs((news) => void hear(news))

  /** Runs when the window is closed, or seems so. */
  async function lookAfterwards(dialogId: string) {
    const outcome = await readOutcome(t, dialogId)
    if (!isAwaited(dialogId)) return
    if (outcome !== undefined && (outcome.name !== 'cancelled' || (await isReallyGone(dialogId)))) {
      await conclude(outcome, outcome.name === 'cancelled' ? undefined : dialogId)
      return
    }
    const timer = setTimeout(() => void lookAfterwards(dialogId), LOOK_AGAIN_MS)
    stopWatching.current = () => clearTimeout(timer)
  }

  async function connect() {
    const opened = openPopup(t('opening'))
    if (!opened) {
      fail({ text: t('errors.blocked'), isBlocked: true })
      return
    }
    popup.current = opened
    begin()
    const dialog = await openDialog(phone, fail)
    if (dialog) {
      opened.location.href = dialog.url
      stopWatching.current = watchPopup(opened, () => void lookAfterwards(dialog.id))
    } else opened.close()
  }

  return {
    phase,
    trouble,
    connect: () => void connect(),
    /** Leaves this page for Facebook, and returns to it. */
    connectHere: async () => {
      const dialog = await openDialog(phone, fail)
      if (dialog) location.assign(dialog.url)
    },
    showWindow: () => popup.current?.focus(),
    giveUp: () => {
      popup.current?.close()
      void conclude({ name: 'cancelled' })
    },
    /** Handles the result of a window that found no page to report to. */
    hear,
  }
}

async function openDialog(phone: string, fail: (trouble: Trouble) => void): Promise<{ id: string; url: string } | undefined> {
  const opened = await call(instagram.openDialog, { body: { phone } })
  if (!opened.ok) {
    fail({ text: opened.error })
    return undefined
  }
  const { dialog, dialog_url: url, state } = opened.data
  keepDialog(dialog.id, state)
  return { id: dialog.id, url }
}

/** A separated window seems closed: but then it has the focus, or answers that it is open. */
async function isReallyGone(dialogId: string): Promise<boolean> {
  return document.hasFocus() && !(await isWindowThere(dialogId))
}

/** The result from the server. @returns undefined while the code is being exchanged */
async function readOutcome(t: TFunction<'instagram'>, dialogId: string): Promise<Outcome | undefined> {
  const answer = await call(instagram.getDialog, { params: { id: dialogId } })
  return answer.ok ? outcomeOf(t, answer.data.dialog) : { name: 'failed', trouble: { text: answer.error } }
}

/** The result that a window reported; the server knows more about a failure. */
async function understand(t: TFunction<'instagram'>, news: DialogNews): Promise<Outcome> {
  const told = outcomeOfNews(t, news)
  if (told.name !== 'failed' || news.dialog === undefined) return told
  const known = await readOutcome(t, news.dialog)
  return known?.name === 'failed' ? known : told
}

function useNewsOfOwnDialogs(onNews: (news: DialogNews) => void): void {
  const hear = useEffectEvent((news: DialogNews) => {
    if (news.dialog === undefined || isAwaited(news.dialog)) onNews(news)
  })
  useEffect(
    () =>
      listenToNews({
        isOwn: ({ dialog }) => dialog === undefined || isOwnDialog(dialog),
        onNews: (news) => hear(news),
      }),
    [],
  )
}

export type Connection = ReturnType<typeof useConnect>

/** Applies a result to the page. */
function useSettling() {
  const { t } = useTranslation('instagram')
  const queryClient = useQueryClient()
  const save = useSaveConnection()
  const [phase, setPhase] = useState<ConnectPhase>('idle')
  const [trouble, setTrouble] = useState<ConnectTrouble>()

  function end(found?: ConnectTrouble) {
    setPhase('idle')
    setTrouble(found)
  }

  async function settle(outcome: Outcome): Promise<void> {
    if (outcome.name === 'granted') {
      setPhase('saving')
      setTrouble(undefined)
      end(await save(outcome))
      return
    }
    end(outcome.name === 'failed' ? outcome.trouble : undefined)
    if (outcome.name === 'cancelled') void showToast('info', t('cancelled'))
    else await queryClient.invalidateQueries({ queryKey: everythingOfInstagram })
  }

  return {
    phase,
    trouble,
    settle,
    fail: end,
    begin: () => {
      setTrouble(undefined)
      setPhase('waiting')
    },
  }
}
