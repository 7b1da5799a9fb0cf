import { useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#features/api.ts'
import { useMember } from '#features/session/web/index.ts'
import { showToast } from '#ui/toast.ts'
import { instagram } from '#features/instagram/contract.ts'
import { type DialogMessage, isWindowThere, listenToMessages } from './dialog-message.ts'
import { type Outcome, outcomeOf, outcomeOfMessage } from './dialog-outcome.ts'
import type { Problem } from './explain-problem.ts'
import { isAwaited, isOwnDialog, storeDialog, markAnswered } from './open-dialogs.ts'
import { openPopup, watchPopup } from './popup.ts'
import { everythingOfInstagram } from '../social-queries.ts'
import { useSaveConnection } from '../card/use-save-connection.ts'

/** `waiting`: the member is at Facebook, in the other window. */
type ConnectPhase = 'idle' | 'waiting' | 'saving'

export interface ConnectProblem extends Problem {
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
  const { phase, problem, applyOutcome, fail, begin } = useOutcome()
  const popup = useRef<Window>(undefined)
  const stopWatching = useRef<() => void>(undefined)
  useEffect(() => () => stopWatching.current?.(), [])

  /** `dialogId` is left out for a window that only seems to be closed, and may still report a result. */
  async function conclude(outcome: Outcome, dialogId?: string) {
    stopWatching.current?.()
    if (dialogId !== undefined) markAnswered(dialogId)
    await applyOutcome(outcome)
  }

  async function takeMessage(message: DialogMessage) {
    const outcome = await understand(t, message)
    if (!isToldAlready(outcome, message.dialog)) await conclude(outcome, message.dialog)
  }
  useMessagesOfOwnDialogs((message) => void takeMessage(message))

  /** Runs when the window is closed, or seems so. */
  async function checkOutcome(dialogId: string) {
    const outcome = await readOutcome(t, dialogId)
    if (!isAwaited(dialogId)) return
    if (outcome !== undefined && (outcome.name !== 'cancelled' || (await isClosedForGood(dialogId)))) {
      // its message may have come meanwhile
      if (!isAwaited(dialogId)) return
      if (outcome.name === 'cancelled') closed.add(dialogId)
      await conclude(outcome, outcome.name === 'cancelled' ? undefined : dialogId)
      return
    }
    const timer = setTimeout(() => void checkOutcome(dialogId), LOOK_AGAIN_MS)
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
      stopWatching.current = watchPopup(opened, () => void checkOutcome(dialog.id))
    } else opened.close()
  }

  return {
    phase,
    problem,
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
    takeMessage,
  }
}

async function openDialog(phone: string, fail: (problem: Problem) => void): Promise<{ id: string; url: string } | undefined> {
  const opened = await call(instagram.openDialog, { body: { phone } })
  if (!opened.ok) {
    fail({ text: opened.error })
    return undefined
  }
  const { dialog, dialog_url: url, state } = opened.data
  storeDialog(dialog.id, state)
  return { id: dialog.id, url }
}

/** Dialogs whose window was closed, as the member was told. */
const closed = new Set<string>()

/** The message of a window says the same again. */
function isToldAlready({ name }: Outcome, dialogId: string | undefined): boolean {
  return name === 'cancelled' && dialogId !== undefined && closed.has(dialogId)
}

/** A separated window seems closed: but then it has the focus, or answers that it is open. */
async function isClosedForGood(dialogId: string): Promise<boolean> {
  return document.hasFocus() && !(await isWindowThere(dialogId))
}

/** The result from the server. @returns undefined while the code is being exchanged */
async function readOutcome(t: TFunction<'instagram'>, dialogId: string): Promise<Outcome | undefined> {
  const answer = await call(instagram.getDialog, { params: { id: dialogId } })
  return answer.ok ? outcomeOf(t, answer.data.dialog) : { name: 'failed', problem: { text: answer.error } }
}

/** The result that a window reported; the server knows more about a failure. */
async function understand(t: TFunction<'instagram'>, message: DialogMessage): Promise<Outcome> {
  const outcome = outcomeOfMessage(t, message)
  if (outcome.name !== 'failed' || message.dialog === undefined) return outcome
  const known = await readOutcome(t, message.dialog)
  return known?.name === 'failed' ? known : outcome
}

function useMessagesOfOwnDialogs(onMessage: (message: DialogMessage) => void): void {
  const takeMessage = useEffectEvent((message: DialogMessage) => {
    if (message.dialog === undefined || isAwaited(message.dialog)) onMessage(message)
  })
  useEffect(
    () =>
      listenToMessages({
        isOwn: ({ dialog }) => dialog === undefined || isOwnDialog(dialog),
        onMessage: (message) => takeMessage(message),
      }),
    [],
  )
}

export type Connection = ReturnType<typeof useConnect>

/** Applies a result to the page. */
function useOutcome() {
  const { t } = useTranslation('instagram')
  const queryClient = useQueryClient()
  const save = useSaveConnection()
  const [phase, setPhase] = useState<ConnectPhase>('idle')
  const [problem, setProblem] = useState<ConnectProblem>()

  function end(found?: ConnectProblem) {
    setPhase('idle')
    setProblem(found)
  }

  async function applyOutcome(outcome: Outcome): Promise<void> {
    if (outcome.name === 'granted') {
      setPhase('saving')
      setProblem(undefined)
      end(await save(outcome))
      return
    }
    end(outcome.name === 'failed' ? outcome.problem : undefined)
    if (outcome.name === 'cancelled') void showToast('info', t('cancelled'))
    else await queryClient.invalidateQueries({ queryKey: everythingOfInstagram })
  }

  return {
    phase,
    problem,
    applyOutcome,
    fail: end,
    begin: () => {
      setProblem(undefined)
      setPhase('waiting')
    },
  }
}
